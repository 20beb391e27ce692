// A table on a big screen: shows what the server draws for everybody, so that one can follow, and tells the end by itself.
import { journeysOf, lastTurn, newsIn } from "./lines.js";
import { patch } from "./patch.js";

const main = document.querySelector("main.screen");
const STAY = 1500; // milliseconds that what happened is to be seen
const MANY = 6; // messages that wait: more are shown at once
const FOLLOW = 8000; // milliseconds until the table that follows is shown
const waiting = [];
let socket;
let patience = 500;
let resting = null;
let telling; // the timer of the end
let told = false; // once, to its end

function connect() {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const { table, version } = main.dataset;
  socket = new WebSocket(`${scheme}://${location.host}/table/${table}/live?page=screen&seen=${version}`);
  main.dataset.version = "";
  socket.onopen = () => {
    patience = 500;
    line(true);
  };
  socket.onmessage = ({ data }) => receive(JSON.parse(data));
  socket.onclose = ({ code }) => {
    if (code === 4404) location.reload();
    if (code === 4403 || code === 4404) return;
    line(false);
    setTimeout(connect, patience);
    patience = Math.min(8000, patience * 2);
  };
}

function line(open) {
  document.getElementById("connection").hidden = open;
}

// One step after the other, as long as they do not come too fast.
function receive(message) {
  if (message.t !== "view") return;
  waiting.push(message);
  if (waiting.length > MANY) while (waiting.length) show(waiting.shift());
  next();
}

function next() {
  while (waiting.length && resting === null) {
    const message = waiting.shift();
    show(message);
    if (newsIn(message).count && !document.hidden) resting = setTimeout(() => ((resting = null), next()), STAY);
  }
}

function show(message) {
  const { chat, ...lists } = message.lists ?? {}; // talk is for those who sit there
  patch({ ...message, lists });
  mark();
  goOn();
}

// Where the last turn happened stays marked; how that looks is the game's own business.
function mark() {
  for (const old of main.querySelectorAll(".told")) old.classList.remove("told");
  for (const { start, goal } of lastTurn().flatMap(journeysOf)) {
    for (const one of [start, goal]) if (one && !one.matches(".seat")) one.classList.add("told");
  }
}

// The end is told once, step by step; then the result stays until another game begins.
function goOn() {
  const { tell, after, follows } = document.getElementById("onward").dataset;
  clearTimeout(telling);
  if (follows) telling = setTimeout(() => location.replace(follows), FOLLOW);
  else if (tell !== undefined && !told) telling = setTimeout(() => look(tell), Number(after));
}

function look(spot) {
  told = spot === "";
  main.classList.toggle("telling", !told);
  socket.send(JSON.stringify({ t: "look", spot }));
}

document.querySelector("[data-full]").addEventListener("click", () => {
  if (document.fullscreenElement) document.exitFullscreen();
  else document.documentElement.requestFullscreen();
});

// A screen that goes dark shows nothing; browsers let go of it whenever the page is out of sight.
function stayAwake() {
  if (!document.hidden) navigator.wakeLock?.request("screen").catch(() => {});
}

document.addEventListener("visibilitychange", stayAwake);
stayAwake();
mark();
goOn();
connect();
