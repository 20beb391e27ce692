"""Balconia as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import cast

from tablee.engine import options
from tablee.engine.game import Game
from tablee.engine.luck import Dice
from tablee.engine.state import Hints
from tablee.engine.values import Event, Examination, Seat
from tablee.games.balconia.bot.hints import BalconiaHints, Tuning
from tablee.games.balconia.face import board as picture
from tablee.games.balconia.face import report
from tablee.games.balconia.rules import actions, refusals
from tablee.games.balconia.rules import position as notation
from tablee.games.balconia.rules import story as log
from tablee.games.balconia.rules.actions import VERBS, Action
from tablee.games.balconia.rules.components import DOORS, SIDES, building
from tablee.games.balconia.rules.geometry import CELLS, COLUMNS
from tablee.games.balconia.rules.position import AIDS, FILLS, PLACEMENTS, SUPPORTS, blocks
from tablee.games.balconia.rules.state import NUMBERS, SPACE, Balconia, empty
from tablee.games.balconia.rules.view import BalconiaView, view, worlds
from tablee.kit.words import Spoken

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


class BalconiaGame(Spoken, Game[Balconia, Action, BalconiaView]):
    name = "balconia"
    title = {"en": "Balconia", "fr": "Balconia"}
    authors = "Paul Schulz"
    seats = range(2, 3)
    colours = SIDES
    colours_by_lot = True
    options = BalconiaOptions
    space = SPACE
    longest = 2 * NUMBERS
    secrets = True
    verbs = VERBS
    clicks = {"place": ("cell", "face")}

    def read_options(self, seats: int, given: Mapping[str, object]) -> BalconiaOptions:
        """As everywhere; a component file of one's own is checked here (BAL-102)."""
        read = cast("BalconiaOptions", super().read_options(seats, given))
        return replace(read, building=building(read.building).source)

    def examine(self, text: str, games: int, seed: int, progress: Callable[[int], object] | None = None) -> Examination:
        """A component file of one's own: refused as BAL-102 says, or measured."""
        given = {"turquoise": 0, "building": text}
        return report.examine(building(text), lambda rng: self.open(2, given, rng), games, seed, progress)

    def deal(self, seats: int, options: BalconiaOptions, dice: Dice) -> Balconia:
        """All the chance of a game is drawn here (BAL-135)."""
        turquoise = dice.below(2) if options.turquoise is None else options.turquoise
        doors = self._doors(options, dice)
        tokens = dice.shuffled(list(range(1, NUMBERS + 1)))
        return empty(
            blocks(options.building),
            turquoise,
            options.placement == "free",
            options.door_support == "always",
            FILLS.index(options.fill),
            options.memory_aid == "open",
            doors,
            tokens,
        )

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

    def colours_of(self, view: BalconiaView) -> tuple[str, ...]:
        return SIDES if view.turquoise == 0 else SIDES[::-1]

    why_not = staticmethod(refusals.why_not)
    encode = staticmethod(actions.encode)
    decode = staticmethod(actions.decode)
    write = staticmethod(actions.write)
    parse = staticmethod(actions.parse)
    position = staticmethod(notation.position)
    from_position = staticmethod(notation.from_position)

    def census(self, state: Balconia) -> Mapping[str, int]:
        """Blocks and tokens wherever they are, by their numbers; doors in the building."""
        placed = [int(code) // CELLS // 4 + 1 for code in state.built]
        waiting = [int(number) for number in state.tokens][len(placed) :]
        return {
            "blocks": len({*placed, *waiting}),
            "tokens": len({int(number) for number in state.tokens}),
            "doors": sum(1 for number in state.doors if number),
            "sum of numbers": sum(placed) + sum(waiting),
        }

    view = staticmethod(view)
    sampler = staticmethod(worlds)

    def hints(self) -> Hints:
        return BalconiaHints(Tuning())

    story = staticmethod(log.story)

    def tell(self, event: Event, names: Sequence[str], lang: str) -> str:
        return log.tell(self, event, names, lang)

    board = staticmethod(picture.board)
    sprite = staticmethod(picture.sprite)
    sketch = staticmethod(picture.sketch)
    vignette = staticmethod(picture.vignette)
    prompt = staticmethod(picture.prompt)
    answer = staticmethod(picture.answer)
    label = staticmethod(picture.label)


GAME = BalconiaGame()
