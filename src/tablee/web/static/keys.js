// The keyboard at a table: arrows walk over the boards, digits choose, Enter confirms, Escape starts over, R turns,
// "?" shows all keys and "/" opens a line to type an action in. What is seldom needed comes when it is asked for.
import { minding } from "./focus.js";
import { onKey } from "./pan.js";
import { lastTouched } from "./press.js";
import { initial, leap, member, rove, walk } from "./walk.js";

const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ends = { Home: 0, End: -1 };
const aids = { keys: () => import("./sheet.js"), line: () => import("./line.js") };

// `table` is what a person can do there (table.js). What was touched last and the first keys may have come before this script.
export function typing(main, table, early) {
  const { state } = table;

  function down(event, target = event.target) {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest?.("input, select, textarea, dialog, :popover-open")) return;
    if (key === "Escape" && document.querySelector(":popover-open")) return; // it closes that
    if (deed(key, target, event)) event.preventDefault();
  }

  // Whether a key meant something here.
  function deed(key, target, event) {
    if (key === "+" || key === "-" || (event.shiftKey && arrows[key])) return (onKey(event), true);
    if (arrows[key]) return walk(main, target, ...arrows[key]);
    if (key in ends) return leap(target, ends[key]);
    if (key === "Enter" || key === " ") return press(event, target);
    if (key === "?") return open("keys");
    if (key === "/") return open("line");
    if (/^[0-9]$/.test(key)) return choose(key, target);
    if (/^\p{L}$/u.test(key) && initial(target, key.toLowerCase())) return true;
    if (key === "r" || key === "R") return turn();
    return key === "Escape" && state.draft.pairs().length > 1 && (table.clear(), true);
  }

  function turn() {
    const turned = state.draft.turn();
    if (turned) (table.show(), table.look());
    return turned;
  }

  // Something that stands where the focus is, or a number that can be chosen, or an offer by its number.
  function choose(key, target) {
    const inside = member(target, Number(key));
    const offer = main.querySelectorAll("#action .offer.lit")[Number(key) - 1]?.dataset;
    if (inside) table.touch(inside);
    else if (state.draft.home(key)) table.pick(key);
    else if (offer) table.pick(offer.place, offer.slot);
    if (!inside && state.draft.complete()) main.querySelector(`[data-confirm="${state.draft.verb}"]`)?.focus(); // for Enter
    return true;
  }

  // A key that is held down confirms once.
  function press({ key, repeat }, target) {
    const place = target.closest?.("[data-place]");
    if (target.matches?.("button, a, summary")) return false;
    const settled = place ? place.matches(".chosen") && !place.dataset.by : !target.closest?.("[data-spot]");
    if (key === "Enter" && state.draft.complete() && settled) repeat || table.confirm(state.draft.verb);
    else if (place) table.touch(place, place.dataset.spot);
    else if (target.dataset?.spot) table.ask(target.dataset.spot);
    else return false;
    return true;
  }

  function open(name) {
    for (const menu of document.querySelectorAll(":popover-open")) menu.hidePopover();
    aids[name]().then((aid) => aid.open(main, table));
    return true;
  }

  // What choosing it does is said of whatever has the focus, where it does not say more itself.
  function describe(target) {
    const place = target.closest("[data-place].lit");
    const verb = place && state.draft.home(place.dataset.place, place.dataset.slot)?.verb;
    const deed = main.querySelector(`[data-confirm="${verb}"]`)?.textContent;
    if (deed && !place.querySelector("title")) place.setAttribute("aria-description", deed);
    else target.removeAttribute("aria-description");
  }

  document.addEventListener("keydown", (event) => down(event));
  document.addEventListener("click", ({ target }) => target.closest("[data-open]") && open(target.closest("[data-open]").dataset.open));
  main.addEventListener("shown", () => rove(main));
  main.addEventListener("focusin", ({ target }) => target.closest(".picture") && (rove(main), describe(target)));
  rove(main);
  minding(main);
  for (const event of early) down(event, document.activeElement);
  const aid = lastTouched()?.closest("[data-open]");
  if (aid) open(aid.dataset.open);
}
