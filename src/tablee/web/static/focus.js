// The focus is never lost: where what has it goes away, whatever took its place gets it, or something near.

const ABLE = "[tabindex], button:enabled, a[href], input:enabled, select:enabled, textarea:enabled, summary";
let last = null; // what has the focus, and how to find it again

export function minding(main) {
  const home = main.querySelector("section.action");
  home.tabIndex = -1;
  if (main.contains(document.activeElement)) last = known(document.activeElement);
  main.addEventListener("focusin", ({ target }) => (last = known(target)));
  // Who turns to something outside, or to nothing, has left what is still there a moment later.
  main.addEventListener("focusout", ({ target, relatedTarget }) => queueMicrotask(() => {
    if (last?.element === target && document.hasFocus() && !main.contains(relatedTarget) && isAble(target)) last = null;
  }));
  const changes = { subtree: true, childList: true, attributes: true, attributeFilter: ["hidden", "tabindex", "disabled"] };
  new MutationObserver(() => mind(home)).observe(main, changes);
}

function mind(home) {
  const active = document.activeElement;
  if (!last || (active !== document.body && isAble(active))) return;
  const found = isAble(last.element) ? last.element : [...heirs(last), home].find(isAble);
  found?.focus({ preventScroll: true });
}

function isAble(element) {
  return Boolean(element?.isConnected && element.matches(ABLE) && element.getBoundingClientRect().width);
}

// What an element is known by, in words that survive a redrawing.
function known(element) {
  const names = [...element.attributes].filter(({ name }) => name.startsWith("data-"));
  const key = names.map(({ name, value }) => `[${name}="${CSS.escape(value)}"]`).join("");
  return { element, key, data: { ...element.dataset }, id: element.id, group: element.closest(".picture, #action")?.id };
}

// What might have taken its place: the same thing drawn anew, the same place, what it stood in, the stop of its picture.
function* heirs({ key, data, id, group }) {
  const where = document.getElementById(group);
  if (id) yield document.getElementById(id);
  if (!where) return;
  const find = (selector) => where.querySelector(selector);
  if (key) yield find(key);
  if (data.x) yield find(`[data-x="${data.x}"][data-y="${data.y}"]`);
  if (data.within) yield find(`[data-near][data-place="${CSS.escape(data.within)}"]`);
  if (where.matches(".picture")) yield find('[tabindex="0"]');
}
