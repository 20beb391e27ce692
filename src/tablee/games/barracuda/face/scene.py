"""What Barracuda's pictures are drawn from: a view through a lens, and the envelope as far as it is drafted."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Final

from tablee.engine.values import Seat
from tablee.games.barracuda.rules.actions import Action, Auction, decode
from tablee.games.barracuda.rules.bars import COLOURS, TITLES
from tablee.games.barracuda.rules.envelopes import (
    EMPTY_HANDED,
    FILLED,
    TO_ACT,
    TO_ANSWER,
    TO_BID,
    TO_OFFER,
    TO_PICK,
)
from tablee.games.barracuda.rules.money import NO_LIMIT, fewest, figure
from tablee.games.barracuda.rules.promenade import OPEN
from tablee.games.barracuda.rules.state import Barracuda
from tablee.games.barracuda.rules.view import NO_BILLS, BarracudaView, Bills
from tablee.games.barracuda.rules.worlds import known
from tablee.kit.scene import Scene
from tablee.kit.shapes import shape_of

REAL: Final = ("tens", "fives", "twos", "ones")  # slots of a fill, in the order of the bills


class BarracudaScene(Scene[BarracudaView]):
    folder = Path(__file__).parents[1]
    seat_colours = COLOURS

    @cached_property
    def known(self) -> Barracuda:
        """The view as a state, to ask the rules about; wallets of others are empty. Nobody changes it."""
        return known(self.view)

    def bar_name(self, slot: int) -> str:
        """A bar's own name, or the number of its slot while nobody knows it."""
        bar = self.view.bars[slot]
        return self.say("slot-number", number=slot + 1) if bar is None else TITLES[bar]

    @property
    def filling(self) -> bool:
        """The chair chooses real bills now."""
        return self.view.my_turn and self.view.stage == EMPTY_HANDED

    @property
    def sealing(self) -> bool:
        """The chair chooses fakes now."""
        return self.view.my_turn and self.view.stage == FILLED

    @cached_property
    def wallet(self) -> Bills:
        """The chair's own, less what is drafted."""
        return less(own(self.view, self.view.wallets), self.drafted)

    @cached_property
    def envelope(self) -> Bills:
        """The chair's own, with what is drafted."""
        return Bills(*(a + b for a, b in zip(own(self.view, self.view.piles), self.drafted, strict=True)))

    @cached_property
    def drafted(self) -> Bills:
        """Bills chosen but not yet put in; a draft may be nonsense."""
        if self.view.stage == EMPTY_HANDED:
            return Bills._make([*(count(self.lens.chosen(slot)) for slot in REAL), 0])
        return Bills(0, 0, 0, 0, count(self.lens.chosen("fakes"))) if self.view.stage == FILLED else NO_BILLS

    @property
    def most(self) -> int | None:
        """What an envelope may hold now, in thousands; None without a limit but the wallet (BAR-59)."""
        limit = int(self.known.limit())
        return None if limit == NO_LIMIT else limit

    @property
    def least(self) -> int:
        return 0 if self.view.seat is None else int(self.known.least(self.view.seat))

    @cached_property
    def possible(self) -> set[type[Action]]:
        """The kinds of actions that the chair can choose from, if it is awaited.

        Whether somebody can bid is the one thing that its own wallet does not tell, but its view may (BAR-65).
        """
        codes = [] if self.view.seat is None else self.known.codes(self.view.seat)
        return {type(decode(code)) for code in codes} | ({Auction} if self.view.somebody_bids else set())

    def rent_due(self, seat: Seat) -> str:
        """What a seat would pay if it were drawn now."""
        return figure(int(self.known.rent(seat)))

    @cached_property
    def rent_paid(self) -> str:
        """What whoever is in turn has paid for it (BAR-21), or nothing; a bar being auctioned was still theirs."""
        view = self.view
        if view.round == 1 or view.task not in (TO_ACT, TO_OFFER, TO_ANSWER, TO_BID, TO_PICK):
            return ""
        state = self.known.copy()
        if view.task in (TO_BID, TO_PICK):
            state.managers[view.target] = view.turn
        paid = int(state.rent(view.turn))
        return figure(paid) if paid else ""


def own(view: BarracudaView, bills: tuple[Bills | None, ...]) -> Bills:
    return (bills[view.seat] if view.seat is not None else None) or NO_BILLS


def count(chosen: str | None) -> int:
    return min(int(chosen), 99) if chosen is not None and chosen.isascii() and chosen.isdecimal() else 0


def less(own: Bills, more: Bills) -> Bills:
    """A wallet without some bills: those it lacks are changed in fewest bills, as at the bank (BAR-76)."""
    rest = [a - b for a, b in zip(own, more, strict=True)]
    fakes = max(rest[-1], 0)
    if min(rest[:-1]) >= 0:
        return Bills._make([*rest[:-1], fakes])
    return Bills(*fewest(max(own.worth - more.worth, 0)), fakes)


def shape(seat: Seat) -> str:
    return shape_of(COLOURS[seat])


def is_open(view: BarracudaView, slot: int) -> bool:
    return view.faces[slot] == OPEN
