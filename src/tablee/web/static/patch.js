// Replaces elements by id with markup from the server, keeps the focus, and lets moved pieces glide.

import { steady } from "./pan.js";

export const still = matchMedia("(prefers-reduced-motion: reduce)");

export function patch(fragments) {
  const before = places();
  const focus = focusKey();
  for (const [id, markup] of Object.entries(fragments)) {
    const old = document.getElementById(id);
    const fresh = old && parsed(markup, old);
    if (fresh) old.replaceWith(fresh);
  }
  steady();
  refocus(focus);
  if (!still.matches) glide(before);
}

function parsed(markup, old) {
  const template = document.createElement("template");
  const inSvg = old instanceof SVGElement && !(old instanceof SVGSVGElement);
  template.innerHTML = inSvg ? `<svg>${markup}</svg>` : markup;
  const found = template.content.firstElementChild;
  return inSvg ? found.firstElementChild : found;
}

// Where every piece is, so that one that moved can start from there (first, last, invert, play).
function places() {
  const found = new Map();
  for (const piece of document.querySelectorAll(".piece[id]")) found.set(piece.id, piece.getBoundingClientRect());
  return found;
}

function glide(before) {
  for (const piece of document.querySelectorAll(".piece[id]")) {
    const from = before.get(piece.id);
    if (!from?.width) continue;
    const to = piece.getBoundingClientRect();
    const [x, y] = [from.x - to.x, from.y - to.y];
    if (!to.width || Math.hypot(x, y) < 2) continue;
    const unit = piece.ownerSVGElement ? 1 / (piece.getScreenCTM()?.a || 1) : 1;
    const start = { transform: `translate(${x * unit}px, ${y * unit}px)` };
    piece.animate([start, { transform: "none" }], { duration: 260, easing: "ease-out", composite: "add" });
  }
}

// What has the focus, in words that survive a redrawing.
function focusKey() {
  const active = document.activeElement;
  if (!active || active === document.body) return null;
  if (active.id) return `#${CSS.escape(active.id)}`;
  const names = [...active.attributes].filter(({ name }) => name.startsWith("data-") && name !== "data-step");
  return names.length ? names.map(({ name, value }) => `[${name}="${CSS.escape(value)}"]`).join("") : null;
}

function refocus(key) {
  if (!key || (document.activeElement && document.activeElement !== document.body)) return;
  document.querySelector(key)?.focus({ preventScroll: true });
}
