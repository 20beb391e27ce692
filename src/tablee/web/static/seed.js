// This browser's own share of the luck at a table: made here when the table has shown its commitment, and kept here with
// it, to be compared with what the server says later.
document.addEventListener("formdata", ({ formData }) => formData.set("seeds", "page"));

window.seedFor = (table, commitment) => {
  const kept = localStorage.getItem(`seed ${table}`)?.split(" ")[0];
  if (kept) return kept;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const seed = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  localStorage.setItem(`seed ${table}`, `${seed} ${commitment}`);
  return seed;
};

document.addEventListener("DOMContentLoaded", () => {
  const shown = document.querySelector("[data-seed-of]");
  const kept = shown && localStorage.getItem(`seed ${shown.dataset.seedOf}`);
  if (!kept) return;
  const note = document.querySelector("[data-seed-note]");
  note.textContent = kept === `${shown.textContent} ${shown.dataset.commitment}` ? note.dataset.same : note.dataset.other;
  note.hidden = false;
});
