"""The state of a Harbor game: interpreted, to show that a game need not be compiled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tablee.engine.luck import Dice, Rng
from tablee.engine.state import NOBODY, State

MOST_SEATS = 4
MOST_COINS = 9
MOST_PIERS = 3

# Action codes.
PEEK_DECK = 0
PEEK_CARGO = 1  # and the seat
BID = PEEK_CARGO + MOST_SEATS  # and the coins
SPACE = BID + MOST_COINS + 1
CLOSED_FIST = SPACE  # what others see of any bid (rules/sights.py)

OPEN = -1  # a fist that is not closed yet
NOWHERE = -1  # looked at nothing
NO_PIER = 0


@dataclass(frozen=True, slots=True)
class Rules:
    """What was agreed."""

    seats: int
    cards: tuple[int, ...]  # all numbers in the game, ascending
    piers: int = MOST_PIERS
    by_lot: bool = False  # how ties are settled (HB-3.4)
    peeking: bool = True
    price: int = 1  # of a look


class Harbor(State):
    def __init__(self, rules: Rules, coins: int, order: Sequence[int], lighthouse: int, dice: Dice) -> None:
        """The start, with the cards in this order: cargoes, the first pier, the deck."""
        seats = rules.seats
        self.rules = rules
        self.cargo = list(order[:seats])  # by seat (HB-1.3)
        self.pier = order[seats]  # for sale
        self.deck = list(order[seats + 1 :])  # the next card first
        self.quay: list[tuple[int, int]] = []  # (pier, owner or NOBODY), in the order of sale
        self.purses = [coins] * seats
        self.bank = 0
        self.fists = [OPEN] * seats  # coins
        self.looked = [NOWHERE] * seats  # the code of the look taken for this pier
        self.known = [{seat} for seat in range(seats)]  # whose cargo each seat has seen
        self.beacon = [(lighthouse + step) % seats for step in range(seats)]
        self.bids = [OPEN] * seats  # opened last
        self.opened = 0
        self.dice = dice

    def copy(self) -> Harbor:
        twin = type(self).__new__(type(self))
        vars(twin).update(vars(self))
        for name in ("cargo", "deck", "quay", "purses", "fists", "looked", "beacon", "bids"):
            setattr(twin, name, getattr(self, name)[:])
        twin.known = [seen.copy() for seen in self.known]
        twin.dice = self.dice.copy()
        return twin

    def is_over(self) -> bool:
        return len(self.quay) == self.rules.piers

    def acting(self) -> list[int]:
        """Every captain whose fist is open: they choose at once (HB-3.1)."""
        return [] if self.is_over() else [seat for seat, fist in enumerate(self.fists) if fist == OPEN]

    def turn(self) -> int:
        return next(iter(self.acting()), NOBODY)

    def codes(self, seat: int) -> list[int]:
        return self.looks(seat) + [BID + coins for coins in range(self.purses[seat] + 1)]

    def looks(self, seat: int) -> list[int]:
        """HB-2.1, HB-2.2, HB-2.3: where a captain may look now."""
        if not self.rules.peeking or self.looked[seat] != NOWHERE or self.purses[seat] < self.rules.price:
            return []
        strange = [PEEK_CARGO + other for other in range(self.rules.seats) if other not in self.known[seat]]
        return [PEEK_DECK, *strange] if self.deck else strange

    def play(self, seat: int, code: int) -> None:
        if code >= BID:
            self.fists[seat] = code - BID
            if OPEN not in self.fists:
                self.open_fists()
            return
        self.purses[seat] -= self.rules.price
        self.bank += self.rules.price
        self.looked[seat] = code
        self.opened += 1
        if code != PEEK_DECK:
            self.known[seat].add(code - PEEK_CARGO)

    def open_fists(self) -> None:
        """HB-3.3, HB-3.4, HB-3.5, HB-3.6."""
        best = max(self.fists)
        winner = self.winner(best) if best else NOBODY
        if winner != NOBODY:
            self.purses[winner] -= best  # the others keep their coins (HB-3.5)
            self.bank += best
            self.beacon.remove(winner)
            self.beacon.append(winner)
        self.quay.append((self.pier, winner))
        self.bids = self.fists
        self.fists = [OPEN] * self.rules.seats
        self.looked = [NOWHERE] * self.rules.seats
        self.pier = NO_PIER if self.is_over() else self.deck.pop(0)
        self.opened += 1

    def winner(self, best: int) -> int:
        """HB-3.4: the first of the tied in beacon order, or the lot among them."""
        tied = [seat for seat in self.beacon if self.fists[seat] == best]
        return tied[self.dice.below(len(tied))] if self.rules.by_lot and len(tied) > 1 else tied[0]

    def points(self) -> list[int]:
        """HB-4.2."""
        points = self.purses[:]
        for pier, owner in self.quay:
            if owner != NOBODY:
                points[owner] += 2 * pier if pier % 2 == self.cargo[owner] % 2 else pier
        return points

    def ranks(self) -> list[int]:
        points = self.points()
        return [1 + sum(other > mine for other in points) for mine in points]

    def luck_used(self) -> int:
        return self.dice.drawn

    def secrets_opened(self) -> int:
        return self.opened

    def sight(self, seat: int, code: int, observer: int) -> int:
        """HB-3.3: nobody else sees what a fist closes over."""
        return CLOSED_FIST if code >= BID and observer != seat else code

    def draw(self, seat: int, rng: Rng) -> int:
        codes = self.codes(seat)
        return codes[rng.below(len(codes))]
