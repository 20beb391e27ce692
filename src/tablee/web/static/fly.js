// Things that fly over the table so that the eye can follow: what came to the board, and points to the seat that gets them.

import { journeysOf, place } from "./lines.js";

const SVG = "http://www.w3.org/2000/svg";
const TRAVEL = { calm: 700, step: 700, brisk: 350 };
const ARRIVAL = 280; // until a piece that glides has come to where it causes points
const LINGER = { calm: 1000, step: 1000, brisk: 350 };

function middle(element) {
  const box = element?.getBoundingClientRect();
  return box?.width ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}

function fly(element, from, to, { duration, linger = 0 }) {
  element.classList.add("flying");
  element.setAttribute("aria-hidden", "true");
  document.body.append(element);
  const at = ({ x, y }, scale) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  const all = duration + linger;
  const frames = [
    { transform: at(from, 0.6), opacity: 0 },
    { transform: at(from, 1), opacity: 1, offset: Math.min(0.2, 120 / all), easing: "ease-in-out" },
    { transform: at(from, 1), opacity: 1, offset: linger / all || 0.21, easing: "ease-in-out" },
    { transform: at(to, 1), opacity: 1, offset: 0.95 },
    { transform: at(to, 0.6), opacity: 0 },
  ];
  element.animate(frames, { duration: all, fill: "both" }).finished.finally(() => element.remove());
}

function figureOf(symbol, seat) {
  if (!symbol) return document.querySelector(`#at-${seat} > .token`)?.cloneNode(true);
  const picture = document.createElementNS(SVG, "svg");
  picture.append(document.createElementNS(SVG, "use"));
  picture.firstChild.setAttribute("href", `#${symbol}`);
  return picture;
}

// What came to the board, from where it was or from whoever brought it.
export function travel(line, seat, pace) {
  const duration = TRAVEL[pace];
  if (!duration) return;
  for (const { start, goal, figure } of journeysOf(line)) {
    const [from, to] = [middle(start ?? place(`at-${seat}`)), middle(goal)];
    const shape = start === goal ? null : figureOf(figure, seat);
    if (from && to && shape) fly(shape, from, to, { duration });
  }
}

// Points fly from what caused them to the seat that gets them, with the reason.
export function flyPoints(gains, lines, pace) {
  if (gains.length && pace in TRAVEL) setTimeout(() => bring(gains, lines, pace), ARRIVAL);
}

function bring(gains, lines, pace) {
  const reason = lines.findLast((line) => "points" in line.dataset) ?? lines.at(-1);
  const cause = lines.flatMap(journeysOf).map(({ goal }) => goal).findLast(middle) ?? document.getElementById("story");
  gains.forEach(([id, gain], index) => {
    const goal = document.getElementById(id);
    const [from, to] = [middle(cause), middle(goal)];
    if (!from || !to) return;
    const chip = document.createElement("div");
    const [token, amount] = [goal.parentElement.querySelector(".token").cloneNode(true), document.createElement("b")];
    amount.textContent = `${gain > 0 ? "+" : "−"}${Math.abs(gain)}`;
    chip.className = "gain";
    chip.append(token, amount);
    if (reason && index === 0) chip.append(Object.assign(document.createElement("span"), { textContent: reason.textContent }));
    fly(chip, { x: from.x, y: from.y + 36 * index }, to, { duration: TRAVEL[pace], linger: LINGER[pace] });
  });
}
