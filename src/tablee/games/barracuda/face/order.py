"""The order of this round: pawns drawn so far, the bag with those still inside, and the bank beside it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from tablee.engine.state import NOBODY
from tablee.engine.values import Seat
from tablee.games.barracuda.face.saying import colour, say
from tablee.games.barracuda.face.scene import BarracudaScene
from tablee.games.barracuda.face.symbols import shape, shown, used
from tablee.games.barracuda.rules.bars import COLOURS
from tablee.games.barracuda.rules.money import FACES, figure
from tablee.games.barracuda.rules.view import Bills
from tablee.kit import svg
from tablee.kit.picture import Panel, Piece


class Shown(NamedTuple):
    """What the panel depends on."""

    lang: str
    seats: int
    left: tuple[Seat, ...]  # in the bag
    drawn: tuple[Seat, ...]
    over: bool
    bank: tuple[str, str]
    turn: Seat
    paid: str
    caption: str


def order_panel(scene: BarracudaScene, caption: str) -> Panel:
    view = scene.view
    left = view.bag if view.caller == NOBODY else waiting(view.bag, view.stakes)
    return order(
        Shown(scene.lens.lang, view.seats, left, view.drawn, view.over, bank(scene), view.turn, scene.rent_paid, caption)
    )


@lru_cache(maxsize=256)
def waiting(bag: tuple[Seat, ...], stakes: tuple[Bills, ...]) -> tuple[Seat, ...]:
    """Seats still to be drawn, those who staked least first."""
    return tuple(sorted(bag, key=lambda seat: (stakes[seat].worth, seat)))


def bank(scene: BarracudaScene) -> tuple[str, str]:
    """What is written beside it: nobody counts it, unless the table said so (BAR-105, BAR-108)."""
    view = scene.view
    if view.bank is not None:
        return "bank", figure(view.bank)
    return ("bank", "") if view.look is None else ("bank-then", figure(view.look.bank))


@lru_cache(maxsize=2048)
def order(seen: Shown) -> Panel:
    lang = seen.lang
    pieces = (bag(seen.left), *places(seen), vault(lang, *seen.bank), rent(lang, seen.turn, seen.paid))
    return Panel("order", say(lang, "order-title"), opening(lang, seen.seats), pieces, "</svg>", seen.caption)


@cache
def opening(lang: str, seats: int) -> str:
    title = say(lang, "order-title")
    frame = svg.opening("svg", cls="barracuda order", viewBox="0 0 320 192", role="img", aria_label=title)
    return frame + "".join(map(rail, range(seats)))


def places(seen: Shown) -> Iterator[Piece]:
    """One for each turn of the round; a lamp marks the one that lasts."""
    last = len(seen.drawn) - 1
    for turn in range(seen.seats):
        yield place(turn, seen.drawn[turn] if turn <= last else NOBODY, turn == last and not seen.over)


@lru_cache(maxsize=512)
def bag(left: tuple[Seat, ...]) -> Piece:
    """Which pawns are inside is known, in what order they come is not (BAR-11); after a last order by stakes (BAR-72)."""
    apart = min(20.0, 70 / max(len(left), 1))
    peek = "".join(figure_of(seat, 66 + (k - (len(left) - 1) / 2) * apart, 64 - k % 2 * 4) for k, seat in enumerate(left))
    return Piece("order-bag", svg.group(shown("bag-behind"), peek, shown("bag-before"), id="order-bag"))


def figure_of(seat: Seat, x: float, y: float) -> str:
    return shown(f"drawn-{shape(seat)}", x, y, f"seat-{COLOURS[seat]}")


@lru_cache(maxsize=128)
def place(turn: int, seat: Seat, is_lit: bool) -> Piece:
    """With who was drawn for it."""
    name, x = f"order-{turn + 1}", middle(turn)
    if seat == NOBODY:
        return Piece(name, svg.group(id=name))
    return Piece(name, svg.group(svg.dot(x, 54, 22, "lamp") if is_lit else "", figure_of(seat, x, 74), id=name))


def rail(turn: int) -> str:
    """Where whoever is drawn for a turn will stand."""
    x = middle(turn)
    return svg.path(f"M{x - 16} 78h32", "rail") + svg.text(x, 96, turn + 1, "soft middle")


def middle(turn: int) -> int:
    return 142 + 38 * turn


@lru_cache(maxsize=1024)
def vault(lang: str, head: str, counted: str) -> Piece:
    chest = used("chest", 138, 142, 52, 46)
    words = svg.text(202, 163, say(lang, head), "soft") + svg.text(
        202, 182, counted or say(lang, "bank-uncounted"), "bank-sum"
    )
    return Piece("order-bank", svg.group(chest, words, id="order-bank"))


@lru_cache(maxsize=1024)
def rent(lang: str, turn: Seat, paid: str) -> Piece:
    """What whoever is in turn has just paid, on its way into the bank (BAR-21, BAR-103)."""
    if not paid:
        return Piece("order-rent", svg.group(id="order-rent"))
    note = next(face for face in FACES if face <= int(paid))
    moving = shown(f"paid-{note}", cls="pays")
    said = svg.text(202, 129, say(lang, "paid", rent=paid), "bank-sum")
    label = say(lang, "phase-rent", who=colour(lang, turn), rent=paid)
    return Piece("order-rent", svg.tag("g", moving, said, id="order-rent", role="img", aria_label=label))
