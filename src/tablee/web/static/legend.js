// What things mean: a sheet with every sign of the game, and an explanation of whatever is held down or touched twice.
import { lastTouched, press } from "./press.js";

const LONG = 550; // milliseconds
const STILL = 8; // pixels
const sheet = document.getElementById("legend");
let asked; // the sheet's text, once

function load() {
  asked ??= fetch(sheet.dataset.from).then((answer) => answer.text()).then((text) => sheet.insertAdjacentHTML("beforeend", text));
  return asked;
}

// Signs are drawn wherever they stand in their pictures: each is shown whole.
function fit() {
  for (const sign of sheet.querySelectorAll(".sign-picture > svg:not([viewBox])")) {
    const { x, y, width, height } = sign.getBBox();
    if (width) sign.setAttribute("viewBox", [x - 2, y - 2, width + 4, height + 4].join(" "));
  }
}

// `say` shows reasons; `lit` tells whether a touch chooses something, so that a second one is no question.
export function explaining(main, { say, lit }) {
  let timer;
  let from = null;
  let last = lastTouched();
  let held = false; // a long press is no click

  sheet.addEventListener("beforetoggle", () => load().then(fit));
  if (sheet.matches(":popover-open")) load().then(fit);
  main.addEventListener("pointerdown", down);
  if (main.contains(press()?.target)) down(press()); // before this came

  function down(event) {
    clearTimeout(timer);
    held = false;
    from = event;
    if (event.isPrimary && event.button === 0 && !event.target.closest("input, select, textarea, a, [data-step-by]")) timer = setTimeout(hold, LONG);
  }

  addEventListener("pointermove", ({ clientX, clientY }) => {
    if (from && Math.hypot(clientX - from.clientX, clientY - from.clientY) > STILL) clearTimeout(timer);
  });
  for (const name of ["pointerup", "pointercancel"]) addEventListener(name, () => clearTimeout(timer));
  main.addEventListener("contextmenu", (event) => held && event.preventDefault());

  function hold() {
    held = true;
    explain(from);
  }

  addEventListener("click", (event) => {
    if (held) event.stopPropagation();
    const again = last === event.target;
    last = event.target;
    if (!held && again && main.contains(event.target) && !lit(event.target)) explain(event);
    held = false;
  }, true);

  async function explain({ target, clientX, clientY }) {
    const called = nameOf(target, main);
    await load();
    const text = signAt(main, clientX, clientY);
    if (called || text) say([{ what: text && called, text: text || called }]);
  }
}

// What the page calls an element: the nearest name around it that is not that of a whole picture.
function nameOf(target, main) {
  for (let one = target; one && one !== main; one = one.parentElement) {
    const called = one.getAttribute("aria-label") ?? one.querySelector(":scope > title")?.textContent;
    if (called) return one.matches(".picture > svg, section, [role=group]") ? "" : called;
  }
  return "";
}

// The meaning of the smallest sign under a point, whether it can be touched or not.
function signAt(main, x, y) {
  let [least, found] = [Infinity, ""];
  for (const entry of sheet.querySelectorAll("[data-explains]")) {
    for (const element of main.querySelectorAll(entry.dataset.explains)) {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      const here = x >= left && x <= right && y >= top && y <= bottom;
      if (here && width * height < least) [least, found] = [width * height, entry.lastElementChild.textContent];
    }
  }
  return found;
}
