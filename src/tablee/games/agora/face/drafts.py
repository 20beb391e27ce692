"""What may be chosen on the own turn, and what a draft would do. Nothing is worked out for those who only look on."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from tablee.engine.luck import seeded
from tablee.engine.values import Malformed, Refusal, Seat
from tablee.games.agora.face.standings import Walkers, phase_of, walkers_of
from tablee.games.agora.rules.actions import (
    LETTERS,
    Action,
    Discard,
    Move,
    Play,
    decode,
    parse_card,
    parse_district,
)
from tablee.games.agora.rules.agreed import STRONGEST, Rules
from tablee.games.agora.rules.city import CODES, START, strength
from tablee.games.agora.rules.codes import CROSSINGS, DISTRICTS, FACES, MOVE
from tablee.games.agora.rules.deal import as_set, laid_out
from tablee.games.agora.rules.refusals import why_not_play
from tablee.games.agora.rules.state import Agora
from tablee.games.agora.rules.view import AgoraView
from tablee.games.agora.rules.worlds import state_of
from tablee.kit.picture import Lens

STARTS: Final = tuple(int(district) for district in START)  # by crossing
Coming = tuple[int, int, int]  # colour, district and number of walkers


@dataclass(frozen=True, slots=True)
class Draft:
    """What a person has chosen so far, where it is legal."""

    walker: tuple[int, int] | None = None  # colour and district
    goal: int | None = None
    card: int | None = None  # of the hand
    coming: Coming | None = None  # whom the draft would bring

    @property
    def move(self) -> Move | None:
        return Move(*self.walker, self.goal) if self.walker and self.goal is not None else None


NONE: Final = Draft()


def drafted(view: AgoraView, lens: Lens) -> Draft:
    if not lens.draft or not view.my_turn or view.seat is None:
        return NONE
    actions = [decode(code) for code in state_of(view).codes(view.seat)]
    return drafted_move(actions, lens) if phase_of(view) == 3 else drafted_play(actions, view.seat, lens)


def drafted_move(actions: list[Action], lens: Lens) -> Draft:
    moves = [action for action in actions if isinstance(action, Move)]
    walker, goal = chosen_walker(lens), chosen_district(lens)
    goals = [move.goal for move in moves if (move.colour, move.start) == walker]
    if walker is None or not goals:
        return NONE
    return Draft(walker, goal, coming=(walker[0], goal, 1)) if goal in goals else Draft(walker)


def drafted_play(actions: list[Action], seat: Seat, lens: Lens) -> Draft:
    card = chosen_card(lens)
    for action in actions:
        if isinstance(action, Play | Discard) and action.card == card:
            coming = (seat, action.card // FACES, strength(action.card)) if isinstance(action, Play) else None
            return Draft(card=action.card, coming=coming)
    return NONE


def movable(view: AgoraView, walkers: Walkers) -> tuple[int, ...]:
    """By district the colours of which a walker may be moved, as a set of bits; empty for who may move none now."""
    if view.seat is None or not view.my_turn or phase_of(view) != 3:
        return ()
    found = [0] * DISTRICTS
    for code in moving_state(view, walkers).codes(view.seat):
        colour, crossing = divmod(code - MOVE, CROSSINGS)
        found[STARTS[crossing]] |= 1 << colour
    return tuple(found)


def moving_state(view: AgoraView, walkers: Walkers) -> Agora:
    """The walkers and whose turn it is, without any cards: all that moves depend on."""
    state = laid_out(Rules(view.seats, view.strict), [], [], seeded("stand-in"))
    state.crowds.become(walkers.laid_out)
    state.round, state.step, state.seat, state.first = view.round, view.step, view.turn, view.first
    return state


def playable(view: AgoraView) -> bool:
    """Whether who acts holds a card that can be played."""
    reserve, sizes = min(view.reserve[view.turn], STRONGEST), walkers_of(view).sizes
    return any(why_not(view.turn, reserve, sizes[card // FACES], card) is None for card in view.hand)


@lru_cache(maxsize=8192)
def why_not(seat: Seat, reserve: int, sizes: tuple[int, ...], card: int) -> Refusal | None:
    """Why a card of a hand cannot be played, in phase 2 on the own turn and before it alike.

    It depends on the own reserve, of which more than STRONGEST do not matter, and on how many of each colour
    are in its district.
    """
    state = laid_out(Rules(len(sizes)), [], [], seeded("stand-in"))
    state.hands[seat], state.reserve[seat] = as_set([card]), reserve
    for colour, size in enumerate(sizes):
        state.crowds.arrive(card // FACES, colour, size)
    return why_not_play(state, seat, card)


def chosen_card(lens: Lens) -> int | None:
    try:
        return parse_card(lens.chosen("card") or "")
    except Malformed:
        return None


def chosen_walker(lens: Lens) -> tuple[int, int] | None:
    letter, _, district = (lens.chosen("walker") or "").partition("@")
    if letter not in LETTERS or len(letter) != 1 or district not in CODES:
        return None
    return LETTERS.index(letter), CODES.index(district)


def chosen_district(lens: Lens) -> int | None:
    try:
        return parse_district(lens.chosen("to") or "")
    except Malformed:
        return None
