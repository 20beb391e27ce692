"""Barracuda's pictures in words: bars, places, what lies on the table, where in the game we are."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.engine.state import NOBODY
from tablee.engine.values import Seat
from tablee.games.barracuda.face.scene import BarracudaScene
from tablee.games.barracuda.face.tell import bills_in_words
from tablee.games.barracuda.rules.bars import SLOTS, TITLES, TWO_PLACES, rent_of
from tablee.games.barracuda.rules.envelopes import TASKS, TO_ACT, TO_ANSWER, TO_BID, TO_CALL, TO_OFFER, TO_PICK, TO_STAKE
from tablee.games.barracuda.rules.money import figure
from tablee.games.barracuda.rules.promenade import CLOSED, OPEN
from tablee.games.barracuda.rules.turns import BY_NO_ACTION, BY_PAWNS, BY_RENT
from tablee.games.barracuda.rules.view import NO_BILLS, BarracudaView, Bills


def bar_in_words(scene: BarracudaScene, slot: int) -> str:
    """A bar with everything that is known of it."""
    view, bar, name = scene.view, scene.view.bars[slot], scene.bar_name(slot)
    if view.faces[slot] != OPEN or bar is None:
        return scene.say("bar-closed" if view.faces[slot] == CLOSED else "bar-hidden", bar=name)
    places = [place_in_words(scene, slot, kind) for kind in ("manager", "partner")[: 2 if bar < TWO_PLACES else 1]]
    return scene.say("bar-open", bar=name, rent=figure(rent_of(bar)), places=", ".join(places))


def place_in_words(scene: BarracudaScene, slot: int, kind: str) -> str:
    pawn = (scene.view.managers if kind == "manager" else scene.view.partners)[slot]
    name = scene.bar_name(slot)
    if pawn == NOBODY:
        return scene.say(f"{kind}-free", bar=name)
    return scene.say(f"{kind}-is", bar=name, who=scene.colour(pawn))


def phase(scene: BarracudaScene) -> str:
    view = scene.view
    if view.over:
        return ending(scene)
    if view.target != NOBODY:
        what = "auction" if view.task in (TO_BID, TO_PICK) else "takeover" if view.buying else "partner"
        bar = scene.bar_name(view.target)
        return scene.say(f"phase-{what}", round=view.round, who=scene.colour(view.turn), bar=bar)
    if view.task in (TO_CALL, TO_STAKE):
        return scene.say(f"phase-{TASKS[view.task]}", round=view.round)
    if paid := scene.rent_paid:
        return scene.say("phase-paid", round=view.round, who=scene.colour(view.turn), rent=paid)
    return scene.say("phase-turn", round=view.round, who=scene.colour(view.turn))


def ending(scene: BarracudaScene) -> str:
    """Why the game is over (BAR-84, BAR-88, BAR-89, BAR-97)."""
    view = scene.view
    kind = {BY_PAWNS: "pawns", BY_RENT: "rent", BY_NO_ACTION: "stuck"}.get(view.ended)
    if kind is None:
        return scene.say("phase-over")
    return scene.say(f"phase-over-{kind}", who=scene.colour(view.last), rent=scene.rent_due(view.last))


def dealings_in_words(scene: BarracudaScene) -> str:
    """What lies on the table, in a sentence."""
    view = scene.view
    if view.over:
        return scene.say("dealings-end", why=ending(scene))
    if view.task == TO_OFFER:
        return scene.say("dealings-composing", who=scene.colour(view.turn))
    if view.task == TO_ANSWER:
        count = view.pile_sizes[view.turn] or 0
        whom = scene.colour(view.managers[view.target])
        return scene.say("dealings-offer", who=scene.colour(view.turn), whom=whom, count=count)
    if view.task in (TO_BID, TO_STAKE, TO_PICK):
        return scene.say(f"dealings-{TASKS[view.task]}", ready=sum(view.ready), all=sum(view.asked))
    if any(map(any, view.stakes)):
        return scene.say("dealings-stakes")
    return scene.say("dealings-none")


def order_in_words(scene: BarracudaScene) -> str:
    view = scene.view
    if view.over:
        return left_out(scene)
    if view.caller != NOBODY and view.bag and view.task != TO_STAKE:
        return scene.say("order-stakes", groups=groups_in_words(scene))
    return scene.say("order-note", count=len(view.bag))


def left_out(scene: BarracudaScene) -> str:
    """BAR-106: the two bars that were not on the promenade."""
    names = [TITLES[bar] for bar in scene.view.bars[SLOTS:] if bar is not None]
    return scene.say("order-left-out", bars=scene.voice.listing(names))


def groups_in_words(scene: BarracudaScene) -> str:
    """Those still in the bag by what they staked: who staked more comes later, equals by lot."""
    view = scene.view
    stakes = sorted({view.stakes[seat].worth for seat in view.bag})
    groups = (tuple(seat for seat in view.bag if view.stakes[seat].worth == stake) for stake in stakes)
    return "; ".join(map(scene.colours, groups))


def sentences(scene: BarracudaScene) -> tuple[str, ...]:
    view = scene.view
    said = [scene.say("words-phase", phase=phase(scene))]
    said += [scene.say("words-bar", bar=bar_in_words(scene, slot)) for slot in range(SLOTS)]
    said += [scene.say("words-hand", who=scene.colour(seat), held=view.hands[seat]) for seat in range(view.seats)]
    said += [dealings_in_words(scene), *lying_in_words(scene), *bank_in_words(scene), order_in_words(scene)]
    if view.seat is not None and not view.over:
        wallet = view.wallets[view.seat] or NO_BILLS
        said.append(scene.say("words-wallet", bills=bills_in_words(scene.say, wallet), amount=figure(wallet.worth)))
    return tuple(said)


def lying_in_words(scene: BarracudaScene) -> Iterator[str]:
    """What every seat has on the table, as far as the chair sees it; at the end all wallets (BAR-106)."""
    for seat in range(scene.view.seats):
        bills, who = on_table(scene.view, seat), scene.colour(seat)
        if isinstance(bills, int):
            yield scene.say("words-counted", who=who, bills=scene.say("bill-count", count=bills))
        elif bills is not None:
            yield scene.say("words-holds", who=who, bills=bills_in_words(scene.say, bills), amount=figure(bills.worth))


def on_table(view: BarracudaView, seat: Seat) -> Bills | int | None:
    """Bills that the chair sees, or their number, or None where there is nothing to tell."""
    if view.over:
        return view.wallets[seat]
    if view.task in (TO_CALL, TO_ACT):
        return view.stakes[seat] if any(view.stakes[seat]) else None
    return (view.piles[seat] or view.pile_sizes[seat]) if view.ready[seat] else None


def bank_in_words(scene: BarracudaScene) -> Iterator[str]:
    """For who may know it (BAR-105, BAR-106, BAR-108)."""
    view = scene.view
    if view.bank is not None:
        yield scene.say("words-bank", amount=figure(view.bank))
    elif view.look is not None:
        yield scene.say("words-bank-then", amount=figure(view.look.bank))
