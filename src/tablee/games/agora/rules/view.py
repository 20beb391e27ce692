"""What one chair may know of an Agora game: the table as everybody sees it, its own hand, and all it has seen so far."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tablee.engine.luck import seeded
from tablee.engine.state import NOBODY
from tablee.engine.values import Seat, View
from tablee.games.agora.rules.city import CARDS, DISTRICTS, FACES, members
from tablee.games.agora.rules.crowds import WIDTH
from tablee.games.agora.rules.deal import as_set, laid_out, remember
from tablee.games.agora.rules.sampler import Worlds
from tablee.games.agora.rules.state import PLAYED, ROUNDS, SEATED, SIGHTS, Agora


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
    first: int  # the first move of a pair, until the second is made; NOBODY otherwise
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
    sights: tuple[int, ...]  # movements of cards
    open_then: tuple[int, ...]  # for every discard, the cards that could have been played
    bygone: tuple[tuple[int, ...], ...]  # cards of each played pile from before the movements begin
    own_heap: tuple[int, ...]

    @property
    def last_round(self) -> bool:
        return self.round == self.rounds


def view(state: Agora, seat: Seat | None) -> AgoraView:
    seats = range(state.seats)
    observer = NOBODY if seat is None else seat
    return AgoraView(
        seat=seat,
        acting=tuple(state.acting()),
        points=tuple(state.points()),
        ranks=tuple(state.ranks()),
        seats=int(state.seats),
        strict=state.strict,
        memory_aid=state.memory_aid,
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
        sights=tuple(state.sights(observer)),
        open_then=tuple(int(cards) for cards in state.open_then),
        bygone=tuple(bygone(state, one) for one in seats),
        own_heap=() if seat is None else members(int(state.dropped[seat])),
    )


def crowds_in(state: Agora, district: int) -> tuple[Crowd, ...]:
    found = []
    for colour in range(state.seats):
        count = int(state.crowds.count[WIDTH * district + colour])
        standing = int(state.crowds.upright[WIDTH * district + colour])
        if count:
            found.append(Crowd(colour, standing, count - standing))
    return tuple(found)


def pile(state: Agora, number: int) -> tuple[int, int]:
    card, left = int(state.top(number)), int((state.left0, state.left1)[number])
    return (card // FACES if left else NOBODY), left


def bygone(state: Agora, seat: Seat) -> tuple[int, ...]:
    """Cards of a played pile from before the movements begin: only in positions that were set up."""
    first = (PLAYED * SEATED + seat) * SIGHTS
    since = {int(movement) - first for movement in state.history}
    return tuple(card for card in members(int(state.played[seat])) if card not in since)


def played_by(seen: AgoraView, seat: Seat) -> set[int]:
    """Every card of a played pile: all of them were seen by everybody."""
    first = (PLAYED * SEATED + seat) * SIGHTS
    return set(seen.bygone[seat]) | {sight - first for sight in seen.sights if 0 <= sight - first < CARDS}


def state_of(seen: AgoraView) -> Agora:
    """A state that shows this view's table: right in all that is public and in the own hand, any cards elsewhere."""
    chairs = range(seen.seats)
    played = [played_by(seen, seat) for seat in chairs]
    free = set(range(CARDS)).difference(seen.hand, seen.own_heap, *played)

    def any_of(districts: Iterable[int]) -> list[int]:
        cards = []
        for district in districts:
            cards.append(min(card for card in free if card // FACES == district))
            free.remove(cards[-1])
        return cards

    hands = [seen.hand if seat == seen.seat else any_of(seen.backs[seat]) for seat in chairs]
    heaps = [seen.own_heap if seat == seen.seat else any_of(d for one, d in seen.heap if one == seat) for seat in chairs]
    tops = [any_of([district]) if size else [] for district, size in seen.piles]
    rest = sorted(free)
    decks = [[rest.pop() for _ in range(size - 1)] + top for (_, size), top in zip(seen.piles, tops, strict=True)]
    state = laid_out(seen.seats, seen.strict, seen.memory_aid, decks[0] + decks[1], len(decks[0]), seeded("stand-in"))
    state.aside = as_set(rest)
    for seat in chairs:
        state.hands[seat], state.dropped[seat] = as_set(list(hands[seat])), as_set(list(heaps[seat]))
        state.played[seat], state.tops[seat] = as_set(list(played[seat])), seen.tops[seat]
        state.reserve[seat] = seen.reserve[seat]
    for district, crowds in enumerate(seen.crowds):
        for crowd in crowds:
            state.crowds.count[WIDTH * district + crowd.colour] = crowd.size
            state.crowds.upright[WIDTH * district + crowd.colour] = crowd.standing
    remember(state, list(seen.sights), list(seen.open_then))
    state.round, state.holder, state.first = seen.round, seen.holder, seen.first
    state.step, state.seat = seen.step, seen.turn
    return state


def worlds(seen: AgoraView) -> Worlds:
    observer = NOBODY if seen.seat is None else seen.seat
    gone = as_set([card for cards in seen.bygone for card in cards])
    return Worlds(state_of(seen), observer, list(seen.sights), gone, as_set(list(seen.own_heap)))
