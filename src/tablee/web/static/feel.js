// What happens at a table is also heard, where that is switched on, and one's turn is marked in the tab. A victory rains.

const main = document.querySelector("main.table");
const icon = document.querySelector("link[rel=icon]");
const state = { ...look(), celebrated: isOver(), spoke: false };

// What few people need comes when it is needed.
const sounds = () => (main.dataset.sound === "on" ? import("./sound.js") : new Promise(() => {}));

function isOver() {
  return document.querySelector("#end.shown") !== null;
}

// What a person would see at a glance.
function look() {
  return { mine: main.classList.contains("my-turn"), over: isOver() };
}

main.addEventListener("told", ({ detail }) => {
  const { mine, over } = look();
  const name = detail.t === "view" ? eventOf(detail, mine, over) : ["no", "why"].includes(detail.t) ? "refusal" : null;
  if (name) sounds().then(({ sound }) => sound(name));
  if (name === "turn" && document.hidden && globalThis.Notification?.permission === "granted") notify();
  Object.assign(state, { mine, over });
  mark();
  rejoice();
});

async function notify() {
  const { announce } = await import("./notify.js");
  announce({ title: main.dataset.call, body: document.title.replace(/^● | · Tablée$/g, ""), table: main.dataset.table });
}

// The one that counts most of what a message brings.
function eventOf({ patch = {}, lists = {} }, mine, over) {
  const talk = lists.chat?.length && !state.spoke;
  if (lists.chat?.length) state.spoke = false;
  if (over && !state.over) return "end";
  if (mine && !state.mine) return "turn";
  if (Object.keys(patch).some((id) => /^at-\d+-points$/.test(id))) return "points";
  if (talk) return "talk";
  return lists.log?.length && !state.mine ? "move" : null;
}

function mark() {
  icon.href = new URL(state.mine ? "logo-turn.svg" : "logo.svg", icon.href);
}

// Once, when the end has been told and one of the winners sits here.
function rejoice() {
  if (!state.over || state.celebrated || main.matches(".telling")) return;
  if (main.querySelector("[data-after]") && !main.matches(".told")) return;
  state.celebrated = true;
  const seats = main.dataset.mine.split(" ").filter(Boolean);
  const won = seats.map((seat) => document.getElementById(`at-${seat}`)).filter((seat) => seat?.querySelector(".lead-mark"));
  if (won.length) import("./celebrate.js").then(({ celebrate }) => celebrate(won.map((seat) => seat.querySelector(".token"))));
}

document.getElementById("say")?.addEventListener("submit", () => (state.spoke = true));
for (const gesture of ["pointerdown", "keydown"]) {
  addEventListener(gesture, () => sounds().then(({ wakeUp }) => wakeUp()), true);
}
mark();
