"""The faces and doors of a building as flat numbers for the compiled rules; components.py has the values behind them."""

from __future__ import annotations

from typing import Final

from tablee.engine.native import i64, vec
from tablee.games.balconia.rules.components import COLOURS, COUNTABLE, FORMS, ITEMS, POSITIONS, THINGS, Building

# Kinds of things a balcony shows, in the order of THINGS, then the two lovebirds.
ITEM_KINDS: Final = 7
FLOWER: Final = 7  # of any colour
FIRST_COLOUR: Final = 8
LAST_COLOUR: Final = 13
FACING_RIGHT: Final = 14
FACING_LEFT: Final = 15
KINDS: Final = 16
LAYERS: Final = 4  # of one kind on a face, at most (components.MOST)

# Targets that are no things, in the order of COUNTABLE.
BALCONY: Final = 14
COLOURFUL: Final = 15
WITHOUT: Final = 16  # and the item's number

# Forms, in the order of FORMS; NO_SCORE for a face without a condition (BAL-68).
EACH: Final = 0
ALL_OF: Final = 1
NONE_OF: Final = 2
PAIR: Final = 3
NO_SCORE: Final = 4
NOTHING: Final = -1  # no second target

# Kinds of doors (BAL-115, BAL-116, BAL-117): the third is the difference.
MAJORITY: Final = 0
FEWER: Final = 1
DOOR_KINDS: Final = ("majority", "fewer", "difference")


class Blocks:
    """One entry per face, or per door side; made once per building and shared by all its states."""

    def __init__(self, source: str, amounts: list[int], scores: list[int], doors: list[int]) -> None:
        self.source = source  # of the building (components.py)
        self.amounts = vec[i64](amounts)  # [face * KINDS + kind]
        self.position = vec[i64](scores[0::5])
        self.form = vec[i64](scores[1::5])
        self.worth = vec[i64](scores[2::5])
        self.target = vec[i64](scores[3::5])
        self.second = vec[i64](scores[4::5])
        self.door_kind = vec[i64](doors[0::3])  # [2 * (number - 1) + side]
        self.door_first = vec[i64](doors[1::3])
        self.door_second = vec[i64](doors[2::3])


def blocks_of(building: Building) -> Blocks:
    amounts: list[int] = []
    scores: list[int] = []
    doors: list[int] = []
    for face in building.faces:
        amounts += [face.amount(thing) for thing in THINGS]
        amounts += [int(face.lovebird == "right"), int(face.lovebird == "left")]
        score = face.score
        if score is None:
            scores += [0, NO_SCORE, 0, NOTHING, NOTHING]
        else:
            targets = [] if score.form == "pair" else [COUNTABLE.index(target) for target in score.of]
            scores += [POSITIONS.index(score.position), FORMS.index(score.form), score.points]
            scores += [*targets, NOTHING, NOTHING][:2]
    for door in building.doors:
        doors += [DOOR_KINDS.index(door.kind), THINGS.index(door.first), THINGS.index(door.second)]
    return Blocks(building.source, amounts, scores, doors)


assert (len(ITEMS), len(THINGS)) == (ITEM_KINDS, FIRST_COLOUR + len(COLOURS))  # the numbers above
