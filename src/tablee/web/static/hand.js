// A phone as a hand: what its person holds is in sight, and the board where something is to be chosen on it. Whatever they
// look at themselves stays until their turn begins or ends.

export function hold(main, show) {
  const tabs = [...main.querySelectorAll("button[data-view]")].map(({ dataset }) => dataset.view);
  let looked = null; // at which tab, by the person's own touch
  let turn = null;

  // Where something is to be chosen that is not offered near the thumb: in the hand, else on the first picture that has it.
  const elsewhere = () => main.querySelector("#action select[data-board], #action [data-start]");
  const asked = () => elsewhere() && tabs.find((tab) => main.querySelector(`[data-panel="${tab}"] .lit`));

  function settle() {
    const mine = main.matches(".my-turn");
    if (mine !== turn) looked = null;
    turn = mine;
    show({ view: looked ?? ((mine && asked()) || tabs[0]) });
  }

  main.addEventListener("click", ({ target }) => {
    looked = target.closest("button[data-view]")?.dataset.view ?? looked;
  });
  main.addEventListener("told", settle);
  settle();
}
