// The boards by keyboard: a picture is one stop of the Tab key, and arrows walk from place to place within it.
// Cells count to the right (`data-x`) and downwards (`data-y`). Lands know their neighbours (`data-near`), and what stands
// in them (`data-within`) is reached by Tab or by its number. Everything else lies where one sees it.

const GROUPS = ".picture, .offers, .cards, .decide";
const STOPS = "[data-x], [data-near], [tabindex][role=button], button";
const WAYS = [[-1, 0], [1, 0], [0, -1], [0, 1]];
const WITHIN = "[data-within][role=button]";

// Arrow keys; elsewhere on the page they go to the board. Whether there was somewhere to go to.
export function walk(main, from, x, y) {
  const group = from.closest?.(GROUPS);
  const here = from.closest?.(STOPS);
  const goal = group && here ? next(group, here, x, y) : entrance(main, group);
  if (!goal && !group) return false;
  if (goal && !goal.getBoundingClientRect().width) bringForward(main, goal);
  goal?.focus();
  return true;
}

// The first or the last place of the picture that one is in.
export function leap(from, end) {
  const group = from.closest?.(GROUPS);
  const cells = group ? stopsOf(group) : [];
  cells.at(end)?.focus();
  return cells.length > 0;
}

// The next land whose name begins with a letter.
export function initial(from, letter) {
  const lands = [...(from.closest?.(".picture")?.querySelectorAll("[data-near]") ?? [])];
  const after = lands.indexOf(landOf(from)) + 1;
  const found = [...lands.slice(after), ...lands.slice(0, after)].find(({ ariaLabel }) => ariaLabel.toLowerCase().startsWith(letter));
  found?.focus();
  return Boolean(found);
}

// What stands in the land that has the focus, by its number there.
export function member(from, number) {
  const land = landOf(from);
  const found = land ? [...membersOf(land)].filter((one) => one.matches(".lit")) : [];
  return found[number - 1];
}

// One place of each picture is reached by Tab: the one with the focus, or a chosen one, or one that can be chosen.
export function rove(main) {
  for (const group of main.querySelectorAll(".picture")) {
    const cells = stopsOf(group);
    const stop = cells.length > 1 && stopOf(cells);
    const open = new Set(stop?.dataset?.near ? [stop, ...membersOf(stop)] : [stop]);
    if (stop) for (const cell of group.querySelectorAll(STOPS)) tabbed(cell, open.has(cell));
  }
}

function stopOf(cells) {
  const active = document.activeElement;
  const here = cells.find((cell) => cell === active || cell === landOf(active));
  const chosen = here ?? cells.find((cell) => cell.matches(".chosen")) ?? most(cells.filter((cell) => cell.matches(".lit")));
  return chosen ?? most(cells);
}

// The first of them, or the land with most neighbours.
function most(cells) {
  const neighbours = (cell) => cell.dataset.near?.length ?? 0;
  return cells.reduce((best, cell) => (best && neighbours(best) >= neighbours(cell) ? best : cell), undefined);
}

function tabbed(cell, is) {
  const wanted = is ? "0" : "-1";
  if (cell.getAttribute("tabindex") !== wanted) cell.setAttribute("tabindex", wanted);
}

// What arrows reach: of a map its lands alone.
function stopsOf(group) {
  const cells = [...group.querySelectorAll(STOPS)];
  const lands = cells.filter((cell) => cell.dataset.near);
  return lands.length ? lands : cells;
}

function landOf(element) {
  const place = element?.closest?.("[data-within]")?.dataset.within;
  const land = place ? `[data-near][data-place="${CSS.escape(place)}"]` : null;
  return land ? element.closest(".picture")?.querySelector(land) : element?.closest?.("[data-near]");
}

function membersOf(land) {
  return land.closest(".picture").querySelectorAll(`${WITHIN}[data-within="${CSS.escape(land.dataset.place)}"]`);
}

// Where to begin: in the first picture in which something can be chosen.
function entrance(main, group) {
  const pictures = group ? [group] : [...main.querySelectorAll(".picture")].filter((one) => one.querySelector(STOPS));
  const found = pictures.find((one) => one.querySelector(":is([data-x], [tabindex], button).lit")) ?? pictures[0];
  return found?.querySelector(`:is(${STOPS})[tabindex="0"]`) ?? found?.querySelector(STOPS);
}

// A narrow page shows one picture at a time.
function bringForward(main, goal) {
  const name = goal.closest(".picture")?.id.slice("panel-".length);
  main.querySelector(`[data-view="${name}"]`)?.click();
}

// The next place in a direction; where there are holes, the closest one that way.
function next(group, here, x, y) {
  const land = landOf(here);
  if (land) return signposts(group, land).get(`${x} ${y}`);
  if (here.dataset.x) return nearest(stopsOf(group), counted(here), x, y, counted, 3);
  const seen = stopsOf(group).filter((one) => one !== here && one.getBoundingClientRect().width);
  return nearest(seen, middle(here), x, y, middle, 2);
}

// Where arrows lead from a land: to the neighbour that lies most exactly that way, to each of them by one arrow at most.
function signposts(group, land) {
  const [left, top] = middle(land);
  const posts = land.dataset.near.split(" ").flatMap((code) => {
    const there = group.querySelector(`[data-near][data-place="${CSS.escape(code)}"]`);
    const [right, down] = middle(there).map((one, at) => one - [left, top][at]);
    return WAYS.map(([x, y]) => ({ there, way: `${x} ${y}`, straight: (right * x + down * y) / Math.hypot(right, down) }));
  });
  const found = new Map();
  for (const { there, way, straight } of posts.sort((one, other) => other.straight - one.straight)) {
    if (straight > 0.1 && !found.has(way) && ![...found.values()].includes(there)) found.set(way, there);
  }
  return found;
}

function nearest(cells, from, x, y, where, aslant) {
  const far = (cell) => {
    const [right, down] = where(cell).map((one, at) => one - from[at]);
    const [along, aside] = x ? [right * x, Math.abs(down)] : [down * y, Math.abs(right)];
    return along > 0.01 ? along + aslant * aside : Infinity;
  };
  const [, found] = cells.reduce((best, cell) => (far(cell) < best[0] ? [far(cell), cell] : best), [Infinity, null]);
  return found;
}

const counted = ({ dataset: { x, y } }) => [Number(x), Number(y)];

function middle(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
