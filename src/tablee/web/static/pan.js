// Pictures that can be moved and magnified: svg[data-pan]. Pinch, drag, Ctrl and the wheel, or the buttons [data-zoom].
// What a person looks at is kept when the server draws the picture anew; "whole" shows all of it again.

const MOST = 6;
const looks = new Map(); // by the picture's name: how much it is magnified, and around which point
const fingers = new Map();
let pinch = 0; // distance of two fingers
let travelled = 0; // pixels since the finger came down: more than a few make it a drag, not a click

const lookOf = (svg) => looks.get(svg.dataset.pan) ?? { zoom: 1, x: null, y: null };

// The frame the server drew; ours is a part of it.
function frameOf(svg) {
  svg.dataset.frame ??= svg.getAttribute("viewBox");
  const [left, top, width, height] = svg.dataset.frame.split(" ").map(Number);
  return { left, top, width, height };
}

function apply(svg) {
  const frame = frameOf(svg);
  const look = lookOf(svg);
  const [width, height] = [frame.width / look.zoom, frame.height / look.zoom];
  const within = (middle, low, size, part) => Math.min(low + size - part / 2, Math.max(low + part / 2, middle));
  look.x = within(look.x ?? frame.left + frame.width / 2, frame.left, frame.width, width);
  look.y = within(look.y ?? frame.top + frame.height / 2, frame.top, frame.height, height);
  if (look.zoom === 1) looks.delete(svg.dataset.pan);
  else looks.set(svg.dataset.pan, look);
  svg.setAttribute("viewBox", `${look.x - width / 2} ${look.y - height / 2} ${width} ${height}`);
  svg.classList.toggle("magnified", look.zoom > 1);
}

// Magnify, keeping the point under a finger where it is.
function magnify(svg, factor, at) {
  const look = lookOf(svg);
  const zoom = Math.min(MOST, Math.max(1, look.zoom * factor));
  const frame = frameOf(svg);
  const here = at ? under(svg, at) : { x: look.x ?? frame.left + frame.width / 2, y: look.y ?? frame.top + frame.height / 2 };
  const middle = { x: look.x ?? frame.left + frame.width / 2, y: look.y ?? frame.top + frame.height / 2 };
  const share = look.zoom / zoom;
  looks.set(svg.dataset.pan, { zoom, x: here.x + (middle.x - here.x) * share, y: here.y + (middle.y - here.y) * share });
  apply(svg);
}

function under(svg, { clientX, clientY }) {
  return new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM().inverse());
}

function move(svg, x, y) {
  const look = lookOf(svg);
  if (look.zoom === 1) return;
  const unit = svg.getScreenCTM().a;
  looks.set(svg.dataset.pan, { ...look, x: look.x - x / unit, y: look.y - y / unit });
  apply(svg);
}

// After every redrawing.
export function steady() {
  const pictures = document.querySelectorAll("svg[data-pan]");
  for (const svg of pictures) apply(svg);
  for (const buttons of document.querySelectorAll("[data-zoomers]")) buttons.hidden = pictures.length === 0;
}

const picture = (target) => target.closest?.("svg[data-pan]");

document.addEventListener("wheel", (event) => {
  const svg = picture(event.target);
  if (!svg || !event.ctrlKey) return;
  event.preventDefault();
  magnify(svg, Math.exp(-event.deltaY / 200), event);
}, { passive: false });

document.addEventListener("pointerdown", (event) => {
  if (!picture(event.target) || event.button) return;
  fingers.set(event.pointerId, event);
  if (fingers.size === 1) travelled = 0;
  pinch = 0;
});

document.addEventListener("pointermove", (event) => {
  const before = fingers.get(event.pointerId);
  const svg = before && picture(before.target.isConnected ? before.target : event.target);
  if (!svg) return;
  fingers.set(event.pointerId, event);
  const [x, y] = [event.clientX - before.clientX, event.clientY - before.clientY];
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
  if (picture(event.target) && travelled > 12) return event.stopPropagation();
  const button = event.target.closest?.("[data-zoom]");
  const svg = button && document.querySelector("svg[data-pan]");
  if (!svg) return;
  if (button.dataset.zoom === "whole") looks.delete(svg.dataset.pan), apply(svg);
  else magnify(svg, Number(button.dataset.zoom));
}, true);
