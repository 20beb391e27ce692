"""What Barracuda's pictures are drawn from: a view through a lens, and the envelope as far as it is drafted."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from tablee.engine.state import NOBODY
from tablee.engine.values import Seat
from tablee.games.barracuda.face.figures import COLOURS
from tablee.games.barracuda.rules.bars import TITLES, discounted_rent, rent_of
from tablee.games.barracuda.rules.envelopes import (
    EMPTY_HANDED,
    FILLED,
    TO_ACT,
    TO_ANSWER,
    TO_BID,
    TO_OFFER,
    TO_PICK,
    TO_STAKE,
)
from tablee.games.barracuda.rules.money import FACES, MOST_OFFERED
from tablee.games.barracuda.rules.promenade import OPEN
from tablee.games.barracuda.rules.view import BarracudaView, Bills
from tablee.kit.picture import Lens
from tablee.kit.shapes import SHAPES
from tablee.kit.words import words

FOLDER: Final = Path(__file__).parents[1]
REAL: Final = ("tens", "fives", "twos", "ones")  # slots of a fill, in the order of the bills
NONE: Final = (0, 0, 0, 0, 0)


@lru_cache(maxsize=8192)
def said(lang: str, message: str, args: tuple[tuple[str, object], ...]) -> str:
    """Nearly everything a board says was said before."""
    return words(FOLDER, lang)(message, **dict(args))


@dataclass(frozen=True, slots=True)
class Scene:
    view: BarracudaView
    lens: Lens
    wallet: Bills  # the chair's own, less what is drafted
    envelope: Bills  # the chair's own, with what is drafted

    def say(self, message: str, **args: object) -> str:
        return said(self.lens.lang, message, tuple(args.items()))

    def colour(self, seat: Seat) -> str:
        """The name of a seat's colour, which is what pictures call it."""
        return self.say(f"colour-{COLOURS[seat]}")

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

    @property
    def most(self) -> int | None:
        """In thousands; None without a limit but the wallet (BAR-59)."""
        return None if self.view.step == TO_BID else MOST_OFFERED

    @property
    def least(self) -> int:
        view = self.view
        if view.step != TO_OFFER:
            return 0
        bar = view.bars[view.target]
        return rent_of(bar) if view.buying and bar is not None else 1


def scene(view: BarracudaView, lens: Lens) -> Scene:
    own = (view.wallets[view.seat] if view.seat is not None else None) or NONE
    inside = (view.piles[view.seat] if view.seat is not None else None) or NONE
    more = drafted(view, lens)
    return Scene(view, lens, less(own, more), tuple(a + b for a, b in zip(inside, more, strict=True)))


def drafted(view: BarracudaView, lens: Lens) -> Bills:
    """Bills chosen but not yet put in; a draft may be nonsense."""
    if view.stage == EMPTY_HANDED and view.step in (TO_OFFER, TO_BID, TO_STAKE):
        return (*(count(lens.chosen(slot)) for slot in REAL), 0)
    return (0, 0, 0, 0, count(lens.chosen("fakes"))) if view.stage == FILLED else NONE


def count(chosen: str | None) -> int:
    return min(int(chosen), 99) if chosen is not None and chosen.isascii() and chosen.isdecimal() else 0


def less(own: Bills, more: Bills) -> Bills:
    """A wallet without some bills: those it lacks are changed in fewest bills, as at the bank (BAR-76)."""
    rest = [a - b for a, b in zip(own, more, strict=True)]
    if min(rest[:-1]) >= 0:
        return (*rest[:-1], max(rest[-1], 0))
    amount, counts = max(sum(face * number for face, number in zip(FACES, rest, strict=True)), 0), []
    for face in FACES[:-1]:
        counts.append(amount // face)
        amount %= face
    return (*counts, max(rest[-1], 0))


def total(bills: Bills) -> int:
    return sum(face * number for face, number in zip(FACES, bills, strict=True))


def rent_due(view: BarracudaView, seat: Seat) -> int:
    """What a seat would pay if it were drawn now."""
    rents = [rent_of(bar) for slot, bar in enumerate(view.bars[:10]) if view.managers[slot] == seat and bar is not None]
    return discounted_rent(rents) * 1000


def rent_paid(view: BarracudaView) -> int:
    """What whoever is in turn has paid for it (BAR-21); a bar that he auctions was his until then."""
    if view.round == 1 or view.step not in (TO_ACT, TO_OFFER, TO_ANSWER, TO_BID, TO_PICK):
        return 0
    auctioned = view.target if view.step in (TO_BID, TO_PICK) else NOBODY
    rents = [
        rent_of(bar)
        for slot, bar in enumerate(view.bars[:10])
        if bar is not None and (view.managers[slot] == view.turn or slot == auctioned)
    ]
    return discounted_rent(rents) * 1000


def shape(seat: Seat) -> str:
    return SHAPES[COLOURS[seat]]


def is_open(view: BarracudaView, slot: int) -> bool:
    return view.faces[slot] == OPEN


def managed_by(view: BarracudaView, slot: int) -> Seat | None:
    return None if view.managers[slot] == NOBODY else view.managers[slot]
