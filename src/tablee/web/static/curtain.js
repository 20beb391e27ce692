// A device that several people share: a page that the browser keeps in its memory keeps nothing of who used it last.

addEventListener("pagehide", () => document.querySelector("main.table").replaceChildren());
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) location.reload();
});
