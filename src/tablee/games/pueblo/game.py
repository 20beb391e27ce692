"""Pueblo as the rest of the house sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tablee.engine import options
from tablee.engine.game import Game
from tablee.engine.luck import Dice
from tablee.engine.parts import Parts
from tablee.engine.values import Seat
from tablee.games.pueblo.rules import actions, position, refusals, story, view, worlds
from tablee.games.pueblo.rules.actions import VERBS, Action
from tablee.games.pueblo.rules.deal import empty
from tablee.games.pueblo.rules.geometry import BIT, CELLS
from tablee.games.pueblo.rules.state import COLOURS, SPACE, Pueblo
from tablee.games.pueblo.rules.stones import Rules
from tablee.games.pueblo.rules.view import PuebloView

LAYOUTS: Mapping[int, tuple[str, ...]] = {  # PUE-76
    1: ("d4",),
    2: ("c3", "f6"),
    3: ("c3", "d6", "g4"),
    4: ("c3", "c6", "f3", "f6"),
}


@dataclass(frozen=True, slots=True)
class PuebloOptions(options.Options):
    dismantling: bool = options.flag(False, "PUE-55")
    advanced: bool = options.flag(False, "PUE-70")
    sacred_count: int = options.number(2, 0, 4, "PUE-72", needs="advanced", off=0, strict="PUE-97")
    sacred_placement: str = options.choice(
        "layout", ("layout", "random", "players"), "PUE-76", "PUE-77", needs="sacred_count", off="layout"
    )
    opener: Seat | None = options.seat("PUE-82", needs="advanced")
    starter: Seat | None = options.seat("PUE-11")
    start_corner: int = options.choice(0, (0, 9, 18, 27), "PUE-08")


class PuebloGame(Game[Pueblo, Action, PuebloView]):
    name = "pueblo"
    authors = "Michael Kiesling, Wolfgang Kramer"
    minutes = 45
    seats = range(2, 5)
    colours = COLOURS
    options = PuebloOptions
    space = SPACE
    longest = 2 * 36 + 2 * 4 * 36 + 3 * 4 * 104 + 4  # building, dismantling, three auctions, sacred places
    secrets = False
    fewest_wins = True
    verbs = VERBS
    skips = ("pass",)
    clicks = {"set": ("stone", "corner", "opening")}
    parts = Parts(actions, refusals, position, view, worlds, story)

    def deal(self, seats: int, options: PuebloOptions, dice: Dice) -> Pueblo:
        """Everything left to chance is drawn here, and nothing that does not count (PUE-54)."""
        starter = opener = 0
        if options.advanced:
            opener = dice.below(seats) if options.opener is None else options.opener
        else:
            starter = dice.below(seats) if options.starter is None else options.starter
        state = empty(Rules(seats, options.advanced, options.dismantling, starter, opener))
        state.chief = options.start_corner
        if options.sacred_placement == "players":
            state.to_lay = options.sacred_count
        elif options.sacred_count:
            for cell in self._sacred_cells(options, dice):
                state.sacred |= BIT[cell]
        state.begin()
        return state

    def _sacred_cells(self, options: PuebloOptions, dice: Dice) -> Sequence[int]:
        if options.sacred_placement == "layout":
            return [actions.parse_cell(name) for name in LAYOUTS[options.sacred_count]]
        return dice.shuffled(list(range(CELLS)))[: options.sacred_count]

    def census(self, state: Pueblo) -> Mapping[str, int]:
        """Stones by colour, wherever they are: in reserves, put aside, on the board or taken off it."""
        kept = int(state.aside)
        counted: Counter[str] = Counter()
        for number in range(len(state.stones)):
            owner = int(state.owner(number))
            counted["neutral" if owner == state.seats else self.colours[owner]] += 1
        for seat in range(state.seats):
            counted[self.colours[seat]] += int(state.reserve[seat]) + kept
            counted["neutral"] += int(state.reserve[state.seats + seat]) + kept
        return counted


GAME = PuebloGame()
