// While a finger or button is down the page stays as it is: what is exchanged under it would never hear the click.
const held = [];
let pressed = false;

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
