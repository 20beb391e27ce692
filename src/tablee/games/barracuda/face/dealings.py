"""What lies on the table: an offer, bids or stakes, face down with their number, or face up for who may see them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple, TypeVar

from tablee.engine.values import Seat
from tablee.games.barracuda.face.count import Step
from tablee.games.barracuda.face.saying import colour, say
from tablee.games.barracuda.face.scene import BarracudaScene
from tablee.games.barracuda.face.symbols import BillFace, frame, pile, shape, shown, used
from tablee.games.barracuda.rules.bars import COLOURS, MOST_SEATS
from tablee.games.barracuda.rules.envelopes import TO_ACT, TO_ANSWER, TO_CALL, TO_OFFER, TO_PICK
from tablee.games.barracuda.rules.money import FACES, figure
from tablee.games.barracuda.rules.view import Bills
from tablee.kit import svg
from tablee.kit.picture import Panel, Piece

ROW: Final = 58  # how tall; the stylesheet knows too
MOST_SHOWN: Final = 12
T = TypeVar("T")


class Offer(NamedTuple):
    """From one to another, as far as a chair sees it."""

    maker: Seat
    to: Seat
    size: int | None
    bills: Bills | None


class Envelope(NamedTuple):
    """What a chair sees of a bid or a stake."""

    is_ready: bool
    bills: Bills | None
    size: int | None
    can_be_taken: bool


STILL_OPEN: Final = Envelope(False, None, None, False)


def dealings_panel(scene: BarracudaScene, caption: str, told: tuple[Step, ...]) -> Panel:
    """While the end is told, the wallets that have been turned up."""
    view, lang = scene.view, scene.lens.lang
    if view.over:
        open_ = {step.seat for step in told} if told else range(view.seats)
        wallets = tuple([wallet if seat in open_ else None for seat, wallet in enumerate(view.wallets)])
        return face_up_panel(lang, wallets, None, caption)
    if view.task in (TO_CALL, TO_ACT, TO_OFFER, TO_ANSWER):
        stakes = tuple([stake if any(stake) else None for stake in view.stakes])
        return face_up_panel(lang, stakes, offered(scene), caption)
    return envelopes_panel(lang, tuple([seen(scene, seat) for seat in range(view.seats)]), caption)


def offered(scene: BarracudaScene) -> Offer | None:
    """The offer that is made; nothing of it shows while it is filled."""
    view, maker = scene.view, scene.view.turn
    if view.task not in (TO_OFFER, TO_ANSWER):
        return None
    to = view.managers[view.target]
    return (
        Offer(maker, to, None, None)
        if view.task == TO_OFFER
        else Offer(maker, to, view.pile_sizes[maker], view.piles[maker])
    )


def seen(scene: BarracudaScene, seat: Seat) -> Envelope | None:
    """A bid or a stake; nothing of it shows while it is filled."""
    view = scene.view
    if not view.ready[seat]:
        return STILL_OPEN if view.asked[seat] else None
    size = view.pile_sizes[seat]
    return Envelope(True, view.piles[seat], size, bool(size) and view.task == TO_PICK and view.my_turn)


# Panels -----------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=2048)
def face_up_panel(lang: str, lying: tuple[Bills | None, ...], offer: Offer | None, caption: str) -> Panel:
    """Stakes of this round, or all wallets at the end (BAR-71, BAR-106). An offer covers them while it lasts."""
    return panel(lang, (*rows(lang, lying, face_up_row), offer_piece(lang, offer)), caption)


@lru_cache(maxsize=2048)
def envelopes_panel(lang: str, lying: tuple[Envelope | None, ...], caption: str) -> Panel:
    """Bids, or stakes being made."""
    return panel(lang, (*rows(lang, lying, envelope_row), offer_piece(lang, None)), caption)


def rows(lang: str, lying: tuple[T | None, ...], row: Callable[[str, Seat, int, T], Piece]) -> Iterator[Piece]:
    """One piece per seat, empty where nothing lies."""
    y = ROW // 2
    for seat, one in enumerate(lying):
        yield nothing(f"dealings-{COLOURS[seat]}") if one is None else row(lang, seat, y, one)
        y += 0 if one is None else ROW


def panel(lang: str, pieces: tuple[Piece, ...], caption: str) -> Panel:
    title = say(lang, "dealings-title")
    return Panel("dealings", title, frame("dealings", ROW * MOST_SEATS, title), pieces, "</svg>", caption)


# Their pieces -----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def nothing(name: str) -> Piece:
    return Piece(name, svg.group(id=name))


def lies(seat: Seat, y: int, *inside: str, **attrs: object) -> Piece:
    """A row whose middle is at y."""
    name, at = f"dealings-{COLOURS[seat]}", f"translate(0 {y})"
    return Piece(name, svg.tag("g", badge(seat, 24), *inside, id=name, cls="lies", transform=at, **attrs))


@lru_cache(maxsize=4096)
def offer_piece(lang: str, offer: Offer | None) -> Piece:
    """Drawn large, from its maker on the left to whom it is for on the right."""
    name = "dealings-offer"
    if offer is None:
        return nothing(name)
    ends = badge(offer.maker, 30, 56) + badge(offer.to, 296, 56) + svg.path("M256 56h20M269 49l7 7l-7 7", "arrow")
    return Piece(name, svg.group(ends, offer_inside(lang, offer.size, offer.bills), id=name, cls="lies offer"))


def offer_inside(lang: str, size: int | None, bills: Bills | None) -> str:
    if size is None:
        return shown("offer-open") + svg.text(150, 116, say(lang, "filling"), "soft middle")
    count = say(lang, "bill-count", count=size)
    if bills is None:
        return fan(["back"] * size, 150, 52, 104) + svg.text(150, 116, count, "lies-count")
    said = say(lang, "sum-of", amount=figure(bills.worth), bills=count)
    return fan(faces(bills), 150, 52, 104) + used("lock", 68, 101, 14, 18) + svg.text(158, 116, said, "lies-count")


@lru_cache(maxsize=4096)
def face_up_row(lang: str, seat: Seat, y: int, bills: Bills) -> Piece:
    return lies(seat, y, face_up(lang, bills))


@lru_cache(maxsize=4096)
def envelope_row(lang: str, seat: Seat, y: int, envelope: Envelope) -> Piece:
    """What one of several seats has on the table; bids can be chosen by who sells."""
    inside = contents(lang, envelope)
    if not envelope.can_be_taken:
        return lies(seat, y, inside)
    edge = svg.box(2, 2 - ROW // 2, 316, ROW - 4, "touch", 8) + svg.box(2, 2 - ROW // 2, 316, ROW - 4, "halo", 8)
    aim = {"data_slot": "bid", "data_place": seat, "role": "button", "tabindex": 0}
    return lies(seat, y, edge, inside, **aim, aria_label=say(lang, "bid-of", who=colour(lang, seat)))


def contents(lang: str, lying: Envelope) -> str:
    """The bills for who may see them, else their number, else only that they are there (BAR-101)."""
    if not lying.is_ready:
        return shown("row-open") + svg.text(168, 5, say(lang, "filling"), "soft")
    if lying.bills is not None and any(lying.bills):
        return face_up(lang, lying.bills) + used("lock", 298, -9, 14, 18)
    if lying.size is None:
        return shown("row-sealed") + svg.text(168, 5, say(lang, "ready"), "soft")
    if lying.size == 0:
        return svg.text(60, 5, say(lang, "no-bills"), "soft")
    count = svg.text(240, 6, say(lang, "bill-count", count=lying.size), "lies-count")
    return fan(["back"] * lying.size, 116, 0, 72) + count


# What they show ---------------------------------------------------------------------------------------------------------


def badge(seat: Seat, x: int, y: int | None = None) -> str:
    return shown(f"badge-{shape(seat)}", x, y, f"seat-{COLOURS[seat]}")


def face_up(lang: str, bills: Bills) -> str:
    """Bills with their sum."""
    said = svg.text(240, 0, figure(bills.worth), "lies-count")
    said += svg.text(240, 17, say(lang, "fakes", count=bills.fakes), "soft middle")
    return fan(faces(bills), 116, 0, 72) + said


def faces(bills: Bills) -> list[BillFace]:
    return [face for face, number in zip(FACES, bills, strict=True) for _ in range(number)]


def fan(faces: list[BillFace], x: float, y: float, width: int) -> str:
    """Bills beside each other; of very many some."""
    few = faces if len(faces) <= MOST_SHOWN else [faces[k * len(faces) // MOST_SHOWN] for k in range(MOST_SHOWN)]
    return pile(few, x, y, width, min(width / 4.5, 0.85 * width / max(len(few), 1)))
