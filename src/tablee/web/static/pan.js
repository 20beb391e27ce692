// Every picture can be magnified and moved: pinch and drag, the wheel, the buttons [data-zoom], the keys + - and Shift with
// arrows; two quick touches on the ground show all of it again. What a person looks at is kept when it is drawn anew.
import { isDouble } from "./press.js";

const PICTURES = "main .picture > svg";
const MOST = 6;
const STEP = 1.5; // of a key
const looks = new Map(); // by the picture's id: how much it is magnified, and around which point
const fingers = new Map();
let pinch = 0; // distance of two fingers
let travelled = 0; // pixels since the finger came down: more than a few make it a drag, not a click

const picture = (target) => target.closest?.(PICTURES);
const stage = () => document.querySelector("#stage > .picture > svg");
const nameOf = (svg) => svg.parentElement.id;

// The frame the server drew, and how much of the drawing the element shows of it when nothing is magnified.
function frameOf(svg) {
  svg.dataset.frame ??= svg.getAttribute("viewBox");
  const [left, top, width, height] = svg.dataset.frame.split(" ").map(Number);
  const { clientWidth: wide, clientHeight: high } = svg;
  const unit = Math.min(wide / width, high / height);
  return { left, top, width, height, wide: wide / unit, high: high / unit, unit };
}

const whole = ({ left, top, width, height }) => ({ zoom: 1, x: left + width / 2, y: top + height / 2 });

function show(svg, look, frame = frameOf(svg)) {
  const { x, y } = whole(frame);
  const zoom = Math.min(MOST, Math.max(1, look.zoom));
  const within = (middle, at, size) => Math.min(at + size, Math.max(at - size, middle));
  const room = (size) => (size - size / zoom) / 2;
  const now = { zoom, x: within(look.x, x, room(frame.wide)), y: within(look.y, y, room(frame.high)) };
  if (zoom === 1) looks.delete(nameOf(svg));
  else looks.set(nameOf(svg), now);
  const [width, height] = [frame.width / zoom, frame.height / zoom];
  svg.setAttribute("viewBox", zoom === 1 ? svg.dataset.frame : [now.x - width / 2, now.y - height / 2, width, height].join(" "));
  svg.classList.toggle("magnified", zoom > 1);
}

const lookOf = (svg, frame) => looks.get(nameOf(svg)) ?? whole(frame);

// Magnify, keeping the point under a finger where it is.
function magnify(svg, factor, at) {
  const frame = frameOf(svg);
  const look = lookOf(svg, frame);
  const zoom = Math.min(MOST, Math.max(1, look.zoom * factor));
  const here = at ? new DOMPoint(at.clientX, at.clientY).matrixTransform(svg.getScreenCTM().inverse()) : look;
  const share = look.zoom / zoom;
  show(svg, { zoom, x: here.x + (look.x - here.x) * share, y: here.y + (look.y - here.y) * share }, frame);
}

function move(svg, x, y) {
  const frame = frameOf(svg);
  const look = lookOf(svg, frame);
  const unit = frame.unit * look.zoom;
  if (look.zoom > 1) show(svg, { ...look, x: look.x - x / unit, y: look.y - y / unit }, frame);
}

// A button's word: so much larger, or "whole".
export function zoomBy(word) {
  const svg = stage();
  if (word === "whole") show(svg, whole(frameOf(svg)));
  else magnify(svg, Number(word));
}

export function onKey(event) {
  const { key: name, shiftKey } = event;
  const svg = picture(event.target) ?? stage();
  const by = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[name];
  if (name === "+") magnify(svg, STEP);
  else if (name === "-") magnify(svg, 1 / STEP);
  else if (shiftKey && by) move(svg, by[0] * svg.clientWidth / 4, by[1] * svg.clientHeight / 4);
}

document.addEventListener("drawn", () => {
  for (const svg of document.querySelectorAll(PICTURES)) if (looks.has(nameOf(svg))) show(svg, looks.get(nameOf(svg)));
});

// What has the focus is seen.
document.addEventListener("focusin", ({ target }) => {
  const svg = picture(target);
  if (!svg?.matches(".magnified")) return;
  const [box, room] = [target.getBoundingClientRect(), svg.getBoundingClientRect()];
  if (box.left >= room.left && box.right <= room.right && box.top >= room.top && box.bottom <= room.bottom) return;
  const middle = ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2];
  const [[x, y], [goalX, goalY]] = [middle(box), middle(room)];
  move(svg, goalX - x, goalY - y);
});

// Where the page itself does not scroll the wheel has nothing else to do.
document.addEventListener("wheel", (event) => {
  const svg = picture(event.target);
  const { scrollHeight, clientHeight } = document.documentElement;
  if (!svg || !(event.ctrlKey || (svg === stage() && scrollHeight <= clientHeight))) return;
  event.preventDefault();
  magnify(svg, Math.exp(-event.deltaY / 200), event);
}, { passive: false });

document.addEventListener("pointerdown", ({ target, button, pointerId, clientX, clientY }) => {
  const svg = picture(target);
  if (!svg || button) return;
  fingers.set(pointerId, { name: nameOf(svg), clientX, clientY });
  if (fingers.size === 1) travelled = 0;
  pinch = 0;
});

document.addEventListener("pointermove", ({ pointerId, clientX, clientY }) => {
  const before = fingers.get(pointerId);
  const svg = before && document.querySelector(`#${before.name} > svg`);
  if (!svg || document.documentElement.matches(".dragging")) return;
  fingers.set(pointerId, { ...before, clientX, clientY });
  const [x, y] = [clientX - before.clientX, clientY - before.clientY];
  travelled += Math.hypot(x, y);
  if (fingers.size === 1) return move(svg, x, y);
  const [a, b] = [...fingers.values()];
  const distance = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  if (pinch) magnify(svg, distance / pinch, { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 });
  pinch = distance;
});

for (const end of ["pointerup", "pointercancel"]) {
  document.addEventListener(end, ({ pointerId }) => {
    fingers.delete(pointerId);
    pinch = 0;
  });
}

document.addEventListener("click", (event) => {
  const svg = picture(event.target);
  if (!svg) return;
  if (travelled > 12) return event.stopPropagation();
  const ground = !event.target.closest("[data-place].lit, [data-spot]");
  if (ground && isDouble()) svg.matches(".magnified") ? show(svg, whole(frameOf(svg))) : magnify(svg, 2, event);
}, true);
