"""The auction: turn-order cards in the middle or before their holders, and how the bidding for the next one stands."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from tablee.engine.state import NOBODY
from tablee.engine.values import Seat
from tablee.games.pueblo.face.pieces import empty, piece
from tablee.games.pueblo.face.scene import PuebloScene, voice
from tablee.games.pueblo.face.speech import auction_in_words, colour
from tablee.games.pueblo.rules.state import COLOURS
from tablee.kit.picture import Panel, Piece
from tablee.kit.shapes import SHAPES
from tablee.kit.svg import escape, opening, tag

STRIDE: Final = 66  # from one card to the next
CARD: Final = (56, 78)


class Bidding(NamedTuple):
    """How the bidding for a card stands."""

    asked: Seat
    bid: int
    bidder: Seat
    passed: tuple[Seat, ...]


def auction_panel(scene: PuebloScene) -> Panel:
    view = scene.view
    bidding = Bidding(view.actor, view.bid, view.bidder, view.passed) if scene.bidding else None
    return auction_drawn(scene.lang, view.cards, bidding, auction_in_words(scene))


@lru_cache(maxsize=1024)
def auction_drawn(lang: str, cards: tuple[int, ...], bidding: Bidding | None, caption: str) -> Panel:
    title = voice(lang).say("auction-title")
    frame = opening("svg", cls="pueblo auction", viewBox=f"0 0 {4 * STRIDE} 152", role="group", aria_label=title)
    seats = range(len(cards))
    holders = {held: seat for seat, held in enumerate(cards) if held}
    shown = [card(lang, len(cards), seat + 1, holders.get(seat + 1), bidding is not None) for seat in seats]
    return Panel(
        "auction", title, frame, (*shown, *[bidder(lang, cards, bidding, seat) for seat in seats]), "</svg>", caption
    )


def left(seats: int, number: int) -> int:
    """Where the room of a card or seat begins; fewer than four stand in the middle."""
    return STRIDE * number + STRIDE * (4 - seats) // 2


@lru_cache(maxsize=1024)
def card(lang: str, seats: int, number: int, holder: Seat | None, offered: bool) -> Piece:
    """A card with its number; once taken it wears its holder's colour and shape (PUE-79, PUE-87)."""
    x = left(seats, number - 1) + 5
    drawn = tag("rect", x=x, y=4, width=CARD[0], height=CARD[1], rx=6)
    drawn += tag("use", cls="steps", href="#pueblo-stairs", x=x, y=4)
    drawn += tag("text", str(number), cls="number", x=x + 28, y=44)
    cls, said = "order-card", voice(lang).say("card", card=number)
    if holder is not None:
        cls = f"order-card {COLOURS[holder]}"
        said = voice(lang).say("card-held", card=number, colour=colour(lang, holder))
        drawn += tag("use", cls="shape", href=f"#shape-{SHAPES[COLOURS[holder]]}", x=x + 28, y=66)
    place = {"data_slot": "card", "data_place": number, "role": "button", "tabindex": -1} if offered else {"role": "img"}
    return piece(f"auction-card-{number}", drawn, cls=cls, **place, aria_label=said)


def bidder(lang: str, cards: tuple[int, ...], bidding: Bidding | None, seat: Seat) -> Piece:
    """A seat: whether it is asked, bid most, is out for this card or has one already."""
    name, owner = f"auction-{COLOURS[seat]}", COLOURS[seat]
    if bidding is None:
        return empty(name, owner)
    out = cards[seat] or seat in bidding.passed
    standing = " out" if out else " asked" if seat == bidding.asked else ""
    x, shape = left(len(cards), seat) + 33, SHAPES[owner]
    drawn = tag("circle", cls="chair", cx=x, cy=112, r=17) + tag("use", cls="shape", href=f"#shape-{shape}", x=x, y=112)
    if said := bid_in_words(lang, cards[seat], bidding, seat):
        drawn += tag("text", escape(said), cls="bid" if seat == bidding.bidder else "note", x=x, y=148)
    return piece(name, drawn, cls=owner + standing)


def bid_in_words(lang: str, held: int, bidding: Bidding, seat: Seat) -> str:
    """A card, a pass or the highest bid."""
    if held:
        return voice(lang).say("auction-holds", card=held)
    if seat in bidding.passed:
        return voice(lang).say("auction-passed")
    return str(bidding.bid) if seat == bidding.bidder != NOBODY else ""
