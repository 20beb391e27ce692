"""The end told: why it came, every wallet with the pawns in bars, and what decided between equals (BAR-91 to BAR-96)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from tablee.engine.state import NOBODY
from tablee.engine.values import Seat
from tablee.games.barracuda.face.saying import listing, say
from tablee.games.barracuda.face.scene import rents_of
from tablee.games.barracuda.rules.bars import PAWNS
from tablee.games.barracuda.rules.money import figure
from tablee.games.barracuda.rules.turns import BY_NO_ACTION, BY_PAWNS, BY_RENT
from tablee.games.barracuda.rules.view import NO_BILLS, BarracudaView
from tablee.kit.people import mark
from tablee.kit.telling import PAUSE, step_called

ENDINGS = {BY_PAWNS: "told-wins", BY_RENT: "told-ruined", BY_NO_ACTION: "told-stuck"}


class Step(NamedTuple):
    """A wallet that is turned up, or a sentence about the ranking."""

    seat: Seat | None
    words: str  # people are marks
    running: tuple[int | None, ...]  # pawns in bars of those told of

    @property
    def pause(self) -> int:
        return 2 * PAUSE


def steps(view: BarracudaView, lang: str) -> tuple[Step, ...]:
    """Nothing before the end; the winner's wallet last."""
    if not view.over or view.ranks is None:
        return ()
    ranks, shown = view.ranks, list[Seat]()
    found = [Step(None, words, pawns(view, shown)) for words in ending(view, lang)]
    for seat in sorted(range(view.seats), key=lambda one: -ranks[one]):
        shown.append(seat)
        found.append(Step(seat, wallet(view, lang, seat), pawns(view, shown)))
    return (*found, *(Step(None, words, pawns(view, shown)) for words in ties(view, lang)))


def told(view: BarracudaView, lang: str, spot: str) -> tuple[Step, ...]:
    """The steps up to the one a spot names."""
    found = steps(view, lang) if spot else ()
    here = step_called(spot, len(found))
    return () if here is None else found[: here + 1]


def verdict(view: BarracudaView, lang: str) -> str:
    """Why the ranking is as it is, where pawns alone do not say so."""
    return " ".join((*ending(view, lang), *ties(view, lang))) if view.over else ""


def pawns(view: BarracudaView, seats: list[Seat]) -> tuple[int | None, ...]:
    return tuple(PAWNS - held if seat in seats else None for seat, held in enumerate(view.hands))


def ending(view: BarracudaView, lang: str) -> Iterator[str]:
    if view.ended in ENDINGS and view.last != NOBODY:
        yield say(lang, ENDINGS[view.ended], who=mark(view.last))


def wallet(view: BarracudaView, lang: str, seat: Seat) -> str:
    bills = view.wallets[seat] or NO_BILLS
    held = {"amount": figure(bills.worth), "fakes": say(lang, "fakes", count=bills.fakes)}
    return say(lang, "told-wallet", who=mark(seat), pawns=PAWNS - view.hands[seat], **held)


# Equal pawns ------------------------------------------------------------------------------------------------------------


def ties(view: BarracudaView, lang: str) -> Iterator[str]:
    """For seats with as many pawns: money decides, then rents without discounts, else the rank is shared."""
    ranked = [seat for seat in range(view.seats) if view.ended not in ENDINGS or seat != view.last]
    for level in equals(ranked, lambda seat: view.hands[seat]):
        held = PAWNS - view.hands[level[0]]
        yield from decided(lang, "tie-money", level, lambda seat: money(view, seat), pawns=held)
        for poor in equals(level, lambda seat: money(view, seat)):
            amount = figure(money(view, poor[0]))
            yield from decided(lang, "tie-rents", poor, lambda seat: rent(view, seat), pawns=held, amount=amount)
            for same in equals(poor, lambda seat: rent(view, seat)):
                yield say(lang, "tie-shared", names=listing(lang, map(mark, same)))


def equals(seats: list[Seat], size: Callable[[Seat], int]) -> Iterator[list[Seat]]:
    """Those of the same size, where there are several."""
    for one in sorted({size(seat) for seat in seats}):
        found = [seat for seat in seats if size(seat) == one]
        if len(found) > 1:
            yield found


def decided(lang: str, message: str, seats: list[Seat], size: Callable[[Seat], int], **said: object) -> Iterator[str]:
    """Who is ahead of whom by something, if it differs."""
    if len({size(seat) for seat in seats}) > 1:
        order = sorted(seats, key=size, reverse=True)
        yield say(lang, message, order=listing(lang, [f"{mark(seat)} ({figure(size(seat))})" for seat in order]), **said)


def money(view: BarracudaView, seat: Seat) -> int:
    return (view.wallets[seat] or NO_BILLS).worth


def rent(view: BarracudaView, seat: Seat) -> int:
    return sum(rents_of(seat, view.bars, view.managers))
