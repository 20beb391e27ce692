// The rules page: search among the rules, the section one reads marked in the contents, examples stepped through.

const book = document.querySelector(".rulebook");
const rules = [...book.querySelectorAll("li[id]")];
const bare = (text) => text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").toLowerCase();

// Search ---------------------------------------------------------------------------------------------------------------

const sought = document.getElementById("sought");
const found = document.getElementById("found");
const texts = new Map();

function search() {
  const words = bare(sought.value).split(/\s+/).filter(Boolean);
  book.classList.toggle("sought", words.length > 0);
  let count = 0;
  for (const rule of rules) {
    if (!texts.has(rule)) texts.set(rule, bare(rule.textContent));
    const fits = words.length > 0 && words.every((word) => texts.get(rule).includes(word));
    rule.classList.toggle("hit", fits);
    count += fits;
  }
  for (const part of book.querySelectorAll("h2, h3")) part.classList.toggle("hit", words.length > 0 && leads(part));
  const said = count ? found.dataset.some.replace("{n}", count) : found.dataset.none;
  found.textContent = words.length ? said : "";
}

// Whether a heading stands above a rule that was found.
function leads(heading) {
  for (let next = heading.nextElementSibling; next; next = next.nextElementSibling) {
    if (next.matches(heading.matches("h3") ? "h2, h3" : "h2")) return false;
    if (next.querySelector(".hit")) return true;
  }
  return false;
}

document.querySelector(".rules-search").hidden = false;
sought.addEventListener("input", search);
document.addEventListener("keydown", (event) => {
  if (event.key === "/" && !event.target.closest("input, textarea, select")) {
    event.preventDefault();
    sought.focus();
  } else if (event.key === "Escape" && event.target === sought) {
    sought.value = "";
    search();
  }
});

// Contents --------------------------------------------------------------------------------------------------------------

const box = document.querySelector(".contents-box");
const wide = matchMedia("(min-width: 62rem)");
const fold = () => { box.open = wide.matches; };
wide.addEventListener("change", fold);
fold();
box.addEventListener("click", (event) => { if (event.target.closest("a") && !wide.matches) box.open = false; });

const links = new Map([...document.querySelectorAll(".contents a")].map((link) => [link.hash.slice(1), link]));
const headings = [...book.querySelectorAll("h2[id], h3[id]")].filter((heading) => links.has(heading.id));
let here = null;

function mark() {
  const passed = headings.filter((heading) => heading.getBoundingClientRect().top < 120).pop() ?? headings[0];
  const link = passed && links.get(passed.id);
  if (link === here) return;
  here?.removeAttribute("aria-current");
  here = link;
  link?.setAttribute("aria-current", "true");
  if (wide.matches) link?.scrollIntoView({ block: "nearest" });
}

addEventListener("scroll", () => requestAnimationFrame(mark), { passive: true });
mark();

// Examples --------------------------------------------------------------------------------------------------------------

for (const figure of document.querySelectorAll(".example")) {
  const last = Number(figure.dataset.last);
  const steps = figure.querySelector(".steps");
  if (!steps) continue;
  const [picture, told, lines] = [figure.querySelector("img"), steps.querySelector("output"), figure.querySelectorAll("ol > li")];
  let at = last;
  const show = () => {
    picture.src = `${figure.dataset.example}${at}`;
    told.textContent = `${at} / ${last}`;
    lines.forEach((line, number) => line.classList.toggle("to-come", number >= at));
    for (const button of steps.querySelectorAll("button")) {
      button.setAttribute("aria-disabled", String(button.dataset.step === "back" ? at === 0 : at === last));
    }
  };
  steps.hidden = false;
  steps.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button) return;
    at = Math.min(Math.max(at + (button.dataset.step === "back" ? -1 : 1), 0), last);
    show();
  });
  show();
}
