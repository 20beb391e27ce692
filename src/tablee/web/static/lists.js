// Lists that the server keeps up to date: the lobby, one's own tables, the room of a table. All share one line.
import { afterPress } from "./press.js";

let patience = 500; // milliseconds until the next try
let over = false;

const parts = () => [...document.querySelectorAll("[data-live]")];
const cookie = (name) => document.cookie.split("; ").find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? "";

// The line to the server -------------------------------------------------------------------------------------------------

function connect() {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const show = parts().map(({ dataset: { live, seen } }) => `${live}:${seen ?? ""}`);
  const socket = new WebSocket(`${scheme}://${location.host}/news?show=${show.join(",")}`);
  socket.onopen = () => (patience = 500);
  socket.onmessage = ({ data }) => afterPress(() => receive(JSON.parse(data)));
  socket.onclose = ({ code }) => {
    if (over || code === 4403) return;
    setTimeout(connect, patience);
    patience = Math.min(8000, patience * 2);
  };
}

function receive(message) {
  over = message.t !== "part";
  if (message.t === "part") show(message);
  else if (message.t === "begun") location.reload();
  else complain(message.text);
}

// What somebody is about to do stays under their hands: the field or button they are at, and what they wrote.
function show({ part, html, seen }) {
  const place = document.querySelector(`[data-live="${CSS.escape(part)}"]`);
  const at = document.activeElement?.id;
  const written = new Map([...place.querySelectorAll("input[id], select[id]")].map((field) => [field.id, field.value]));
  place.innerHTML = html;
  if (place.id === "mine") place.parentElement.hidden = !html;
  place.dataset.seen = seen;
  for (const [id, value] of written) {
    const field = document.getElementById(id);
    if (field) field.value = value;
  }
  if (at && document.activeElement?.id !== at) document.getElementById(at)?.focus();
  arrange();
}

// What depends on the reader ---------------------------------------------------------------------------------------------

const LANG = document.documentElement.lang;
const ago = new Intl.RelativeTimeFormat(LANG, { numeric: "auto" });
const STEPS = [[60, "second"], [60, "minute"], [24, "hour"], [30, "day"], [12, "month"], [Infinity, "year"]];

function since(seconds) {
  let count = seconds - Date.now() / 1000;
  for (const [most, unit] of STEPS) {
    if (Math.abs(count) < most) return ago.format(Math.round(count), unit);
    count /= most;
  }
}

function tick() {
  for (const time of document.querySelectorAll("[data-ago]")) time.textContent = since(Number(time.dataset.ago));
  for (const time of document.querySelectorAll("[data-until]")) {
    const left = Math.max(0, Math.ceil(Number(time.dataset.until) - Date.now() / 1000));
    const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    time.textContent = time.dataset.words.replace("#", clock);
  }
}

function filter() {
  const form = document.querySelector("[data-filters]");
  if (!form) return;
  const { game, free } = Object.fromEntries(new FormData(form));
  const rows = [...document.querySelectorAll("[data-live=open] [data-game]")];
  for (const row of rows) row.hidden = (game && row.dataset.game !== game) || Number(row.dataset.free) < Number(free);
  const none = document.querySelector("[data-none]");
  if (none) none.hidden = rows.some((row) => !row.hidden);
}

// As many players as the game is for.
function pairing() {
  const game = document.querySelector("#pair-game")?.selectedOptions[0].dataset;
  if (!game) return;
  for (const [id, usual] of [["pair-least", game.least], ["pair-most", game.most]]) {
    const field = document.getElementById(id);
    for (const option of field.options) option.hidden = option.disabled = Number(option.value) < Number(game.least) || Number(option.value) > Number(game.most);
    if (field.selectedOptions[0]?.disabled ?? true) field.value = usual;
  }
}

function arrange() {
  for (const field of document.querySelectorAll("[data-csrf]")) field.value = cookie("csrftoken");
  filter();
  tick();
}

// Doing ------------------------------------------------------------------------------------------------------------------

function complain(text) {
  const box = document.getElementById("problem");
  if (!box) return;
  box.textContent = text;
  box.hidden = !text;
}

// A form that leaves the page where it is: what it changes comes over the line.
async function send(form, button) {
  const body = new URLSearchParams(new FormData(form, button));
  const answer = await fetch(form.action, { method: "POST", body, redirect: "manual" });
  if (answer.type === "opaqueredirect") return complain("");
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  complain(page.querySelector("[role=alert]")?.textContent ?? answer.statusText);
}

document.addEventListener("submit", (event) => {
  const { target: form, submitter } = event;
  if (submitter?.getAttribute("aria-disabled") === "true") event.preventDefault();
  else if (form.matches("[data-quiet]")) (event.preventDefault(), send(form, submitter));
});

document.addEventListener("change", ({ target }) => {
  if (target.closest("[data-filters]")) filter();
  if (target.id === "pair-game") {
    const { least, most } = target.selectedOptions[0].dataset;
    pairing();
    document.getElementById("pair-least").value = least;
    document.getElementById("pair-most").value = most;
  }
});

document.addEventListener("click", async ({ target }) => {
  const copy = target.closest("[data-copy]");
  const share = target.closest("[data-share]");
  if (copy) {
    const field = document.getElementById(copy.dataset.copy);
    field.select();
    if (navigator.clipboard) await navigator.clipboard.writeText(field.value);
    else document.execCommand("copy"); // without https only this one is there
    copy.textContent = copy.dataset.done;
  } else if (share) {
    navigator.share({ title: share.dataset.title, url: share.dataset.share }).catch(() => {}); // they thought better of it
  }
});

for (const sheet of document.querySelectorAll("[popover][data-from]")) {
  sheet.addEventListener("beforetoggle", async () => {
    const from = sheet.dataset.from;
    if (!from) return;
    sheet.dataset.from = "";
    sheet.insertAdjacentHTML("beforeend", await (await fetch(from)).text());
  });
}

for (const share of document.querySelectorAll("[data-share]")) share.hidden = !navigator.share;
arrange();
pairing();
setInterval(tick, 1000);
if (parts().length) connect();
