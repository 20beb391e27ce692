"""A state as text: clauses separated by semicolons, each a word and its values. What is left out is as at the start.

    players 3; round 4; step move; seat 2; map GR B3 G2, SG G1
    players 4; step play; seat 1; reserve 30 4 30 30; map EX B5 G2, HG G4+1; hand1 EX3a GR3b; played0 SM1 LC2

`B1+2` is one blue walker standing and two lying. `hand0`, `heap0` (discards) and `played0` (its top last) belong to a
seat; `pile0` and `pile1` are draw piles, their tops last; `aside` are the cards out of the game. Cards that no clause names
are shuffled, always the same way for the same text, into the hands and piles that are not given. `history` says which cards
moved before: `0 took SM4`, `1 played LC2`, `2 dropped MT5 0123456789`, `0 drew CV1`; the ten digits after a discard say
district by district which values could have been played (a bit each, base 32).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from tablee.engine.luck import seeded
from tablee.engine.state import NOBODY
from tablee.engine.values import Malformed
from tablee.games.agora.rules.actions import LETTERS, Move, as_move, encode, parse_card, parse_colour, parse_district
from tablee.games.agora.rules.actions import parse as parse_action
from tablee.games.agora.rules.actions import write as write_action
from tablee.games.agora.rules.city import CARDS, CODES, DISTRICTS, FACES, card_name, members
from tablee.games.agora.rules.crowds import WIDTH
from tablee.games.agora.rules.deal import as_set, laid_out, remember
from tablee.games.agora.rules.state import (
    DROPPED,
    HAND,
    MOVE,
    ROUNDS,
    SEATED,
    SET_ASIDE,
    SIGHTS,
    STEP_NAMES,
    TO_MOVE,
    TO_MOVE_ON,
    TO_MOVE_ONCE,
    WALKERS,
    Agora,
)
from tablee.games.agora.rules.view import crowds_in

KINDS: Final = ("took", "played", "dropped", "drew")
DIGITS: Final = "0123456789abcdefghijklmnopqrstuv"
FACE_OF_VALUE: Final = (0, 1, 2, 4, 5)  # a face of each value; both threes are playable or neither


def position(state: Agora) -> str:
    return "; ".join(f"{word} {values}".strip() for word, values in clauses(state) if values != "-")


def clauses(state: Agora) -> Iterator[tuple[str, str]]:
    """Every clause; a dash stands for one that says nothing."""
    chairs = range(state.seats)
    yield "players", str(state.seats)
    yield "strict", "" if state.strict else "-"
    yield "memory", "" if state.memory_aid else "-"
    yield "round", str(state.round)
    yield "holder", str(state.holder)
    yield "step", STEP_NAMES[TO_MOVE if state.step == TO_MOVE_ONCE else state.step]
    yield "seat", str(state.seat)
    yield "first", "-" if state.first == NOBODY else write_action(as_move(int(state.first))).partition(" ")[2]
    yield "map", ", ".join(filter(None, (district_text(state, district) for district in range(DISTRICTS)))) or "-"
    yield "reserve", " ".join(str(count) for count in state.reserve)
    for seat in chairs:
        yield f"hand{seat}", cards_text(members(int(state.hands[seat])))
        covered = [card for card in members(int(state.played[seat])) if card != state.tops[seat]]
        yield f"played{seat}", cards_text([*covered, int(state.tops[seat])]) if state.played[seat] else "-"
        yield f"heap{seat}", cards_text(members(int(state.dropped[seat]))) or "-"
    yield "pile0", cards_text(pile_cards(state, 0))
    yield "pile1", cards_text(pile_cards(state, 1))
    yield "aside", cards_text(members(int(state.aside)))
    yield "history", ", ".join(history(state)) or "-"


def district_text(state: Agora, district: int) -> str:
    crowds = [
        f"{LETTERS[crowd.colour]}{crowd.standing}" + (f"+{crowd.lying}" if crowd.lying else "")
        for crowd in crowds_in(state, district)
    ]
    return f"{CODES[district]} {' '.join(crowds)}" if crowds else ""


def cards_text(cards: Iterable[int]) -> str:
    return " ".join(map(card_name, cards))


def pile_cards(state: Agora, pile: int) -> list[int]:
    """From the bottom to the top."""
    first, left = (0, state.left0) if pile == 0 else (state.cut, state.left1)
    return [int(state.deck[index]) for index in range(int(first), int(first + left))]


def history(state: Agora) -> Iterator[str]:
    open_then = iter(state.open_then)
    for movement in state.history:
        rest, card = divmod(int(movement), SIGHTS)
        kind, seat = divmod(rest, SEATED)
        more = f" {open_text(int(next(open_then)))}" if kind == DROPPED else ""
        yield f"{seat} {KINDS[kind]} {card_name(card)}{more}"


def open_text(cards: int) -> str:
    return "".join(
        DIGITS[sum((cards >> FACES * district + face & 1) << bit for bit, face in enumerate(FACE_OF_VALUE))]
        for district in range(DISTRICTS)
    )


# Reading ----------------------------------------------------------------------------------------------------------------


def from_position(text: str) -> Agora:
    """The state a text stands for. Raises `Malformed`."""
    said = Said(text)
    seats = said.one("players", 0, range(3, 6))
    strict, memory_aid = said.flag("strict"), said.flag("memory")
    hands, tops, heaps, decks, aside = lay_out(said, seats, text)
    state = laid_out(seats, strict, memory_aid, decks[0] + decks[1], len(decks[0]), seeded("position", text))
    state.aside = as_set(aside)
    for seat in range(seats):
        state.hands[seat], state.dropped[seat] = as_set(hands[seat]), as_set(heaps[seat])
        state.played[seat] = as_set(tops[seat])
        state.tops[seat] = tops[seat][-1] if tops[seat] else NOBODY
    read_map(state, said.text("map", ""))
    left = [WALKERS[seats] - sum(state.crowds.count[WIDTH * d + seat] for d in range(DISTRICTS)) for seat in range(seats)]
    for seat, count in enumerate(said.many("reserve", [max(0, int(one)) for one in left], range(100))):
        state.reserve[seat] = count
    read_history(state, said.text("history", ""))
    state.round = said.one("round", 1, range(1, int(ROUNDS[seats]) + 1))
    state.holder = said.one("holder", 0, range(seats))
    state.seat = said.one("seat", int(state.holder), range(seats))
    state.step = read_step(said.text("step", "take"))
    first = said.text("first", "")
    if first or state.step == TO_MOVE_ON:
        state.first = read_first(first)
    said.finish()
    state.settle()
    return state


class Said:
    """The clauses of a text, each read once."""

    def __init__(self, text: str) -> None:
        self._clauses: dict[str, str] = {}
        for clause in filter(None, map(str.strip, text.split(";"))):
            word, _, values = clause.partition(" ")
            if word in self._clauses:
                raise Malformed(f"the clause {word!r} stands twice")
            self._clauses[word] = values.strip()

    def __contains__(self, word: str) -> bool:
        return word in self._clauses

    def text(self, word: str, default: str) -> str:
        return self._clauses.pop(word, default)

    def flag(self, word: str) -> bool:
        return self._clauses.pop(word, None) is not None

    def one(self, word: str, default: int, allowed: range) -> int:
        return whole(word, self.text(word, str(default)), allowed)

    def many(self, word: str, default: Sequence[int], allowed: range) -> list[int]:
        if word not in self:
            return list(default)
        values = [whole(word, value, allowed) for value in self.text(word, "").split()]
        if len(values) != len(default):
            raise Malformed(f"the clause {word!r} has one number per seat, {len(default)} of them")
        return values

    def cards(self, word: str) -> list[int]:
        return [parse_card(name) for name in self.text(word, "").split()]

    def finish(self) -> None:
        if self._clauses:
            raise Malformed(f"an Agora position has no clause {next(iter(self._clauses))!r}")


Cards = list[int]


def lay_out(said: Said, seats: int, text: str) -> tuple[list[Cards], list[Cards], list[Cards], list[Cards], Cards]:
    """Hands, played piles, heaps, draw piles and the cards set aside; what the text leaves open comes from a shuffle."""
    given = {f"{word}{seat}": f"{word}{seat}" in said for word in ("hand", "pile") for seat in range(seats)}
    every_aside = "aside" in said
    hands, tops, heaps = ([said.cards(f"{word}{seat}") for seat in range(seats)] for word in ("hand", "played", "heap"))
    decks, aside = [said.cards(f"pile{number}") for number in (0, 1)], said.cards("aside")
    named = [card for cards in (*hands, *tops, *heaps, *decks, aside) for card in cards]
    if len(set(named)) < len(named):
        raise Malformed(f"the card {next(card_name(card) for card in named if named.count(card) > 1)} is in two places")
    rest = seeded("cards", text).shuffled([card for card in range(CARDS) if card not in named])
    in_piles = CARDS - int(SET_ASIDE[seats]) - HAND * seats
    for seat in range(seats):
        if not given[f"hand{seat}"]:
            hands[seat], rest = rest[:HAND], rest[HAND:]
    for number, size in enumerate((in_piles - in_piles // 2, in_piles // 2)):
        if not given[f"pile{number}"]:
            decks[number], rest = rest[:size], rest[size:]
    if every_aside and rest:
        raise Malformed(f"the card {card_name(rest[0])} is nowhere")
    return hands, tops, heaps, decks, aside + rest


def read_map(state: Agora, text: str) -> None:
    for part in filter(None, map(str.strip, text.split(","))):
        code, *crowds = part.split()
        district = parse_district(code)
        for crowd in crowds:
            found = re.fullmatch(r"([A-Za-z])(\d{1,2})(?:\+(\d{1,2}))?", crowd)
            if not found:
                raise Malformed(f"walkers are written as in 'B3' or 'B1+2', not {crowd!r}")
            colour = parse_colour(found[1])
            if colour >= state.seats:
                raise Malformed(f"nobody plays {found[1]!r} with {state.seats} players")
            state.crowds.upright[WIDTH * district + colour] = int(found[2])
            state.crowds.count[WIDTH * district + colour] = int(found[2]) + int(found[3] or 0)


def read_history(state: Agora, text: str) -> None:
    movements, open_then = [], []
    for part in filter(None, map(str.strip, text.split(","))):
        found = re.fullmatch(rf"(\d) ({'|'.join(KINDS)}) (\w+)(?: ([0-9a-v]{{10}}))?", part)
        if not found or int(found[1]) >= state.seats or (found[2] == "dropped") != bool(found[4]):
            raise Malformed(f"a movement is written as in '0 took SM4' or '2 dropped MT5 0123456789', not {part!r}")
        kind = KINDS.index(found[2])
        movements.append((kind * SEATED + int(found[1])) * SIGHTS + parse_card(found[3]))
        if found[4]:
            open_then.append(read_open(found[4]))
    remember(state, movements, open_then)
    check_history(state)


def check_history(state: Agora) -> None:
    """Go back from where the cards are now: each must be where its last movement left it."""
    seats = int(state.seats)
    hands = [set(members(int(hand))) for hand in state.hands]
    heaps = [set(members(int(heap))) for heap in state.dropped]
    played = [set(members(int(pile))) for pile in state.played]
    for movement in reversed([int(one) for one in state.history]):
        rest, card = divmod(movement, SIGHTS)
        kind, seat = divmod(rest, SEATED)
        goal = (hands[seat], played[seat], heaps[seat], hands[seat])[kind]
        if card not in goal:
            raise Malformed(f"the history says that seat {seat} {KINDS[kind]} {card_name(card)}, which cannot be")
        goal.remove(card)
        if KINDS[kind] != "drew":
            hands[(seat + 1) % seats if KINDS[kind] == "took" else seat].add(card)


def read_open(text: str) -> int:
    cards = 0
    for district, digit in enumerate(text):
        values = DIGITS.index(digit)
        for bit, face in enumerate(FACE_OF_VALUE):
            if values >> bit & 1:
                cards |= 1 << FACES * district + face
                cards |= 1 << FACES * district + 3 if face == 2 else 0
    return cards


def read_step(text: str) -> int:
    if text not in STEP_NAMES:
        raise Malformed(f"a step is one of {', '.join(STEP_NAMES)}, not {text!r}")
    return STEP_NAMES.index(text)


def read_first(text: str) -> int:
    move = parse_action(f"move {text}")
    if not isinstance(move, Move):
        raise Malformed(f"a first move is written as in 'B@GR HG', not {text!r}")
    return encode(move) - MOVE


def whole(word: str, text: str, allowed: range) -> int:
    if not text.isdecimal() or int(text) not in allowed:
        raise Malformed(f"{word} is {allowed[0]} to {allowed[-1]}, not {text!r}")
    return int(text)
