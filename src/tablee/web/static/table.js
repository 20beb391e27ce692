// A table in the browser: shows what the server draws, lets the person fill slots, sends actions.
import { Draft } from "./draft.js";
import { light, meaning } from "./light.js";
import { patch, still } from "./patch.js";
import { afterPress, isDouble } from "./press.js";
import { arrive, catchUp, tellBy } from "./story.js";

const main = document.querySelector("main.table");
const first = JSON.parse(document.getElementById("choices").textContent);
const state = { step: first.step, seat: first.seat, draft: new Draft(first), turn: 0, spot: "", shows: "", acted: false };
const title = document.title;
let socket;
let patience = 500; // milliseconds until the next try
let pause = 0; // longer, where the server asks for it
let owed = null; // what this person did last, until the server has answered it
let said = ""; // and what they said

// The line to the server -------------------------------------------------------------------------------------------------

function connect() {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  socket = new WebSocket(`${scheme}://${location.host}${main.dataset.live}&seen=${main.dataset.version}`);
  main.dataset.version = ""; // of the picture that the page came with; later ones have none
  socket.onopen = () => {
    patience = 500;
    said = "";
    catchUp();
    if (state.turn || state.draft.pairs().length) look();
    if (owed) send(owed); // what had arrived before the line broke is refused as stale
    showLine();
  };
  socket.onmessage = ({ data }) => afterPress(() => receive(JSON.parse(data)));
  socket.onclose = ({ code }) => {
    if (code === 4404) location.reload(); // the page says why the table is not played here any more
    if (code === 4403 || code === 4404) return;
    showLine();
    setTimeout(connect, Math.max(patience, pause));
    patience = Math.min(8000, patience * 2);
    pause = 0;
  };
}

function isOpen() {
  return socket?.readyState === WebSocket.OPEN;
}

function send(message) {
  if (message.t !== "say") catchUp();
  if (isOpen()) socket.send(JSON.stringify(message));
}

// What a person did is sent again when the line broke before the answer. What they do meanwhile takes its place.
function owe(message) {
  owed = message;
  send(message);
  showLine();
}

function showLine() {
  document.getElementById("connection").hidden = isOpen();
  document.getElementById("unsent").hidden = !owed;
}

function receive(message) {
  if (message.t === "view") {
    arrive(message);
  } else if (message.t === "why") {
    explain(message.reasons);
  } else if (message.t === "no") {
    explain([message]);
    if (message.to === "call") pause = message.wait * 1000;
    settle(message);
  } else if (message.t === "seed") {
    send({ t: "seed", seed: window.seedFor(main.dataset.table, main.dataset.commitment) });
  } else if (message.t === "ok") {
    settle(message);
  } else if (message.t === "ping") {
    socket.send('{"t":"pong"}');
  }
  if (message.t !== "view") feel(message);
}

function feel(message) {
  main.dispatchEvent(new CustomEvent("told", { detail: message })); // to feel.js
}

function view(message) {
  // While several seats choose at once, what others do leaves a draft alone.
  const moved = message.seat !== state.seat || (state.acted && message.step !== state.step);
  const fresh = message.step !== state.step;
  patch(message);
  state.step = message.step;
  state.seat = message.seat;
  main.dataset.step = message.step;
  if (moved || !sameChoices(message)) {
    state.acted = false;
    state.draft = new Draft(message);
    state.spot = "";
    explain([]);
  }
  show();
  comeForward();
  if (main.matches(".telling")) keepInSight();
  if (fresh || state.told) goOn();
  answerAlways();
  feel(message);
}

// The server has answered; where it could not tell to what, it has refused everything.
function settle({ t, to }) {
  if (!to || to === owed?.t) owed = null;
  if (to && to !== "say") return;
  if (t === "ok" && sayField.value.startsWith(said)) sayField.value = sayField.value.slice(said.length);
  said = "";
}

function sameChoices({ tree = {}, sums = {} }) {
  return JSON.stringify([tree, sums]) === JSON.stringify([state.draft.tree, state.draft.sums]);
}

function look() {
  send({ t: "look", turn: state.turn, draft: state.draft.pairs(), spot: state.spot });
}

function act(text) {
  state.acted = true;
  if (state.seat !== null) owe({ t: "do", seat: state.seat, step: state.step, text });
}

document.querySelector("[data-coach]")?.addEventListener("click", () => {
  document.getElementById("links").hidePopover();
  if (state.seat !== null) send({ t: "advise", seat: state.seat, step: state.step });
});

function confirm(verb) {
  if (state.draft.complete(verb)) act(state.draft.words());
  else send({ t: "why", draft: state.draft.pairs() });
}

// A question that this person answers the same way every time, or that has one answer only and nothing to take back.
function answerAlways() {
  const { draft, step } = state;
  const boxes = [...main.querySelectorAll("[data-always]")];
  for (const box of boxes) sessionStorage.setItem(`${main.dataset.table} ${box.dataset.always}`, box.checked ? "yes" : "");
  const only = main.querySelector("[data-undo]") ? "" : draft.only();
  const answer = ({ always }) => always ? draft.order[always]?.length === 0 && always : only;
  const found = boxes.filter(({ checked }) => checked).map(({ dataset }) => answer(dataset)).find(Boolean);
  const asked = `${state.seat} ${step}`; // people who share a device count their steps apart
  if (!found || state.answered === asked) return;
  state.answered = asked;
  act(found);
}

// Showing what can be chosen ---------------------------------------------------------------------------------------------

function show() {
  const draft = state.draft;
  main.classList.toggle("my-turn", Object.keys(draft.order).length > 0);
  document.title = Object.keys(draft.order).length ? `● ${title}` : title;
  light(main, draft);
  fold();
  for (const field of document.querySelectorAll("[data-csrf]")) field.value = cookie("csrftoken");
  main.dispatchEvent(new Event("shown")); // to keys.js
}

// While nothing is chosen and what is asked next is in the picture in sight, a narrow page needs no more than a line for words.
function fold() {
  const [draft, slots] = [state.draft, state.draft.order[state.draft.verb] ?? []];
  const asked = ({ dataset: { place } }) => slots.length !== 1 && (!slots[0] || draft.home(place)?.slot === slots.find((slot) => !draft.chosen[slot]));
  const there = () => [...main.querySelectorAll(".picture [data-place].lit")].some((place) => place.checkVisibility() && asked(place));
  main.classList.toggle("folded", !draft.begun && (!draft.verbs().length || there()));
}

function cookie(name) {
  return document.cookie.split("; ").find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? "";
}

function explain(reasons) {
  const box = document.getElementById("why");
  box.hidden = reasons.length === 0;
  box.replaceChildren(...reasons.map(({ what, text, markup, rule, link }) => {
    const line = document.createElement("p");
    if (what) line.append(Object.assign(document.createElement("strong"), { textContent: `${what} ` }));
    if (markup) line.insertAdjacentHTML("beforeend", `${markup} `);
    else line.append(`${text} `);
    if (link) line.append(Object.assign(document.createElement("a"), { href: link, target: "_blank", textContent: rule }));
    return line;
  }));
}

// Choosing ---------------------------------------------------------------------------------------------------------------

function touch(element, spot) {
  const { place, slot } = meaning(element, state.draft);
  pick(place, slot, spot);
}

function pick(place, slot, spot) {
  const draft = state.draft;
  const home = draft.home(place, slot);
  if (!home) {
    if (spot) ask(spot);
    else send({ t: "why", draft: draft.wish(place, slot) });
    return;
  }
  const again = home.verb === draft.verb && draft.chosen[home.slot] === place;
  if (again && main.dataset.confirmation === "touch" && isDouble() && draft.complete()) return confirm(home.verb);
  const other = draft.open(home.verb, home.slot).length > 1; // what is no choice stays chosen
  if (again && home.slot !== draft.order[home.verb].at(-1)) draft.turn() || (other && draft.clear(home.slot));
  else draft.fill(home.verb, home.slot, place);
  state.spot = "";
  explain([]);
  show();
  look();
}

// Start over.
function clear() {
  state.draft = new Draft(state.draft);
  for (const input of main.querySelectorAll("input[data-slot]")) input.value = input.min;
  explain([]);
  show();
  look();
}

// Who asks about something is not told other things until they ask for them.
function ask(spot) {
  state.told = false;
  showSpot(spot);
}

function showSpot(spot) {
  state.spot = spot;
  look();
}

// A narrow page shows one picture at a time: the one the game names while it matters, otherwise the stage.
function comeForward() {
  const { shows = "" } = document.getElementById("phase").dataset;
  const mine = Object.keys(state.draft.order).length > 0;
  const other = shows !== state.shows || (shows && mine && !state.mine);
  if (other) deeds.view({ view: shows || main.querySelector("[data-view]").dataset.view });
  Object.assign(state, { shows, mine });
}

// What is told is seen: the words may lie over the lower end of the stage.
function keepInSight() {
  const stage = document.getElementById("stage");
  const { top, bottom } = stage.getBoundingClientRect();
  const words = main.querySelector(".action").getBoundingClientRect().top;
  if (top < 0 || bottom > Math.min(innerHeight, words)) stage.scrollIntoView();
}

// A button that presses itself after a while, unless the person does something first.
let onward;

function goOn() {
  clearTimeout(onward);
  const button = main.querySelector("[data-after]");
  if (button && !still.matches) onward = setTimeout(() => deeds.tell(button.dataset), Number(button.dataset.after));
}

for (const busy of ["pointerdown", "keydown"]) document.addEventListener(busy, () => clearTimeout(onward));

const deeds = {
  do: ({ do: verb }) => act(verb),
  confirm: ({ confirm: verb }) => confirm(verb),
  start: ({ start: verb }) => {
    const { draft } = state;
    draft.start(verb);
    const only = draft.open(verb, draft.order[verb][0]);
    if (only.length === 1) draft.fill(verb, draft.order[verb][0], only[0]);
    (show(), look());
  },
  undo: ({ undo: seat }) => {
    state.acted = true;
    if (owed && !isOpen()) owed = null;
    else owe({ t: "undo", seat: Number(seat), step: state.step });
    showLine();
  },
  lift: ({ lift: seat }) => send({ t: "lift", seat: Number(seat) }),
  turn: ({ turn }) => {
    state.turn = (state.turn + Number(turn) + 4) % 4;
    look();
  },
  tell: ({ tell }) => {
    state.told = tell !== "";
    main.classList.toggle("telling", state.told);
    if (!tell) main.classList.add("told"); // to feel.js
    const { shows } = document.getElementById("phase").dataset;
    deeds.view({ view: shows || main.querySelector("#stage .picture").id.slice("panel-".length) });
    showSpot(tell);
  },
  view: ({ view }) => {
    main.dataset.view = view;
    for (const button of main.querySelectorAll("[data-view]")) button.setAttribute("aria-pressed", button.dataset.view === view);
    for (const panel of main.querySelectorAll("[data-panel]")) panel.classList.toggle("shown", panel.dataset.panel === view);
    fold();
  },
  zoom: ({ zoom }) => import("./pan.js").then(({ zoomBy }) => zoomBy(zoom)),
  copy: ({ copy, done }, button) => {
    const field = document.getElementById(copy);
    field.select();
    if (navigator.clipboard) navigator.clipboard.writeText(field.value);
    else document.execCommand("copy"); // without https only this one is there
    button.textContent = done;
  },
};

document.addEventListener("click", ({ target }) => {
  for (const [name, deed] of Object.entries(deeds)) {
    const found = target.closest(`[data-${name}]`);
    if (found?.tagName === "BUTTON") return deed(found.dataset, found);
  }
  const by = target.closest("[data-step-by]");
  if (by) return stepBy(by.parentElement.querySelector("input"), Number(by.dataset.stepBy));
  const place = target.closest("[data-place]");
  const spot = target.closest("[data-spot]")?.dataset.spot;
  if (place && main.contains(place)) return touch(place, spot);
  if (spot) ask(spot);
});

function stepBy(input, step) {
  const number = Number(input.value || input.min) + step;
  input.value = Math.min(Number(input.max), Math.max(Number(input.min), number));
  fillFrom(input);
}

function fillFrom(input) {
  const verb = input.closest("[data-verb]").dataset.verb;
  state.draft.fill(verb, input.dataset.slot, String(Number(input.value)));
  show();
  look();
}

main.addEventListener("change", ({ target }) => {
  if (target.matches("select[data-slot]") && target.value) pick(target.value, target.dataset.slot);
  else if (target.matches("input[data-slot]")) fillFrom(target);
  else if (target.matches("[data-always]")) answerAlways();
});

// Words stay in their field until the server has heard them.
const sayField = document.getElementById("say-text");

document.getElementById("say")?.addEventListener("submit", (event) => {
  event.preventDefault();
  if (!isOpen() || said || !sayField.value.trim()) return;
  said = sayField.value;
  send({ t: "say", text: said });
});

main.addEventListener("saying", ({ detail: saying }) => send({ t: "say", saying })); // from talk.js

for (const box of main.querySelectorAll("[data-always]")) {
  box.checked = sessionStorage.getItem(`${main.dataset.table} ${box.dataset.always}`) === "yes";
}

if (main.dataset.mine.includes(" ")) import("./curtain.js");
if (document.getElementById("guide")) import("./guide.js");
if (main.dataset.page === "hand") import("./hand.js").then(({ hold }) => hold(main, deeds.view));

// What only a hand can ask for comes with the first one; keys that are typed meanwhile count.
const idle = new AbortController();
const early = [];
let coming;
for (const hand of ["pointermove", "pointerdown", "keydown"]) addEventListener(hand, arrived, { capture: true, signal: idle.signal });

function arrived(event) {
  if (event.type === "keydown") early.push(event);
  coming ??= bring();
}

async function bring() {
  import("./mine.js");
  const [{ draggable }, { explaining }, { typing }] = await Promise.all(["drag", "legend", "keys", "pan"].map((name) => import(`./${name}.js`)));
  idle.abort();
  draggable(main, { take: (source) => source.matches(".chosen") || touch(source), drop: (target) => touch(target, target.dataset.spot) });
  explaining(main, { say: explain, lit: (target) => target.closest("[data-place].lit, [data-spot], button, a, summary, label") });
  typing(main, { state, touch, pick, ask, confirm, act, send, show, look, clear }, early);
}

show();
comeForward();
tellBy(view);
connect();
