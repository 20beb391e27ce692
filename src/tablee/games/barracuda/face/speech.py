"""Barracuda's pictures in words: bars, places, what lies on the table, where in the game we are."""

from __future__ import annotations

from tablee.engine.state import NOBODY
from tablee.engine.values import Seat
from tablee.games.barracuda.face.scene import Scene, rent_due, rent_paid, total
from tablee.games.barracuda.face.tell import bills_in_words
from tablee.games.barracuda.rules.bars import TITLES, TWO_PLACES, rent_of
from tablee.games.barracuda.rules.envelopes import STEPS, TO_ANSWER, TO_BID, TO_CALL, TO_OFFER, TO_PICK, TO_STAKE
from tablee.games.barracuda.rules.money import figure
from tablee.games.barracuda.rules.promenade import CLOSED, OPEN
from tablee.games.barracuda.rules.state import BY_NO_ACTION, BY_PAWNS, BY_RENT
from tablee.kit.words import listing


def bar_in_words(scene: Scene, slot: int) -> str:
    """A bar with everything that is known of it."""
    view, bar, name = scene.view, scene.view.bars[slot], scene.bar_name(slot)
    if view.faces[slot] != OPEN or bar is None:
        return scene.say("bar-closed" if view.faces[slot] == CLOSED else "bar-hidden", bar=name)
    places = [place_in_words(scene, slot, kind) for kind in ("manager", "partner")[: 2 if bar < TWO_PLACES else 1]]
    return scene.say("bar-open", bar=name, rent=figure(rent_of(bar)), places=", ".join(places))


def place_in_words(scene: Scene, slot: int, kind: str) -> str:
    pawn = (scene.view.managers if kind == "manager" else scene.view.partners)[slot]
    name = scene.bar_name(slot)
    if pawn == NOBODY:
        return scene.say(f"{kind}-free", bar=name)
    return scene.say(f"{kind}-is", bar=name, who=scene.colour(pawn))


def phase(scene: Scene) -> str:
    view = scene.view
    if view.over:
        return ending(scene)
    if view.target != NOBODY:
        deed = "auction" if view.step in (TO_BID, TO_PICK) else "takeover" if view.buying else "partner"
        bar = scene.bar_name(view.target)
        return scene.say(f"phase-{deed}", round=view.round, who=scene.colour(view.turn), bar=bar)
    if view.step in (TO_CALL, TO_STAKE):
        return scene.say(f"phase-{STEPS[view.step]}", round=view.round)
    if paid := rent_paid(view):
        return scene.say("phase-paid", round=view.round, who=scene.colour(view.turn), rent=str(paid))
    return scene.say("phase-turn", round=view.round, who=scene.colour(view.turn))


def ending(scene: Scene) -> str:
    """Why the game is over (BAR-84, BAR-88, BAR-89, BAR-97)."""
    view = scene.view
    kind = {BY_PAWNS: "pawns", BY_RENT: "rent", BY_NO_ACTION: "stuck"}.get(view.ended)
    if kind is None:
        return scene.say("phase-over")
    return scene.say(f"phase-over-{kind}", who=scene.colour(view.last), rent=str(rent_due(view, view.last)))


def dealings_in_words(scene: Scene) -> str:
    """What lies on the table, in a sentence."""
    view = scene.view
    if view.over:
        return scene.say("dealings-end", why=ending(scene))
    if view.step == TO_OFFER:
        return scene.say("dealings-composing", who=scene.colour(view.turn))
    if view.step == TO_ANSWER:
        count = view.pile_sizes[view.turn] or 0
        whom = scene.colour(view.managers[view.target])
        return scene.say("dealings-offer", who=scene.colour(view.turn), whom=whom, count=count)
    if view.step in (TO_BID, TO_STAKE, TO_PICK):
        return scene.say(f"dealings-{STEPS[view.step]}", ready=sum(view.ready), all=sum(view.asked))
    if any(map(any, view.stakes)):
        return scene.say("dealings-stakes")
    return scene.say("dealings-none")


def order_in_words(scene: Scene) -> str:
    view = scene.view
    if view.over:
        return left_out(scene)
    if view.caller != NOBODY and view.bag and view.step != TO_STAKE:
        return scene.say("order-stakes", groups=groups_in_words(scene))
    return scene.say("order-note", count=len(view.bag))


def left_out(scene: Scene) -> str:
    """BAR-106: the two bars that were not on the promenade."""
    names = [TITLES[bar] for bar in scene.view.bars[10:] if bar is not None]
    return scene.say("order-left-out", bars=listing(names, scene.lens.lang))


def groups_in_words(scene: Scene) -> str:
    """Those still in the bag by what they staked: who staked more comes later, equals by lot."""
    view = scene.view
    stakes = sorted({total(view.stakes[seat]) for seat in view.bag})
    groups = ([seat for seat in view.bag if total(view.stakes[seat]) == stake] for stake in stakes)
    return "; ".join(colours(scene, group) for group in groups)


def colours(scene: Scene, seats: list[Seat]) -> str:
    return listing([scene.colour(seat) for seat in seats], scene.lens.lang)


def in_words(scene: Scene) -> str:
    view = scene.view
    said = [scene.say("words-phase", phase=phase(scene))]
    said += [scene.say("words-bar", bar=bar_in_words(scene, slot)) for slot in range(10)]
    hands = (scene.say("words-hand", who=scene.colour(seat), held=view.hands[seat]) for seat in range(view.seats))
    said += [*hands, dealings_in_words(scene), order_in_words(scene)]
    if view.seat is not None:
        wallet = view.wallets[view.seat] or ()
        said.append(scene.say("words-wallet", bills=bills_in_words(scene.say, wallet), amount=str(total(wallet))))
    return " ".join(said)
