// Clocks tick in the page, from the moments at which they run out; the server says nothing meanwhile.
const main = document.querySelector("main.table");
const told = document.getElementById("clock-told");
const mine = (main.dataset.mine || "").split(" ").filter(Boolean).map((seat) => `at-${seat}-clock`);
const day = main.dataset.lang === "fr" ? "j" : "d";
let ahead = Number(told.dataset.now) * 1000 - Date.now(); // of the server's clock
let announced = "";

function inWords(seconds) {
  const [days, hours, minutes] = [86400, 3600, 60].map((unit) => Math.floor(seconds / unit));
  const two = (number) => String(number).padStart(2, "0");
  if (days >= 1) return `${days} ${day} ${hours % 24} h`;
  return hours >= 1 ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

function tick() {
  for (const clock of main.querySelectorAll(".clock:not([hidden])")) {
    const { until, left } = clock.dataset;
    const seconds = until ? Math.max(0, Math.ceil(Number(until) - (Date.now() + ahead) / 1000)) : Number(left);
    const shown = inWords(seconds);
    if (clock.textContent !== shown) clock.textContent = shown;
    clock.classList.toggle("running", Boolean(until));
    clock.classList.toggle("short", Boolean(until) && seconds <= 20);
    if (until && mine.includes(clock.id)) announce(until, seconds);
  }
}

// Twice for a decision, and only of one's own clock.
function announce(until, seconds) {
  const which = seconds <= 10 ? "ten" : seconds <= 60 ? "sixty" : "";
  if (!which || announced === `${until} ${which}`) return;
  announced = `${until} ${which}`;
  told.textContent = told.dataset[which];
}

main.addEventListener("told", ({ detail }) => {
  if (detail.t === "ping") ahead = detail.now * 1000 - Date.now();
  tick();
});
setInterval(tick, 1000);
tick();
