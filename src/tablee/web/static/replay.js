// A game looked at once more: steps, plays, jumps. The server sends what changes from one moment to another.
import { patch, still } from "./patch.js";
import { shareMoment } from "./sharing.js";
import { arrive, catchUp, tellBy } from "./story.js";

const main = document.querySelector("main.replay");
const slider = document.getElementById("moment");
const play = document.getElementById("play");
const speed = document.getElementById("speed");
const SPEEDS = { slow: 2.2, normal: 1, fast: 0.35 }; // times as long
const LEAST = 700; // milliseconds a step stays, ...
const LETTER = 14; // ... and for each letter to read
const MOST = 3200;
const NOTHING = 60; // where there is nothing to see
const last = Number(main.dataset.last);
let shown = { step: Number(main.dataset.step), turn: 0, spot: "" };
let wanted = { ...shown };
let version = main.dataset.version;
let asking = null; // what the server is working on
let timer = null;

const text = ({ step, turn, spot }) => `${step}.${turn}.${spot}`;
const address = (step) => `${main.dataset.address}?layer=${main.dataset.layer}&step=${step}`;
const within = (step) => Math.min(last, Math.max(0, step));

// Asking ---------------------------------------------------------------------------------------------------------------

// The newest wish counts: whoever drags the slider does not wait for every moment on the way.
function go(change) {
  wanted = { ...wanted, spot: "", ...change };
  mark(wanted.step);
  asking ??= ask().finally(() => (asking = null));
  return asking;
}

async function ask() {
  while (text(wanted) !== text(shown)) {
    const goal = wanted;
    const asked = new URLSearchParams({ layer: main.dataset.layer, was: text(shown), now: text(goal), seen: version });
    const answer = await fetch(`${main.dataset.address}/step?${asked}`).catch(() => null);
    if (answer?.status === 429) {
      await new Promise((done) => setTimeout(done, 1000 * (Number(answer.headers.get("retry-after")) || 1)));
      continue;
    }
    if (!answer?.ok) return location.assign(address(goal.step)); // the page says why
    receive(await answer.json(), goal);
  }
}

let letters = 0; // of what the last step told

function receive(message, goal) {
  const fresh = (message.lists?.log ?? []).flatMap(([newer, , lines]) => (newer ? [] : lines));
  letters = fresh.join("").replace(/<[^>]*>/g, "").length || (message.patch || message.board?.length ? 1 : 0);
  [shown, version] = [goal, message.version];
  catchUp();
  arrive(message);
}

function view(message) {
  patch(message);
  main.dataset.step = message.step;
  comeForward();
}

// Showing where we are -------------------------------------------------------------------------------------------------

function mark(step) {
  slider.value = step;
  const current = markCourse(step);
  slider.setAttribute("aria-valuetext", `${step} / ${last}${current ? `: ${current.textContent.trim()}` : ""}`);
  document.getElementById("count").textContent = `${step} / ${last}`;
  const places = { first: 0, back: within(step - 1), forward: within(step + 1), last };
  for (const one of main.querySelectorAll("[data-go]")) one.href = address(places[one.dataset.go]);
  for (const field of main.querySelectorAll('form [name="step"]')) field.value = step;
  const over = document.getElementById("branch-over");
  if (over) over.hidden = step !== last;
  shareMoment(main, { step, turn: wanted.turn }, address(step));
  const chapter = document.getElementById("chapter");
  if (chapter) chapter.selectedIndex = [...chapter.options].findLastIndex(({ value }) => Number(value) <= step);
  history.replaceState(null, "", address(step));
}

// The line of the course that tells how this moment came to be.
function markCourse(step) {
  const list = document.getElementById("course");
  const lines = [...list.querySelectorAll("a")];
  const current = lines.findLast(({ dataset }) => Number(dataset.to) <= step);
  for (const line of lines) {
    line.classList.toggle("later", Number(line.dataset.to) > step);
    line.toggleAttribute("aria-current", false);
  }
  current?.setAttribute("aria-current", "step");
  if (current) list.scrollTop = current.offsetTop - list.offsetTop - list.clientHeight / 2;
  return current;
}

// A narrow page shows one picture at a time.
function show(name) {
  main.dataset.view = name;
  for (const button of main.querySelectorAll("[data-view]")) button.setAttribute("aria-pressed", button.dataset.view === name);
  for (const panel of main.querySelectorAll("[data-panel]")) panel.classList.toggle("shown", panel.dataset.panel === name);
  if (name === "course") markCourse(wanted.step); // while it was hidden it could not be scrolled
}

let forward = "";

function comeForward() {
  const { shows = "" } = document.getElementById("phase").dataset;
  const there = shows && main.querySelector(`[data-view="${shows}"]`) ? shows : "";
  if (there !== forward) show(there || main.querySelector("[data-view]").dataset.view);
  forward = there;
}

// Playing --------------------------------------------------------------------------------------------------------------

const playing = () => play.getAttribute("aria-pressed") === "true";

function start() {
  play.setAttribute("aria-pressed", "true");
  if (wanted.step === last) go({ step: 0 }).then(wait);
  else next();
}

function stop() {
  clearTimeout(timer);
  play.setAttribute("aria-pressed", "false");
}

async function next() {
  if (wanted.step >= last) return stop();
  await go({ step: wanted.step + 1 });
  wait();
}

function wait() {
  if (!playing()) return;
  clearTimeout(timer);
  const time = letters ? Math.min(MOST, LEAST + LETTER * letters) * SPEEDS[speed.value] : NOTHING;
  timer = setTimeout(next, time);
}

function jump(step) {
  stop();
  return go({ step: within(step) });
}

// Hands and keys -------------------------------------------------------------------------------------------------------

const goals = { first: () => 0, back: () => wanted.step - 1, forward: () => wanted.step + 1, last: () => last };

document.addEventListener("click", (event) => {
  const { target } = event;
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const to = target.closest("[data-go]");
  const line = target.closest("[data-to]");
  if (to || line) {
    event.preventDefault();
    return jump(to ? goals[to.dataset.go]() : Number(line.dataset.to));
  }
  const turn = target.closest("[data-turn]");
  if (turn) return go({ turn: (wanted.turn + Number(turn.dataset.turn) + 4) % 4 });
  const zoom = target.closest("[data-zoom]");
  if (zoom) return import("./pan.js").then(({ zoomBy }) => zoomBy(zoom.dataset.zoom));
  const button = target.closest("button[data-view]");
  if (button) return show(button.dataset.view);
  const spot = target.closest("#stage [data-spot], .panel [data-spot]");
  if (spot && !playing()) go({ spot: spot.dataset.spot === wanted.spot ? "" : spot.dataset.spot });
});

play.addEventListener("click", () => (playing() ? stop() : start()));
slider.addEventListener("input", () => jump(Number(slider.value)));
document.getElementById("chapter")?.addEventListener("change", ({ target }) => jump(Number(target.value)));
document.querySelector("#layers select")?.addEventListener("change", ({ target }) => target.form.requestSubmit());

const keys = { ArrowLeft: goals.back, ArrowRight: goals.forward, Home: goals.first, End: goals.last };

document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest?.("select, textarea, [popover]:popover-open")) return;
  if (keys[key]) {
    event.preventDefault();
    jump(keys[key]());
  } else if (key === " " && !target.closest?.("a, button, summary")) {
    event.preventDefault();
    play.click();
  }
});

for (const one of main.querySelectorAll("[data-scripted], #play")) one.hidden = false;
for (const one of main.querySelectorAll("#layers button")) one.hidden = true;
if (still.matches) speed.value = "slow";

comeForward();
tellBy(view);
mark(shown.step);
