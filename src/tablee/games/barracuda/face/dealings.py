"""What lies on the table: an offer, bids or stakes, face down with their number, or face up for who may see them."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple, TypeVar

from tablee.engine.values import Seat
from tablee.games.barracuda.face.saying import colour, say
from tablee.games.barracuda.face.scene import BarracudaScene
from tablee.games.barracuda.face.symbols import BillFace, pile, shape, shown, used
from tablee.games.barracuda.rules.bars import COLOURS
from tablee.games.barracuda.rules.envelopes import TO_ACT, TO_ANSWER, TO_CALL, TO_OFFER, TO_PICK
from tablee.games.barracuda.rules.money import FACES, figure
from tablee.games.barracuda.rules.view import Bills
from tablee.kit import svg
from tablee.kit.picture import Panel, Piece

ROW: Final = 58
OFFER: Final = 128  # how tall a single offer is drawn
MOST_SHOWN: Final = 12
T = TypeVar("T")


class Envelope(NamedTuple):
    """What a chair sees of a bid or a stake."""

    is_ready: bool
    bills: Bills | None
    size: int | None
    can_be_taken: bool


STILL_OPEN: Final = Envelope(False, None, None, False)


def dealings_panel(scene: BarracudaScene, caption: str) -> Panel:
    view, lang = scene.view, scene.lens.lang
    if view.over:
        return face_up_panel(lang, view.wallets, caption)
    if view.task in (TO_CALL, TO_ACT):
        return face_up_panel(lang, tuple([stake if any(stake) else None for stake in view.stakes]), caption)
    if view.task in (TO_OFFER, TO_ANSWER):
        maker, to = view.turn, view.managers[view.target]
        size = None if view.task == TO_OFFER else view.pile_sizes[maker]
        return offer_panel(lang, view.seats, maker, to, size, None if size is None else view.piles[maker], caption)
    return envelopes_panel(lang, tuple([seen(scene, seat) for seat in range(view.seats)]), caption)


def seen(scene: BarracudaScene, seat: Seat) -> Envelope | None:
    """Nothing of an envelope shows while it is filled."""
    view = scene.view
    if not view.ready[seat]:
        return STILL_OPEN if view.asked[seat] else None
    size = view.pile_sizes[seat]
    return Envelope(True, view.piles[seat], size, bool(size) and view.task == TO_PICK and view.my_turn)


# Panels -----------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=2048)
def face_up_panel(lang: str, lying: tuple[Bills | None, ...], caption: str) -> Panel:
    """Stakes of this round, or all wallets at the end (BAR-71, BAR-106)."""
    return rows(lang, caption, lying, face_up_row)


@lru_cache(maxsize=2048)
def envelopes_panel(lang: str, lying: tuple[Envelope | None, ...], caption: str) -> Panel:
    """Bids, or stakes being made."""
    return rows(lang, caption, lying, envelope_row)


def rows(lang: str, caption: str, lying: tuple[T | None, ...], row: Callable[[str, Seat, int, T], Piece]) -> Panel:
    """One piece per seat, empty where nothing lies."""
    pieces, y = [], 0
    for seat, one in enumerate(lying):
        pieces.append(nothing(seat) if one is None else row(lang, seat, y, one))
        y += 0 if one is None else ROW
    return panel(lang, max(y, 1), tuple(pieces), caption)


@lru_cache(maxsize=2048)
def offer_panel(lang: str, seats: int, maker: Seat, to: Seat, size: int | None, bills: Bills | None, caption: str) -> Panel:
    """One envelope from one to another, drawn large."""
    pieces = tuple(offer(lang, maker, to, size, bills) if seat == maker else nothing(seat) for seat in range(seats))
    return panel(lang, OFFER, pieces, caption)


def panel(lang: str, height: int, pieces: tuple[Piece, ...], caption: str) -> Panel:
    title = say(lang, "dealings-title")
    opening = svg.opening("svg", cls="barracuda dealings", viewBox=f"0 0 320 {height}", role="group", aria_label=title)
    return Panel("dealings", title, opening, pieces, "</svg>", caption)


# Their pieces -----------------------------------------------------------------------------------------------------------


def piece_name(seat: Seat) -> str:
    return f"dealings-{COLOURS[seat]}"


@lru_cache(maxsize=8)
def nothing(seat: Seat) -> Piece:
    return Piece(piece_name(seat), svg.group(id=piece_name(seat)))


def lies(seat: Seat, *inside: str) -> Piece:
    return Piece(piece_name(seat), svg.group(*inside, id=piece_name(seat), cls="lies"))


@lru_cache(maxsize=4096)
def offer(lang: str, maker: Seat, to: Seat, size: int | None, bills: Bills | None) -> Piece:
    """From its maker on the left to whom it is for on the right."""
    ends = badge(maker, 30, 56) + badge(to, 296, 56) + svg.path("M256 56h20M269 49l7 7l-7 7", "arrow")
    if size is None:
        return lies(maker, ends, envelope(150, 56, 1.7, "open"), svg.text(150, 116, say(lang, "filling"), "soft middle"))
    count = say(lang, "bill-count", count=size)
    if bills is None:
        return lies(maker, ends, fan(["back"] * size, 150, 52, 104), svg.text(150, 116, count, "lies-count"))
    said = say(lang, "sum-of", amount=figure(bills.worth), bills=count)
    locked = used("lock", 68, 101, 14, 18) + svg.text(158, 116, said, "lies-count")
    return lies(maker, ends, fan(faces(bills), 150, 52, 104), locked)


@lru_cache(maxsize=4096)
def face_up_row(lang: str, seat: Seat, y: int, bills: Bills) -> Piece:
    return lies(seat, badge(seat, 24, y + ROW // 2), face_up(lang, bills, y + ROW // 2))


@lru_cache(maxsize=4096)
def envelope_row(lang: str, seat: Seat, y: int, envelope: Envelope) -> Piece:
    """What one of several seats has on the table; bids can be chosen by who sells."""
    inside = badge(seat, 24, y + ROW // 2) + contents(lang, envelope, y + ROW // 2)
    if not envelope.can_be_taken:
        return lies(seat, inside)
    name, label = piece_name(seat), say(lang, "bid-of", who=colour(lang, seat))
    frame = svg.box(2, y + 2, 316, ROW - 4, "touch", 8) + svg.box(2, y + 2, 316, ROW - 4, "halo", 8)
    aim = {"data_slot": "bid", "data_place": seat, "role": "button", "tabindex": 0}
    return Piece(name, svg.tag("g", frame, inside, id=name, cls="lies", **aim, aria_label=label))


def contents(lang: str, lying: Envelope, y: int) -> str:
    """The bills for who may see them, else their number, else only that they are there (BAR-101)."""
    if not lying.is_ready:
        return envelope(112, y, 0.9, "open") + svg.text(168, y + 5, say(lang, "filling"), "soft")
    if lying.bills is not None and any(lying.bills):
        return face_up(lang, lying.bills, y) + used("lock", 298, y - 9, 14, 18)
    if lying.size is None:
        return envelope(112, y, 0.9, "sealed") + svg.text(168, y + 5, say(lang, "ready"), "soft")
    if lying.size == 0:
        return svg.text(60, y + 5, say(lang, "no-bills"), "soft")
    count = svg.text(240, y + 6, say(lang, "bill-count", count=lying.size), "lies-count")
    return fan(["back"] * lying.size, 116, y, 72) + count


# What they show ---------------------------------------------------------------------------------------------------------


def badge(seat: Seat, x: float, y: float) -> str:
    at = f"translate({x} {y})scale(1.2)"
    return svg.use(f"shape-{shape(seat)}", cls=f"badge seat-{COLOURS[seat]}", transform=at)


def face_up(lang: str, bills: Bills, y: float) -> str:
    """Bills with their sum."""
    said = svg.text(240, y, figure(bills.worth), "lies-count")
    said += svg.text(240, y + 17, say(lang, "fakes", count=bills.fakes), "soft middle")
    return fan(faces(bills), 116, y, 72) + said


def faces(bills: Bills) -> list[BillFace]:
    return [face for face, number in zip(FACES, bills, strict=True) for _ in range(number)]


def fan(faces: list[BillFace], x: float, y: float, width: int) -> str:
    """Bills beside each other; of very many some."""
    few = faces if len(faces) <= MOST_SHOWN else [faces[k * len(faces) // MOST_SHOWN] for k in range(MOST_SHOWN)]
    return pile(few, x, y, width, min(width / 4.5, 0.85 * width / max(len(few), 1)))


def envelope(x: float, y: float, scale: float, state: str) -> str:
    """Of which nothing shows, not even how thick it is (BAR-101): open while it is filled, or sealed."""
    at = f"translate({svg.brief(x)} {svg.brief(y + (6 if state == 'open' else 0))})scale({svg.brief(scale)})"
    return shown(f"envelope-{state}", transform=at)
