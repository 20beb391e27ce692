// Replaces elements by id with markup from the server and lets moved pieces glide.

export const still = matchMedia("(prefers-reduced-motion: reduce)");

const MOST_LINES = 60; // of the log and the talk

// What a message of the server changes: elements by id, lines to add to lists, sentences to exchange.
export function patch({ patch = {}, board = [], lists = {}, words = [] }, concerns = () => true) {
  const before = places();
  for (const [id, change] of [patch, ...board].flatMap(Object.entries)) {
    const old = document.getElementById(id) ?? document.querySelector(`#${id}`);
    if (old && concerns(old)) exchange(old, change);
  }
  for (const [id, splices] of Object.entries(lists)) for (const splice of splices) reline(id, ...splice);
  for (const splice of words) reword(document.getElementById("in-words"), ...splice);
  document.dispatchEvent(new Event("drawn")); // to pan.js
  if (!still.matches) glide(before);
}

// A text is a whole new element; an object has attributes by name (null: gone) and under "" what is inside.
function exchange(old, change) {
  if (typeof change === "string") {
    const fresh = parsed(change, old);
    if (fresh) old.replaceWith(fresh);
    return;
  }
  for (const [name, value] of Object.entries(change)) {
    if (name === "") old.innerHTML = value;
    else if (value === null) old.removeAttribute(name);
    else old.setAttribute(name, value);
  }
  if ("viewBox" in change) delete old.dataset.frame; // of a picture that was moved or magnified (pan.js)
  if (!("place" in old.dataset)) clear(old);
}

// What the page itself had marked on something that can no longer be chosen.
function clear(element) {
  element.classList.remove("lit", "chosen");
  if (!element.classList.length) element.removeAttribute("class");
  element.removeAttribute("aria-disabled");
}

// Lines of the log (newest first) or the talk (newest last): so many newer ones stay, so many go, others come instead.
function reline(id, newer, gone, lines) {
  const list = document.getElementById(id);
  const [upwards, forget] = id === "log" ? [true, "lastElementChild"] : [false, "firstElementChild"];
  const at = (back) => list.children[upwards ? back : list.children.length - 1 - back];
  for (let count = 0; count < gone; count++) at(newer)?.remove();
  const next = upwards ? at(newer) : at(newer - 1);
  for (const line of lines) {
    const fresh = Object.assign(document.createElement("template"), { innerHTML: line }).content;
    list.insertBefore(fresh, (upwards ? at(newer) : next) ?? null);
  }
  while (list.children.length > MOST_LINES) list[forget].remove();
}

// So many sentences stay in front, so many go, others come in their place.
function reword(paragraph, front, gone, sentences) {
  const fresh = sentences.map((text) => Object.assign(document.createElement("span"), { textContent: `${text} ` }));
  for (const one of [...paragraph.children].slice(front, front + gone)) one.remove();
  if (front) paragraph.children[front - 1].after(...fresh);
  else paragraph.prepend(...fresh);
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
