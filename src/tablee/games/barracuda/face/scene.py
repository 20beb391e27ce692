"""What Barracuda's pictures are drawn from: a view through a lens, and the envelope as far as it is drafted."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Final, NamedTuple

from tablee.engine.luck import seeded
from tablee.engine.values import Seat
from tablee.games.barracuda.face import saying
from tablee.games.barracuda.rules.actions import Action, Auction, decode
from tablee.games.barracuda.rules.agreed import Rules
from tablee.games.barracuda.rules.bars import COLOURS, SLOTS, TWO_PLACES, discounted_rent, rent_of
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
from tablee.games.barracuda.rules.state import Barracuda, dealt
from tablee.games.barracuda.rules.view import NO_BILLS, BarracudaView, Bills
from tablee.games.barracuda.rules.worlds import known
from tablee.kit.scene import Scene

REAL: Final = ("tens", "fives", "twos", "ones")  # slots of a fill, in the order of the bills


class Bar(NamedTuple):
    """What everybody sees of a slot."""

    slot: int
    which: int | None  # None while it was never open
    face: int  # HIDDEN, OPEN or CLOSED
    manager: Seat
    partner: Seat

    @property
    def is_open(self) -> bool:
        return self.face == OPEN

    @property
    def has_partner_place(self) -> bool:
        return self.which is not None and self.which < TWO_PLACES


class BarracudaScene(Scene[BarracudaView]):
    folder = saying.FOLDER
    seat_colours = COLOURS

    @cached_property
    def known(self) -> Barracuda:
        """The view as a state, to ask the rules about; wallets of others are empty. Nobody changes it."""
        return known(self.view)

    @property
    def bars(self) -> tuple[Bar, ...]:
        return bars(self.view.bars, self.view.faces, self.view.managers, self.view.partners)

    def bar_name(self, slot: int) -> str:
        return saying.bar_name(self.lens.lang, slot, self.view.bars[slot])

    @property
    def filling(self) -> bool:
        """The chair chooses bills now, and fakes with them."""
        return self.view.my_turn and self.view.stage == EMPTY_HANDED

    @property
    def sealing(self) -> bool:
        """The real bills are in, the chair chooses fakes now."""
        return self.view.my_turn and self.view.stage == FILLED

    @property
    def wallet(self) -> Bills:
        """The chair's own, less what is drafted."""
        held = own(self.view, self.view.wallets)
        return less(held, self.drafted) if self.lens.draft else held

    @property
    def envelope(self) -> Bills:
        """The chair's own, with what is drafted."""
        held = own(self.view, self.view.piles)
        return Bills(*(a + b for a, b in zip(held, self.drafted, strict=True))) if self.lens.draft else held

    @cached_property
    def drafted(self) -> Bills:
        """Bills chosen but not yet put in; a draft may be nonsense."""
        if self.view.stage not in (EMPTY_HANDED, FILLED):
            return NO_BILLS
        real = REAL if self.view.stage == EMPTY_HANDED else ()
        return Bills._make([count(self.lens.chosen(slot)) if slot in (*real, "fakes") else 0 for slot in (*REAL, "fakes")])

    @property
    def bounds(self) -> tuple[int, int | None]:
        """What the chair's envelope has to hold at least, and may hold at most, in thousands."""
        view = self.view
        bar = view.bars[view.target] if view.task == TO_OFFER else None
        return bounds(view.task, view.buying, bar or 0, own(view, view.wallets))

    @cached_property
    def possible(self) -> set[type[Action]]:
        """The kinds of actions that the chair can choose from, if it is awaited.

        Whether somebody can bid is the one thing that its own wallet does not tell, but its view may (BAR-65).
        """
        codes = [] if self.view.seat is None else self.known.codes(self.view.seat)
        return {type(decode(code)) for code in codes} | ({Auction} if self.view.somebody_bids else set())

    @property
    def rents(self) -> tuple[int, ...]:
        """What every seat would pay if it were drawn now."""
        return rents(self.view.seats, self.view.bars, self.view.managers)

    @property
    def rent_paid(self) -> str:
        """What whoever is in turn has paid for it (BAR-21), or nothing; a bar being auctioned was still theirs."""
        view, managers = self.view, self.view.managers
        if view.round == 1 or view.task not in (TO_ACT, TO_OFFER, TO_ANSWER, TO_BID, TO_PICK):
            return ""
        if view.task in (TO_BID, TO_PICK):
            managers = (*managers[: view.target], view.turn, *managers[view.target + 1 :])
        paid = rents(view.seats, view.bars, managers)[view.turn]
        return figure(paid) if paid else ""


@lru_cache(maxsize=1024)
def bars(
    which: tuple[int | None, ...], faces: tuple[int, ...], managers: tuple[Seat, ...], partners: tuple[Seat, ...]
) -> tuple[Bar, ...]:
    return tuple(map(Bar, range(SLOTS), which, faces, managers, partners))


@lru_cache(maxsize=2048)
def rents(seats: int, bars: tuple[int | None, ...], managers: tuple[Seat, ...]) -> tuple[int, ...]:
    """What every seat owes for the bars it manages, in thousands."""
    return tuple(discounted_rent(rents_of(seat, bars, managers)) for seat in range(seats))


def rents_of(seat: Seat, bars: tuple[int | None, ...], managers: tuple[Seat, ...]) -> list[int]:
    return [rent_of(bar) for bar, manager in zip(bars, managers, strict=False) if manager == seat and bar is not None]


@lru_cache(maxsize=2048)
def bounds(task: int, buying: bool, bar: int, wallet: Bills) -> tuple[int, int | None]:
    """The least and the most real money for an envelope about a bar; no most but the wallet for a bid (BAR-59)."""
    state = dealt(Rules(1), [bar], seeded("bounds"))
    state.task, state.buying, state.target = task, buying, 0
    for kind, number in enumerate(wallet):
        state.bills[kind] = number
    limit = state.limit()
    return state.least(0), None if limit == NO_LIMIT else limit


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
