"""What the page asks a person: the sentence that says what to do next, and what each choice is called."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tablee.engine.values import Seat
from tablee.games.barracuda.face.drawings import MANAGER, PARTNER
from tablee.games.barracuda.face.saying import bar_name, bills_said
from tablee.games.barracuda.face.scene import Bar, BarracudaScene
from tablee.games.barracuda.face.speech import bar_in_words
from tablee.games.barracuda.rules.actions import Close, Done, Refuse
from tablee.games.barracuda.rules.bars import COLOURS, SLOTS
from tablee.games.barracuda.rules.envelopes import TASKS, TO_ACT, TO_ANSWER, TO_BID, TO_OFFER, TO_PICK, TO_STAKE
from tablee.games.barracuda.rules.money import figure
from tablee.games.barracuda.rules.view import NO_BILLS, BarracudaView
from tablee.kit import svg
from tablee.kit.picture import Label, Lens
from tablee.kit.shapes import token

FACE_OF: Final = {"tens": "10000", "fives": "5000", "twos": "2000", "ones": "1000"}


def prompt(view: BarracudaView, lens: Lens) -> str:
    """One sentence that says what to do next."""
    return sentence(BarracudaScene(view, lens))


def sentence(scene: BarracudaScene) -> str:
    view = scene.view
    if view.over:
        winners = [seat for seat, rank in enumerate(view.ranks or ()) if rank == 1]
        return scene.say("prompt-over", count=len(winners), who=scene.person(winners[0]))
    if not view.my_turn or view.seat is None:
        return waiting(scene)
    if view.task in (TO_OFFER, TO_BID, TO_STAKE):
        return filling(scene)
    if view.task == TO_ANSWER:
        return answering(scene)
    if view.task == TO_PICK:
        return scene.say("prompt-pick" if Close in scene.possible else "prompt-pick-one", bar=scene.bar_name(view.target))
    if view.task == TO_ACT:
        return acting(scene, view.seat)
    return scene.say("prompt-call", round=view.round)


def waiting(scene: BarracudaScene) -> str:
    view = scene.view
    if len(view.acting) != 1:
        return scene.say(f"wait-{TASKS[view.task]}")
    return scene.say("wait-one", who=scene.person(view.acting[0]))


def filling(scene: BarracudaScene) -> str:
    """Real bills and fakes; only the fakes where the real ones have been put in before."""
    view = scene.view
    if scene.sealing:
        return scene.say("prompt-fakes", amount=figure(scene.envelope.worth))
    if view.task == TO_STAKE:
        return scene.say("prompt-stake")
    if view.task == TO_BID:
        return scene.say("prompt-bid", bar=scene.bar_name(view.target))
    what = "prompt-offer-bar" if view.buying else "prompt-offer-partner"
    whom = scene.person(view.managers[view.target])
    return scene.say(what, bar=scene.bar_name(view.target), whom=whom, least=figure(scene.bounds[0]))


def answering(scene: BarracudaScene) -> str:
    """What the offer is, and what a refusal costs; without the money there is no refusal (BAR-42, BAR-51)."""
    view = scene.view
    offer = view.piles[view.turn] or NO_BILLS
    kind = "forced" if Refuse not in scene.possible else "bar" if view.buying else "partner"
    return scene.say(
        f"prompt-answer-{kind}",
        who=scene.person(view.turn),
        bar=scene.bar_name(view.target),
        bills=bills_said(scene.lens.lang, offer),
        amount=figure(offer.worth),
    )


def acting(scene: BarracudaScene, seat: Seat) -> str:
    if scene.view.round == 1:
        return scene.say("prompt-first-round")
    if Done in scene.possible:
        return scene.say("prompt-rest")
    paid = scene.say("prompt-paid", rent=scene.rent_paid) if scene.rent_paid else ""
    if scene.known.must_open(seat):
        return f"{paid} {scene.say('prompt-must-open')}".strip()
    return f"{paid} {scene.say('prompt-act')}".strip()


def label(view: BarracudaView, slot: str, place: str, lens: Lens) -> Label:
    scene = BarracudaScene(view, lens)
    if slot in FACE_OF and place.isdecimal():
        return Label(scene.say("bills", count=int(place), face=FACE_OF[slot]))
    if slot == "fakes" and place.isdecimal():
        return Label(scene.say("fakes", count=int(place)))
    if slot == "bid" and place in map(str, range(view.seats)):
        return bid_label(scene, int(place))
    if place.isdecimal() and 1 <= int(place) <= SLOTS:
        return bar_label(lens.lang, scene.bars[int(place) - 1], PARTNER if slot == "place" else MANAGER)
    return Label(place)


@lru_cache(maxsize=4096)
def bar_label(lang: str, bar: Bar, meant: str) -> Label:
    """As the half of the bar says on the board, where its manager or its partner is meant."""
    return Label(bar_in_words(lang, bar, meant), svg.tag("span", svg.escape(bar_name(lang, bar.slot, bar.which))))


def bid_label(scene: BarracudaScene, seat: int) -> Label:
    bills = scene.view.piles[seat]
    said = "" if bills is None else bills_said(scene.lens.lang, bills)
    text = scene.say("bid-is", who=scene.person(seat), bills=said)
    return Label(text, svg.tag("span", token(COLOURS[seat]), svg.escape(text)))
