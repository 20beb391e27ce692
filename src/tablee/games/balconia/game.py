"""Balconia as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any, cast

from tablee.engine import options
from tablee.engine.game import Game
from tablee.engine.luck import Dice
from tablee.engine.parts import Parts
from tablee.engine.values import Seat
from tablee.games.balconia.rules import actions, position, refusals, sights, story, view, worlds
from tablee.games.balconia.rules.actions import VERBS, Action
from tablee.games.balconia.rules.components import DOORS, SIDES
from tablee.games.balconia.rules.geometry import CELLS, COLUMNS
from tablee.games.balconia.rules.loader import blocks, building
from tablee.games.balconia.rules.position import AIDS, FILLS, PLACEMENTS, SUPPORTS
from tablee.games.balconia.rules.sides import NUMBERS, Rules
from tablee.games.balconia.rules.state import SPACE, Balconia, opened
from tablee.games.balconia.rules.view import BalconiaView

USUAL_COLUMNS = "ACE"
THREE_COLUMNS = (USUAL_COLUMNS, *(c for three in combinations(COLUMNS, 3) if (c := "".join(three)) != USUAL_COLUMNS))


@dataclass(frozen=True, slots=True)
class BalconiaOptions(options.Options):
    placement: str = options.choice("adjacent", PLACEMENTS, "BAL-124")
    door_column: str = options.choice("C", ("C", "A", "B", "D", "E", "random"), "BAL-125", "BAL-126")
    fill: str = options.choice("no", FILLS, "BAL-127", "BAL-128")
    door_columns: str = options.choice(USUAL_COLUMNS, THREE_COLUMNS, "BAL-129", needs="fill=full25", off=USUAL_COLUMNS)
    door_support: str = options.choice("first", SUPPORTS, "BAL-46")
    memory_aid: str = options.choice("off", AIDS, "BAL-58", "BAL-61")
    turquoise: Seat | None = options.seat("BAL-10")
    building: str = options.text("BAL-07")


class BalconiaGame(Game[Balconia, Action, BalconiaView]):
    name = "balconia"
    authors = "Paul Schulz"
    minutes = 25
    seats = range(2, 3)
    colours = SIDES
    shapes = {"turquoise": "disc", "pink": "diamond"}
    colours_by_lot = True
    options = BalconiaOptions
    space = SPACE
    longest = 2 * NUMBERS
    secrets = True
    verbs = VERBS
    clicks = {"place": ("cell", "face")}
    parts = Parts(actions, refusals, position, view, worlds, story, sights)

    def read_options(self, seats: int, given: Mapping[str, object]) -> BalconiaOptions:
        """As everywhere; a component file of one's own is checked here (BAL-102), and then known to those who deal."""
        read = cast("BalconiaOptions", super().read_options(seats, given))
        source = building(read.building).source
        blocks(source)
        return replace(read, building=source)

    def deal(self, seats: int, options: BalconiaOptions, dice: Dice) -> Balconia:
        """All the chance of a game is drawn here (BAL-135)."""
        turquoise = dice.below(2) if options.turquoise is None else options.turquoise
        rules = Rules(
            blocks(options.building),
            self._doors(options, dice),
            turquoise=turquoise,
            fill=FILLS.index(options.fill),
            free=options.placement == "free",
            door_always=options.door_support == "always",
            open_sides=options.memory_aid == "open",
        )
        return opened(rules, dice.shuffled(list(range(1, NUMBERS + 1))))

    def _doors(self, options: BalconiaOptions, dice: Dice) -> list[int]:
        """One door block of the three (BAL-14), or all of them (BAL-129), by column of the building."""
        numbers = dice.shuffled(list(range(1, DOORS + 1)))
        columns = options.door_columns if options.fill == "full25" else options.door_column
        if columns == "random":
            columns = COLUMNS[dice.below(len(COLUMNS))]  # BAL-126
        doors = [0] * len(COLUMNS)
        for column, number in zip(columns, numbers, strict=False):
            doors[COLUMNS.index(column)] = number
        return doors

    def rematch_options(self, options: Mapping[str, Any], ended: Balconia) -> Mapping[str, Any]:
        """The sides are swapped: everybody moves one seat round, and turquoise stays where it was."""
        return {**options, "turquoise": int(ended.rules.turquoise)}

    def colours_of(self, view: BalconiaView) -> tuple[str, ...]:
        return SIDES if view.turquoise == 0 else SIDES[::-1]

    def census(self, state: Balconia) -> Mapping[str, int]:
        """Blocks and tokens wherever they are, by their numbers; doors in the building."""
        placed = [int(code) // CELLS // 4 + 1 for code in state.built]
        waiting = [int(number) for number in state.tokens][len(placed) :]
        return {
            "blocks": len({*placed, *waiting}),
            "tokens": len({int(number) for number in state.tokens}),
            "doors": sum(1 for number in state.rules.doors if number),
            "sum of numbers": sum(placed) + sum(waiting),
        }


GAME = BalconiaGame()
