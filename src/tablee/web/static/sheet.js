// All keys at a glance.
import { part } from "./part.js";

export async function open(main) {
  const sheet = await part(main, "keys");
  for (const row of sheet.querySelectorAll("[data-where]")) row.hidden = !main.querySelector(row.dataset.where);
  if (!sheet.open) sheet.showModal();
}
