"""What lies on the table: an offer, bids or stakes, face down with their number, or face up for who may see them."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.engine.values import Seat
from tablee.games.barracuda.face.figures import pile, used
from tablee.games.barracuda.face.scene import BarracudaScene, shape
from tablee.games.barracuda.face.speech import dealings_in_words
from tablee.games.barracuda.rules.bars import COLOURS
from tablee.games.barracuda.rules.envelopes import TO_ACT, TO_ANSWER, TO_BID, TO_CALL, TO_OFFER, TO_PICK, TO_STAKE
from tablee.games.barracuda.rules.money import FACES, figure
from tablee.games.barracuda.rules.view import NO_BILLS, Bills
from tablee.kit import svg
from tablee.kit.picture import Panel, Piece

ROW = 58
OFFER = 128  # how tall a single offer is drawn
MOST_SHOWN = 12


def dealings_panel(scene: BarracudaScene) -> Panel:
    title = scene.say("dealings-title")
    height = OFFER if is_offer(scene) else max(ROW * len(lying(scene)), 1)
    opening = svg.opening("svg", cls="barracuda dealings", viewBox=f"0 0 320 {height}", role="group", aria_label=title)
    return Panel("dealings", title, opening, tuple(rows(scene)), "</svg>", dealings_in_words(scene))


def is_offer(scene: BarracudaScene) -> bool:
    """One envelope from one to another, drawn large."""
    return scene.view.task in (TO_OFFER, TO_ANSWER)


def lying(scene: BarracudaScene) -> list[Seat]:
    """Seats with something on the table."""
    view = scene.view
    if is_offer(scene):
        return [view.turn]
    composing = view.task in (TO_BID, TO_STAKE, TO_PICK)
    return [seat for seat in range(view.seats) if view.over or (view.asked[seat] if composing else any(view.stakes[seat]))]


def rows(scene: BarracudaScene) -> Iterator[Piece]:
    """One piece per seat, empty where nothing lies."""
    shown = lying(scene)
    for seat in range(scene.view.seats):
        name = f"dealings-{COLOURS[seat]}"
        if seat not in shown:
            yield Piece(name, svg.group(id=name))
        elif is_offer(scene):
            yield Piece(name, svg.group(offer(scene, seat), id=name, cls="lies"))
        else:
            yield Piece(name, line(scene, seat, ROW * shown.index(seat)))


def line(scene: BarracudaScene, seat: Seat, y: int) -> str:
    """What one of several seats has on the table; bids can be chosen by who sells."""
    view, name, who = scene.view, f"dealings-{COLOURS[seat]}", scene.colour(seat)
    inside = badge(seat, 24, y + ROW // 2) + row(scene, seat, y + ROW // 2)
    if not (view.task == TO_PICK and view.my_turn and view.pile_sizes[seat]):
        return svg.group(inside, id=name, cls="lies")
    label = scene.say("bid-of", who=who)
    frame = svg.box(2, y + 2, 316, ROW - 4, "touch", 8) + svg.box(2, y + 2, 316, ROW - 4, "halo", 8)
    aim = {"data_slot": "bid", "data_place": seat, "role": "button", "tabindex": 0}
    return svg.tag("g", frame, inside, id=name, cls="lies", **aim, aria_label=label)


def badge(seat: Seat, x: float, y: float) -> str:
    mark = svg.use(f"shape-{shape(seat)}", cls="badge")
    return svg.group(svg.group(mark, x=x, y=y, scale=1.2), cls=f"seat-{COLOURS[seat]}")


def offer(scene: BarracudaScene, seat: Seat) -> str:
    """From its maker on the left to whom it is for on the right."""
    view = scene.view
    ends = badge(seat, 30, 56) + badge(view.managers[view.target], 296, 56)
    ends += svg.path("M256 56h20M269 49l7 7l-7 7", "arrow")
    bills, size = view.piles[seat], view.pile_sizes[seat] or 0
    if view.task == TO_OFFER:
        drawn = sealed(150, 56, 1.7, open_=True)
        return ends + drawn + svg.text(150, 116, scene.say("filling"), "soft middle")
    if bills is None:
        drawn = fan(["back"] * size, 150, 52, 104)
        return ends + drawn + svg.text(150, 116, scene.say("bill-count", count=size), "lies-count")
    faces: list[int | str] = [face for face, number in zip(FACES, bills, strict=True) for _ in range(number)]
    drawn = fan(faces, 150, 52, 104) + used("lock", 68, 101, 14, 18)
    said = scene.say("sum-of", amount=figure(bills.worth), bills=scene.say("bill-count", count=size))
    return ends + drawn + svg.text(158, 116, said, "lies-count")


def row(scene: BarracudaScene, seat: Seat, y: int) -> str:
    """What a seat has on the table beside others."""
    view = scene.view
    if view.over:
        return face_up(scene, view.wallets[seat] or NO_BILLS, y)
    if view.task in (TO_CALL, TO_ACT):
        return face_up(scene, view.stakes[seat], y)
    size, bills = view.pile_sizes[seat], view.piles[seat]
    if not view.ready[seat]:
        return sealed(112, y, 0.9, open_=True) + svg.text(168, y + 5, scene.say("filling"), "soft")
    if bills is not None and any(bills):
        return face_up(scene, bills, y) + used("lock", 298, y - 9, 14, 18)
    if size is None:
        return sealed(112, y, 0.9) + svg.text(168, y + 5, scene.say("ready"), "soft")
    if size == 0:
        return svg.text(60, y + 5, scene.say("no-bills"), "soft")
    return fan(["back"] * size, 116, y, 72) + svg.text(240, y + 6, scene.say("bill-count", count=size), "lies-count")


def face_up(scene: BarracudaScene, bills: Bills, y: float) -> str:
    """Bills with their sum."""
    faces: list[int | str] = [face for face, number in zip(FACES, bills, strict=True) for _ in range(number)]
    said = svg.text(240, y, figure(bills.worth), "lies-count")
    return fan(faces, 116, y, 72) + said + svg.text(240, y + 17, fakes_of(scene, bills), "soft middle")


def fakes_of(scene: BarracudaScene, bills: Bills) -> str:
    return scene.say("fakes", count=bills[-1])


def fan(faces: list[int | str], x: float, y: float, width: float) -> str:
    """Bills beside each other; of very many some."""
    few = faces if len(faces) <= MOST_SHOWN else [faces[k * len(faces) // MOST_SHOWN] for k in range(MOST_SHOWN)]
    return pile(few, x, y, width, min(width / 4.5, 0.85 * width / max(len(few), 1)))


def sealed(x: float, y: float, scale: float, *, open_: bool = False) -> str:
    """An envelope of which nothing shows, not even how thick it is (BAR-101): open while it is filled."""
    body = svg.box(-29, -18, 58, 36, "pocket", 4)
    if open_:
        drawn = svg.path("M-29 -16L0 -34L29 -16Z", "lining") + body + svg.path("M-27 16L0 -2L27 16", "fold")
    else:
        drawn = body + svg.path("M-29 -16L0 4L29 -16", "flap") + svg.dot(0, 3, 5, "wax")
    return svg.group(drawn, x=x, y=y + (6 if open_ else 0), scale=scale)
