// A lesson at a table: what the scene is about is lit, what it asks is read first, and the way on is at hand once it is passed.

const main = document.querySelector("main.table");
const lights = JSON.parse(document.getElementById("lights").textContent);
const selectors = lights.map((one) => (/^[#.[]/.test(one) ? one : `[data-place="${CSS.escape(one)}"]`));
const passed = () => document.getElementById("lesson-next");
let before = passed();

// The page may draw an element anew at any time.
function show() {
  for (const one of main.querySelectorAll(".taught")) one.classList.remove("taught");
  if (!passed()) for (const one of selectors.flatMap((where) => [...main.querySelectorAll(where)])) one.classList.add("taught");
}

main.addEventListener("shown", show);
main.addEventListener("told", () => {
  if (passed() && !before) rejoice();
  before = passed();
});

function rejoice() {
  document.getElementById("here")?.classList.add("passed");
  passed().focus();
}

show();
document.getElementById("lesson-text").focus({ preventScroll: true });
