// The log and the talk: what is shown of them, where one reads, and what one has not read yet.

import { ownerOf, touches } from "./lines.js";
import { patch } from "./patch.js";

const main = document.querySelector("main.table");
const record = document.getElementById("record");
const NEAR = 24; // pixels from the end that still count as the end

const lists = () => ["log", "chat"].map((id) => document.getElementById(id));
const atEnd = (list) => list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;

// Change the page, and let everybody go on reading where they were: the newest line of the log is above, of the talk below.
export function keepPlace(change) {
  const [log, chat] = lists();
  const [above, top, below] = [log.scrollHeight - log.scrollTop, log.scrollTop, atEnd(chat) ? Infinity : chat.scrollTop];
  change();
  const [newLog, newChat] = lists();
  newLog.scrollTop = top ? newLog.scrollHeight - above : 0;
  newChat.scrollTop = below === Infinity ? newChat.scrollHeight : below;
}

// Lines of one's own turns and what was done to one, and where a turn ends.
export function filterLines(seat) {
  let owner = null;
  for (const line of document.getElementById("log").children) {
    const whose = ownerOf(line);
    line.classList.toggle("mine", seat !== null && (whose === String(seat) || touches(line, seat)));
    line.classList.toggle("to-me", touches(line, seat) && whose !== String(seat));
    line.classList.toggle("turn-end", whose !== owner);
    owner = whose;
  }
}

// Somebody said something.
export function read(splices, seat) {
  keepPlace(() => patch({ lists: { chat: splices } }));
  const [, chat] = lists();
  const fresh = splices.flatMap(([newer, gone, lines]) => (newer || gone ? [] : lines)).length;
  const lines = [...chat.children].slice(chat.children.length - fresh);
  for (const line of lines) line.classList.toggle("unread", line.dataset.by !== String(seat));
  seen();
  main.dispatchEvent(new CustomEvent("told", { detail: { t: "view", lists: { chat: splices } } })); // to feel.js
}

// What stands in sight has been read.
function seen() {
  const [, chat] = lists();
  if (chat.checkVisibility() && atEnd(chat)) for (const line of chat.querySelectorAll(".unread")) line.classList.remove("unread");
  const count = chat.querySelectorAll(".unread").length;
  for (const badge of document.querySelectorAll("[data-unread]")) {
    badge.hidden = !count;
    badge.textContent = count;
  }
}

function choose(filter) {
  record.dataset.filter = filter;
  for (const button of record.querySelectorAll("[data-filter]")) {
    button.setAttribute("aria-pressed", button.dataset.filter === filter);
  }
  const [, chat] = lists();
  if (filter === "talk") {
    chat.scrollTop = chat.scrollHeight;
    import("./talk.js");
  }
  seen();
}

record.addEventListener("click", ({ target }) => {
  const filter = target.closest("button[data-filter]")?.dataset.filter;
  if (filter) choose(filter);
});
record.addEventListener("scroll", seen, true);
record.addEventListener("toggle", () => choose(record.dataset.filter));
choose(record.dataset.filter);
