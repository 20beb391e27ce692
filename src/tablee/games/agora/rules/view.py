"""What one chair may know of an Agora game: the table as everybody sees it, its own hand, and all it has seen so far."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from tablee.engine.state import NOBODY
from tablee.engine.values import Seat, View
from tablee.games.agora.rules import city
from tablee.games.agora.rules.agreed import ROUNDS
from tablee.games.agora.rules.codes import FACES, MOST_SEATS, PLAYED
from tablee.games.agora.rules.crowds import Crowds
from tablee.games.agora.rules.movements import movement
from tablee.games.agora.rules.state import Agora


class Crowd(NamedTuple):
    """Walkers of one colour in one district."""

    colour: int
    standing: int
    lying: int

    @property
    def size(self) -> int:
        return self.standing + self.lying


@dataclass(frozen=True, slots=True, kw_only=True)
class AgoraView(View):
    game = "agora"

    # Public at every moment (AGO-63)
    seats: int
    strict: bool
    memory_aid: bool
    round: int
    rounds: int
    step: int
    turn: Seat
    holder: Seat
    first: int  # the first move of a pair, until the second is made, for who makes it; NOBODY otherwise
    crowds: tuple[tuple[Crowd, ...], ...]  # by district, colours that are there, in the order of seats
    reserve: tuple[int, ...]
    backs: tuple[tuple[int, ...], ...]  # districts of every hand, sorted
    piles: tuple[tuple[int, int], ...]  # district of the top back, or NOBODY, and size
    set_aside: int
    tops: tuple[int, ...]  # card on each played pile, or NOBODY
    played: tuple[int, ...]  # size of each played pile
    heap: tuple[tuple[Seat, int], ...]  # who discarded a card of which district
    # Private (AGO-64)
    hand: tuple[int, ...]
    # What this chair has seen (AGO-65, AGO-70): for bots and for the sampler, never drawn
    history: tuple[int, ...]  # movements of cards
    playable_then: tuple[int, ...]  # for every discard, the cards that could have been played
    bygone: tuple[tuple[int, ...], ...]  # cards of each played pile from before the movements begin
    own_heap: tuple[int, ...]

    @property
    def last_round(self) -> bool:
        return self.round == self.rounds


def view(state: Agora, seat: Seat | None) -> AgoraView:
    """Both moves of a pair appear together: until the second is made, others see the table as it was (AGO-43)."""
    if state.first != NOBODY and seat != state.seat:
        state = state.without_first()
    hands: tuple[int, ...] = tuple(state.hands)
    played: tuple[int, ...] = tuple(state.played)
    dropped: tuple[int, ...] = tuple(state.dropped)
    return AgoraView(
        seat=seat,
        acting=tuple(state.acting()),
        points=tuple(state.points()),
        ranks=tuple(state.ranks()),
        seats=state.seats,
        strict=state.rules.strict,
        memory_aid=state.rules.memory_aid,
        round=state.round,
        rounds=ROUNDS[state.seats],
        step=state.step,
        turn=state.seat,
        holder=state.holder,
        first=state.first,
        crowds=crowds_on(state.crowds),
        reserve=tuple(state.reserve),
        backs=tuple([backs(hand) for hand in hands]),
        piles=(pile(state.top(0), state.left0), pile(state.top(1), state.left1)),
        set_aside=int(state.aside).bit_count(),
        tops=tuple(state.tops),
        played=tuple([cards.bit_count() for cards in played]),
        heap=heap(dropped),
        hand=() if seat is None else members(hands[seat]),
        history=tuple(state.history_for(NOBODY if seat is None else seat)),
        playable_then=tuple(state.playable_then),
        bygone=bygone(played, tuple(state.history)),
        own_heap=() if seat is None else members(dropped[seat]),
    )


def crowds_on(walkers: Crowds) -> tuple[tuple[Crowd, ...], ...]:
    """All walkers, by district; the same object for the same map."""
    return crowds(tuple(walkers.count), tuple(walkers.upright))


# What several chairs see, and what stays from one move to the next, is remembered: to ask again is to look it up ----------


@lru_cache(maxsize=1024)
def crowds(count: tuple[int, ...], upright: tuple[int, ...]) -> tuple[tuple[Crowd, ...], ...]:
    """From the arrays of the state."""
    ends = [(first, first + MOST_SEATS) for first in range(0, len(count), MOST_SEATS)]
    return tuple([crowds_in(count[first:end], upright[first:end]) for first, end in ends])


@lru_cache(maxsize=8192)
def crowds_in(count: tuple[int, ...], upright: tuple[int, ...]) -> tuple[Crowd, ...]:
    """The walkers of one district."""
    return tuple([Crowd(colour, upright[colour], size - upright[colour]) for colour, size in enumerate(count) if size])


@lru_cache(maxsize=8192)
def members(cards: int) -> tuple[int, ...]:
    """The cards of a set."""
    return city.members(cards)


@lru_cache(maxsize=8192)
def backs(hand: int) -> tuple[int, ...]:
    """The districts of a hand."""
    return tuple([card // FACES for card in members(hand)])


@lru_cache(maxsize=1024)
def heap(dropped: tuple[int, ...]) -> tuple[tuple[Seat, int], ...]:
    return tuple([(seat, district) for seat, cards in enumerate(dropped) for district in backs(cards)])


def pile(top: int, left: int) -> tuple[int, int]:
    return (top // FACES if left else NOBODY), left


@lru_cache(maxsize=1024)
def bygone(played: tuple[int, ...], history: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Cards of each played pile from before the movements begin: only in positions that were set up."""
    since = set(history)
    return tuple(
        [
            tuple([card for card in members(cards) if movement(PLAYED, seat, card) not in since])
            for seat, cards in enumerate(played)
        ]
    )
