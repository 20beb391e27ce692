// What leaves the page of a replay: everything in the sheet is about the moment that is shown.
const share = document.getElementById("share");
const film = document.getElementById("film");
const frame = document.getElementById("embed");
const end = film.elements.namedItem("end");
let link = "";
let chosen = false; // whether somebody has said where the film ends

export function shareMoment(main, { step, turn }, address) {
  const seen = `layer=${main.dataset.layer}&now=${step}.${turn}.`;
  link = new URL(address, location.href).href;
  document.getElementById("svg").href = `${main.dataset.address}/picture?${seen}`;
  document.getElementById("png").href = `${main.dataset.address}/picture.png?${seen}`;
  film.elements.namedItem("turn").value = turn;
  if (!chosen) end.value = step;
  if (frame) frame.value = frame.value.replace(/step=\d+/, `step=${step}`);
  if (share) share.textContent = share.dataset.name;
}

end.addEventListener("input", () => (chosen = true));
frame?.addEventListener("focus", () => frame.select());

if (share) {
  share.dataset.name = share.textContent;
  share.hidden = !navigator.clipboard;
  share.addEventListener("click", () => {
    navigator.clipboard.writeText(link);
    share.textContent = share.dataset.done;
  });
}

// A film is as quick as the page plays. It takes its time to be drawn: the page says so, and keeps what comes.
film.addEventListener("submit", async (event) => {
  event.preventDefault();
  const [told, button] = [film.querySelector("[role=status]"), film.querySelector("[type=submit]")];
  if (button.disabled) return;
  button.disabled = true;
  told.textContent = film.dataset.wait;
  film.elements.namedItem("pace").value = document.getElementById("speed").value;
  const answer = await fetch(`${film.action}?${new URLSearchParams(new FormData(film))}`).catch(() => null);
  button.disabled = false;
  if (!answer?.ok) return film.submit(); // the page that comes says why
  const kept = document.createElement("a");
  kept.href = URL.createObjectURL(await answer.blob());
  kept.download = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition"))?.[1] ?? "film.gif";
  kept.click();
  URL.revokeObjectURL(kept.href);
  told.textContent = film.dataset.done;
});
