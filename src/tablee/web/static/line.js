// A line to type an action in, with what may follow from the choices of this seat.
import { part } from "./part.js";
import { following, matching, read } from "./words.js";

const MOST = 9; // completions in sight
const UNTOLD = { verbs: {}, slots: {}, places: {} };
let names = UNTOLD; // of words, as the server tells them to this seat
let seat = null;
let before = null; // what had the focus
let line;

export async function open(main, table) {
  if (!main.contains(line)) begin(await part(main, "line"), main, table);
  if (line.hidden || document.activeElement?.form !== line) before = document.activeElement;
  line.hidden = false;
  table.send({ t: "words" });
  field().focus();
}

const field = () => line.querySelector("input");
const options = () => [...line.querySelectorAll("[role=option]")];
const active = () => line.querySelector("[role=option][aria-selected=true]");

function close(main) {
  line.hidden = true;
  const back = before?.isConnected && before !== document.body ? before : main.querySelector("section.action");
  back.focus();
}

function begin(markup, main, table) {
  line = markup;
  seat = table.state.seat;
  const suggest = () => show(table.state.draft);
  line.addEventListener("submit", (event) => (event.preventDefault(), submit(main, table)));
  line.addEventListener("input", suggest);
  line.addEventListener("keydown", (event) => keyed(event, main, suggest) && event.preventDefault());
  line.addEventListener("click", ({ target }) => {
    if (target.closest("[data-close]")) close(main);
    else if (target.closest("[role=option]")) (take(target.closest("[role=option]"), suggest), field().focus());
  });
  main.addEventListener("told", ({ detail }) => hear(detail, table, suggest));
}

// Each decision has words of its own. Another one who takes the device finds nothing of what the former one could read.
function hear(message, table, suggest) {
  const others = message.t === "view" && message.seat !== seat;
  if (others) (names = UNTOLD, seat = message.seat);
  if (message.t === "words") names = message;
  if (others || (message.t === "ok" && message.to === "do")) field().value = "";
  suggest();
  if (message.t === "view" && !line.hidden) table.send({ t: "words" });
}

// Whether a key meant something here.
function keyed({ key, shiftKey }, main, suggest) {
  const shown = options();
  if (key === "ArrowDown" || key === "ArrowUp") return step(shown, key === "ArrowDown" ? 1 : -1);
  if (key === "Escape") return active() ? (suggest(), true) : (close(main), true);
  if (key === "Enter" && active()) return take(active(), suggest);
  const begun = field().value && !/\s$/.test(field().value);
  return key === "Tab" && !shiftKey && begun && shown.length && document.activeElement === field() && take(active() ?? shown[0], suggest);
}

function step(shown, by) {
  const at = shown.indexOf(active());
  const next = shown[at < 0 ? (by > 0 ? 0 : shown.length - 1) : (at + by + shown.length) % shown.length];
  for (const one of shown) one.setAttribute("aria-selected", one === next);
  if (next) field().setAttribute("aria-activedescendant", next.id);
  next?.scrollIntoView({ block: "nearest" });
  return true;
}

// The last word becomes this one.
function take(option, suggest) {
  field().value = `${field().value.replace(/\S*$/, "")}${option.dataset.word} `;
  suggest();
  return true;
}

function show(draft) {
  const text = field().value;
  const typed = text.trim() ? read(draft, text) : [];
  const beginning = /\S$/.test(text) ? typed.pop() : "";
  const { slot, words, whole } = following(draft, typed);
  const called = (word) => (typed.length ? names.places[slot]?.[word] : names.verbs[word]) ?? "";
  const found = matching(words, beginning, called);
  const list = line.querySelector("[role=listbox]");
  list.replaceChildren(...found.slice(0, MOST).map((word, at) => entry(word, called(word), at)));
  field().setAttribute("aria-expanded", found.length > 0);
  field().removeAttribute("aria-activedescendant");
  tell(names.slots[slot], found.length, whole || isWhole(draft, [...typed, beginning]));
}

const isWhole = (draft, typed) => Boolean(following(draft, typed).whole);

function tell(title, count, whole) {
  const { ready, none, one, many } = line.dataset;
  const found = whole && !count ? ready : !count ? none : (count === 1 ? one : many).replace("#", count);
  line.querySelector("[role=status]").textContent = [title, whole && count === 1 ? ready : found].filter(Boolean).join(" · ");
}

function entry(word, called, at) {
  const option = Object.assign(document.createElement("li"), { id: `line-word-${at}`, role: "option" });
  option.setAttribute("aria-selected", "false");
  option.dataset.word = word;
  option.append(Object.assign(document.createElement("code"), { textContent: word }));
  if (called && called !== word) option.append(` ${called}`);
  return option;
}

function submit(main, table) {
  const text = field().value;
  const undo = main.querySelector("[data-undo]");
  if (!text.trim()) return;
  if (undo && text.trim().toLowerCase() === line.dataset.undo) return (undo.click(), (field().value = ""));
  if (table.state.seat === null) return table.send({ t: "why", draft: [] });
  table.act(read(table.state.draft, text).join(" "));
}
