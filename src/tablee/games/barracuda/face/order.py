"""The order of this round: pawns drawn so far, the bag with those still inside, and the bank beside it."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.engine.values import Seat
from tablee.games.barracuda.face.figures import bill, pawn, used
from tablee.games.barracuda.face.scene import BarracudaScene, shape
from tablee.games.barracuda.face.speech import order_in_words
from tablee.games.barracuda.rules.bars import COLOURS
from tablee.games.barracuda.rules.money import FACES, figure
from tablee.kit import svg
from tablee.kit.picture import Panel, Piece


def order_panel(scene: BarracudaScene) -> Panel:
    title = scene.say("order-title")
    opening = svg.opening("svg", cls="barracuda order", viewBox="0 0 320 192", role="img", aria_label=title)
    pieces = (bag(scene), *drawn(scene), vault(scene), rent(scene))
    return Panel("order", title, opening, pieces, "</svg>", order_in_words(scene))


def bag(scene: BarracudaScene) -> Piece:
    """Which pawns are inside is known, in what order they come is not (BAR-11); after a last order by stakes (BAR-72)."""
    left = waiting(scene)
    apart = min(20.0, 70 / max(len(left), 1))
    peek = "".join(figure_of(seat, 66 + (k - (len(left) - 1) / 2) * apart, 64 - k % 2 * 4) for k, seat in enumerate(left))
    drawn = used("bag-back", 18, 46, 96, 117) + peek + used("bag", 18, 46, 96, 117)
    return Piece("order-bag", svg.group(drawn, id="order-bag"))


def waiting(scene: BarracudaScene) -> list[Seat]:
    """Seats still to be drawn, those who staked least first."""
    return sorted(scene.view.bag, key=lambda seat: (scene.view.stakes[seat].worth, seat))


def figure_of(seat: Seat, x: float, y: float) -> str:
    return pawn(shape(seat), COLOURS[seat], x, y, 0.86)


def drawn(scene: BarracudaScene) -> Iterator[Piece]:
    """One place for each turn of the round."""
    view = scene.view
    for turn in range(view.seats):
        name, x = f"order-{turn + 1}", 142 + 38 * turn
        inside = svg.path(f"M{x - 16} 78h32", "rail") + svg.text(x, 96, turn + 1, "soft middle")
        if turn < len(view.drawn):
            seat = view.drawn[turn]
            now = turn == len(view.drawn) - 1 and not view.over
            inside += (svg.dot(x, 54, 22, "lamp") if now else "") + figure_of(seat, x, 74)
        yield Piece(name, svg.group(inside, id=name))


def vault(scene: BarracudaScene) -> Piece:
    """The bank: nobody counts it, unless the table said so (BAR-105, BAR-108)."""
    view = scene.view
    if view.bank is not None:
        head, said = scene.say("bank"), figure(view.bank)
    elif view.look is not None:
        head, said = scene.say("bank-then"), figure(view.look.bank)
    else:
        head, said = scene.say("bank"), scene.say("bank-uncounted")
    chest = used("chest", 138, 142, 52, 46)
    words = svg.text(202, 163, head, "soft") + svg.text(202, 182, said, "bank-sum")
    return Piece("order-bank", svg.group(chest, words, id="order-bank"))


def rent(scene: BarracudaScene) -> Piece:
    """What whoever is in turn has just paid, on its way into the bank (BAR-21, BAR-103)."""
    view, paid = scene.view, scene.rent_paid
    if not paid:
        return Piece("order-rent", svg.group(id="order-rent"))
    note = next(face for face in FACES if face <= int(paid))
    moving = svg.group(bill(note, 164, 124, 58, -6), cls="pays")
    said = svg.text(202, 129, scene.say("paid", rent=paid), "bank-sum")
    label = scene.say("phase-rent", who=scene.colour(view.turn), rent=paid)
    return Piece("order-rent", svg.tag("g", moving, said, id="order-rent", role="img", aria_label=label))
