// A newcomer's first games: a kind of action that is asked for the first time is explained once, one at a time.

const main = document.querySelector("main.table");
const note = document.getElementById("guide");
const texts = JSON.parse(note.dataset.texts);
let told = ""; // the kind of action that is explained now
let step = ""; // when that began

function asked() {
  return [...main.querySelectorAll("#action :is([data-do], [data-confirm])")].map(({ dataset }) => dataset.do ?? dataset.confirm);
}

function show() {
  const verbs = asked();
  if (main.dataset.step === step || (told && verbs.includes(told))) return;
  if (told) keep({ verb: told }); // who has acted has read it
  told = verbs.find((verb) => texts[verb]) ?? "";
  if (told) step = main.dataset.step;
  note.querySelector("p").textContent = told && texts[told];
  note.hidden = !told;
}

function keep(facts) {
  const token = note.elements._csrf_token.value;
  fetch(note.action, { method: "POST", body: new URLSearchParams({ ...facts, _csrf_token: token }) }).catch(() => {});
  delete texts[told];
  told = "";
  note.hidden = true;
}

note.addEventListener("submit", (event) => {
  event.preventDefault();
  if (event.submitter?.name === "off") for (const verb of Object.keys(texts)) delete texts[verb];
  keep(event.submitter?.name === "off" ? { off: "yes" } : { verb: told });
});
main.addEventListener("shown", show);
show();
