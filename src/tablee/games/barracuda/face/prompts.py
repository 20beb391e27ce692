"""What the page asks a person: the sentence that says what to do next, and what each choice is called."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.engine.state import NOBODY
from tablee.games.barracuda.face.figures import COLOURS
from tablee.games.barracuda.face.scene import NONE, Scene, is_open, rent_paid, scene, total
from tablee.games.barracuda.face.speech import bar_in_words
from tablee.games.barracuda.face.tell import bills_in_words
from tablee.games.barracuda.rules.bars import SLOTS, TWO_PLACES, open_limit, rent_of
from tablee.games.barracuda.rules.envelopes import STEPS, TO_ACT, TO_ANSWER, TO_BID, TO_OFFER, TO_PICK, TO_STAKE
from tablee.games.barracuda.rules.money import figure
from tablee.games.barracuda.rules.promenade import BARS_TO_AUCTION, OPEN
from tablee.games.barracuda.rules.view import BarracudaView
from tablee.kit.picture import Label, Lens

FACE_OF = {"tens": "10000", "fives": "5000", "twos": "2000", "ones": "1000"}


def prompt(view: BarracudaView, lens: Lens) -> str:
    """What to do next, beginning with a capital as sentences do."""
    said = sentence(scene(view, lens))
    return said[:1].upper() + said[1:]


def sentence(seen: Scene) -> str:
    view = seen.view
    if view.over:
        winners = [seat for seat, rank in enumerate(view.ranks or ()) if rank == 1]
        return seen.say("prompt-over", count=len(winners), who=seen.colour(winners[0]))
    if not view.my_turn or view.seat is None:
        return waiting(seen)
    if view.step in (TO_OFFER, TO_BID, TO_STAKE):
        return filling(seen)
    if view.step == TO_ANSWER:
        return answering(seen)
    if view.step == TO_PICK:
        poor = total(view.wallets[view.seat] or NONE) < 1000  # BAR-64
        return seen.say("prompt-pick-one" if poor else "prompt-pick", bar=seen.bar_name(view.target))
    if view.step == TO_ACT:
        return acting(seen)
    return seen.say("prompt-call", round=view.round)


def waiting(seen: Scene) -> str:
    view = seen.view
    if len(view.acting) != 1:
        return seen.say(f"wait-{STEPS[view.step]}")
    return seen.say("wait-one", who=seen.colour(view.acting[0]))


def filling(seen: Scene) -> str:
    """First the real bills, then the fakes."""
    view = seen.view
    if seen.sealing:
        return seen.say("prompt-fakes", amount=str(total((*seen.envelope[:4], 0))))
    if view.step == TO_STAKE:
        return seen.say("prompt-stake")
    if view.step == TO_BID:
        return seen.say("prompt-bid", bar=seen.bar_name(view.target))
    what = "prompt-offer-bar" if view.buying else "prompt-offer-partner"
    whom = seen.colour(view.managers[view.target])
    return seen.say(what, bar=seen.bar_name(view.target), whom=whom, least=figure(seen.least))


def answering(seen: Scene) -> str:
    """What the offer is, and what a refusal costs; without the money there is no refusal (BAR-42, BAR-51)."""
    view = seen.view
    offer = view.piles[view.turn] or (0,) * 5
    own = view.wallets[view.seat] if view.seat is not None else None
    amount = total(offer)
    kind = "bar" if view.buying else "partner"
    if own is not None and total(own) < amount:
        kind = "forced"
    return seen.say(
        f"prompt-answer-{kind}",
        who=seen.colour(view.turn),
        bar=seen.bar_name(view.target),
        bills=bills_in_words(seen.say, offer),
        amount=str(amount),
    )


def acting(seen: Scene) -> str:
    view = seen.view
    if view.seat is None:
        return ""
    held = view.hands[view.seat]
    if view.round == 1:
        return seen.say("prompt-first-round")
    if held == 0:
        return seen.say("prompt-rest")
    paid = seen.say("prompt-paid", rent=str(rent_paid(view))) if rent_paid(view) else ""
    if held == 5 and may_open(view):
        return f"{paid} {seen.say('prompt-must-open')}".strip()
    deeds = ", ".join(seen.say(f"deed-{deed}") for deed in possible(view))
    return f"{paid} {seen.say('prompt-act', deeds=deeds)}".strip()


def possible(view: BarracudaView) -> Iterator[str]:
    """Kinds of actions that the chair in turn can choose from."""
    own = view.wallets[view.seat or 0] or NONE
    money, opened = total(own), [slot for slot in range(SLOTS) if is_open(view, slot)]
    if may_open(view):
        yield "open"
    free = [slot for slot in opened if (view.bars[slot] or 0) < TWO_PLACES and view.partners[slot] == NOBODY]
    if any(view.managers[slot] == view.seat or money >= 1000 for slot in free):
        yield "partner"
    if any(view.managers[slot] != view.seat and rent_of(view.bars[slot] or 0) * 1000 <= money for slot in opened):
        yield "takeover"
    if view.managers.count(view.turn) >= BARS_TO_AUCTION and view.somebody_bids is not False:
        yield "auction"


def may_open(view: BarracudaView) -> bool:
    return view.faces.count(OPEN) < open_limit(view.seats)


def label(view: BarracudaView, slot: str, place: str, lens: Lens) -> Label:
    seen = scene(view, lens)
    if slot in FACE_OF and place.isdecimal():
        return Label(seen.say("bills", count=int(place), face=FACE_OF[slot]))
    if slot == "fakes" and place.isdecimal():
        return Label(seen.say("fakes", count=int(place)))
    if slot == "bid" and place in map(str, range(view.seats)):
        return bid_label(seen, int(place))
    if place.isdecimal() and 1 <= int(place) <= 10:
        name = seen.bar_name(int(place) - 1)
        return Label(bar_in_words(seen, int(place) - 1), f"<span>{name}</span>")
    return Label(place)


def bid_label(seen: Scene, seat: int) -> Label:
    bills = seen.view.piles[seat]
    said = "" if bills is None else bills_in_words(seen.say, bills)
    text = seen.say("bid-is", who=seen.colour(seat), bills=said)
    return Label(text, f'<span class="seat-{COLOURS[seat]}">{text}</span>')
