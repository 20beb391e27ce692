"""A state as text: clauses separated by semicolons. What is left out is as at the start, with the cards in order.

captains 2; pier 6; cargo 4 7; deck 3 9 1; purses 5 3; fists - 2; knows 0:1
captains 3; piers 1; lot; price 2; quay 5:0; looks deck - cargo0
"""

from __future__ import annotations

from collections.abc import Iterable

from harbor.rules.actions import decode, encode, parse, write
from harbor.rules.state import BID, MOST_COINS, MOST_PIERS, MOST_SEATS, NO_PIER, NOWHERE, OPEN, Harbor, Rules
from tablee.engine.luck import seeded
from tablee.engine.state import NOBODY
from tablee.engine.values import Malformed
from tablee.kit.notation import Clauses, written

CARDS = 99  # the highest number a typed card may have


def position(state: Harbor) -> str:
    rules = state.rules
    knows = [f"{seat}:{other}" for seat, known in enumerate(state.known) for other in sorted(known) if other != seat]
    return written(
        {
            "captains": str(rules.seats),
            "piers": str(rules.piers),
            "lot": "" if rules.by_lot else None,
            "blind": None if rules.peeking else "",
            "price": str(rules.price),
            "pier": str(state.pier),
            "cargo": row(state.cargo),
            "deck": row(state.deck),
            "quay": row(f"{pier}:{'-' if owner == NOBODY else owner}" for pier, owner in state.quay) or None,
            "purses": row(state.purses),
            "bank": str(state.bank),
            "fists": row("-" if fist == OPEN else fist for fist in state.fists),
            "beacon": row(state.beacon),
            "looks": row("-" if look == NOWHERE else write(decode(look)).split()[1] for look in state.looked),
            "knows": row(knows) or None,
            "bids": row(state.bids) if state.quay else None,
        }
    )


def row(values: Iterable[object]) -> str:
    return " ".join(map(str, values))


def from_position(text: str) -> Harbor:
    """The state a text stands for; its luck is not part of it. Raises `Malformed`."""
    clauses = Clauses(text)
    seats = clauses.whole("captains", low=2, high=MOST_SEATS)
    quay = [read_sale(clauses, sale, seats) for sale in clauses.words("quay") or ()]
    cargo, pier, deck = read_cards(clauses, seats, [pier for pier, _ in quay])
    rules = Rules(
        seats,
        tuple(sorted([*cargo, *([pier] if pier else []), *deck, *(pier for pier, _ in quay)])),
        clauses.whole("piers", MOST_PIERS, low=1, high=MOST_PIERS),
        clauses.flag("lot"),
        not clauses.flag("blind"),
        clauses.whole("price", 1, high=2),
    )
    if len(quay) > rules.piers or len(quay) + len(deck) + bool(pier) < rules.piers:
        raise clauses.wrong("piers", str(rules.piers))
    state = Harbor(rules, 5, [*cargo, pier, *deck], 0, seeded("harbor", text))
    state.quay = quay
    state.purses = clauses.wholes("purses", seats, high=MOST_COINS) or state.purses
    state.bank = clauses.whole("bank", 0, high=MOST_SEATS * MOST_COINS)
    state.bids = clauses.wholes("bids", seats, high=MOST_COINS) or state.bids
    state.beacon = clauses.wholes("beacon", seats, high=seats - 1) or state.beacon
    if len(set(state.beacon)) < seats:
        raise clauses.wrong("beacon", row(state.beacon))
    read_fists_and_looks(state, clauses)
    clauses.finish()
    return state


def read_cards(clauses: Clauses, seats: int, sold: list[int]) -> tuple[list[int], int, list[int]]:
    """Cargoes, the pier for sale and the deck: every card is there once."""
    rest = [card for card in range(1, 13) if card not in sold]
    cargo = clauses.wholes("cargo", seats, low=1, high=CARDS) or rest[:seats]
    pier = clauses.whole("pier", next((card for card in rest if card not in cargo), NO_PIER), high=CARDS)
    said = clauses.words("deck")
    left = [card for card in rest if card not in cargo and card != pier]
    deck = left if said is None else [clauses.number("deck", card, 1, CARDS) for card in said]
    cards = [*cargo, *([pier] if pier else []), *deck, *sold]
    if twice := next((card for card in cards if cards.count(card) > 1), 0):
        raise clauses.wrong("deck", str(twice))
    return cargo, pier, deck


def read_fists_and_looks(state: Harbor, clauses: Clauses) -> None:
    seats = state.rules.seats
    fists = clauses.many("fists", seats, str) or ["-"] * seats
    looks = clauses.many("looks", seats, str) or ["-"] * seats
    state.fists = [
        OPEN if fist == "-" else clauses.number("fists", fist, 0, purse)
        for fist, purse in zip(fists, state.purses, strict=True)
    ]
    if OPEN not in state.fists:
        raise clauses.wrong("fists", row(fists))
    state.looked = [NOWHERE if look == "-" else read_look(clauses, look, seats) for look in looks]
    for known in clauses.words("knows") or ():
        seat, _, other = known.partition(":")
        state.known[clauses.number("knows", seat, 0, seats - 1)].add(clauses.number("knows", other, 0, seats - 1))


def read_look(clauses: Clauses, look: str, seats: int) -> int:
    try:
        code = encode(parse(f"peek {look}"))
    except Malformed:
        raise clauses.wrong("looks", look) from None
    if code >= BID or (look[-1].isdecimal() and int(look[-1]) >= seats):
        raise clauses.wrong("looks", look)
    return code


def read_sale(clauses: Clauses, text: str, seats: int) -> tuple[int, int]:
    pier, _, owner = text.partition(":")
    return clauses.number("quay", pier, 1, CARDS), NOBODY if owner == "-" else clauses.number("quay", owner, 0, seats - 1)
