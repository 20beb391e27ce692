"""What each action would do: written on its button, or on its card while the promenade is looked at."""

from __future__ import annotations

from tablee.engine.state import NOBODY
from tablee.games.barracuda.face.scene import BarracudaScene
from tablee.games.barracuda.rules.actions import VERBS
from tablee.games.barracuda.rules.bars import SLOTS, rent_of
from tablee.games.barracuda.rules.envelopes import TO_ANSWER
from tablee.games.barracuda.rules.money import figure
from tablee.games.barracuda.rules.view import NO_BILLS, BarracudaView
from tablee.kit.picture import Deed, Lens

ON_THE_PROMENADE = ("open", "partner", "takeover", "auction")


def deed(view: BarracudaView, verb: str, lens: Lens) -> Deed:
    scene = BarracudaScene(view, lens)
    if verb in ON_THE_PROMENADE:
        return about_a_bar(scene, verb, chosen_bar(scene, verb))
    if verb in ("accept", "refuse") and view.task == TO_ANSWER:
        return Deed(answer(scene, verb))
    return Deed(scene.say(f"verb-{verb}"))


def chosen_bar(scene: BarracudaScene, verb: str) -> int | None:
    """The slot chosen for a verb, if there is such a one."""
    place = scene.lens.chosen(VERBS[verb][0].name) or ""
    return int(place) - 1 if place.isdecimal() and 1 <= int(place) <= SLOTS else None


def about_a_bar(scene: BarracudaScene, verb: str, slot: int | None) -> Deed:
    """In general, or with the bar that was chosen: to whom an offer goes, and from what on."""
    if slot is None:
        return Deed(scene.say(f"verb-{verb}"), scene.say(f"note-{verb}"))
    view, bar = scene.view, scene.bar_name(slot)
    manager, which = view.managers[slot], view.bars[slot]
    note = scene.say(f"note-{verb}")
    if verb == "partner" and manager == view.seat:
        note = scene.say("note-partner-own")
    elif verb in ("partner", "takeover") and manager != NOBODY and which is not None:
        least = figure(rent_of(which) if verb == "takeover" else 1)
        note = scene.say(f"note-{verb}-of", whom=scene.person(manager), least=least)
    return Deed(scene.say(f"verb-{verb}-bar", bar=bar), note)


def answer(scene: BarracudaScene, verb: str) -> str:
    """What an answer costs and brings (BAR-38, BAR-39, BAR-46, BAR-49)."""
    view = scene.view
    offer = view.piles[view.turn] or NO_BILLS
    kind = "bar" if view.buying else "partner"
    said = {"who": scene.person(view.turn), "bar": scene.bar_name(view.target), "amount": figure(offer.worth)}
    return scene.say(f"verb-{verb}-{kind}", **said)
