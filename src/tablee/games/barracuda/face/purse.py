"""The chair's own wallet and envelope. A touch on bills of the wallet puts one into the envelope, or takes it back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from tablee.games.barracuda.face.figures import bill, pile, used
from tablee.games.barracuda.face.scene import REAL, BarracudaScene
from tablee.games.barracuda.rules.envelopes import NOT_ASKED, SEALED
from tablee.games.barracuda.rules.money import FACES, FAKE, figure
from tablee.games.barracuda.rules.view import Bills
from tablee.kit import svg
from tablee.kit.picture import Panel, Piece

STACKS: Final = ((54, 40), (160, 40), (266, 40), (54, 122), (160, 122))  # where the bills of each value lie
BILL_WIDTH: Final = 92
MOST_SHOWN: Final = 9  # bills that stick out of an envelope
Target: TypeAlias = dict[str, object]  # attributes of what can be touched; none where it cannot


def purse_panel(scene: BarracudaScene) -> Panel:
    title = scene.say("purse-title")
    height = 356 if has_envelope(scene) else 164
    opening = svg.opening("svg", cls="barracuda purse", viewBox=f"0 0 320 {height}", role="group", aria_label=title)
    pieces = (*stacks(scene), sums(scene), envelope(scene), *inside(scene))
    return Panel("purse", title, opening, pieces, "</svg>", caption(scene))


def caption(scene: BarracudaScene) -> str:
    """How to fill the envelope, else what the next turn will cost."""
    view = scene.view
    if view.seat is None or view.over:
        return ""
    if scene.filling or scene.sealing:
        return scene.say("purse-fill" if scene.filling else "purse-seal")
    return scene.say("purse-note", rent=scene.rent_due(view.seat))


def stacks(scene: BarracudaScene) -> Iterator[Piece]:
    for kind, (face, (x, y)) in enumerate(zip(FACES, STACKS, strict=True)):
        name, held = f"purse-{face}", scene.wallet[kind]
        drawn = "".join(
            bill(face, x - 3 * k, y - 3 * k, BILL_WIDTH, -2 * k) for k in range(min(held, 4) - 1, -1, -1)
        ) or svg.box(x - 46, y - 23, 92, 46, "gap", 4)
        drawn = svg.box(x - 52, y - 34, 104, 78, "touch", 6) + drawn + pill(x, y + 31, f"× {held}")
        label = scene.say("stack", count=held, bill=bill_name(scene, face))
        yield Piece(name, button(name, adding(scene, kind), label, f"stack{'' if held else ' none'}", drawn))


def adding(scene: BarracudaScene, kind: int) -> Target:
    """What a touch on a stack of the wallet fills."""
    return aim(scene, kind, 1)


def taking(scene: BarracudaScene, kind: int) -> Target:
    """What a touch on bills in the envelope takes back."""
    return aim(scene, kind, -1) if scene.envelope[kind] else {}


def aim(scene: BarracudaScene, kind: int, by: int) -> Target:
    """Real bills while the envelope is filled, fakes while it is sealed; otherwise nothing."""
    if not (scene.sealing if kind == FAKE else scene.filling):
        return {}
    slot = "fakes" if kind == FAKE else REAL[kind]
    return {"data_slot": slot, "data_place": scene.envelope[kind] + by, "data_by": by}


def button(name: str, target: Target, label: str, cls: str, inside: str) -> str:
    role = {"role": "button", "tabindex": 0} if target else {"role": "img"}
    return svg.tag("g", inside, id=name, cls=cls, **target, **role, aria_label=label)


def bill_name(scene: BarracudaScene, face: int) -> str:
    return scene.say("a-fake") if face == 0 else str(face)


def pill(x: float, y: float, said: str) -> str:
    return svg.box(x - 20, y - 9, 40, 18, "pill", 9) + svg.text(x, y + 5, said, "pill-count")


def sums(scene: BarracudaScene) -> Piece:
    """The whole wallet, under lock: nobody else may know it."""
    drawn = used("lock", 222, 94, 14, 18) + svg.text(242, 108, scene.say("wallet"), "soft")
    drawn += svg.text(222, 134, figure(scene.wallet.worth), "sum")
    drawn += svg.text(222, 152, scene.say("fakes", count=scene.wallet[4]), "soft")
    return Piece("purse-sum", svg.group(drawn, id="purse-sum"))


def envelope(scene: BarracudaScene) -> Piece:
    """Bills stick out; the sum, what others will see and the limits are written on it."""
    bills = scene.envelope
    name = "purse-envelope"
    if not has_envelope(scene):
        return Piece(name, svg.group(id=name))
    shown = [face for face, count in zip(FACES, bills, strict=True) for _ in range(count)]
    spread = min(22.0, 120 / max(len(shown), 1))
    fan = pile(list(shown[:MOST_SHOWN]), 160, 216, 96, spread)
    behind = svg.path("M58 232L160 176L262 232V300H58Z", "lining")
    front = svg.path("M58 232L160 284L262 232V344q0 8 -8 8H66q-8 0 -8 -8Z", "pocket")
    front += svg.path("M62 349L134 270M258 349L186 270", "fold")
    notes = svg.text(160, 306, figure(bills.worth), f"sum middle{'' if within(scene, bills) else ' wrong'}")
    notes += svg.text(160, 325, scene.say("others-see", count=len(shown)), "on-envelope")
    notes += svg.text(160, 342, limits(scene), "on-envelope small-print")
    return Piece(name, svg.group(behind, fan, front, used("lock", 72, 254, 14, 18), notes, id=name))


def has_envelope(scene: BarracudaScene) -> bool:
    return scene.view.stage != NOT_ASKED or any(scene.envelope)


def within(scene: BarracudaScene, bills: Bills) -> bool:
    real = bills.worth
    return scene.least <= real and (scene.most is None or real <= scene.most)


def limits(scene: BarracudaScene) -> str:
    if scene.view.stage == SEALED:
        return scene.say("limits-sealed")
    if scene.sealing:
        return scene.say("limits-fakes")
    if scene.most is None:
        return scene.say("limits-bid")
    if scene.least == 0:
        return scene.say("limits-stake", most=figure(scene.most))
    return scene.say("limits-offer", least=figure(scene.least), most=figure(scene.most))


def inside(scene: BarracudaScene) -> Iterator[Piece]:
    """What lies in the envelope, by value: a touch takes one bill back out."""
    places = [kind for kind in range(5) if taking(scene, kind)]
    for kind, face in enumerate(FACES):
        name, target = f"purse-in-{face}", taking(scene, kind)
        if not target:
            yield Piece(name, svg.group(id=name))
            continue
        x = 160 + 62 * (places.index(kind) - (len(places) - 1) / 2)
        label = scene.say("take-out", bill=bill_name(scene, face), count=scene.envelope[kind])
        drawn = svg.box(x - 30, 166, 60, 44, "touch") + svg.box(x - 27, 170, 54, 22, f"tag n{face}", 11)
        drawn += svg.text(x, 185, f"− {face}", "tag-text")
        yield Piece(name, button(name, target, label, "take-out", drawn))
