"""What the page asks a captain, and what each choice is called."""

from __future__ import annotations

from harbor.face.board import COLOURS, FOLDER
from harbor.rules.view import HarborView
from tablee.kit.picture import Label, Lens
from tablee.kit.words import Voice


def prompt(view: HarborView, lens: Lens) -> str:
    say = Voice(FOLDER, lens.lang).say
    if view.over:
        return say("prompt-over")
    if not view.my_turn or view.seat is None:
        return say("prompt-wait", who=say(f"colour-{COLOURS[view.acting[0]]}"))
    may_look = view.peeking and view.looked[view.seat] < 0 and view.purses[view.seat] >= view.price
    kind = "prompt-bid-or-look" if may_look else "prompt-bid"
    return say(kind, purse=view.purses[view.seat], price=view.price)


def label(view: HarborView, slot: str, place: str, lens: Lens) -> Label:
    say = Voice(FOLDER, lens.lang).say
    if slot == "coins":
        return Label(say("label-coins", coins=int(place)))
    if place == "deck":
        return Label(say("label-deck"))
    colour = COLOURS[int(place.removeprefix("cargo"))]
    return Label(say("label-cargo", who=say(f"colour-{colour}")))
