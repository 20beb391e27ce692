"""The course of a Pueblo game: turns, auctions, the lap, dismantling. Searching for a rule's number finds its code."""

from __future__ import annotations

from typing import Final

from tablee.engine.luck import Rng
from tablee.engine.native import i64, vec
from tablee.engine.state import NOBODY
from tablee.games.pueblo.rules.geometry import BIT, CELLS, CORNER, FEET, FOOTPRINTS, LEFT, RIGHT, RING
from tablee.games.pueblo.rules.stones import MOST_STONES, HeapState, Rules

MOST_SEATS: Final = 4
BLOCKS_ASIDE: Final = 2  # kept for phase two (PUE-70)
MOST_TURNS: Final = 1000  # in one part, and more than any game takes
HIGHEST_BID: Final = 99

# Kinds of stones; EITHER means that a block is broken now and both are offered (PUE-17).
COLOURED: Final = 0
NEUTRAL: Final = 1
EITHER: Final = 2
KINDS: Final = ("coloured", "neutral")
COLOURS: Final = ("red", "blue", "green", "violet")  # of the seats (PUE-04)
LETTERS: Final = "rbgv"

# What the acting seat has to do.
TO_LAY: Final = 0
TO_BID: Final = 1
TO_TAKE: Final = 2
TO_SET: Final = 3
TO_WALK: Final = 4
TO_REMOVE: Final = 5
OVER: Final = 6
TASKS: Final = ("lay", "bid", "take", "set", "walk", "remove", "over")

# Parts of a game: building in one or two phases, then dismantling (section 3.2). Auctions stand before a part.
BUILDING: Final = 1
BUILDING_ON: Final = 2
DISMANTLING: Final = 3

# Action codes: kind * FOOTPRINTS + footprint, then the others.
WALK: Final = 2 * FOOTPRINTS
REMOVE: Final = WALK + 4
PASS: Final = REMOVE + MOST_STONES
BID: Final = PASS + 1
TAKE: Final = BID + HIGHEST_BID
LAY: Final = TAKE + MOST_SEATS
SPACE: Final = LAY + CELLS

WALKS: Final = [WALK, WALK + 1, WALK + 2, WALK + 3]
NOTHING: Final = -1
TRIES: Final = 400  # draws before listing; four legal placements are missed by all of them once in 3000 positions


class Pueblo(HeapState):
    """A whole game: the heap, the chief, the reserves, the points, and who has to do what."""

    def __init__(self, rules: Rules) -> None:
        """Nothing is filled in; `deal.empty` gives the board before anything happens."""
        super().__init__(rules)
        self.totals = vec[i64]()  # penalty points by seat
        self.reserve = vec[i64]()  # coloured stones of all seats, then their neutral ones
        self.aside: i64 = 0  # blocks of each seat that wait for phase two (PUE-70)
        self.order = vec[i64]()  # seats in the order of turns
        self.cards = vec[i64]()  # turn-order card held by each seat, 0 for none
        self.to_lay: i64 = 0  # sacred places the players still lay
        self.chief: i64 = 0  # ring cell
        self.part: i64 = BUILDING
        self.task: i64 = TO_SET
        self.seat: i64 = 0  # who acts
        self.turns: i64 = 0  # turns completed in this part
        self.bid: i64 = 0  # highest bid for this card
        self.bidder: i64 = NOBODY
        self.asked_first: i64 = 0  # who opened the bidding for this card
        self.passed: i64 = 0  # set of seats out of the bidding for this card

    def copy(self) -> Pueblo:
        twin = Pueblo(self.rules)
        twin.heights = self.heights[:]
        twin.cubes = self.cubes[:]
        twin.stones = self.stones[:]
        twin.taken = self.taken
        twin.sacred = self.sacred
        twin.totals = self.totals[:]
        twin.reserve = self.reserve[:]
        twin.aside = self.aside
        twin.order = self.order  # replaced, never changed
        twin.cards = self.cards[:]
        twin.to_lay = self.to_lay
        twin.chief = self.chief
        twin.part = self.part
        twin.task = self.task
        twin.seat = self.seat
        twin.turns = self.turns
        twin.bid = self.bid
        twin.bidder = self.bidder
        twin.asked_first = self.asked_first
        twin.passed = self.passed
        return twin

    def turn(self) -> i64:
        if self.task == OVER:  # a conditional expression would box both
            return NOBODY
        return self.seat

    # What is legal ----------------------------------------------------------------------------------------------------

    def kinds(self, seat: i64) -> i64:
        """The kind a seat must set next, or EITHER.

        The lone stone comes first (PUE-16) and a broken block is finished before another (PUE-18, PUE-19): whichever
        kind is ahead in the reserve. Equal numbers are whole blocks (PUE-17).
        """
        coloured, neutral = self.reserve[seat], self.reserve[self.seats + seat]
        if coloured == neutral:
            return EITHER
        return COLOURED if coloured > neutral else NEUTRAL

    def codes(self, seat: i64) -> list[int]:
        task = self.task
        if task == TO_SET:
            return self._placements(self.kinds(seat))
        if task == TO_WALK:
            return WALKS[:]
        if task == TO_REMOVE:
            return [REMOVE + number for number in self.removable(seat)]
        if task == TO_BID:
            return [PASS, *range(BID + self.bid, TAKE)]  # BID stands for one point, so BID + bid is one more (PUE-84)
        if task == TO_TAKE:
            return [TAKE + card - 1 for card in self.free_cards()]
        if task == TO_LAY:
            return [LAY + cell for cell in range(CELLS) if BIT[cell] & self.sacred == 0]
        return []

    def _placements(self, kind: i64) -> list[int]:
        """`fits` over every footprint, written out because listing is hot; they must agree."""
        heights, left, corner, right, feet, sacred = self.heights, LEFT, CORNER, RIGHT, FEET, self.sacred
        spots: list[int] = []
        first: i64 = FOOTPRINTS if kind == NEUTRAL else 0
        footprint: i64
        for footprint in range(FOOTPRINTS):
            base = heights[corner[footprint]]
            if heights[right[footprint]] == base and -1 <= heights[left[footprint]] - base <= 1:
                if feet[footprint] & sacred == 0:
                    spots.append(first + footprint)
        return spots + [spot + FOOTPRINTS for spot in spots] if kind == EITHER else spots

    def draw(self, seat: i64, rng: Rng) -> i64:
        """Uniform over `codes`, without listing where that can be helped."""
        if self.task == TO_WALK:
            return WALK + rng.below(4)
        if self.task == TO_SET:
            code = self._draw_placement(self.kinds(seat), rng)
            if code != NOTHING:
                return code
        elif self.task == TO_BID:
            bids = HIGHEST_BID - self.bid
            pick = rng.below(bids + 1)
            return PASS if pick == 0 else BID + self.bid + pick - 1
        listed = self.codes(seat)
        return i64(listed[rng.below(len(listed))])

    def _draw_placement(self, kind: i64, rng: Rng) -> i64:
        """A footprint that fits, found by trying; NOTHING if luck runs out. `fits` written out, they must agree."""
        heights, left, corner, right, feet, sacred = self.heights, LEFT, CORNER, RIGHT, FEET, self.sacred
        tries: i64
        for tries in range(TRIES):  # noqa: B007  # an undeclared variable would be boxed
            code = rng.below(2 * FOOTPRINTS)
            footprint = code
            if code >= FOOTPRINTS:
                footprint -= FOOTPRINTS
            base = heights[corner[footprint]]
            if heights[right[footprint]] == base and -1 <= heights[left[footprint]] - base <= 1:
                if feet[footprint] & sacred == 0:
                    if kind == EITHER:
                        return code
                    return kind * FOOTPRINTS + footprint
        return NOTHING

    # What happens -----------------------------------------------------------------------------------------------------

    def play(self, seat: i64, code: i64) -> None:
        if code < FOOTPRINTS:
            self._set(COLOURED, code)
        elif code < WALK:
            self._set(NEUTRAL, code - FOOTPRINTS)
        elif code < REMOVE:
            self._walk(code - WALK + 1)
        elif code < PASS:
            self._remove(code - REMOVE)
        elif code == PASS:
            self.passed |= BIT[seat]
            self._next_bidder()
        elif code < TAKE:
            self.bid = code - BID + 1
            self.bidder = seat
            self._next_bidder()
        elif code < LAY:
            self._take(code - TAKE + 1)
        else:
            self._lay(code - LAY)

    def _set(self, kind: i64, footprint: i64) -> None:
        """PUE-13: a stone, then the chief."""
        seat = self.seat
        self.reserve[seat if kind == COLOURED else self.seats + seat] -= 1
        self.place(seat if kind == COLOURED else self.seats, footprint)
        self.task = TO_WALK

    def _remove(self, number: i64) -> None:
        """PUE-58; the game ends as the last coloured stone leaves the board, without a walk (PUE-67)."""
        self.lift(number)
        self.task = TO_WALK if self.has_coloured_stones() else OVER

    def _walk(self, steps: i64) -> None:
        """PUE-33, PUE-34, PUE-35: clockwise, with a look only where the chief stops."""
        self.chief = (self.chief + steps) % RING
        self.look(self.chief, self.totals)
        self.turns += 1
        if self.part == DISMANTLING:
            self._dismantle()
        else:
            self._build()

    # How parts follow each other ----------------------------------------------------------------------------------------

    def begin(self) -> None:
        """From the set-up to the first decision."""
        if self.to_lay > 0:
            self.task = TO_LAY
            self.seat = self.rules.opener
        else:
            self._begin_part(BUILDING)

    def _begin_part(self, part: i64) -> None:
        """PUE-78: with the advanced rule every part has its auction; otherwise turns go clockwise (PUE-12)."""
        self.part = part
        self.turns = 0
        if self.rules.advanced:
            self._begin_auction()
        else:
            self.order = vec[i64]([(self.rules.starter + k) % self.seats for k in range(self.seats)])
            self._begin_turns()

    def _begin_turns(self) -> None:
        if self.part == DISMANTLING:
            self._dismantle()
            return
        if self.part == BUILDING_ON:  # PUE-93: the blocks put aside come back
            index: i64
            for index in range(2 * self.seats):
                self.reserve[index] += self.aside
            self.aside = 0
        self._build()

    def _build(self) -> None:
        """The next building turn; PUE-47 when all stones are set, PUE-32 when none can be."""
        seats = self.seats
        last = self.turns + seats
        while self.turns < last:
            self.seat = self.order[self.turns % seats]
            if self.reserve[self.seat] + self.reserve[self.seats + self.seat] > 0:
                if self.can_build():
                    self.task = TO_SET
                else:
                    self._lap()
                return
            self.turns += 1
        if self.rules.advanced and self.part == BUILDING and self.can_build():  # PUE-94
            self._begin_part(BUILDING_ON)
        else:
            self._lap()

    def _lap(self) -> None:
        """PUE-49: a look from each of the 36 cells. The chief ends on the first cell, so the order makes no difference."""
        ring: i64
        for ring in range(RING):
            self.look(ring, self.totals)
        if self.rules.dismantling:
            self._begin_part(DISMANTLING)
        else:
            self.task = OVER

    def _dismantle(self) -> None:
        """The next dismantling turn: who cannot remove a stone only walks the chief (PUE-63, PUE-64)."""
        self.seat = self.order[self.turns % self.seats]
        if not self.has_coloured_stones():
            self.task = OVER
        elif self.removable(self.seat):
            self.task = TO_REMOVE
        else:
            self.task = TO_WALK

    # Auctions and sacred places -----------------------------------------------------------------------------------------

    def _lay(self, cell: i64) -> None:
        """PUE-77: one place each in turn until all lie."""
        self.sacred |= BIT[cell]
        self.to_lay -= 1
        self.seat = (self.seat + 1) % self.seats
        if self.to_lay == 0:
            self._begin_part(BUILDING)

    def _begin_auction(self) -> None:
        """PUE-80, PUE-82: all cards in the middle, the opener speaks first."""
        self.cards = vec[i64]([0] * self.seats)
        self._offer_card(self.rules.opener)

    def _offer_card(self, opener: i64) -> None:
        self.task = TO_BID
        self.seat = opener
        self.asked_first = opener
        self.bid = 0
        self.bidder = NOBODY
        self.passed = 0

    def bids_on(self, seat: i64) -> bool:
        """Whether a seat is still in the bidding for this card: it holds none (PUE-81) and has not passed (PUE-86)."""
        return self.cards[seat] == 0 and self.passed & BIT[seat] == 0

    def _next_bidder(self) -> None:
        """Clockwise to the next who may still bid (PUE-83, PUE-88); a lone bidder has won (PUE-87)."""
        further: i64
        for further in range(1, self.seats + 1):
            seat = (self.seat + further) % self.seats
            if self.bids_on(seat):
                if seat == self.bidder:
                    self._win(seat)
                else:
                    self.seat = seat
                return
        self._win(self.asked_first)  # PUE-89: nobody bid at all, so the bid is 0

    def _win(self, seat: i64) -> None:
        self.totals[seat] += self.bid
        self.seat = seat
        self.task = TO_TAKE

    def free_cards(self) -> list[int]:
        """Turn-order cards in the middle: as many as players (PUE-79), less those taken."""
        return [card for card in range(1, self.seats + 1) if not self._is_held(card)]

    def _is_held(self, card: i64) -> bool:
        seat: i64
        for seat in range(self.seats):
            if self.cards[seat] == card:
                return True
        return False

    def _take(self, card: i64) -> None:
        """The next card is opened by the next seat without one (PUE-90); the last is given away (PUE-91)."""
        self.cards[self.seat] = card
        left = self.free_cards()
        seat = (self.seat + 1) % self.seats
        while self.cards[seat] != 0:
            seat = (seat + 1) % self.seats
        if len(left) > 1:
            self._offer_card(seat)
            return
        self.cards[seat] = i64(left[0])
        self._order_by_cards()
        self._begin_turns()

    def _order_by_cards(self) -> None:
        """PUE-92: the holder of card 1 acts first."""
        order = vec[i64]([0] * self.seats)
        seat: i64
        for seat in range(self.seats):
            order[self.cards[seat] - 1] = seat
        self.order = order

    def settled(self) -> i64:
        """Every walk of the chief is final: what a turn has cost stays paid (PUE-44)."""
        return self.part * MOST_TURNS + self.turns

    # The result -------------------------------------------------------------------------------------------------------

    def points(self) -> list[int]:
        return [total for total in self.totals]  # noqa: C416  # list() of a vec is slower compiled

    def ranks(self) -> list[int]:
        """PUE-51, PUE-52: the lowest total is best, equals share a place."""
        totals = self.points()
        return [1 + sum([other < total for other in totals]) for total in totals]

    def reward(self, seat: i64) -> float:
        lowest = self.totals[0]
        sharing: i64 = 0
        other: i64
        for other in range(self.seats):
            if self.totals[other] < lowest:
                lowest = self.totals[other]
                sharing = 0
            if self.totals[other] == lowest:
                sharing += 1
        return 1.0 / float(sharing) if self.totals[seat] == lowest else 0.0
