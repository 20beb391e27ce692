"""The auction: turn-order cards in the middle or before their holders, and how the bidding for the next one stands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tablee.engine.state import NOBODY
from tablee.engine.values import Seat
from tablee.games.pueblo.face.pieces import piece
from tablee.games.pueblo.face.scene import PuebloScene
from tablee.games.pueblo.face.speech import auction_in_words
from tablee.games.pueblo.rules.state import COLOURS
from tablee.kit.picture import Panel, Piece
from tablee.kit.shapes import SHAPES
from tablee.kit.svg import escape, opening, tag

STRIDE: Final = 66  # from one card to the next
CARD: Final = (56, 78)


def auction_panel(scene: PuebloScene) -> Panel:
    title = scene.say("auction-title")
    frame = opening("svg", cls="pueblo auction", viewBox=f"0 0 {4 * STRIDE} 152", role="group", aria_label=title)
    pieces = (*cards(scene), *bidders(scene))
    return Panel("auction", title, frame, pieces, "</svg>", auction_in_words(scene))


def left(scene: PuebloScene, number: int) -> int:
    """Where the room of a card or seat begins; fewer than four stand in the middle."""
    return STRIDE * number + STRIDE * (4 - scene.view.seats) // 2


def cards(scene: PuebloScene) -> Iterator[Piece]:
    """Each card with its number; once taken it wears its holder's colour and shape (PUE-79, PUE-87)."""
    for number in range(1, scene.view.seats + 1):
        x = left(scene, number - 1) + 5
        holder = next((seat for seat, card in enumerate(scene.view.cards) if card == number), None)
        drawn = tag("rect", x=x, y=4, width=CARD[0], height=CARD[1], rx=6)
        drawn += tag("use", cls="steps", href="#pueblo-stairs", x=x, y=4)
        drawn += tag("text", str(number), cls="number", x=x + 28, y=44)
        if holder is None:
            cls, said = "order-card", scene.say("card", card=number)
        else:
            cls = f"order-card {COLOURS[holder]}"
            said = scene.say("card-held", card=number, colour=scene.colour(holder))
            drawn += tag("use", cls="shape", href=f"#shape-{SHAPES[COLOURS[holder]]}", x=x + 28, y=66)
        choice = {"data_slot": "card", "data_place": number, "role": "button", "tabindex": -1, "aria_label": said}
        yield piece(f"auction-card-{number}", drawn, cls=cls, **choice)


def bidders(scene: PuebloScene) -> Iterator[Piece]:
    """All seats in their order: who is asked, who bid most, who is out for this card and who has one already."""
    for seat in range(scene.view.seats):
        colour = COLOURS[seat]
        yield piece(f"auction-{colour}", bidder(scene, seat), cls=f"{colour}{standing(scene, seat)}")


def standing(scene: PuebloScene, seat: Seat) -> str:
    if not scene.bidding:
        return ""
    if scene.view.cards[seat] or seat in scene.view.passed:
        return " out"
    return " asked" if seat == scene.view.actor else ""


def bidder(scene: PuebloScene, seat: Seat) -> str:
    view = scene.view
    if not scene.bidding:
        return ""
    x = left(scene, seat) + 33
    shape = SHAPES[COLOURS[seat]]
    drawn = tag("circle", cls="chair", cx=x, cy=112, r=17) + tag("use", cls="shape", href=f"#shape-{shape}", x=x, y=112)
    if view.cards[seat]:
        said = scene.say("auction-holds", card=view.cards[seat])
    elif seat in view.passed:
        said = scene.say("auction-passed")
    elif seat == view.bidder and view.bidder != NOBODY:
        said = str(view.bid)
    else:
        said = ""
    kind = "bid" if seat == view.bidder else "note"
    return drawn + (tag("text", escape(said), cls=kind, x=x, y=148) if said else "")
