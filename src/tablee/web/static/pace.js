// What the server tells is shown one step after the other, at a pace the person chooses. The server knows nothing of it:
// whatever this person does brings the page up to now first.

import { afterPress } from "./press.js";

const PACES = { // milliseconds a step stays: at least, for each letter to read, at most
  calm: [900, 12, 2600],
  brisk: [500, 0, 500],
  instant: [0, 0, 0],
  step: [Infinity, 0, Infinity], // until the person asks for the next one
};
const KEY = "tablee-pace";
const main = document.querySelector("main.table");
const fields = document.querySelectorAll("select[data-paces]");
const waiting = []; // told, not yet shown
let show; // shows a message; how many letters of it there are to read
let busy = () => false; // whether something else is shown now
let resting = null; // the timer of what is being read; 0: until the person goes on

export function showBy(shower, occupied) {
  [show, busy] = [shower, occupied];
}

export function arrive(message) {
  waiting.push(message);
  goOn();
}

export function goOn() {
  while (waiting.length && resting === null && !busy()) rest(show(waiting.shift()));
  main.dataset.waiting = waiting.length;
  buttons(waiting.length > 0);
}

function rest(letters) {
  const time = letters && !document.hidden ? timeFor(letters) : 0;
  if (time) resting = time === Infinity ? 0 : setTimeout(() => afterPress(onward), time);
}

// How long so many letters are shown.
export function timeFor(letters, pace = current()) {
  const [least, each, most] = PACES[pace];
  return Math.min(most, least + each * letters);
}

export function onward() {
  clearTimeout(resting);
  resting = null;
  goOn();
}

// Everything that waits is shown at once.
export function catchUp() {
  clearTimeout(resting);
  resting = null;
  while (waiting.length) show(waiting.shift());
  goOn();
}

// Buttons for the next step, where the person asks for it, and for now.
export function buttons(held) {
  main.querySelector('[data-story="next"]').hidden = !held || current() !== "step";
  main.querySelector('[data-story="now"]').hidden = !held;
}

// What was chosen at a table holds until the person's settings say otherwise.
export function current() {
  const wished = main.dataset.pace ?? "";
  const [kept, over = wished] = (localStorage.getItem(KEY) ?? "").split(" ");
  const found = kept in PACES && over === wished ? kept : wished;
  return found in PACES ? found : "calm";
}

function choose(pace) {
  localStorage.setItem(KEY, main.dataset.pace ? `${pace} ${main.dataset.pace}` : pace);
  for (const field of fields) field.value = pace;
  if (pace === "instant") catchUp();
  else onward();
}

for (const field of fields) {
  field.value = current();
  field.addEventListener("change", () => choose(field.value));
}

document.addEventListener("visibilitychange", () => {
  if (document.hidden) catchUp();
});
