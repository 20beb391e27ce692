// What somebody types is kept while they look elsewhere, and there are quick things to say. Comes when the talk is opened.

const main = document.querySelector("main.table");
const field = document.getElementById("say-text");
const sayings = document.getElementById("sayings");
const key = `say ${main.dataset.table}`;

field.value ||= sessionStorage.getItem(key) ?? "";
addEventListener("pagehide", () => sessionStorage.setItem(key, field.value));

document.getElementById("say-quick").addEventListener("click", async () => {
  if (!sayings.children.length) sayings.innerHTML = await (await fetch("/sayings")).text();
  unfold(sayings.hidden);
});

function unfold(open) {
  sayings.hidden = !open;
  document.getElementById("say-quick").setAttribute("aria-expanded", open);
  const chat = document.getElementById("chat");
  chat.scrollTop = chat.scrollHeight;
}

sayings.addEventListener("click", ({ target }) => {
  const { saying } = target.closest("[data-saying]")?.dataset ?? {};
  if (!saying) return;
  main.dispatchEvent(new CustomEvent("saying", { detail: saying }));
  unfold(false);
  field.focus();
});
