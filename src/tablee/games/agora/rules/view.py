"""What one chair may know of an Agora game: the table as everybody sees it, its own hand, and all it has seen so far."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.engine.state import NOBODY
from tablee.engine.values import Seat, View
from tablee.games.agora.rules.agreed import ROUNDS
from tablee.games.agora.rules.city import members
from tablee.games.agora.rules.codes import DISTRICTS, FACES, MOST_SEATS, PLAYED
from tablee.games.agora.rules.movements import movement
from tablee.games.agora.rules.state import Agora


@dataclass(frozen=True, slots=True)
class Crowd:
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
    seats = range(state.seats)
    observer = NOBODY if seat is None else seat
    return AgoraView(
        seat=seat,
        acting=tuple(state.acting()),
        points=tuple(state.points()),
        ranks=tuple(state.ranks()),
        seats=int(state.seats),
        strict=state.rules.strict,
        memory_aid=state.rules.memory_aid,
        round=int(state.round),
        rounds=int(ROUNDS[state.seats]),
        step=int(state.step),
        turn=int(state.seat),
        holder=int(state.holder),
        first=int(state.first),
        crowds=tuple(crowds_in(state, district) for district in range(DISTRICTS)),
        reserve=tuple(int(count) for count in state.reserve),
        backs=tuple(tuple(card // FACES for card in members(int(hand))) for hand in state.hands),
        piles=tuple(pile(state, number) for number in (0, 1)),
        set_aside=len(members(int(state.aside))),
        tops=tuple(int(card) for card in state.tops),
        played=tuple(len(members(int(cards))) for cards in state.played),
        heap=tuple((one, card // FACES) for one in seats for card in members(int(state.dropped[one]))),
        hand=() if seat is None else members(int(state.hands[seat])),
        history=tuple(state.history_for(observer)),
        playable_then=tuple(int(cards) for cards in state.playable_then),
        bygone=tuple(bygone(state, one) for one in seats),
        own_heap=() if seat is None else members(int(state.dropped[seat])),
    )


def crowds_in(state: Agora, district: int) -> tuple[Crowd, ...]:
    found = []
    for colour in range(state.seats):
        count = int(state.crowds.count[MOST_SEATS * district + colour])
        standing = int(state.crowds.upright[MOST_SEATS * district + colour])
        if count:
            found.append(Crowd(colour, standing, count - standing))
    return tuple(found)


def pile(state: Agora, number: int) -> tuple[int, int]:
    card, left = int(state.top(number)), int((state.left0, state.left1)[number])
    return (card // FACES if left else NOBODY), left


def bygone(state: Agora, seat: Seat) -> tuple[int, ...]:
    """Cards of a played pile from before the movements begin: only in positions that were set up."""
    since = {int(one) for one in state.history}
    return tuple(card for card in members(int(state.played[seat])) if movement(PLAYED, seat, card) not in since)
