"""Numbers that stand for things: the steps of a round, actions, what others see of them, movements of cards.

They stand in one module, because the compiler makes a constant of a sum only if it finds all its parts there.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.native import i64, vec

# How many there are.
DISTRICTS: Final = 10
FACES: Final = 6  # cards of a district
CARDS: Final = DISTRICTS * FACES
CROSSINGS: Final = 38  # borders, each in two directions
MOST_SEATS: Final = 5

# What the acting seat has to do. Phases 1 to 4 are TO_TAKE, TO_PLAY, TO_MOVE, TO_DRAW.
TO_TAKE: Final = 0
TO_PLAY: Final = 1
TO_MOVE: Final = 2  # the first walker of a pair
TO_MOVE_ON: Final = 3  # the second
TO_MOVE_ONCE: Final = 4  # the only one, when no pair is possible (AGO-43)
TO_DRAW: Final = 5
TO_GIVE: Final = 6  # the fountain
OVER: Final = 7
STEP_NAMES: Final = ("take", "play", "move", "move-on", "move-once", "draw", "give", "over")
PHASE: Final = vec[i64]([1, 2, 3, 3, 3, 4, 5, 5])  # by step
PHASES: Final = 5  # passing the fountain is the last

# Action codes.
MOVES: Final = MOST_SEATS * CROSSINGS
TAKE: Final = 0
PLAY: Final = TAKE + DISTRICTS
DISCARD: Final = PLAY + CARDS
MOVE: Final = DISCARD + CARDS
DRAW: Final = MOVE + MOVES
GIVE: Final = DRAW + 2
SPACE: Final = GIVE + MOST_SEATS
# Codes of covered sights (sights.py), counted from SPACE.
SOME_DISCARD: Final = 0
SOME_PLAY: Final = SOME_DISCARD + DISTRICTS
PAIR: Final = SOME_PLAY + 1

# Movements of cards (movements.py): what was done, and what is seen of the card, itself or BACK and its district.
TOOK: Final = 0
PLAYED: Final = 1
DROPPED: Final = 2
DREW: Final = 3
BACK: Final = CARDS
SEEN: Final = CARDS + DISTRICTS
SEATED: Final = 8  # more than ever play
