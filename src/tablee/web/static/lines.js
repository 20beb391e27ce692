// Lines of the log as the page has them, newest first: whose deed each belongs to, and what is new.

const log = () => [...document.getElementById("log").children];

// Whose deed a line tells, or follows from.
export function ownerOf(line) {
  let one = line;
  while (one && !one.dataset.by) one = one.nextElementSibling;
  return one?.dataset.by ?? "";
}

export const touches = (line, seat) => seat !== null && (line.dataset.to ?? "").split(" ").includes(String(seat));

// How many lines a message brings at the newer end, and whose deeds they tell; none where something was taken back.
export function newsIn({ lists: { log: splices = [] } = {} }) {
  const lines = splices.filter(([newer, gone, fresh]) => !newer && gone <= fresh.length).flatMap(([, , fresh]) => fresh);
  return { count: lines.length, deeds: lines.map((line) => /^<li data-by="(\d*)"/.exec(line)?.[1]).filter(Boolean) };
}

// A line as it is now, which goes on knowing whose deed it tells.
export function kept(line) {
  const copy = line.cloneNode(true);
  copy.dataset.by = ownerOf(line);
  return copy;
}

export const newest = (count) => log().slice(0, count).reverse();

// The lines of the turn that was told last.
export function lastTurn() {
  const lines = log();
  const owner = lines.length ? ownerOf(lines[0]) : "";
  const end = lines.findIndex((line) => ownerOf(line) !== owner);
  return end < 0 ? lines : lines.slice(0, end);
}

// What others did since a seat's last turn, oldest first; for who has no seat, the last turn.
export function sinceTurnOf(seat) {
  if (seat === null) return lastTurn().reverse();
  const lines = log();
  const own = lines.findIndex((line) => line.dataset.by === String(seat));
  return (own < 0 ? lines : lines.slice(0, own)).filter((line) => isNews(line, seat)).reverse();
}

// What follows from one's own deed is news where it is not about oneself.
export function isNews(line, seat) {
  if (ownerOf(line) !== String(seat)) return true;
  const subject = line.querySelector(".token")?.getAttribute("class");
  return !line.dataset.by && subject !== document.querySelector(`#at-${seat} > .token`)?.getAttribute("class");
}

export const place = (name) => document.getElementById(name) ?? document.querySelector(`[data-called="${CSS.escape(name)}"]`);

// The places a line speaks of: `start~goal*figure`, some of them with a start and a figure.
export function journeysOf(line) {
  return (line.dataset.on ?? "").split(" ").filter(Boolean).map((journey) => {
    const [way, figure = ""] = journey.split("*");
    const [goal, start = ""] = way.split("~").reverse();
    return { start: place(start), goal: place(goal), figure };
  });
}
