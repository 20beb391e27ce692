// A gentle rain of the winners' signs. Nothing where people want the page still.
import { still } from "./patch.js";

const DROPS = 28;

export function celebrate(tokens) {
  if (!tokens.length || still.matches) return;
  const rain = Object.assign(document.createElement("div"), { className: "celebration", ariaHidden: "true" });
  rain.append(...Array.from({ length: DROPS }, (_, drop) => tokens[drop % tokens.length].cloneNode(true)));
  document.body.append(rain);
  const falling = [...rain.children].map(fall);
  Promise.allSettled(falling.map(({ finished }) => finished)).then(() => rain.remove());
}

function fall(drop, index) {
  const from = (index * 61) % 100; // spread over the width, never side by side
  const drift = Math.random() * 12 - 6;
  const turn = Math.random() * 540 - 270;
  drop.style.left = `${from}vw`;
  const path = [
    { transform: "translate(0, 0) rotate(0)", opacity: 0 },
    { opacity: 1, offset: 0.1 },
    { opacity: 1, offset: 0.7 },
    { transform: `translate(${drift}vw, 90vh) rotate(${turn}deg)`, opacity: 0 },
  ];
  const timing = { duration: 2600 + Math.random() * 1400, delay: Math.random() * 900, easing: "ease-in", fill: "both" };
  return drop.animate(path, timing);
}
