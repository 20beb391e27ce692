// Cells that are reached by arrow keys: `data-x` counts to the right, `data-y` downwards.

export function walk(main, from, x, y) {
  const grid = from.closest?.("[data-grid]") ?? main.querySelector("[data-grid]");
  if (!grid) return false;
  const here = from.closest?.("[data-x]") ?? grid.querySelector('[data-x][tabindex="0"]');
  if (!from.closest?.("[data-grid]")) here?.focus();
  else nearest(grid, here, x, y)?.focus();
  return true;
}

// The next cell in a direction; where the grid has holes, the closest one that way.
function nearest(grid, here, x, y) {
  const far = (cell) => {
    const [right, down] = [Number(cell.dataset.x) - Number(here.dataset.x), Number(cell.dataset.y) - Number(here.dataset.y)];
    const [along, aside] = x ? [right * x, Math.abs(down)] : [down * y, Math.abs(right)];
    return along > 0 ? along + 3 * aside : Infinity;
  };
  const cells = [...grid.querySelectorAll("[data-x]")].filter((cell) => far(cell) < Infinity);
  return cells.sort((a, b) => far(a) - far(b))[0];
}

// One cell of each grid is reached by Tab: the chosen one, or the last that had the focus, or the first.
export function rove(main) {
  for (const grid of main.querySelectorAll("[data-grid]")) {
    const cells = [...grid.querySelectorAll("[data-x]")];
    const stop = cells.find((cell) => cell === document.activeElement) ?? cells.find((cell) => cell.matches(".chosen")) ?? cells.find((cell) => cell.matches(".lit")) ?? cells[0];
    for (const cell of cells) cell.setAttribute("tabindex", cell === stop ? "0" : "-1");
  }
}
