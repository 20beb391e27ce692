"""Barracuda's pictures in words: bars, places, what lies on the table, where in the game we are."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tablee.engine.state import NOBODY
from tablee.engine.values import Seat
from tablee.games.barracuda.face.drawings import MANAGER, PARTNER
from tablee.games.barracuda.face.saying import bar_name, bills_said, colour, listing, say
from tablee.games.barracuda.face.scene import Bar, BarracudaScene
from tablee.games.barracuda.rules.bars import SLOTS, TITLES, rent_of
from tablee.games.barracuda.rules.envelopes import TASKS, TO_ACT, TO_ANSWER, TO_BID, TO_CALL, TO_OFFER, TO_PICK, TO_STAKE
from tablee.games.barracuda.rules.money import figure
from tablee.games.barracuda.rules.promenade import CLOSED
from tablee.games.barracuda.rules.turns import BY_NO_ACTION, BY_PAWNS, BY_RENT
from tablee.games.barracuda.rules.view import NO_BILLS, BarracudaView, Bills
from tablee.kit.people import mark

# Bars -------------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=8192)
def bar_in_words(lang: str, bar: Bar, first: str = MANAGER) -> str:
    """A bar with everything that is known of it; of its places the one that is meant comes first."""
    name = bar_name(lang, bar.slot, bar.which)
    if not bar.is_open or bar.which is None:
        return say(lang, "bar-closed" if bar.face == CLOSED else "bar-hidden", bar=name)
    places = [place_in_words(lang, name, MANAGER, bar.manager)]
    if bar.has_partner_place:
        places.insert(0 if first == PARTNER else 1, place_in_words(lang, name, PARTNER, bar.partner))
    return say(lang, "bar-open", bar=name, rent=figure(rent_of(bar.which)), places=", ".join(places))


def place_in_words(lang: str, bar: str, kind: str, pawn: Seat) -> str:
    return (
        say(lang, f"{kind}-free", bar=bar) if pawn == NOBODY else say(lang, f"{kind}-is", bar=bar, who=colour(lang, pawn))
    )


@lru_cache(maxsize=1024)
def bars_in_words(lang: str, bars: tuple[Bar, ...]) -> tuple[str, ...]:
    return tuple([bar_sentence(lang, bar) for bar in bars])


@lru_cache(maxsize=8192)
def bar_sentence(lang: str, bar: Bar) -> str:
    return say(lang, "words-bar", bar=bar_in_words(lang, bar))


# Where in the game we are -----------------------------------------------------------------------------------------------


def phase(scene: BarracudaScene) -> str:
    """Where in the game we are; who is in it stands there as a mark."""
    view, who = scene.view, scene.person(scene.view.turn)
    if view.over:
        return scene.say("phase-over")
    if view.target != NOBODY:
        what = "auction" if view.task in (TO_BID, TO_PICK) else "takeover" if view.buying else "partner"
        bar = scene.bar_name(view.target)
        return scene.say(f"phase-{what}", round=view.round, who=who, bar=bar)
    if view.task in (TO_CALL, TO_STAKE):
        return scene.say(f"phase-{TASKS[view.task]}", round=view.round)
    if paid := scene.rent_paid:
        return scene.say("phase-paid", round=view.round, who=who, rent=paid)
    return scene.say("phase-turn", round=view.round, who=who)


def ending(scene: BarracudaScene) -> str:
    """Why the game is over (BAR-84, BAR-88, BAR-89, BAR-97)."""
    view = scene.view
    kind = {BY_PAWNS: "pawns", BY_RENT: "rent", BY_NO_ACTION: "stuck"}.get(view.ended)
    if kind is None:
        return scene.say("phase-over")
    return scene.say(f"ended-{kind}", who=scene.person(view.last), rent=figure(scene.rents[view.last]))


# What lies on the table, and who is still to come -----------------------------------------------------------------------


def dealings_in_words(scene: BarracudaScene) -> str:
    """What lies on the table, in a sentence."""
    view = scene.view
    if view.over:
        return scene.say("dealings-end", why=ending(scene))
    if view.task == TO_OFFER:
        return scene.say("dealings-composing", who=scene.person(view.turn))
    if view.task == TO_ANSWER:
        count = view.pile_sizes[view.turn] or 0
        whom = scene.person(view.managers[view.target])
        return scene.say("dealings-offer", who=scene.person(view.turn), whom=whom, count=count)
    if view.task in (TO_BID, TO_STAKE, TO_PICK):
        return scene.say(f"dealings-{TASKS[view.task]}", ready=sum(view.ready), all=sum(view.asked))
    if any(map(any, view.stakes)):
        return scene.say("dealings-stakes")
    return scene.say("dealings-none")


def order_in_words(scene: BarracudaScene) -> str:
    view = scene.view
    if view.over:
        return left_out(scene.lens.lang, view.bars[SLOTS:])
    if view.caller != NOBODY and view.bag and view.task != TO_STAKE:
        return groups_in_words(scene.lens.lang, view.bag, view.stakes)
    return scene.say("order-note", count=len(view.bag))


def left_out(lang: str, bars: tuple[int | None, ...]) -> str:
    """BAR-106: the two bars that were not on the promenade."""
    return say(lang, "order-left-out", bars=listing(lang, [TITLES[bar] for bar in bars if bar is not None]))


@lru_cache(maxsize=1024)
def groups_in_words(lang: str, bag: tuple[Seat, ...], stakes: tuple[Bills, ...]) -> str:
    """Those still in the bag by what they staked: who staked more comes later, equals by lot."""
    amounts = sorted({stakes[seat].worth for seat in bag})
    groups = ([mark(seat) for seat in bag if stakes[seat].worth == amount] for amount in amounts)
    return say(lang, "order-stakes", groups="; ".join(listing(lang, group) for group in groups))


# Everything, sentence by sentence ---------------------------------------------------------------------------------------


def sentences(scene: BarracudaScene, phase: str, dealings: str, order: str) -> tuple[str, ...]:
    """What the board shows; the phase and two captions are known already."""
    view, lang = scene.view, scene.lens.lang
    return (
        scene.say("words-phase", phase=scene.in_colours(phase)),
        *bars_in_words(lang, scene.bars),
        *hands_in_words(lang, view.hands),
        scene.in_colours(dealings),
        *lying_in_words(lang, tuple([on_table(view, seat) for seat in range(view.seats)])),
        *bank_in_words(scene),
        scene.in_colours(order),
        *wallet_in_words(lang, None if view.seat is None or view.over else view.wallets[view.seat] or NO_BILLS),
    )


@lru_cache(maxsize=4096)
def hands_in_words(lang: str, hands: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(say(lang, "words-hand", who=colour(lang, seat), held=held) for seat, held in enumerate(hands))


@lru_cache(maxsize=4096)
def wallet_in_words(lang: str, wallet: Bills | None) -> tuple[str, ...]:
    if wallet is None:
        return ()
    return (say(lang, "words-wallet", bills=bills_said(lang, wallet), amount=figure(wallet.worth)),)


@lru_cache(maxsize=2048)
def lying_in_words(lang: str, lying: tuple[Bills | int | None, ...]) -> tuple[str, ...]:
    """What every seat has on the table, as far as the chair sees it; at the end all wallets (BAR-106)."""
    return tuple(one_lying(lang, seat, bills) for seat, bills in enumerate(lying) if bills is not None)


def one_lying(lang: str, seat: Seat, bills: Bills | int) -> str:
    if isinstance(bills, int):
        return say(lang, "words-counted", who=colour(lang, seat), bills=say(lang, "bill-count", count=bills))
    said = bills_said(lang, bills)
    return say(lang, "words-holds", who=colour(lang, seat), bills=said, amount=figure(bills.worth))


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
