// Drag and drop beside click and keyboard: what is taken up is chosen, where it is let go is touched.
import { letGo, press } from "./press.js";

const SOURCES = ".offer.lit, [data-by].lit, [data-within].lit:not(.within), [data-drag].lit";
const FAR = 8; // pixels until a press is a drag

export function draggable(main, { take, drop }) {
  let held = null; // what a pointer is down on, and where
  let ghost = null;

  main.addEventListener("pointerdown", down);
  if (press()) down(press()); // before this came

  function down({ target, isPrimary, button, clientX: x, clientY: y, pointerId: id }) {
    const source = target.closest(SOURCES);
    if (source && isPrimary && button === 0) held = { source, x, y, id };
  }

  addEventListener("pointermove", (event) => {
    if (!held || event.pointerId !== held.id) return;
    const [x, y] = [event.clientX - held.x, event.clientY - held.y];
    if (!ghost && Math.hypot(x, y) > FAR) begin();
    if (ghost) {
      ghost.style.translate = `${x}px ${y}px`;
      point(event);
    }
  });

  addEventListener("pointerup", (event) => {
    if (ghost) settle(event);
    end();
  });
  for (const name of ["pointercancel", "blur"]) addEventListener(name, end);
  addEventListener("keydown", ({ key }) => key === "Escape" && end());
  addEventListener("pointerdown", ({ isPrimary }) => isPrimary || end()); // two fingers magnify
  main.addEventListener("dragstart", (event) => held && event.preventDefault());

  function begin() {
    ghost = picture(held.source);
    document.body.append(ghost);
    document.documentElement.classList.add("dragging");
    getSelection()?.removeAllRanges();
    main.setPointerCapture(held.id);
    held.onto = onto(held.source);
    if (!held.source.dataset.by) take(held.source);
    letGo(); // what may come of it shows while it is carried
  }

  // What lies under the pointer.
  function below({ clientX, clientY }) {
    return document.elementFromPoint(clientX, clientY)?.closest("main [data-place]") ?? null;
  }

  function point(event) {
    const target = below(event);
    for (const old of main.querySelectorAll(".over")) if (old !== target) old.classList.remove("over");
    target?.classList.add("over");
  }

  function settle(event) {
    addEventListener("click", stop, { capture: true });
    setTimeout(() => removeEventListener("click", stop, { capture: true }));
    const { by } = held.source.dataset;
    const target = below(event);
    if (by) {
      if (Number(by) > 0 === within(held.onto, event)) drop(held.source);
    } else if (target && target !== held.source && target.dataset.place !== held.source.dataset.place) {
      drop(target);
    }
  }

  function end() {
    ghost?.remove();
    held = ghost = null;
    document.documentElement.classList.remove("dragging");
    for (const old of main.querySelectorAll(".over")) old.classList.remove("over");
  }
}

function stop(event) {
  event.stopPropagation();
  event.preventDefault();
}

// Where one of a heap is put, or taken out of.
function onto({ dataset }) {
  return dataset.onto ? document.getElementById(dataset.onto)?.getBoundingClientRect() : null;
}

function within(box, { clientX, clientY }) {
  return Boolean(box) && clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
}

// A copy that floats over the page: of the element, or of the drawing that it names.
function picture(source) {
  const drawn = document.getElementById(source.dataset.ghost) ?? source;
  const { left, top, width, height } = drawn.getBoundingClientRect();
  const ghost = document.createElement("div");
  ghost.className = "ghost-dragged";
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  ghost.append(drawn.ownerSVGElement ? copied(drawn, left, top) : drawn.cloneNode(true));
  for (const one of ghost.querySelectorAll("[id]")) one.removeAttribute("id");
  for (const one of ghost.querySelectorAll("[data-place]")) one.removeAttribute("data-place");
  return ghost;
}

// A part of a drawing, as large and as turned as it lies there.
function copied(drawn, left, top) {
  const { a, b, c, d, e, f } = drawn.getScreenCTM();
  const sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  sheet.setAttribute("class", drawn.ownerSVGElement.getAttribute("class"));
  const copy = drawn.cloneNode(true);
  copy.setAttribute("transform", `matrix(${[a, b, c, d, e - left, f - top].join(" ")})`);
  sheet.append(copy);
  return sheet;
}
