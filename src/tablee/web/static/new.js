// The new-table form: as many seats as players, names only for people on this device, options only where they count.
const form = document.querySelector(".new-form");

// `option_advanced` is on, or `option_discard=chosen` has that value.
function isOn(needed) {
  const [name, wanted] = needed.split("=");
  const field = form.elements[name];
  if (wanted) return field.value === wanted;
  if (field instanceof RadioNodeList) return [...field].some((one) => one.checked);
  if (!field || field.disabled) return false;
  return field.type === "checkbox" ? field.checked : !["", "0", "off"].includes(field.value);
}

function arrange() {
  const seats = Number(new FormData(form).get("seats"));
  for (const row of form.querySelectorAll(".seat-row")) row.hidden = Number(row.dataset.seat) >= seats;
  for (const option of form.querySelectorAll("option[data-seat]")) {
    option.hidden = option.disabled = Number(option.dataset.seat) >= seats;
    if (option.disabled && option.selected) option.parentElement.value = "random";
  }
  for (const choice of form.querySelectorAll("[data-seat-choice]")) {
    const gone = Number(choice.dataset.seatChoice) >= seats;
    choice.hidden = gone;
    if (gone) choice.querySelector("input").checked = false;
  }
  const screen = form.elements.screen.checked; // then nobody plays on this device
  for (const option of form.querySelectorAll('option[value="here"]')) {
    option.hidden = option.disabled = screen;
    if (screen && option.selected) option.parentElement.value = "link";
  }
  for (const who of form.querySelectorAll(".who")) {
    who.hidden = who.closest(".seat-fields").querySelector("select").value !== "here";
  }
  for (const option of form.querySelectorAll("[data-needs]")) {
    const off = !isOn(option.dataset.needs);
    option.hidden = off;
    for (const field of option.querySelectorAll("select, input")) field.disabled = off;
  }
}

form.addEventListener("change", async ({ target }) => {
  if (target.dataset.fills) form.elements[target.dataset.fills].value = (await target.files[0]?.text()) ?? "";
  if (target.name === "screen" && target.checked) {
    for (const chair of form.querySelectorAll('select[name^="chair_"]')) chair.value = "link"; // people come with their phones
  }
  arrange();
});
arrange();
