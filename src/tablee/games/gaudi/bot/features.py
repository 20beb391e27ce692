"""What a learned judge of the Gaudí tile game looks at: points, what lies open and to whom, hands, and how long it lasts.

A seat knows its own tiles and objectives; of others it knows what their counters leave possible, and nothing of their draft
(GAU-27, GAU-47, GAU-48). Open cells are in no order, so what is found there is added up in whole numbers.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.features import FURTHEST, Features
from tablee.engine.native import i64, vec
from tablee.engine.state import State
from tablee.games.gaudi.rules.counters import MARKED, PAIRS, creature_value, pair_animal, pair_colour, pair_of
from tablee.games.gaudi.rules.hands import HAND
from tablee.games.gaudi.rules.packing import (
    LAID_BY_NOBODY,
    animal_by,
    animal_corner,
    animal_seen,
    code_cell,
    code_kind,
    laid_by,
    laid_kind,
)
from tablee.games.gaudi.rules.setup import MOST_SEATS
from tablee.games.gaudi.rules.state import DONE, EXCHANGE, OVER, TO_EXCHANGE, TO_LAY, Gaudi
from tablee.games.gaudi.rules.tiles import (
    BIT,
    COPIES,
    KINDS,
    NEAR,
    NEARBY,
    NO_TILE,
    SOUTH_EAST,
    SOUTH_WEST,
    THIRD,
    TILES,
    animal_at,
)

SETS: Final = 512  # of pairs
WHOLE: Final = 1024  # a certain chance, or a point


def _expected() -> list[int]:
    """What each animal in each colour is worth to somebody who has one of a set of pairs, [set * PAIRS + creature]."""
    found = []
    for pairs in range(SETS):
        members = [pair for pair in range(PAIRS) if pairs >> pair & 1]
        for creature in range(PAIRS):
            total = sum(int(creature_value(creature, pair)) for pair in members)
            found.append(round(WHOLE * total / max(len(members), 1)))
    return found


EXPECTED: Final = vec[i64](_expected())
SIZE: Final = vec[i64]([pairs.bit_count() for pairs in range(SETS)])
NOT_WITH: Final = vec[i64](  # pairs that share neither animal nor colour with a pair
    [
        sum(1 << other for other in range(PAIRS) if other // 3 != pair // 3 and other % 3 != pair % 3)
        for pair in range(PAIRS)
    ]
)

OF_TABLE: Final = 14 + MOST_SEATS
OF_HAND: Final = 17
OF_SEAT: Final = 10
INPUTS: Final = OF_TABLE + OF_HAND + OF_SEAT * MOST_SEATS

# Factors, for each tile of a turn apart: how many lie already.
STEPS: Final = 6
VERBS: Final = 0  # lay the first, second or third; confirm one, two or three; exchange
POINTS: Final = VERBS + 7
FOLLOWING: Final = POINTS + HAND * STEPS  # points of a second tile that could follow
OPENED: Final = FOLLOWING + HAND * STEPS  # points left open for oneself ...
GIVEN: Final = OPENED + STEPS  # ... and for a rival
CLOSED: Final = GIVEN + STEPS  # points that a rival no longer finds
SPENT: Final = CLOSED + STEPS  # thirds of one's own animal or colour on the tile
ANIMALS: Final = SPENT + 2 * 7
ENDING: Final = ANIMALS + HAND * 4  # by tiles laid and animals completed
FACTORS: Final = ENDING + 4 * 8


class GaudiFeatures(Features):
    def __init__(self) -> None:
        self.laid = vec[i64]([0] * (LAID_BY_NOBODY + 1))  # tiles on the table by seat
        self.marks = vec[i64]([0] * ((LAID_BY_NOBODY + 1) * PAIRS))  # marked animals by seat and creature
        self.unseen = vec[i64]([0] * KINDS)  # tiles neither on the table nor in one's own hand
        self.hidden: i64 = 0  # how many
        self.sets = vec[i64]([0] * MOST_SEATS)  # pairs that each seat may have, as one seat knows
        self.score = vec[i64]([0] * MOST_SEATS)  # expected points by seat
        self.open = vec[i64]([0] * MOST_SEATS)  # points that lie open to each, as likely as one tile in hand fits
        self.most = vec[i64]([0] * MOST_SEATS)  # the most of them in one place
        self.ready: i64 = 0  # points open to oneself that a tile in hand takes ...
        self.best: i64 = 0  # ... the most of them in one place ...
        self.fitting = vec[i64]([0] * HAND)  # ... and places where each tile fits
        self.worths = vec[i64]([0] * 3)  # cells that would bring one, two, more points

    def inputs(self) -> i64:
        return INPUTS

    def factors(self) -> i64:
        return FACTORS

    def fill(self, state: State, seat: i64, out: vec[float]) -> None:
        assert isinstance(state, Gaudi)
        hidden_draft = state.drafted > 0 and seat != state.seat
        index: i64
        if hidden_draft:
            for index in range(state.drafted):
                state.floor.take(state.draft[index])
        self._count(state, seat)
        self._look_around(state, seat)
        if hidden_draft:
            for index in range(state.drafted):
                state.floor.put(state.draft[index], state.draft[HAND + index])
        self.at = 0
        self._table(state, seat, out)
        self._hand(state, seat, out)
        self.fill_seats(state, seat, state.rules.seats, MOST_SEATS, OF_SEAT, out)

    # What is known ------------------------------------------------------------------------------------------------------

    def _suppose(self, state: Gaudi, seat: i64) -> None:
        """The pairs of everybody as a seat knows them: cards of which there is one are not held twice (GAU-04, GAU-05)."""
        own, alone = state.pairs[seat], state.rules.cards() == 1
        other: i64
        for other in range(state.rules.seats):
            if other == seat or state.rules.initiation != 0:
                self.sets[other] = BIT[state.pairs[other]]
                continue
            possible = state.could[other]
            if alone and possible & NOT_WITH[own] != 0:
                possible &= NOT_WITH[own]
            self.sets[other] = possible

    def _count(self, state: Gaudi, seat: i64) -> None:
        self._suppose(state, seat)
        index: i64
        creature: i64
        for index in range(len(self.marks)):
            self.marks[index] = 0
        for index in range(len(self.laid)):
            self.laid[index] = 0
        for index in range(KINDS):
            self.unseen[index] = COPIES[index]
        for index in range(len(state.tiles)):
            self.laid[laid_by(state.tiles[index])] += 1
            self.unseen[laid_kind(state.tiles[index])] -= 1
        self.hidden = TILES - i64(len(state.tiles))
        for index in range(HAND):
            kind = state.tile(seat, index)
            if kind != NO_TILE:
                self.unseen[kind] -= 1
                self.hidden -= 1
        for index in range(len(state.animals)):
            animal = state.animals[index]
            if animal_seen(animal) == MARKED:
                corner = animal_corner(animal)
                self.marks[animal_by(animal) * PAIRS + pair_of(animal_at(corner), state.floor.colour(corner))] += 1
        for index in range(state.rules.seats):
            total: i64 = 0
            for creature in range(PAIRS):
                total += self.marks[index * PAIRS + creature] * EXPECTED[self.sets[index] * PAIRS + creature]
            self.score[index] = total

    def _look_around(self, state: Gaudi, seat: i64) -> None:
        """Every free cell: who would gain by it, and which tiles fit."""
        index: i64
        for index in range(MOST_SEATS):
            self.open[index] = 0
            self.most[index] = 0
        for index in range(HAND):
            self.fitting[index] = 0
            self.worths[index] = 0
        self.ready = 0
        self.best = 0
        for index in range(state.floor.edge_size):
            self._look_at(state, seat, state.floor.edge[index])
        if seat != state.seat:
            for index in range(state.drafted):  # free for all that others know
                self._look_at(state, seat, state.draft[index])

    def _look_at(self, state: Gaudi, seat: i64, cell: i64) -> None:
        floor = state.floor
        kinds = floor.allowed(cell)
        if kinds == 0:
            return
        fits = False
        index: i64
        for index in range(HAND):
            kind = state.tile(seat, index)
            if kind != NO_TILE and kinds & BIT[kind] != 0 and (seat != state.seat or state.used & BIT[index] == 0):
                self.fitting[index] += 1
                fits = True
        if floor.gain(cell) == 0:
            return
        chance = self._chance(kinds)
        for index in range(state.rules.seats):
            points = self._points(state, self.sets[index], cell)
            if points == 0:
                continue
            if index == seat:
                self.worths[min(points // WHOLE, 3) - 1] += 1
                if fits:
                    self.ready += points
                    self.best = max(self.best, points)
            likely = points * chance // WHOLE
            self.open[index] += likely
            self.most[index] = max(self.most[index], likely)

    def _chance(self, kinds: i64) -> i64:
        """That three unknown tiles contain one of these kinds."""
        fitting: i64 = 0
        kind: i64
        for kind in range(KINDS):
            if kinds & BIT[kind] != 0:
                fitting += self.unseen[kind]
        missed = WHOLE - WHOLE * fitting // max(self.hidden, 1)
        return WHOLE - missed * missed // WHOLE * missed // WHOLE

    def _points(self, state: Gaudi, pairs: i64, cell: i64) -> i64:
        """What somebody who has one of these pairs may expect for the animals that a tile on a cell completes."""
        at = pairs * PAIRS
        return (
            self._corner(state, at, cell, 2)
            + self._corner(state, at, cell + SOUTH_EAST, 2)
            + self._corner(state, at, cell + SOUTH_WEST, 2)
        )

    def _corner(self, state: Gaudi, at: i64, corner: i64, count: i64) -> i64:
        floor = state.floor
        return EXPECTED[at + pair_of(animal_at(corner), floor.colour(corner))] if floor.count(corner) == count else 0

    # Numbers ------------------------------------------------------------------------------------------------------------

    def _table(self, state: Gaudi, seat: i64, out: vec[float]) -> None:
        """How long it lasts, whose turn it is, how one stands."""
        seats = state.rules.seats
        pile = float(state.pile_size)
        self.put(out, pile / 77.0)
        self.put(out, 1.0 / (1.0 + pile / float(2 * seats)))
        self.flag(out, state.pile_size == 0)
        self.put(out, float(seats) / 6.0)
        self.flag(out, state.task == TO_LAY and seat == state.seat)
        self.flag(out, state.task == TO_EXCHANGE and seat == state.seat)  # others learn of it when it is done
        self.flag(out, state.task == OVER)
        lead = 100.0
        total = 0.0
        other: i64
        for other in range(seats):
            if other != seat:
                lead = min(lead, points_of(self.score[seat] - self.score[other]))
                total += points_of(self.score[other])
        self.put(out, lead / 10.0)
        self.put(out, lead / (1.5 + 0.1 * pile))
        self.put(out, (points_of(self.score[seat]) - total / float(max(seats - 1, 1))) / 10.0)
        self.put(out, points_of(self.open[seat]) / 8.0)
        self.put(out, float(self.worths[0]) / 8.0)
        self.put(out, float(self.worths[1]) / 4.0)
        self.put(out, float(self.worths[2]) / 2.0)
        for other in range(MOST_SEATS):
            self.flag(out, state.task != OVER and (seat + other) % seats == state.seat and other < seats)

    def _hand(self, state: Gaudi, seat: i64, out: vec[float]) -> None:
        """One's own tiles: their thirds, where they fit, what they take; and the draft, if there is one."""
        first = self.at
        self.blank(out, OF_HAND)
        index: i64
        own, drafting = state.pairs[seat], seat == state.seat and state.drafted > 0
        for index in range(HAND):
            kind = state.tile(seat, index)
            if kind == NO_TILE or (drafting and state.used & BIT[index] != 0):
                continue
            out[first] += 1.0 / 3.0
            out[first + 1] += float(thirds_of_animal(kind, own)) / 3.0
            out[first + 2] += float(thirds_of_colour(kind, own)) / 9.0
            out[first + 3] += float(self.fitting[index]) / 40.0
            out[first + 4] += 0.0 if self.fitting[index] > 0 else 1.0 / 3.0
        out[first + 5] = min(points_of(self.ready) / 6.0, FURTHEST)
        out[first + 6] = points_of(self.best) / 4.0
        out[first + 7] = points_of(self.best) / 4.0 if seat == state.seat else 0.0
        out[first + 8] = float(SIZE[state.could[seat]]) / 9.0
        if drafting:
            corners = 0.0
            for index in range(state.drafted):
                corners += self._drafted_points(state, seat, index)
            out[first + 9] = float(state.drafted) / 3.0
            out[first + 10] = float(state.gained) / 4.0
            out[first + 11] = corners / 4.0
            out[first + 12] = 1.0 if state.is_complete() else 0.0
            out[first + 13] = 1.0 if state.drafted == 1 else 0.0
            out[first + 14] = 1.0 if state.drafted == 3 else 0.0
        out[first + 15] = float(min(state.counters[seat], 5)) / 5.0
        out[first + 16] = 1.0 if state.exchanged and seat == state.seat else 0.0

    def _drafted_points(self, state: Gaudi, seat: i64, index: i64) -> float:
        """What the tiles of a draft have completed, each corner in parts of the tiles that share it."""
        cell, at = state.draft[index], BIT[state.pairs[seat]] * PAIRS
        total = 0.0
        total += self._part(state, at, cell) + self._part(state, at, cell + SOUTH_EAST)
        return total + self._part(state, at, cell + SOUTH_WEST)

    def _part(self, state: Gaudi, at: i64, corner: i64) -> float:
        if not state.floor.is_complete(corner):
            return 0.0
        sharing: i64 = 0
        index: i64
        for index in range(state.drafted):
            cell = state.draft[index]
            if corner == cell or corner == cell + SOUTH_EAST or corner == cell + SOUTH_WEST:
                sharing += 1
        points = points_of(EXPECTED[at + pair_of(animal_at(corner), state.floor.colour(corner))])
        return points / float(sharing)

    def fill_seat(self, state: State, seat: i64, other: i64, out: vec[float]) -> None:
        """Points, tiles, what lies open to a seat and how soon it is its turn."""
        assert isinstance(state, Gaudi)
        index: i64
        wait = float((other - state.seat) % state.rules.seats)
        held: i64 = 0
        for index in range(HAND):
            if state.tile(other, index) != NO_TILE:
                held += 1
        self.put(out, 1.0)
        self.put(out, points_of(self.score[other]) / 20.0)
        self.put(out, float(self.laid[other]) / 20.0)
        self.put(out, float(state.counters[other]) / float(max(state.rules.counters(), 1)))
        self.put(out, float(held) / 3.0)
        self.put(out, float(SIZE[self.sets[other]]) / 9.0)
        self.put(out, points_of(self.open[other]) / 8.0)
        self.put(out, points_of(self.open[other]) / 8.0 / (1.0 + wait))
        self.put(out, points_of(self.most[other]) / 2.0)
        self.put(out, points_of(self.score[other] - self.score[seat]) / 10.0)

    # Actions ------------------------------------------------------------------------------------------------------------

    def factored(self, state: State, seat: i64, code: i64, out: vec[i64]) -> i64:
        assert isinstance(state, Gaudi)
        own = state.pairs[seat]
        if code == DONE:
            out[0] = VERBS + 2 + state.drafted
            out[1] = ENDING + (state.drafted - 1) * 8 + min(state.gained, 7)
            return 2
        if code >= EXCHANGE:
            kind = code - EXCHANGE
            out[0] = VERBS + 6
            out[1] = SPENT + 7 + min(thirds_of_animal(kind, own) + thirds_of_colour(kind, own), 6)
            return 2
        self._suppose(state, seat)
        kind, cell = code_kind(code), code_cell(code)
        mine = BIT[own]
        before, closed = self._points(state, mine, cell), self._given(state, seat, cell)
        animals = state.floor.gain(cell)
        state.floor.put(cell, kind)
        opened = self._points(state, mine, cell)
        given: i64 = 0
        other: i64
        for other in range(state.rules.seats):
            if other != seat:
                given += self._points(state, self.sets[other], cell)
        following = self._following(state, seat, mine, kind, cell)
        state.floor.take(cell)
        rivals = max(state.rules.seats - 1, 1)
        out[0] = VERBS + state.drafted
        out[1] = POINTS + state.drafted * STEPS + min(before // WHOLE, STEPS - 1)
        out[2] = FOLLOWING + state.drafted * STEPS + min(following // WHOLE, STEPS - 1)
        out[3] = OPENED + min(2 * opened // WHOLE, STEPS - 1)
        out[4] = GIVEN + min(2 * given // (WHOLE * rivals), STEPS - 1)
        out[5] = CLOSED + min(2 * closed // (WHOLE * rivals), STEPS - 1)
        out[6] = SPENT + min(thirds_of_animal(kind, own) + thirds_of_colour(kind, own), 6)
        out[7] = ANIMALS + state.drafted * 4 + animals
        return 8

    def _given(self, state: Gaudi, seat: i64, cell: i64) -> i64:
        """What rivals together may expect of a cell."""
        total: i64 = 0
        other: i64
        for other in range(state.rules.seats):
            if other != seat:
                total += self._points(state, self.sets[other], cell)
        return total

    def _following(self, state: Gaudi, seat: i64, pairs: i64, kind: i64, cell: i64) -> i64:
        """The most points that another tile of the hand would complete nearby, once this one lies."""
        best: i64 = 0
        if state.drafted == 2 or state.rules.paving:
            return best
        skipped = False
        place: i64
        index: i64
        for place in range(HAND):
            other = state.tile(seat, place)
            if other == NO_TILE or state.used & BIT[place] != 0:
                continue
            if other == kind and not skipped:
                skipped = True
                continue
            for index in range(NEAR):
                there = cell + NEARBY[index]
                if state.floor.gain(there) > 0 and state.floor.allowed(there) & BIT[other] != 0:
                    best = max(best, WHOLE + self._points(state, pairs, there))
        return best


def points_of(whole: i64) -> float:
    return float(whole) / 1024.0


def thirds_of_animal(kind: i64, pair: i64) -> i64:
    """Whether the third of one's own animal has one's own colour, twice as good as one or the other."""
    return 2 if THIRD[kind * 3 + pair_animal(pair)] == pair_colour(pair) else 0


def thirds_of_colour(kind: i64, pair: i64) -> i64:
    """Thirds of one's own colour."""
    colour = pair_colour(pair)
    count: i64 = 0
    animal: i64
    for animal in range(3):
        if THIRD[kind * 3 + animal] == colour:
            count += 1
    return count
