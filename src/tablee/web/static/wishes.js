// How a person likes the site. The server paints it; what is changed here shows at once and is kept there.
const root = document.documentElement;
const DEFAULTS = { theme: "auto", palette: "warm", patterns: "off" };

export function show(name, value) {
  const table = document.querySelector("main.table");
  if (name in DEFAULTS) root.toggleAttribute(`data-${name}`, value !== DEFAULTS[name]);
  if (name in DEFAULTS && value !== DEFAULTS[name]) root.dataset[name] = value;
  else if (table && name in table.dataset) table.dataset[name] = value;
}

function keep(name, value) {
  const token = document.cookie.match(/(?:^|; )csrftoken=([^;]*)/)?.[1] ?? "";
  const body = new URLSearchParams({ [name]: value, _csrf_token: token });
  return fetch("/settings", { method: "POST", body, redirect: "manual", keepalive: true });
}

document.addEventListener("change", ({ target }) => {
  if (!target.matches("[data-wish]")) return;
  const value = target.type === "checkbox" && !target.checked ? "off" : target.value;
  show(target.name, value);
  keep(target.name, value);
});

addEventListener("load", () => navigator.serviceWorker?.register("/sw.js"));
