"""What lies on the table: an offer, bids or stakes, face down with their number, or face up for who may see them."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.engine.values import Panel, Piece, Seat
from tablee.games.barracuda.envelopes import TO_PICK
from tablee.games.barracuda.figures import COLOURS, pile, used
from tablee.games.barracuda.money import FACES
from tablee.games.barracuda.scene import Scene, shape, total
from tablee.games.barracuda.speech import dealings_in_words
from tablee.games.barracuda.view import Bills
from tablee.kit import svg
from tablee.kit.svg import escape

ROW = 54
MOST_SHOWN = 6


def dealings_panel(scene: Scene) -> Panel:
    title = scene.say("dealings-title")
    height = ROW * scene.view.seats + 8
    opening = f'<svg class="barracuda dealings" viewBox="0 0 320 {height}" role="group" aria-label="{escape(title)}">'
    return Panel("dealings", title, opening, tuple(rows(scene)), "</svg>", dealings_in_words(scene))


def rows(scene: Scene) -> Iterator[Piece]:
    """One row per seat, empty where nothing lies."""
    for seat in range(scene.view.seats):
        name = f"dealings-{COLOURS[seat]}"
        inside, label = row(scene, seat)
        aim = ""
        if scene.view.step == TO_PICK and scene.view.my_turn and scene.view.pile_sizes[seat]:
            aim = f' data-slot="bid" data-place="{seat}" role="button" tabindex="0"'
        said = f' aria-label="{escape(label)}"' if aim else ""
        y = 4 + ROW * seat
        halo = svg.box(2, y, 316, ROW - 4, "halo", 8) + svg.box(2, y, 316, ROW - 4, "touch") if aim else ""
        yield Piece(name, f'<g id="{name}" class="lies seat-{COLOURS[seat]}"{aim}{said}>{halo}{inside}</g>')


def row(scene: Scene, seat: Seat) -> tuple[str, str]:
    """(drawing, words) of what a seat has on the table."""
    view, y = scene.view, 4 + ROW * seat + ROW // 2 - 2
    badge = svg.group(svg.use(f"shape-{shape(seat)}", cls="badge"), x=24, y=y, scale=1.2)
    who = scene.colour(seat)
    if view.over:
        return badge + face_up(scene, view.wallets[seat] or (0,) * 5, y), who
    if any(view.stakes[seat]):
        return badge + face_up(scene, view.stakes[seat], y), who
    if not view.asked[seat]:
        return "", who
    size, bills = view.pile_sizes[seat], view.piles[seat]
    if not view.ready[seat]:
        return badge + svg.text(52, y + 5, scene.say("filling"), "soft"), who
    if bills is not None and any(bills):
        return badge + face_up(scene, bills, y) + used("lock", 296, y - 9, 14, 18), scene.say("bid-of", who=who)
    if size is None:
        return badge + sealed(y) + svg.text(140, y + 5, scene.say("ready"), "soft"), who
    if size == 0:
        return badge + svg.text(52, y + 5, scene.say("no-bills"), "soft"), who
    backs: list[int | str] = ["back"] * min(size, MOST_SHOWN)
    return badge + pile(backs, 116, y, 72, 12) + count(224, y, scene.say("bill-count", count=size)), who


def face_up(scene: Scene, bills: Bills, y: float) -> str:
    """Bills with their sum; many of them lie closer together."""
    faces: list[int | str] = [face for face, number in zip(FACES, bills, strict=True) for _ in range(number)]
    spread = min(16.0, 84 / max(len(faces), 1))
    shown = faces if len(faces) <= 14 else faces[:: max(1, len(faces) // 12)]
    return pile(shown, 112, y, 66, spread) + count(236, y, str(total(bills)), scene.say("bill-count", count=len(faces)))


def count(x: float, y: float, said: str, more: str = "") -> str:
    if not more:
        return svg.text(x, y + 5, said, "lies-count")
    return svg.text(x, y, said, "lies-count") + svg.text(x, y + 17, more, "soft middle")


def sealed(y: float) -> str:
    """An envelope of which nothing shows, not even how thick it is (BAR-101)."""
    body = svg.box(64, y - 18, 58, 36, "pocket", 4) + svg.path(f"M64 {y - 16}L93 {y + 4}L122 {y - 16}", "flap")
    return body + svg.dot(93, y + 3, 5, "wax")
