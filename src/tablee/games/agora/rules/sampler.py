"""Worlds that fit a view, each as likely as the view makes it: exact forward filtering, backward sampling.

For every district a table says how likely each arrangement of its six cards is: in which hand, on the discard heap, away in
piles or set aside, or played. It starts from the deal and follows every movement of a card as the observer saw it (the
filter of a hidden Markov model): a face that was shown rules arrangements out, an unseen one of several alike splits them
evenly (AGO-18), a discard rules out hands in which something was playable (AGO-29). Districts are independent of each
other, because backs are public.

A world is drawn from the last tables, and its past by going back through the earlier ones, so that also what the other
seats have seen in it is as likely as it should be (Carter and Kohn, "On Gibbs sampling for state space models", 1994, has
the method). `deductions.py` has the same in words for people.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.luck import Rng
from tablee.engine.native import i64, vec
from tablee.engine.state import Sampler
from tablee.games.agora.rules.city import ALL_FACES, BIT, listed
from tablee.games.agora.rules.codes import BACK, CARDS, DISTRICTS, DREW, DROPPED, FACES, PLAYED, TOOK
from tablee.games.agora.rules.movements import district_seen, kind_of, mover_of, seen_of
from tablee.games.agora.rules.state import Agora

# Where a card may be; below HEAP it is in the hand of that seat.
HEAP: Final = 5
AWAY: Final = 6
GONE: Final = 7
PLACES: Final = 8
WIDTH: Final = 3  # bits of a place; an arrangement has one place per face, face 0 lowest


class AgoraSampler(Sampler):
    def __init__(self, known: Agora, observer: i64, history: list[int], bygone: i64, own_heap: i64) -> None:
        """From a state that is right in all the observer can see, and backs of hands, heap and pile tops.

        `bygone` are cards played before the history begins; `own_heap` is what the observer discarded, ever.
        """
        self.known = known
        self.observer = observer
        self.history = vec[i64]([i64(one) for one in history])
        self.now: list[dict[int, float]] = []  # by district
        self.before: list[dict[int, float]] = []  # by movement, the table of its district before it; empty when it was seen
        self._begin(bygone, own_heap)
        self._follow()
        self.tops0 = _district(known.top(0))
        self.tops1 = _district(known.top(1))

    # What the observer can know -----------------------------------------------------------------------------------------

    def _begin(self, bygone: i64, own_heap: i64) -> None:
        """Tables at the beginning of the history: every arrangement that shows the backs of then is as likely."""
        room = self._room_now()
        own = self.known.hands[self.observer] if self.observer >= 0 else bygone & 0
        heap = own_heap
        index: i64
        for index in range(len(self.history) - 1, -1, -1):
            movement = self.history[index]
            seen = seen_of(movement)
            district = district_seen(seen)
            start, goal = self._way(movement)
            room[PLACES * district + goal] -= 1
            room[PLACES * district + start] += 1
            if seen < BACK:
                if goal == self.observer:
                    own &= ~BIT[seen]
                if start == self.observer:
                    own |= BIT[seen]
                    heap &= ~BIT[seen]
        for district in range(DISTRICTS):
            table: dict[int, float] = {}
            self._arrange(table, room, district, 0, 0, own, heap, bygone)
            self.now.append(table)

    def _room_now(self) -> vec[i64]:
        """How many cards of each district are in each place now, [PLACES * district + place]."""
        room = vec[i64]([0] * (PLACES * DISTRICTS))
        card: i64
        for card in range(CARDS):
            room[PLACES * (card // FACES) + self._place_of(self.known, card)] += 1
        return room

    def _place_of(self, state: Agora, card: i64) -> i64:
        seat: i64
        for seat in range(state.seats):
            if state.hands[seat] & BIT[card] != 0:
                return seat
            if state.dropped[seat] & BIT[card] != 0:
                return HEAP
            if state.played[seat] & BIT[card] != 0:
                return GONE
        return AWAY

    def _way(self, movement: i64) -> tuple[i64, i64]:
        """From where to where a card went."""
        kind, seat = kind_of(movement), mover_of(movement)
        if kind == TOOK:
            return self.known.left_neighbour(seat), seat
        if kind == DREW:
            return AWAY, seat
        return seat, GONE if kind == PLAYED else HEAP

    def _arrange(
        self, table: dict[int, float], room: vec[i64], district: i64, face: i64, so_far: i64, own: i64, heap: i64, gone: i64
    ) -> None:
        """All arrangements of a district's faces from this one on, in the room there is, known cards in their places."""
        if face == FACES:
            table[so_far] = 1.0
            return
        bit = BIT[FACES * district + face]
        place: i64
        for place in range(PLACES):
            if room[PLACES * district + place] > 0:
                if (own & bit != 0) != (place == self.observer):
                    continue
                if heap & bit != 0 and place != HEAP:
                    continue
                if (gone & bit != 0) != (place == GONE):
                    continue
                room[PLACES * district + place] -= 1
                self._arrange(table, room, district, face + 1, so_far | place << (WIDTH * face), own, heap, gone)
                room[PLACES * district + place] += 1

    def _follow(self) -> None:
        """Through the history, movement by movement."""
        discards: i64 = 0
        movement: i64
        for movement in self.history:
            kind, seat, seen = kind_of(movement), mover_of(movement), seen_of(movement)
            if kind == DROPPED:
                if seat != self.observer:
                    self._rule_out(seat, self.known.playable_then[discards])
                discards += 1
            start, goal = self._way(movement)
            district = district_seen(seen)
            if seen < BACK:
                self.before.append({})
                self.now[district] = _shown(self.now[district], seen % FACES, start, goal)
            else:
                self.before.append(self.now[district])
                self.now[district] = _split(self.now[district], start, goal)

    def _rule_out(self, seat: i64, playable_then: i64) -> None:
        """AGO-29: who discards holds nothing that could have been played."""
        district: i64
        for district in range(DISTRICTS):
            faces = playable_then >> (FACES * district) & ALL_FACES
            if faces != 0:
                self.now[district] = _without(self.now[district], seat, faces)

    # Drawing a world ----------------------------------------------------------------------------------------------------

    def world(self, rng: Rng) -> Agora:
        world = self.known.copy()
        world.dice = rng.fork()
        seat: i64
        for seat in range(world.seats):
            world.hands[seat] = 0
            world.dropped[seat] = 0
        heap: i64 = 0
        away: list[int] = []
        arrangements = vec[i64]([0] * DISTRICTS)
        district: i64
        face: i64
        for district in range(DISTRICTS):
            arrangement = _any(self.now[district], rng)
            arrangements[district] = arrangement
            for face in range(FACES):
                place, card = place_of(arrangement, face), FACES * district + face
                if place < HEAP:
                    world.hands[place] |= BIT[card]
                elif place == HEAP:
                    heap |= BIT[card]
                elif place == AWAY:
                    away.append(card)
        self._put_away(world, away, rng)
        heap = self._remember_past(world, arrangements, heap, rng)
        self._share_heap(world, heap, rng)
        return world

    def _put_away(self, world: Agora, away: list[int], rng: Rng) -> None:
        """Piles and cards set aside: any order in which the backs on top are right."""
        mixed = rng.shuffled(away)
        deck = vec[i64]([0] * len(world.deck))
        if world.left0 > 0:
            deck[world.left0 - 1] = _pick(mixed, self.tops0)
        if world.left1 > 0:
            deck[world.cut + world.left1 - 1] = _pick(mixed, self.tops1)
        index: i64
        for index in range(world.left0 - 1):
            deck[index] = i64(mixed.pop())
        for index in range(world.cut, world.cut + world.left1 - 1):
            deck[index] = i64(mixed.pop())
        world.deck = deck
        world.aside = 0
        for card in mixed:
            world.aside |= BIT[card]

    def _remember_past(self, world: Agora, arrangements: vec[i64], heap: i64, rng: Rng) -> i64:
        """Give every unseen movement a face, latest first; what is left of the heap lay there from the beginning."""
        history = self.history[:]
        index: i64
        for index in range(len(history) - 1, -1, -1):
            movement = history[index]
            seen = seen_of(movement)
            start, goal = self._way(movement)
            district, face = district_seen(seen), seen % FACES
            if seen >= BACK:
                face = _came(self.before[index], arrangements[district], start, goal, rng)
            arrangements[district] = gone(arrangements[district], face, goal, start)
            card = FACES * district + face
            history[index] = movement - seen + card
            if goal == HEAP:
                world.dropped[mover_of(movement)] |= BIT[card]
                heap &= ~BIT[card]
        world.history = history
        return heap

    def _share_heap(self, world: Agora, heap: i64, rng: Rng) -> None:
        """Discards from before the history: the observer's own are known, the others' have the right backs."""
        if self.observer >= 0:
            own = self.known.dropped[self.observer] & heap
            world.dropped[self.observer] |= own
            heap &= ~own
        if heap == 0:
            return
        seat: i64
        for card in rng.shuffled(listed(0, heap)):
            for seat in range(world.seats):
                if _of_district(self.known.dropped[seat], card) > _of_district(world.dropped[seat], card):
                    world.dropped[seat] |= BIT[card]
                    break


def place_of(arrangement: i64, face: i64) -> i64:
    """Where an arrangement has a face."""
    return arrangement >> (WIDTH * face) & (PLACES - 1)


def gone(arrangement: i64, face: i64, start: i64, goal: i64) -> i64:
    """The arrangement after a face went from one place to another."""
    return arrangement + ((goal - start) << (WIDTH * face))


def _district(card: i64) -> i64:
    return card // FACES if card >= 0 else -1


def _of_district(cards: i64, card: i64) -> i64:
    """How many cards of a set share a card's back."""
    count: i64 = 0
    face: i64
    for face in range(FACES):
        if cards & BIT[card // FACES * FACES + face] != 0:
            count += 1
    return count


def _shown(table: dict[int, float], face: i64, start: i64, goal: i64) -> dict[int, float]:
    """A movement whose face was seen."""
    after: dict[int, float] = {}
    for arrangement, weight in table.items():
        if place_of(arrangement, face) == start:
            after[gone(arrangement, face, start, goal)] = weight
    return after


def _split(table: dict[int, float], start: i64, goal: i64) -> dict[int, float]:
    """A movement whose face was not seen: any of those alike, equally."""
    after: dict[int, float] = {}
    face: i64
    for arrangement, weight in table.items():
        for face in range(FACES):
            if place_of(arrangement, face) == start:
                moved = gone(arrangement, face, start, goal)
                after[moved] = after.get(moved, 0.0) + weight
    return after


def _without(table: dict[int, float], seat: i64, faces: i64) -> dict[int, float]:
    """Only the arrangements in which a hand has none of these faces."""
    return {arrangement: weight for arrangement, weight in table.items() if not _holds(arrangement, seat, faces)}


def _holds(arrangement: i64, seat: i64, faces: i64) -> bool:
    face: i64
    for face in range(FACES):
        if faces & BIT[face] != 0 and place_of(arrangement, face) == seat:
            return True
    return False


def _any(table: dict[int, float], rng: Rng) -> i64:
    """One arrangement, as likely as its weight."""
    total = 0.0
    for weight in table.values():
        total += weight
    pick = _share(rng) * total
    found: i64 = -1
    for arrangement, weight in table.items():
        found = i64(arrangement)
        pick -= weight
        if pick < 0.0:
            break
    return found


def _share(rng: Rng) -> float:
    """From 0 up to, but not including, 1."""
    return float(rng.below(1073741824)) / 1073741824.0


def _came(before: dict[int, float], arrangement: i64, start: i64, goal: i64, rng: Rng) -> i64:
    """Which of the cards now at the goal made an unseen movement."""
    total = 0.0
    weights = [0.0] * FACES
    found: i64 = -1
    face: i64
    for face in range(FACES):
        if place_of(arrangement, face) == goal:
            weight = before.get(gone(arrangement, face, goal, start), 0.0)
            if weight > 0.0:
                weights[face] = weight
                total += weight
                found = face
    if weights[found] == total:
        return found
    pick = _share(rng) * total
    for face in range(FACES):
        if weights[face] > 0.0:
            found = face
            pick -= weights[face]
            if pick < 0.0:
                break
    return found


def _pick(mixed: list[int], district: i64) -> i64:
    """Take the first card of a district out of a mixed heap."""
    index: i64
    for index in range(len(mixed)):
        if mixed[index] // FACES == district:
            return i64(mixed.pop(index))
    raise AssertionError("a card of that back was promised")
