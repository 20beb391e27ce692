// One's own tables in a sheet beside the board, read anew whenever it is opened.
const sheet = document.getElementById("my-tables");

async function load() {
  const answer = await fetch(sheet.dataset.from);
  if (answer.ok) sheet.innerHTML = await answer.text();
}

sheet?.addEventListener("beforetoggle", ({ newState }) => newState === "open" && load());
if (sheet?.matches(":popover-open")) load();
