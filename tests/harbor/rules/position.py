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


def position(state: Harbor) -> str:
    rules = state.rules
    knows = [f"{seat}:{other}" for seat, known in enumerate(state.known) for other in sorted(known) if other != seat]
    said = {
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
    return "; ".join(f"{word} {values}".strip() for word, values in said.items() if values is not None)


def row(values: Iterable[object]) -> str:
    return " ".join(map(str, values))


def from_position(text: str) -> Harbor:
    """The state a text stands for; its luck is not part of it. Raises `Malformed`."""
    said = dict(clause.strip().partition(" ")[::2] for clause in text.split(";") if clause.strip())
    seats = number(said.pop("captains", "0"), range(2, MOST_SEATS + 1))
    places = range(seats)
    quay = [read_sale(sale, places) for sale in said.pop("quay", "").split()]
    rest = [card for card in range(1, 13) if card not in [pier for pier, _ in quay]]
    cargo = many(said, "cargo", seats, range(1, 100), rest[:seats])
    pier = number(said.pop("pier", str(next((card for card in rest if card not in cargo), NO_PIER))), range(100))
    left = [card for card in rest if card not in cargo and card != pier]
    deck = [number(card, range(1, 100)) for card in said.pop("deck").split()] if "deck" in said else left
    cards = sorted([*cargo, *([pier] if pier else []), *deck, *(pier for pier, _ in quay)])
    if len(set(cards)) < len(cards):
        raise Malformed("every card is there once")
    rules = Rules(
        seats,
        tuple(cards),
        number(said.pop("piers", str(MOST_PIERS)), range(1, MOST_PIERS + 1)),
        said.pop("lot", None) is not None,
        said.pop("blind", None) is None,
        number(said.pop("price", "1"), range(3)),
    )
    state = Harbor(rules, 5, [*cargo, pier, *deck], 0, seeded("harbor", text))
    state.quay = quay
    state.purses = many(said, "purses", seats, range(MOST_COINS + 1), state.purses)
    state.bank = number(said.pop("bank", "0"), range(MOST_SEATS * MOST_COINS + 1))
    state.bids = many(said, "bids", seats, range(MOST_COINS + 1), state.bids)
    state.beacon = many(said, "beacon", seats, places, state.beacon)
    read_fists_and_looks(state, said)
    if said:
        raise Malformed(f"a Harbor position has no clause {next(iter(said))!r}")
    if sorted(state.beacon) != list(places) or len(quay) > rules.piers or len(quay) + len(deck) + bool(pier) < rules.piers:
        raise Malformed("the beacon names every captain once, and there are cards for all piers")
    return state


def read_fists_and_looks(state: Harbor, said: dict[str, str]) -> None:
    seats = state.rules.seats
    fists = said.pop("fists", row("-" * seats)).split()
    looks = said.pop("looks", row("-" * seats)).split()
    if not len(fists) == len(looks) == seats:
        raise Malformed("fists and looks have one entry per captain")
    state.fists = [
        OPEN if fist == "-" else number(fist, range(purse + 1)) for fist, purse in zip(fists, state.purses, strict=True)
    ]
    state.looked = [NOWHERE if look == "-" else encode(parse(f"peek {look}")) for look in looks]
    for known in said.pop("knows", "").split():
        seat, _, other = known.partition(":")
        state.known[number(seat, range(seats))].add(number(other, range(seats)))
    if any(look >= BID for look in state.looked) or OPEN not in state.fists:
        raise Malformed("somebody's fist is open, and looks go to the deck or a cargo")


def read_sale(text: str, places: range) -> tuple[int, int]:
    pier, _, owner = text.partition(":")
    return number(pier, range(1, 100)), NOBODY if owner == "-" else number(owner, places)


def many(said: dict[str, str], word: str, count: int, allowed: range, default: list[int]) -> list[int]:
    values = [number(value, allowed) for value in said.pop(word).split()] if word in said else default
    if len(values) != count:
        raise Malformed(f"the clause {word!r} has one number per captain")
    return values


def number(text: str, allowed: range) -> int:
    if not (text.isascii() and text.isdecimal() and int(text) in allowed):
        raise Malformed(f"a number from {allowed[0]} to {allowed[-1]} is expected, not {text!r}")
    return int(text)
