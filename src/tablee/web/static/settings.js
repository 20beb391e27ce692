// The settings page: colours are tried on at once, sounds can be heard. Nothing is kept before it is saved.
import { hear } from "./sound.js";
import { show } from "./wishes.js";

document.addEventListener("change", ({ target }) => {
  if (target.matches(".wishes input[type=radio]")) show(target.name, target.value);
});

document.addEventListener("click", ({ target }) => {
  const name = target.closest("[data-hear]")?.dataset.hear;
  if (name) hear(name);
});
