// While a finger or button is down the page stays as it is: what is exchanged under it would never hear the click.
const held = [];
let pressed = false;

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

function release() {
  pressed = false;
  goOn();
}

addEventListener("pointerdown", () => (pressed = true), true);
for (const end of ["pointerup", "pointercancel", "dragend"]) addEventListener(end, () => setTimeout(release), true); // after the click
addEventListener("blur", release); // the window's own: the pointer may be let go elsewhere
addEventListener("click", ({ timeStamp }) => (touches = [touches[1], timeStamp]), true);
