// What others did since this person's last turn, once more: pictures of then, and what the server told since.

import { patch } from "./patch.js";

const MOST = 60; // messages
const ROOTS = "main .picture, main .panel-head, #seats, #phase";
const roots = () => [...document.querySelectorAll(ROOTS)];
let then = new Map(); // pictures by id, as they were
let since = []; // messages with the lines of the log that each brought
let full = false; // something is missing

// To be told before a message is shown; what has to be told after it: the lines it brought.
export function remember({ patch: parts, board }, { count, deeds }, seat) {
  const own = deeds.lastIndexOf(String(seat));
  if (own >= 0) since = [];
  if (own >= 0 && own === deeds.length - 1) return null; // nobody else did anything
  if (!since.length && !count) return null;
  if (since.length >= MOST) full = true;
  if (full && !count) return null;
  if (!since.length || full) {
    then = new Map(roots().map((root) => [root.id, root.cloneNode(true)]));
    [since, full] = [[], false];
  }
  const step = { parts: { patch: parts, board }, lines: [] };
  since.push(step);
  return (lines) => (step.lines = lines);
}

// Whoever looks now may not see what another one saw.
export function forget() {
  since = [];
}

export const canShowAgain = () => since.some(({ lines }) => lines.length);

// First the pictures of then are in their places, then the lines of one step follow those of the other; in the end the real
// pictures are back.
export function* again() {
  const live = new Map();
  for (const root of roots()) {
    const old = then.get(root.id)?.cloneNode(true);
    if (!old) continue;
    live.set(old, root);
    root.replaceWith(old);
  }
  try {
    yield [];
    for (const { parts, lines } of since) {
      patch(parts, (element) => element.closest(ROOTS));
      yield lines;
    }
  } finally {
    for (const [old, root] of live) (old.isConnected ? old : document.getElementById(root.id))?.replaceWith(root);
  }
}
