// The summary of a game: signs are shown whole, wherever they stand in their pictures; and it can be printed.

for (const sign of document.querySelectorAll(".sign-picture > svg:not([viewBox])")) {
  const { x, y, width, height } = sign.getBBox();
  if (width) sign.setAttribute("viewBox", [x - 2, y - 2, width + 4, height + 4].join(" "));
}
document.getElementById("print").addEventListener("click", () => print());
