// How far a review has come. When it is done, or has stopped, the page says so itself.
const main = document.querySelector("main.review");
const bar = document.getElementById("progress");
const words = document.getElementById("progress-words");
const EVERY = 1500; // milliseconds

async function look() {
  const answer = await fetch(main.dataset.progress).catch(() => null);
  if (answer?.ok) {
    const { state, looked_at: done, moments } = await answer.json();
    if (state !== "running") return location.reload();
    bar.value = done;
    words.textContent = words.dataset.words.replace("##", moments).replace("#", done);
  }
  setTimeout(look, EVERY);
}

setTimeout(look, EVERY);
