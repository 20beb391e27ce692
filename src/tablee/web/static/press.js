// While a finger or button is down the page stays as it is: what is exchanged under it would never hear the click.
const held = [];
let pressed = null; // the event that began it
let touched = null; // what was clicked last

const DOUBLE = 450; // milliseconds
let touches = [-DOUBLE, 0]; // when the last two came

// Whether the touch that is being dealt with followed another one at once.
export function isDouble() {
  return touches[1] - touches[0] < DOUBLE;
}

// Do something to the page as soon as nothing is pressed, in the order it was asked for.
export function afterPress(deed) {
  held.push(deed);
  goOn();
}

function goOn() {
  while (held.length && !pressed) held.shift()();
}

// The event by which something is pressed now, if anything is.
export function press() {
  return pressed;
}

// What was clicked last.
export function lastTouched() {
  return touched;
}

// What is carried about is not clicked any more: the page may go on.
export function letGo() {
  pressed = null;
  goOn();
}

addEventListener("pointerdown", (event) => (pressed = event), true);
for (const end of ["pointerup", "pointercancel", "dragend"]) addEventListener(end, () => setTimeout(letGo), true); // after the click
addEventListener("blur", letGo); // the window's own: the pointer may be let go elsewhere
addEventListener("click", ({ target, timeStamp }) => {
  touches = [touches[1], timeStamp];
  touched = target;
}, true);
