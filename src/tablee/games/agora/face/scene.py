"""What Agora's pictures are drawn from: a view through a lens, what may be chosen, and what the draft would do."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Final

from tablee.engine.state import NOBODY
from tablee.engine.values import Malformed, Refusal, Seat
from tablee.games.agora.rules.actions import (
    COLOURS,
    LETTERS,
    Action,
    Discard,
    Move,
    Play,
    as_move,
    decode,
    parse_card,
    parse_district,
)
from tablee.games.agora.rules.city import CODES, VALUE, strength
from tablee.games.agora.rules.codes import FACES, OVER, PHASE
from tablee.games.agora.rules.refusals import why_not_play
from tablee.games.agora.rules.state import Agora
from tablee.games.agora.rules.view import AgoraView, Crowd
from tablee.games.agora.rules.worlds import state_of
from tablee.kit import scene as kit
from tablee.kit.picture import Lens

VALUES: Final = tuple(int(value) for value in VALUE)


@dataclass(frozen=True)
class Scene(kit.Scene[AgoraView]):
    folder = Path(__file__).parents[1]
    seat_colours = COLOURS

    @cached_property
    def state(self) -> Agora:
        """Shows the view's table: right in all that is public and in the own hand."""
        return state_of(self.view)

    # What may be chosen, and what is drafted ----------------------------------------------------------------------------

    @cached_property
    def legal(self) -> tuple[Action, ...]:
        view = self.view
        codes = self.state.codes(view.seat) if view.seat is not None and view.my_turn else []
        return tuple(map(decode, codes))

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        return tuple(action for action in self.legal if isinstance(action, Move))

    @cached_property
    def starts(self) -> frozenset[tuple[int, int]]:
        """Walkers that may be moved: colour and district."""
        return frozenset((move.colour, move.start) for move in self.moves)

    @cached_property
    def walker(self) -> tuple[int, int] | None:
        """Drafted: colour and district."""
        walker = drafted_walker(self.lens)
        return walker if walker in self.starts else None

    @cached_property
    def goals(self) -> frozenset[int]:
        """Where the drafted walker may go."""
        return frozenset(move.goal for move in self.moves if (move.colour, move.start) == self.walker)

    @cached_property
    def goal(self) -> int | None:
        """Drafted: where that walker would go."""
        goal = drafted_district(self.lens)
        return goal if goal in self.goals else None

    @cached_property
    def card(self) -> int | None:
        """Drafted: a card of the hand."""
        card = drafted_card(self.lens)
        return card if any(isinstance(one, Play | Discard) and one.card == card for one in self.legal) else None

    @property
    def arriving(self) -> tuple[int, int, int] | None:
        """Colour, district and number of the walkers that the drafted card would bring."""
        if self.card is None or self.view.seat is None or self.why_not(self.card) is not None:
            return None
        return self.view.seat, self.card // FACES, strength(self.card)

    def why_not(self, card: int) -> Refusal | None:
        """Why a card of the hand cannot be played, in phase 2 on the own turn and before it alike."""
        return None if self.view.seat is None else why_not_play(self.state, self.view.seat, card)

    # How it stands ------------------------------------------------------------------------------------------------------

    @property
    def phase(self) -> int:
        """1 to 4; 5 while the fountain is passed, 6 at the end."""
        return 6 if self.view.step == OVER else int(PHASE[self.view.step])

    @property
    def my_turn(self) -> bool:
        return self.view.my_turn

    def leader(self, district: int) -> Seat | None:
        leader = int(self.state.crowds.leader(district))
        return None if leader == NOBODY else leader

    def lead(self, district: int) -> int:
        """By how many walkers the leader is ahead of the next."""
        sizes = sorted((crowd.size for crowd in self.view.crowds[district]), reverse=True)
        return sizes[0] - (sizes[1] if len(sizes) > 1 else 0) if sizes else 0

    def ranked(self, district: int) -> list[Crowd]:
        """The colours of a district, most walkers first."""
        return sorted(self.view.crowds[district], key=lambda crowd: -crowd.size)

    def tied(self, district: int) -> bool:
        """Only between the two moves of a pair: the second has to cure it."""
        return bool(self.view.crowds[district]) and self.lead(district) == 0

    def occupied(self, seat: Seat) -> int:
        return int(self.state.crowds.occupied(seat))


@lru_cache(maxsize=64)
def scene(view: AgoraView, lens: Lens) -> Scene:
    """One for a board, its prompt and all its labels."""
    return Scene(view, lens)


def drafted_card(lens: Lens) -> int | None:
    try:
        return parse_card(lens.chosen("card") or "")
    except Malformed:
        return None


def drafted_walker(lens: Lens) -> tuple[int, int] | None:
    letter, _, district = (lens.chosen("walker") or "").partition("@")
    if letter not in LETTERS or len(letter) != 1 or district not in CODES:
        return None
    return LETTERS.index(letter), CODES.index(district)


def drafted_district(lens: Lens) -> int | None:
    try:
        return parse_district(lens.chosen("to") or "")
    except Malformed:
        return None


def pending(view: AgoraView) -> Move | None:
    """The first move of a pair, while the second is awaited."""
    return None if view.first == NOBODY else as_move(view.first)


def walker_place(colour: int, district: int) -> str:
    """The word for a walker in the slot of a move."""
    return f"{LETTERS[colour]}@{CODES[district]}"
