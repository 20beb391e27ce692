"""The auction: turn-order cards in the middle or before their holders, and how the bidding for the next one stands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tablee.engine.state import NOBODY
from tablee.engine.values import Seat
from tablee.games.pueblo.face.scene import Scene
from tablee.games.pueblo.face.speech import auction_in_words
from tablee.games.pueblo.rules.state import COLOURS, TO_BID, TO_TAKE
from tablee.kit.picture import Panel, Piece
from tablee.kit.shapes import SHAPES
from tablee.kit.svg import escape

STEP: Final = 66  # from one card to the next
CARD: Final = (56, 78)


def auction_panel(scene: Scene) -> Panel:
    title = scene.say("auction-title")
    opening = f'<svg class="pueblo auction" viewBox="0 0 {4 * STEP} 152" role="group" aria-label="{escape(title)}">'
    pieces = (*cards(scene), *bidders(scene))
    return Panel("auction", title, opening, pieces, "</svg>", auction_in_words(scene))


def left(scene: Scene, number: int) -> int:
    """Where the room of a card or seat begins; fewer than four stand in the middle."""
    return STEP * number + STEP * (4 - scene.view.seats) // 2


def cards(scene: Scene) -> Iterator[Piece]:
    """Each card with its number; once taken it wears its holder's colour and shape (PUE-79, PUE-87)."""
    for number in range(1, scene.view.seats + 1):
        x, name = left(scene, number - 1) + 5, f"auction-card-{number}"
        holder = next((COLOURS[seat] for seat, card in enumerate(scene.view.cards) if card == number), "")
        token = f'<use class="shape" href="#shape-{SHAPES[holder]}" x="{x + 28}" y="66"/>' if holder else ""
        said = escape(
            scene.say("card-held", card=number, colour=scene.say(f"colour-{holder}"))
            if holder
            else scene.say("card", card=number)
        )
        yield Piece(
            name,
            f'<g id="{name}" class="{f"order-card {holder}".strip()}" data-slot="card" data-place="{number}" role="button" '
            f'tabindex="-1" aria-label="{said}"><rect x="{x}" y="4" width="{CARD[0]}" height="{CARD[1]}" rx="6"/>'
            f'<use class="steps" href="#pueblo-stairs" x="{x}" y="4"/>'
            f'<text class="number" x="{x + 28}" y="44">{number}</text>{token}</g>',
        )


def bidders(scene: Scene) -> Iterator[Piece]:
    """All seats in their order: who is asked, who bid most, who is out for this card and who has one already."""
    for seat in range(scene.view.seats):
        name = f"auction-{COLOURS[seat]}"
        yield Piece(name, f'<g id="{name}" class="{COLOURS[seat]}{standing(scene, seat)}">{bidder(scene, seat)}</g>')


def standing(scene: Scene, seat: Seat) -> str:
    if scene.view.step not in (TO_BID, TO_TAKE):
        return ""
    if scene.view.cards[seat] or seat in scene.view.passed:
        return " out"
    return " asked" if seat == scene.view.turn else ""


def bidder(scene: Scene, seat: Seat) -> str:
    view = scene.view
    if view.step not in (TO_BID, TO_TAKE):
        return ""
    x = left(scene, seat) + 33
    shape = SHAPES[COLOURS[seat]]
    drawn = f'<circle class="chair" cx="{x}" cy="112" r="17"/><use class="shape" href="#shape-{shape}" x="{x}" y="112"/>'
    if view.cards[seat]:
        said = scene.say("auction-holds", card=view.cards[seat])
    elif seat in view.passed:
        said = scene.say("auction-passed")
    elif seat == view.bidder and view.bidder != NOBODY:
        said = str(view.bid)
    else:
        said = ""
    kind = "bid" if seat == view.bidder else "note"
    return drawn + (f'<text class="{kind}" x="{x}" y="148">{escape(said)}</text>' if said else "")
