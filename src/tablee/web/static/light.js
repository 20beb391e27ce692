// What can be chosen is lit: places on the board, entries of lists, numbers, cards, and the button that confirms.

export function light(main, draft) {
  const mine = draft.verbs().length > 0;
  for (const element of main.querySelectorAll("[data-place]")) lightPlace(element, draft, mine);
  for (const field of main.querySelectorAll("select[data-slot]")) {
    const open = new Set(draft.open(verbOf(field), field.dataset.slot));
    if ("board" in field.dataset) list(main, field, [...open]);
    for (const option of field.options) option.hidden = option.disabled = Boolean(option.value) && !open.has(option.value);
    field.value = draft.chosen[field.dataset.slot] ?? "";
  }
  for (const input of main.querySelectorAll("input[data-slot]")) lightNumber(input, draft);
  for (const card of main.querySelectorAll("[data-start]")) card.setAttribute("aria-pressed", draft.verb === card.dataset.start);
  for (const button of main.querySelectorAll("[data-confirm]")) {
    button.setAttribute("aria-disabled", !draft.complete(button.dataset.confirm));
    if ("only" in button.dataset) button.hidden = button.dataset.confirm !== draft.verb;
  }
}

// What touching an element means: a place, for a certain slot if it names one. One of a heap stands for one more or one
// less, so that every touch counts, however quick. What stands within another place means that one, when it is asked for.
export function meaning({ dataset: { place, slot, by, within } }, draft) {
  if (by) return { place: String(Number(draft.chosen[slot] ?? 0) + Number(by)), slot };
  return within && draft.asks(within) && !starts(within, draft) ? { place: within } : { place, slot };
}

// Whether something chosen stands within a place: it does not go there.
function starts(place, draft) {
  const there = document.querySelectorAll(`main [data-within="${CSS.escape(place)}"]`);
  return [...there].some(({ dataset }) => Object.values(draft.chosen).includes(dataset.place));
}

function lightPlace(element, draft, mine) {
  const { place, slot } = meaning(element, draft);
  const home = mine ? draft.home(place, slot) : null;
  const chosen = home !== null && home.verb === draft.verb && draft.chosen[home.slot] === place;
  element.classList.toggle("lit", home !== null);
  element.classList.toggle("aside", home !== null && draft.verb !== "" && home.verb !== draft.verb); // of another verb
  element.classList.toggle("chosen", chosen);
  element.classList.toggle("within", place === element.dataset.within);
  if (element.tagName === "BUTTON" || element.role === "button") element.setAttribute("aria-pressed", chosen);
  if (home) element.removeAttribute("aria-disabled");
  else element.setAttribute("aria-disabled", "true");
}

function lightNumber(input, draft) {
  const verb = verbOf(input);
  if (draft.verb !== verb || draft.chosen[input.dataset.slot] === undefined) {
    if (draft.verb === verb || !draft.verb) draft.fill(verb, input.dataset.slot, input.value);
  } else if (input !== document.activeElement) {
    input.value = draft.chosen[input.dataset.slot];
  }
}

const verbOf = (field) => field.closest("[data-verb]").dataset.verb;

// Places of the board in a list, as the board calls them.
function list(main, field, places) {
  const called = (place) => main.querySelector(`.picture [data-place="${CSS.escape(place)}"][aria-label]`)?.ariaLabel ?? place;
  const [none, ...former] = field.options;
  const fresh = places.map((place) => new Option(called(place), place));
  if (fresh.length === former.length && fresh.every(({ text }, at) => text === former[at].text)) return; // it may be open
  field.replaceChildren(none, ...fresh);
}
