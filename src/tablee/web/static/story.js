// What just happened, near the board: what others did since this person's last turn, where it was, and whom it touched.

import { again, canShowAgain, forget, remember } from "./again.js";
import { filterLines, keepPlace, read } from "./log.js";
import { isNews, journeysOf, kept, lastTurn, newest, newsIn, ownerOf, sinceTurnOf, touches } from "./lines.js";
import * as pace from "./pace.js";
import { still } from "./patch.js";

const main = document.querySelector("main.table");
const strip = document.getElementById("story");
const few = matchMedia("(min-width: 60rem)");
const MOST_AT_ONCE = 6; // lines whose things travel
let seat = JSON.parse(document.getElementById("choices").textContent).seat; // whose eyes the page has
let replay = null; // what is shown again
let timer;

// Shows a message and tells of it; how many letters of others there are to read.
export function tellBy(view) {
  pace.showBy((message) => {
    const news = newsIn(message);
    const before = points();
    const lines = message.seat === seat ? remember(message, news, seat) : forget();
    keepPlace(() => view(message));
    seat = message.seat;
    const fresh = newest(news.count);
    lines?.(fresh.map(kept));
    tell(fresh.length);
    follow(fresh, before);
    const others = fresh.filter((line) => isNews(line, seat));
    speak(others);
    return others.reduce((sum, { textContent }) => sum + textContent.length, 0);
  }, () => replay !== null);
  tell(0);
}

// What a person hears at once: talk is never held back.
export function arrive(message) {
  const { chat, ...lists } = message.lists ?? {};
  if (chat) read(chat, message.seat);
  pace.arrive(chat ? { ...message, lists } : message);
  if (message.seat !== seat) catchUp(); // another one takes the device: nothing of the former one stays in sight
}

export function catchUp() {
  stop();
  pace.catchUp();
}

// The strip ----------------------------------------------------------------------------------------------------------------

function tell(fresh) {
  const lines = sinceTurnOf(seat);
  const most = few.matches ? 3 : 1;
  const shown = chosen(lines, strip.matches(".whole") ? lines.length : most);
  strips(...shown.map((line) => copy(line, lines.length - 1 - lines.indexOf(line) < fresh)));
  more(lines.length - shown.length);
  main.querySelector('[data-story="again"]').hidden = !canShowAgain();
  filterLines(seat);
  mark();
}

function strips(...rows) {
  const list = document.getElementById("story-lines");
  list.replaceChildren(...rows);
  list.scrollTop = list.scrollHeight;
}

// What was done to this person, then the newest deeds, then what followed from them.
function chosen(lines, most) {
  const latest = lines.toReversed();
  const wanted = [...latest.filter((line) => touches(line, seat)), ...latest.filter((line) => line.dataset.by), ...latest];
  const kept = new Set();
  for (const line of wanted) if (kept.size < most) kept.add(line);
  return lines.filter((line) => kept.has(line));
}

function copy(line, fresh) {
  const row = line.cloneNode(true);
  row.classList.toggle("to-me", touches(line, seat));
  row.classList.toggle("fresh", fresh);
  return row;
}

function more(count) {
  const button = main.querySelector('[data-story="whole"]');
  const whole = strip.matches(".whole");
  button.hidden = !count && !whole;
  button.setAttribute("aria-expanded", whole);
  button.textContent = whole ? strip.dataset.less : strip.dataset.more.replace("#", count);
}

// Where the last turn happened stays marked; how that looks is the game's own business.
function mark(lines = lastTurn()) {
  for (const old of main.querySelectorAll(".told")) old.classList.remove("told");
  for (const { start, goal } of lines.flatMap(journeysOf)) {
    for (const one of [start, goal]) if (one && !one.matches(".seat")) one.classList.add("told");
  }
}

// What flies over the table comes when something is to fly for the first time.
async function follow(lines, before) {
  const speed = pace.current();
  if (!lines.length || still.matches || speed === "instant") return;
  const gains = [...points()].map(([id, now]) => [id, now - before.get(id)]).filter(([, gain]) => gain);
  const { flyPoints, travel } = await import("./fly.js");
  for (const line of lines.slice(-MOST_AT_ONCE)) if (ownerOf(line) !== String(seat)) travel(line, ownerOf(line), speed);
  flyPoints(gains, lines, speed);
}

function points() {
  const found = new Map();
  for (const one of document.querySelectorAll(".seat > .points")) found.set(one.id, Number.parseInt(one.textContent, 10));
  return found;
}

// For those who listen: what came lately in a few sentences.
let heard = [];

function speak(lines) {
  if (!lines.length) return;
  heard.push(...lines.map(({ textContent }) => textContent.trim()));
  const rest = heard.length - 3;
  const said = rest > 0 ? [...heard.slice(-3), strip.dataset.more.replace("#", rest)] : heard;
  document.getElementById("spoken").textContent = said.join(" ");
  clearTimeout(timer);
  timer = setTimeout(() => (heard = []), 1500);
}

// Once more ----------------------------------------------------------------------------------------------------------------

let next;

function showAgain() {
  catchUp();
  main.classList.add("replaying");
  replay = again();
  replay.next();
  pace.buttons(true);
  step();
}

function step() {
  clearTimeout(next);
  const before = points();
  const { done, value: lines } = replay.next();
  if (done) return stop();
  if (!lines.length) return step();
  strips(...lines.map((line) => copy(line, true)));
  mark(lines);
  follow(lines, before);
  const letters = lines.reduce((sum, { textContent }) => sum + textContent.length, 0);
  const time = pace.timeFor(letters, pace.current() === "instant" ? "brisk" : pace.current());
  if (time < Infinity) next = setTimeout(step, time);
}

function stop() {
  clearTimeout(next);
  if (!replay) return;
  replay.return();
  replay = null;
  main.classList.remove("replaying");
  tell(0);
  pace.goOn();
}

const deeds = {
  next: () => (replay ? step() : pace.onward()),
  now: catchUp,
  again: showAgain,
  whole: () => {
    strip.classList.toggle("whole");
    tell(0);
  },
};

strip.addEventListener("click", ({ target }) => deeds[target.closest("[data-story]")?.dataset.story]?.());
few.addEventListener("change", () => tell(0));
