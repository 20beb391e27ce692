"""A state as text: clauses separated by semicolons, each a word and its values. What is left out is as at the start.

    players 3; round 4; step move; seat 2; map GR B3 G2, SG G1
    players 4; step play; seat 1; reserve 20 4 20 20; map EX B5 G2, HG G4+1; hand1 EX3a GR3b; played0 SM1 LC2

`B1+2` is one blue walker standing and two lying. `hand0`, `heap0` (discards) and `played0` (its top last) belong to a
seat; `pile0` and `pile1` are draw piles, their tops last; `aside` are the cards out of the game. Cards that no clause names
are shuffled, always the same way for the same text, into the hands and piles that are not given. `first B@GR HG` is the
first move of a pair, already made on the map. `history` says which cards moved before: `0 took SM4`, `1 played LC2`,
`2 dropped MT5 0123456789`, `0 drew CV1`; the ten digits after a discard say district by district which values could have
been played (a bit each, base 32).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tablee.engine.luck import seeded
from tablee.engine.state import NOBODY
from tablee.engine.values import Malformed
from tablee.games.agora.rules.actions import (
    LETTERS,
    as_move,
    encode,
    parse_card,
    parse_colour,
    parse_district,
    parse_move,
    write_move,
)
from tablee.games.agora.rules.agreed import HAND, ROUNDS, SET_ASIDE, WALKERS, Rules
from tablee.games.agora.rules.city import CODES, card_name, crossing_between, members
from tablee.games.agora.rules.codes import (
    CARDS,
    DISTRICTS,
    MOST_SEATS,
    MOVE,
    OVER,
    STEP_NAMES,
    TO_GIVE,
    TO_MOVE,
    TO_MOVE_ON,
    TO_MOVE_ONCE,
    TO_PLAY,
    TO_TAKE,
)
from tablee.games.agora.rules.deal import as_set, laid_out
from tablee.games.agora.rules.history import history_text, read_history
from tablee.games.agora.rules.state import Agora
from tablee.games.agora.rules.view import Crowd, crowds_on
from tablee.kit.notation import Clauses, written

Cards = list[int]


def position(state: Agora) -> str:
    return written(dict(clauses(state)))


def clauses(state: Agora) -> Iterator[tuple[str, str | None]]:
    """Every clause; None stands for one that says nothing."""
    yield "players", str(state.seats)
    yield "strict", "" if state.rules.strict else None
    yield "memory", "" if state.rules.memory_aid else None
    yield "round", str(state.round)
    yield "holder", str(state.holder)
    yield "step", STEP_NAMES[TO_MOVE if state.step == TO_MOVE_ONCE else state.step]
    yield "seat", str(state.seat)
    yield "first", None if state.first == NOBODY else write_move(as_move(int(state.first)))
    yield "map", ", ".join(filter(None, map(district_text, CODES, crowds_on(state.crowds)))) or None
    yield "reserve", " ".join(str(count) for count in state.reserve)
    for seat in range(state.seats):
        yield f"hand{seat}", cards_text(members(int(state.hands[seat])))
        covered = [card for card in members(int(state.played[seat])) if card != state.tops[seat]]
        yield f"played{seat}", cards_text([*covered, int(state.tops[seat])]) if state.played[seat] else None
        yield f"heap{seat}", cards_text(members(int(state.dropped[seat]))) or None
    yield "pile0", cards_text(pile_cards(state, 0))
    yield "pile1", cards_text(pile_cards(state, 1))
    yield "aside", cards_text(members(int(state.aside)))
    yield "history", history_text(state) or None


def district_text(code: str, here: tuple[Crowd, ...]) -> str:
    crowds = [f"{LETTERS[crowd.colour]}{crowd.standing}" + (f"+{crowd.lying}" if crowd.lying else "") for crowd in here]
    return f"{code} {' '.join(crowds)}" if crowds else ""


def cards_text(cards: Iterable[int]) -> str:
    return " ".join(map(card_name, cards))


def pile_cards(state: Agora, pile: int) -> Cards:
    """From the bottom to the top."""
    first, left = (0, state.left0) if pile == 0 else (state.cut, state.left1)
    return [int(state.deck[index]) for index in range(int(first), int(first + left))]


# Reading ----------------------------------------------------------------------------------------------------------------


def from_position(text: str) -> Agora:
    """The state a text stands for. Raises `Malformed`."""
    said = Clauses(text)
    seats = said.whole("players", low=3, high=5)
    rules = Rules(seats, said.flag("strict"), said.flag("memory"))
    table = read_cards(said, seats, text)
    state = laid_out(rules, table.piles[0], table.piles[1], seeded("position", text))
    put_cards(state, table)
    read_walkers(state, said)
    read_turn(state, said)
    try:
        read_history(state, said.items("history") or [])
    except Malformed as problem:
        raise Malformed("agora.in-clause", clause="history", why=problem) from None
    said.finish()
    state.settle()
    return state


@dataclass(slots=True)
class Table:
    """Where the cards are; lists by seat, and two draw piles."""

    hands: list[Cards]
    played: list[Cards]  # the top last
    heaps: list[Cards]
    piles: list[Cards]  # the top last
    aside: Cards


def read_cards(said: Clauses, seats: int, text: str) -> Table:
    """What the text leaves open comes from a shuffle."""
    places = [f"{word}{seat}" for word in ("hand", "played", "heap") for seat in range(seats)]
    named = {place: cards_in(said, place) for place in (*places, "pile0", "pile1", "aside")}
    check_once(named)
    rest = seeded("cards", text).shuffled(
        [card for card in range(CARDS) if not any(card in cards for cards in named.values())]
    )
    in_piles = CARDS - int(SET_ASIDE[seats]) - HAND * seats
    wanted = {f"hand{seat}": HAND for seat in range(seats)} | {"pile0": in_piles - in_piles // 2, "pile1": in_piles // 2}
    for place, size in wanted.items():
        if place not in said:
            if len(rest) < size:
                raise Malformed("agora.cards-short", clause=place)
            named[place], rest = rest[:size], rest[size:]
    if "aside" in said and rest:
        raise Malformed("agora.card-nowhere", card=card_name(rest[0]))
    hands, played, heaps = ([named[f"{word}{seat}"] for seat in range(seats)] for word in ("hand", "played", "heap"))
    return Table(hands, played, heaps, [named["pile0"], named["pile1"]], named["aside"] + rest)


def cards_in(said: Clauses, place: str) -> Cards:
    try:
        return [parse_card(name) for name in said.words(place) or []]
    except Malformed as problem:
        raise Malformed("agora.in-clause", clause=place, why=problem) from None


def check_once(named: dict[str, Cards]) -> None:
    """No card is in two places."""
    seen: dict[int, str] = {}
    for place, cards in named.items():
        for card in cards:
            if card in seen:
                raise Malformed("agora.card-twice", card=card_name(card), one=seen[card], other=place)
            seen[card] = place


def put_cards(state: Agora, table: Table) -> None:
    state.aside = as_set(table.aside)
    for seat in range(state.seats):
        state.hands[seat], state.dropped[seat] = as_set(table.hands[seat]), as_set(table.heaps[seat])
        state.played[seat] = as_set(table.played[seat])
        state.tops[seat] = table.played[seat][-1] if table.played[seat] else NOBODY


# Walkers ----------------------------------------------------------------------------------------------------------------


def read_walkers(state: Agora, said: Clauses) -> None:
    """The map and the reserves; together they hold no more walkers than there are (AGO-02)."""
    for part in said.items("map") or []:
        try:
            read_district(state, part)
        except Malformed as problem:
            raise Malformed("agora.in-clause", clause="map", why=problem) from None
    most = int(WALKERS[state.seats])
    on_map = [sum(int(state.crowds.count[MOST_SEATS * d + seat]) for d in range(DISTRICTS)) for seat in range(state.seats)]
    reserve = said.wholes("reserve", int(state.seats), high=most) or [max(0, most - count) for count in on_map]
    for seat in range(state.seats):
        if on_map[seat] + reserve[seat] > most:
            clause = "map" if on_map[seat] > most else "reserve"
            raise Malformed("agora.walkers-many", clause=clause, letter=LETTERS[seat], most=most)
        state.reserve[seat] = reserve[seat]


def read_district(state: Agora, text: str) -> None:
    """`GR B3 G1+2`."""
    code, *crowds = text.split()
    district = parse_district(code)
    for crowd in crowds:
        found = re.fullmatch(r"([A-Za-z])([0-9]{1,2})(?:\+([0-9]{1,2}))?", crowd)
        if not found:
            raise Malformed("agora.no-walkers", said=crowd)
        colour = parse_colour(found[1])
        if colour >= state.seats:
            raise Malformed("agora.colour-absent", letter=LETTERS[colour], players=int(state.seats))
        if state.crowds.count[MOST_SEATS * district + colour]:
            raise Malformed("agora.crowd-twice", letter=LETTERS[colour], district=CODES[district])
        state.crowds.upright[MOST_SEATS * district + colour] = int(found[2])
        state.crowds.count[MOST_SEATS * district + colour] = int(found[2]) + int(found[3] or 0)


# Whose turn it is -------------------------------------------------------------------------------------------------------


def read_turn(state: Agora, said: Clauses) -> None:
    """Round, holder, step and seat, as far as they fit together."""
    rounds, piles_empty = int(ROUNDS[state.seats]), not state.left0 + state.left1
    state.step = said.one_of("step", STEP_NAMES, TO_PLAY if piles_empty else TO_TAKE)
    state.round = said.whole("round", rounds if state.step == OVER else 1, low=1, high=rounds)
    state.holder = said.whole("holder", 0, high=int(state.seats) - 1)
    state.seat = said.whole("seat", int(state.holder), high=int(state.seats) - 1)
    if state.step == OVER and not state.last_round():
        raise Malformed("agora.over-early", rounds=rounds)
    if state.step == TO_GIVE and state.last_round():
        raise Malformed("agora.give-late")
    if state.step == TO_GIVE and state.seat != state.holder:
        raise Malformed("agora.give-seat", seat=int(state.seat), holder=int(state.holder))
    if state.step == TO_TAKE and piles_empty:
        raise Malformed("agora.take-empty")
    read_first(state, said.text("first"))


def read_first(state: Agora, text: str | None) -> None:
    """The first move of a pair, which the map shows already: one that could be made before (AGO-43, AGO-45)."""
    if (text is None) == (state.step == TO_MOVE_ON):
        raise Malformed("agora.first-alone")
    if text is None:
        return
    try:
        move = parse_move(text)
    except Malformed as problem:
        raise Malformed("agora.in-clause", clause="first", why=problem) from None
    if crossing_between(move.start, move.goal) < 0 or not lies(state, move.colour, move.goal):
        raise Malformed("agora.first-wrong", said=text)
    state.first = encode(move) - MOVE
    before = state.without_first()
    if encode(move) not in before.codes(before.seat):
        raise Malformed("agora.first-wrong", said=text)


def lies(state: Agora, colour: int, district: int) -> bool:
    """Whether a walker of a colour lies in a district."""
    at = MOST_SEATS * district + colour
    return bool(state.crowds.count[at] > state.crowds.upright[at])
