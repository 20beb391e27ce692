"""The clauses of a position, placed on the table one after another. What cannot be is refused with the clause's name."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from tablee.engine.values import Malformed, Seat
from tablee.games.gaudi.rules.actions import encode, parse_cell, parse_kind, parse_tile
from tablee.games.gaudi.rules.counters import (
    MARKED,
    NO_COUNTER,
    UNMARKED,
    pair_animal,
    pair_colour,
    pair_of,
    value,
)
from tablee.games.gaudi.rules.hands import HAND
from tablee.games.gaudi.rules.packing import DRAWN, LAID, LAID_BY_NOBODY, RETURNED
from tablee.games.gaudi.rules.state import Gaudi
from tablee.games.gaudi.rules.tiles import (
    ANIMALS,
    BIT,
    COLOURS,
    COPIES,
    KINDS,
    NO_TILE,
    SOUTH_EAST,
    SOUTH_WEST,
    START,
    animal_at,
    kind_name,
)
from tablee.games.gaudi.rules.view import Moved, animals, hand, moved, tiles
from tablee.kit.notation import Clauses

SEEN: Final = {UNMARKED: "", MARKED: " marked", NO_COUNTER: " late"}
HOWS: Final = {DRAWN: "drew", LAID: "laid", RETURNED: "returned"}


@contextmanager
def clause(word: str) -> Iterator[None]:
    """What goes wrong inside names the clause, as the mistakes of the kit do by themselves."""
    try:
        yield
    except Malformed as problem:
        if problem.code.startswith("kit."):
            raise
        raise Malformed("gaudi.clause", clause=word, why=problem) from None


def items(said: Clauses, word: str, default: str = "") -> list[str]:
    """Parts separated by commas, where a comma inside a cell is none."""
    text = said.text(word)
    return list(filter(None, map(str.strip, re.split(r",\s+", default if text is None else text))))


def seat_named(said: Clauses, word: str, name: str | None, state: Gaudi) -> int:
    """Who laid or completed something; nobody, if no seat is named."""
    return LAID_BY_NOBODY if name is None else said.number(word, name, 0, int(state.rules.seats) - 1)


# Tiles --------------------------------------------------------------------------------------------------------------------


def read_tiles(state: Gaudi, said: Clauses) -> None:
    laid = items(said, "tiles", "OGB 0,0")
    if not laid:
        raise said.wrong("tiles", "")
    for number, item in enumerate(laid):
        found = re.fullmatch(r"(\S+) (\S+)(?: by (\d))?", item, re.ASCII)
        if not found:
            raise said.wrong("tiles", item)
        seat = seat_named(said, "tiles", found[3], state)
        with clause("tiles"):
            tile = parse_tile(found[1], found[2])
            if number == 0 and (tile.cell != START or found[3] is not None):
                raise Malformed("gaudi.start-tile")
            if number and not state.floor.allowed(tile.cell) & BIT[tile.kind]:
                raise Malformed("gaudi.does-not-fit", tile=item)
            take_from_pile(state, tile.kind)
        state.lay_out(tile.kind, tile.cell, seat)


def take_from_pile(state: Gaudi, kind: int) -> None:
    if not state.pile[kind]:
        raise Malformed("gaudi.too-many-tiles", copies=int(COPIES[kind]), kind=kind_name(kind))
    state.pile[kind] -= 1
    state.pile_size -= 1


def read_hands(state: Gaudi, said: Clauses) -> None:
    """A hand for each seat; those left out draw the first tiles of the pile."""
    text, seats = said.text("hands"), int(state.rules.seats)
    given = [part.split() for part in text.split("/")] if text else []
    with clause("hands"):
        if len(given) > seats or any(len(kinds) > HAND for kinds in given):
            raise Malformed("gaudi.hand-size", most=HAND, seats=seats)
        for seat, names in enumerate(given):
            for place, name in enumerate(names):
                kind = parse_kind(name)
                take_from_pile(state, kind)
                state.hands[seat * HAND + place] = kind
            state.sort_hand(seat)
        if state.pile_size < HAND * (seats - len(given)):
            raise Malformed("gaudi.too-few-tiles")
    for seat in range(len(given), seats):
        for place in range(HAND):
            state.give(seat, place, next(kind for kind in range(KINDS) if state.pile[kind]))


def read_pile(state: Gaudi, said: Clauses) -> None:
    if "pile" not in said:
        return
    left, named = [int(count) for count in state.pile], Counter[int]()
    for item in items(said, "pile"):
        found = re.fullmatch(r"([1-4]) (\S+)", item)
        if not found:
            raise said.wrong("pile", item)
        with clause("pile"):
            kind, count = parse_kind(found[2]), int(found[1])
            if kind in named or count > left[kind]:
                raise Malformed("gaudi.too-many-tiles", copies=int(COPIES[kind]), kind=kind_name(kind))
        named[kind] = count
    for kind in range(KINDS):
        state.pile[kind] = named[kind]
    state.pile_size = named.total()


# Objectives, animals, counters --------------------------------------------------------------------------------------------


def pair_name(pair: int) -> str:
    return f"{ANIMALS[pair_animal(pair)]}/{COLOURS[pair_colour(pair)]}"


def parse_pair(name: str) -> int:
    animal, _, colour = name.partition("/")
    if animal not in ANIMALS or colour not in COLOURS:
        raise Malformed("gaudi.no-pair", said=name)
    return int(pair_of(ANIMALS.index(animal), COLOURS.index(colour)))


def read_objectives(state: Gaudi, said: Clauses) -> None:
    with clause("objectives"):
        given = said.many("objectives", int(state.rules.seats), parse_pair)
        if given is None:
            return
        most = int(state.rules.cards())
        for cards in (Counter(int(pair_animal(pair)) for pair in given), Counter(int(pair_colour(pair)) for pair in given)):
            if max(cards.values()) > most:
                raise Malformed("gaudi.too-many-cards", players=int(state.rules.seats), cards=most)
    if state.rules.paving:
        raise said.wrong("objectives", str(said.text("objectives")))
    for seat, pair in enumerate(given):
        state.pairs[seat] = pair


def read_animals(state: Gaudi, said: Clauses) -> None:
    complete = complete_corners(state)
    for item in items(said, "animals"):
        found = re.fullmatch(r"(\S+)(?: by (\d))?( marked| late)?", item, re.ASCII)
        if not found:
            raise said.wrong("animals", item)
        seat = seat_named(said, "animals", found[2], state)
        seen = next(seen for seen, word in SEEN.items() if word == (found[3] or ""))
        with clause("animals"):
            corner = parse_cell(found[1])
        if corner not in complete or not could_be_seen(state, corner, seat, seen):
            raise said.wrong("animals", item)
        complete.remove(corner)
        state.note_animal(corner, seen, seat)
    for corner in complete:
        state.note_animal(corner, UNMARKED, LAID_BY_NOBODY)


def complete_corners(state: Gaudi) -> list[int]:
    """By row and column."""
    around = {tile.cell + step for tile in tiles(state) for step in (0, SOUTH_EAST, SOUTH_WEST)}
    return sorted(corner for corner in around if state.floor.is_complete(corner))


def could_be_seen(state: Gaudi, corner: int, seat: Seat, seen: int) -> bool:
    """GAU-32, GAU-34, GAU-46: whether a seat with its objectives can have left a complete animal like this."""
    if seat == LAID_BY_NOBODY or state.rules.paving:
        return seen == (NO_COUNTER if state.rules.paving and seat != LAID_BY_NOBODY else UNMARKED)
    fits = value(animal_at(corner), state.floor.colour(corner), state.pairs[seat]) > 0
    return seen == NO_COUNTER or (seen == MARKED) == fits


def read_counters(state: Gaudi, said: Clauses) -> None:
    """Left out: all that are not on animals."""
    most = int(state.rules.counters())
    used = Counter(animal.seat for animal in animals(state) if animal.seen == MARKED)
    given = said.wholes("counters", int(state.rules.seats), high=most)
    for seat in range(state.rules.seats):
        left = most - used[seat] if given is None else given[seat]
        if not 0 <= left <= most - used[seat]:
            raise said.wrong("counters" if given else "animals", str(said.text("counters" if given else "animals")))
        state.counters[seat] = left


# What is known of a hand, what became of tiles ----------------------------------------------------------------------------


def read_knowledge(state: Gaudi, said: Clauses) -> None:
    """The pairs that a seat may have by its counters, and the kinds that it surely lacks."""
    for seat in range(state.rules.seats):
        word = f"could{seat}"
        names = said.words(word)
        if names is not None:
            with clause(word):
                state.could[seat] = sum(1 << pair for pair in {parse_pair(name) for name in names})
            if state.rules.paving or not state.could[seat] & BIT[state.pairs[seat]]:
                raise said.wrong(word, str(said.text(word)))
        word = f"barred{seat}"
        with clause(word):
            state.barred[seat] = sum(1 << kind for kind in set(map(parse_kind, said.words(word) or ())))
        if state.kinds_held(seat) & state.barred[seat]:
            raise said.wrong(word, str(said.text(word)))


def read_moved(state: Gaudi, said: Clauses) -> None:
    for number, item in enumerate(items(said, "moved")):
        found = re.fullmatch(rf"(\d) ({'|'.join(HOWS.values())}) (\S+)", item, re.ASCII)
        if not found or (number == 0 and found[2] != HOWS[RETURNED]):
            raise said.wrong("moved", item)
        how = next(how for how, word in HOWS.items() if word == found[2])
        with clause("moved"):
            kind = NO_TILE if found[3] == "?" else parse_kind(found[3])
        state.remember(how, kind, seat_named(said, "moved", found[1], state))
    if not can_have_moved(state):
        raise said.wrong("moved", str(said.text("moved")))


def can_have_moved(state: Gaudi) -> bool:
    """Whether all moves of tiles can be taken back, one by one, from the last. Where some are not known by kind, as in a
    world that a chair imagines, tiles are only counted."""
    hands = [Counter(hand(state, seat)) for seat in range(state.rules.seats)]
    pile = Counter({kind: int(state.pile[kind]) for kind in range(KINDS)})
    paving = list(tiles(state))
    moves = moved(state)
    counted = any(move.kind is None for move in moves)
    for number, move in reversed(list(enumerate(moves))):
        held, kind = hands[move.seat], NO_TILE if move.kind is None else move.kind
        if move.how == RETURNED and number and not drew(moves[number - 1], move.seat):
            return False
        source, target = (held, pile) if move.how == DRAWN else (pile, held)
        if move.how == LAID:
            tile = paving.pop()
            source = Counter([tile.kind] if tile.seat == move.seat else [])
        source[kind] -= 1
        target[kind] += 1
        if (source.total() if counted else source[kind]) < 0 or held.total() > HAND + (move.how == RETURNED):
            return False
    return True


def drew(move: Moved, seat: Seat) -> bool:
    return (move.how, move.seat) == (DRAWN, seat)


def read_last(state: Gaudi, said: Clauses) -> None:
    """How many tiles the last turn laid: all by one seat."""
    state.last = said.whole("last", 0, high=min(HAND, len(state.tiles) - 1))
    fresh = tiles(state)[len(state.tiles) - int(state.last) :]
    if len({tile.seat for tile in fresh}) > 1:
        raise said.wrong("last", str(state.last))


def read_draft(state: Gaudi, said: Clauses) -> None:
    for item in items(said, "draft"):
        kind, _, cell = item.partition(" ")
        with clause("draft"):
            code = encode(parse_tile(kind, cell))
        if state.turn() != state.seat or code not in state.codes(state.seat):
            raise said.wrong("draft", item)
        state.play(state.seat, code)
