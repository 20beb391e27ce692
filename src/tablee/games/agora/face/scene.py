"""What Agora's pictures are drawn from: a view through a lens, what may be chosen, and what the draft would do."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from tablee.engine.state import NOBODY
from tablee.engine.values import Malformed, Refusal, Seat
from tablee.games.agora.rules.actions import (
    COLOURS,
    LETTERS,
    Discard,
    Move,
    Play,
    as_move,
    decode,
    parse_card,
    parse_district,
)
from tablee.games.agora.rules.city import CODES, FACES, VALUE, strength
from tablee.games.agora.rules.refusals import why_not_play
from tablee.games.agora.rules.state import OVER, PHASE, Agora
from tablee.games.agora.rules.view import AgoraView, Crowd, state_of
from tablee.kit.picture import Lens
from tablee.kit.words import Voice, listing, words

FOLDER: Final = Path(__file__).parents[1]
VALUES: Final = tuple(int(value) for value in VALUE)


@lru_cache(maxsize=8192)
def said(lang: str, message: str, args: tuple[tuple[str, object], ...]) -> str:
    """A board says many things, nearly all of them said before: remembering them halves its cost."""
    return words(FOLDER, lang)(message, **dict(args))


@dataclass(frozen=True, slots=True)
class Scene:
    view: AgoraView
    lens: Lens
    state: Agora  # shows the view's table; right in all that is public and in the own hand
    starts: frozenset[tuple[int, int]]  # walkers that may be moved: colour and district
    goals: frozenset[int]  # where the drafted walker may go
    card: int | None  # drafted: a card of the hand
    walker: tuple[int, int] | None  # drafted: colour and district
    goal: int | None  # drafted: where that walker would go

    @property
    def voice(self) -> Voice:
        return Voice(FOLDER, self.lens.lang)

    def say(self, message: str, **args: object) -> str:
        return said(self.lens.lang, message, tuple(args.items()))

    @property
    def phase(self) -> int:
        """1 to 4; 5 while the fountain is passed, 6 at the end."""
        return 6 if self.view.step == OVER else int(PHASE[self.view.step])

    @property
    def my_turn(self) -> bool:
        return self.view.my_turn

    def colour(self, seat: Seat) -> str:
        return self.say(f"colour-{COLOURS[seat]}")

    def colours(self, seats: tuple[Seat, ...]) -> str:
        return listing(map(self.colour, seats), self.lens.lang)

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

    def why_not(self, card: int) -> Refusal | None:
        """Why a card of the hand cannot be played, in phase 2 on the own turn and before it alike."""
        return None if self.view.seat is None else why_not_play(self.state, self.view.seat, card)

    @property
    def arriving(self) -> tuple[int, int, int] | None:
        """Colour, district and number of the walkers that the drafted card would bring."""
        if self.card is None or self.view.seat is None or self.why_not(self.card) is not None:
            return None
        return self.view.seat, self.card // FACES, strength(self.card)


@lru_cache(maxsize=64)
def scene(view: AgoraView, lens: Lens) -> Scene:
    """One for a board, its prompt and all its labels."""
    state = state_of(view)
    codes = state.codes(view.seat) if view.seat is not None and view.my_turn else []
    legal = [decode(code) for code in codes]
    moves = [action for action in legal if isinstance(action, Move)]
    starts = frozenset((move.colour, move.start) for move in moves)
    card, walker, goal = drafted_card(lens), drafted_walker(lens), drafted_district(lens)
    goals = frozenset(move.goal for move in moves if (move.colour, move.start) == walker)
    held = card is not None and any(isinstance(action, Play | Discard) and action.card == card for action in legal)
    return Scene(
        view,
        lens,
        state,
        starts,
        goals,
        card=card if held else None,
        walker=walker if walker in starts else None,
        goal=goal if goal in goals else None,
    )


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
