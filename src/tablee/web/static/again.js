// What others did since this person's last turn, once more: pictures of then, and what the server told since.

import { patch } from "./patch.js";

const MOST = 60; // messages
const ROOTS = "main .picture, main .panel-head, #seats, #phase";
const roots = () => [...document.querySelectorAll(ROOTS)];
let then = new Map(); // pictures by id, as they were
let since = []; // messages, and how many lines of the log each brought
let full = false; // something is missing

// To be told before a message is shown.
export function remember(message, { count, deeds }, seat) {
  const own = deeds.lastIndexOf(String(seat));
  if (own >= 0) since = [];
  if (own === deeds.length - 1 && own >= 0) return; // nobody else did anything
  if (!since.length && !count) return;
  if (since.length >= MOST) full = true;
  if (full && !count) return;
  if (!since.length || full) {
    then = new Map(roots().map((root) => [root.id, root.cloneNode(true)]));
    [since, full] = [[], false];
  }
  const { patch: parts, board } = message;
  since.push({ parts: { patch: parts, board }, count });
}

export const canShowAgain = () => since.some(({ count }) => count);

// First the pictures of then are in their places, then one step follows the other; in the end the real ones are back.
export function* again() {
  const live = new Map();
  for (const root of roots()) {
    const old = then.get(root.id)?.cloneNode(true);
    if (!old) continue;
    live.set(old, root);
    root.replaceWith(old);
  }
  try {
    yield;
    let left = since.reduce((sum, { count }) => sum + count, 0);
    for (const { parts, count } of since) {
      patch(parts, (element) => element.closest(ROOTS));
      yield { count, newer: (left -= count) };
    }
  } finally {
    for (const [old, root] of live) (old.isConnected ? old : document.getElementById(root.id))?.replaceWith(root);
  }
}
