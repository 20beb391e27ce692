// This browser's own share of the luck at a table: made here, kept here, and shown beside what the server says it was.
document.addEventListener("formdata", ({ formData }) => formData.set("seeds", "page"));

window.seedFor = (table) => {
  const kept = localStorage.getItem(`seed ${table}`);
  if (kept) return kept;
  const seed = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  localStorage.setItem(`seed ${table}`, seed);
  return seed;
};

document.addEventListener("DOMContentLoaded", () => {
  const shown = document.querySelector("[data-seed-of]");
  const kept = shown && localStorage.getItem(`seed ${shown.dataset.seedOf}`);
  if (!kept) return;
  const note = document.querySelector("[data-seed-note]");
  note.textContent = kept === shown.textContent ? note.dataset.same : note.dataset.other;
  note.hidden = false;
});
