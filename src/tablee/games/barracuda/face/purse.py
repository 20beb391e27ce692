"""The chair's own wallet and envelope. A touch on bills of the wallet puts one into the envelope, or takes it back."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final, NamedTuple

from tablee.games.barracuda.face.drawings import MOST_STACKED
from tablee.games.barracuda.face.saying import say
from tablee.games.barracuda.face.scene import REAL, BarracudaScene
from tablee.games.barracuda.face.symbols import frame, pile, shown, used
from tablee.games.barracuda.rules.envelopes import NOT_ASKED, SEALED
from tablee.games.barracuda.rules.money import FACES, FAKE, figure
from tablee.games.barracuda.rules.view import Bills
from tablee.kit import svg
from tablee.kit.picture import Panel, Piece

STACKS: Final = ((54, 40), (160, 40), (266, 40), (54, 122), (160, 122))  # where the bills of each value lie
MOST_SHOWN: Final = 9  # bills that stick out of an envelope
NOT_NOW: Final = 0  # what can be touched
ALL_BILLS: Final = 1
FAKES: Final = 2
ENVELOPE: Final = "purse-envelope"
UNTOUCHED: Final = -1  # in place of a number of bills: a touch does nothing


class Purse(NamedTuple):
    """What the panel depends on."""

    lang: str
    wallet: Bills
    envelope: Bills
    chosen: int  # NOT_NOW, ALL_BILLS or FAKES
    print: str | None  # limits, written on the envelope; None without one
    is_right: bool  # within them
    caption: str


def purse_panel(scene: BarracudaScene) -> Panel:
    if scene.view.seat is None:
        return nobodys(scene.lens.lang)
    lang, bills, caption = scene.lens.lang, scene.envelope, caption_of(scene)
    chosen = ALL_BILLS if scene.filling else FAKES if scene.sealing else NOT_NOW
    if scene.view.stage == NOT_ASKED and not any(bills):
        return drawn(Purse(lang, scene.wallet, bills, chosen, None, True, caption))
    least, most = scene.bounds
    is_right = least <= bills.worth and (most is None or bills.worth <= most)
    return drawn(Purse(lang, scene.wallet, bills, chosen, limits(scene), is_right, caption))


def caption_of(scene: BarracudaScene) -> str:
    """How to fill the envelope, else what the next turn will cost."""
    view = scene.view
    if view.seat is None or view.over:
        return ""
    if scene.filling or scene.sealing:
        return scene.say("purse-fill" if scene.filling else "purse-seal")
    return scene.say("purse-note", rent=figure(scene.rents[view.seat]))


def limits(scene: BarracudaScene) -> str:
    if scene.view.stage == SEALED:
        return scene.say("limits-sealed")
    if scene.sealing:
        return scene.say("limits-fakes")
    least, most = scene.bounds
    if most is None:
        return scene.say("limits-bid")
    if least == 0:
        return scene.say("limits-stake", most=figure(most))
    return scene.say("limits-offer", least=figure(least), most=figure(most))


@lru_cache(maxsize=2048)
def drawn(purse: Purse) -> Panel:
    money = sums(purse.lang, purse.wallet.worth, purse.wallet.fakes)
    pieces = (*stacks(purse), money, envelope(purse.lang, purse.envelope, purse.print, purse.is_right), *inside(purse))
    return Panel(
        "purse", say(purse.lang, "purse-title"), opening(purse.lang), pieces, "</svg>", purse.caption, private=True
    )


@cache
def nobodys(lang: str) -> Panel:
    """An onlooker's: empty, and in its place, since a device may be handed to somebody who has one."""
    return Panel(
        "purse",
        say(lang, "purse-title"),
        '<div class="barracuda">',
        (),
        "</div>",
        say(lang, "purse-onlooker"),
        private=True,
    )


@cache
def opening(lang: str) -> str:
    lock = used("lock", 222, 94, 14, 18) + svg.text(242, 108, say(lang, "wallet"), "soft")
    return frame("purse", 356, say(lang, "purse-title")) + lock


# The wallet -------------------------------------------------------------------------------------------------------------


def stacks(purse: Purse) -> Iterator[Piece]:
    """What can be touched, and over it what it looks like."""
    for kind, held in enumerate(purse.wallet):
        more = purse.envelope[kind] + 1 if can_choose(purse, kind) else UNTOUCHED
        yield stack(purse.lang, kind, held, more)
        yield bills(kind, held)


def can_choose(purse: Purse, kind: int) -> bool:
    return purse.chosen == ALL_BILLS or (purse.chosen == FAKES and kind == FAKE)


@lru_cache(maxsize=4096)
def stack(lang: str, kind: int, held: int, more: int) -> Piece:
    """Bills of one value; a touch puts one more of them into the envelope."""
    face, (x, y) = FACES[kind], STACKS[kind]
    label = say(lang, "stack", count=held, bill=bill_name(lang, face))
    return button(f"purse-{face}", target(kind, more, 1), label, "stack", shown("stack", x, y, "touch"))


@lru_cache(maxsize=1024)
def bills(kind: int, held: int) -> Piece:
    face, (x, y) = FACES[kind], STACKS[kind]
    name, cls = f"purse-{face}-bills", f"bills{'' if held else ' none'}"
    drawing = shown(f"stack-{face}-{min(held, MOST_STACKED)}" if held else "stack-none", x, y)
    count = svg.box(x - 20, y + 22, 40, 18, "pill", 9) + svg.text(x, y + 36, f"× {held}", "pill-count")
    return Piece(name, svg.tag("g", drawing, count, id=name, cls=cls, aria_hidden="true"))


def target(kind: int, place: int, by: int) -> dict[str, object]:
    """What a touch fills: attributes, none where it does nothing."""
    if place == UNTOUCHED:
        return {"role": "img"}
    slot = "fakes" if kind == FAKE else REAL[kind]
    aim = {"data_slot": slot, "data_place": place, "data_by": by, "data_onto": ENVELOPE}
    picture = {"data_ghost": f"purse-{FACES[kind]}-bills"} if by > 0 else {}
    return {**aim, **picture, "role": "button", "tabindex": 0}


def button(name: str, target: dict[str, object], label: str, cls: str, inside: str) -> Piece:
    return Piece(name, svg.tag("g", inside, id=name, cls=cls, **target, aria_label=label))


def bill_name(lang: str, face: int) -> str:
    return say(lang, "a-fake") if face == 0 else str(face)


@lru_cache(maxsize=4096)
def sums(lang: str, money: int, fakes: int) -> Piece:
    """The whole wallet, under lock: nobody else may know it."""
    drawing = svg.text(222, 134, figure(money), "sum") + svg.text(222, 152, say(lang, "fakes", count=fakes), "soft")
    return Piece("purse-sum", svg.group(drawing, id="purse-sum"))


# The envelope -----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def envelope(lang: str, bills: Bills, limits: str | None, is_right: bool) -> Piece:
    """Bills stick out; the sum, what others will see and the limits are written on it."""
    name = ENVELOPE
    if limits is None:
        return Piece(name, svg.group(id=name))
    faces = [face for face, count in zip(FACES, bills, strict=True) for _ in range(count)]
    spread = min(22.0, 120 / max(len(faces), 1))
    fan = pile(faces[:MOST_SHOWN], 160, 216, 96, spread)
    notes = svg.text(160, 306, figure(bills.worth), f"sum middle{'' if is_right else ' wrong'}")
    notes += svg.text(160, 325, say(lang, "others-see", count=len(faces)), "on-envelope")
    notes += svg.text(160, 342, limits, "on-envelope small-print")
    return Piece(name, svg.group(shown("envelope-back"), fan, shown("envelope-front"), notes, id=name))


def inside(purse: Purse) -> Iterator[Piece]:
    """What lies in the envelope, by value: a touch takes one bill back out."""
    touched = [kind for kind, count in enumerate(purse.envelope) if count and can_choose(purse, kind)]
    for kind, count in enumerate(purse.envelope):
        place = 2 * touched.index(kind) - (len(touched) - 1) if kind in touched else 0
        yield taken(purse.lang, kind, count, place) if kind in touched else nothing(f"purse-in-{FACES[kind]}")


@lru_cache(maxsize=16)
def nothing(name: str) -> Piece:
    return Piece(name, svg.group(id=name))


@lru_cache(maxsize=2048)
def taken(lang: str, kind: int, count: int, place: int) -> Piece:
    """Of one value, so many half steps beside the middle."""
    face, x = FACES[kind], 160 + 31 * place
    label = say(lang, "take-out", bill=bill_name(lang, face), count=count)
    drawing = svg.box(x - 30, 166, 60, 44, "touch") + svg.box(x - 27, 170, 54, 22, f"tag n{face}", 11)
    drawing += svg.text(x, 185, f"− {face}", "tag-text")
    return button(f"purse-in-{face}", target(kind, count - 1, -1), label, "take-out", drawing)
