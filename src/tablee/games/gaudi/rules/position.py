"""A state as text: clauses separated by semicolons, each a word and its values. What is left out is as at the start.

    players 2; tiles OGB 0,0, OBG 0,-1 by 1; hands OGG OBB GGO / OOO; pile 2 OGB, 1 BBB; seat 0
    players 3; initiation 0 2; compact; objectives snail/orange starfish/green jellyfish/blue; draft OGG 0,-1

Without `pile` it holds all tiles that lie nowhere else; with it, what is missing is out of the game. Animals name their
corner, who completed them, and `marked` or `late` (no counter left). A seat that can do nothing is passed over at once.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator

from tablee.engine.luck import seeded
from tablee.engine.values import Malformed, Seat
from tablee.games.gaudi.rules.actions import Lay as LayAction
from tablee.games.gaudi.rules.actions import cell_name, encode, parse_cell, parse_kind, tile_text
from tablee.games.gaudi.rules.counters import ANY_PAIR, MARKED, NO_COUNTER, PAIRS, UNMARKED
from tablee.games.gaudi.rules.hands import HAND
from tablee.games.gaudi.rules.packing import LAID_BY_NOBODY
from tablee.games.gaudi.rules.setup import MOST_SEATS, Rules
from tablee.games.gaudi.rules.state import OVER, Gaudi, empty
from tablee.games.gaudi.rules.tiles import ANIMALS, BIT, COLOURS, COPIES, KINDS, START, kind_name
from tablee.games.gaudi.rules.view import animals, draft, hand, members, out_of_game, returned, tiles

RULES = ("players", "initiation", "compact", "paving")  # a game just begun has the same
SEEN = {UNMARKED: "", MARKED: " marked", NO_COUNTER: " late"}


def position(state: Gaudi) -> str:
    fresh = empty(state.rules, state.dice)
    said, before = dict(clauses(state)), dict(clauses(fresh))
    kept = {word: values for word, values in said.items() if word in RULES or before.get(word) != values}
    return "; ".join(f"{word} {values}".strip() for word, values in kept.items())


def clauses(state: Gaudi) -> Iterator[tuple[str, str]]:
    seats = range(state.rules.seats)
    yield "players", str(state.rules.seats)
    if state.rules.initiation:
        yield "initiation", numbers(members(int(state.rules.initiation), int(state.rules.seats)))
    if state.rules.compact:
        yield "compact", ""
    if state.rules.paving:
        yield "paving", ""
    yield "objectives", " ".join(pair_name(int(pair)) for pair in state.pairs)
    yield "tiles", ", ".join(tile_text(LayAction(tile.kind, tile.cell)) + by(tile.seat) for tile in tiles(state))
    yield "last", str(state.last)
    yield (
        "animals",
        ", ".join(f"{cell_name(animal.corner)}{by(animal.seat)}{SEEN[animal.seen]}" for animal in animals(state)),
    )
    yield "counters", numbers(int(count) for count in state.counters)
    yield "hands", " / ".join(" ".join(map(kind_name, hand(state, seat))) for seat in seats)
    if out_of_game(state):
        yield "pile", ", ".join(f"{int(state.pile[kind])} {kind_name(kind)}" for kind in range(KINDS) if state.pile[kind])
    for seat in seats:
        if state.could[seat] != ANY_PAIR:
            yield f"could{seat}", " ".join(map(pair_name, members(int(state.could[seat]), PAIRS)))
        if state.barred[seat]:
            yield f"barred{seat}", " ".join(map(kind_name, members(int(state.barred[seat]), KINDS)))
    yield (
        "returned",
        ", ".join(f"{kind_name(one.kind)} by {one.seat} drew {numbers(one.drew)}".strip() for one in returned(state)),
    )
    yield "seat", str(state.seat)
    if state.exchanged:
        yield "exchanged", ""
    yield "draft", ", ".join(map(tile_text, draft(state)))


def by(seat: Seat | None) -> str:
    return "" if seat is None else f" by {seat}"


def pair_name(pair: int) -> str:
    return f"{ANIMALS[pair // 3]}/{COLOURS[pair % 3]}"


def numbers(values: Iterable[int]) -> str:
    return " ".join(map(str, values))


def from_position(text: str) -> Gaudi:
    """The state a text stands for; its luck is not part of it. Raises `Malformed`."""
    said = split(text)
    seats = one(said, "players", 0, range(2, MOST_SEATS + 1))
    initiation = [whole("initiation", name, range(seats)) for name in said.pop("initiation", "").split()]
    flags = [said.pop(word, None) is not None for word in ("compact", "paving")]
    if flags[1] and initiation:
        raise Malformed("paving and initiation exclude each other")
    state = empty(Rules(seats, sum(1 << seat for seat in set(initiation)), *flags), seeded("gaudi", text))
    read_tiles(state, said.pop("tiles", "OGB 0,0"))
    read_hands(state, said.pop("hands", ""))
    if "pile" in said:
        read_pile(state, said.pop("pile"))
    read_objectives(state, said)
    read_animals(state, said.pop("animals", ""))
    for seat, count in enumerate(said.pop("counters", numbers(int(count) for count in state.counters)).split()):
        state.counters[whole("counters", str(seat), range(seats))] = whole("counters", count, range(36))
    read_returned(state, said.pop("returned", ""))
    state.last = one(said, "last", 0, range(HAND + 1))
    state.seat = one(said, "seat", 0, range(seats))
    exchanged = said.pop("exchanged", None) is not None
    begin(state, exchanged)
    read_draft(state, said.pop("draft", ""))
    if said:
        raise Malformed(f"a Gaudí position has no clause {next(iter(said))!r}")
    return state


def split(text: str) -> dict[str, str]:
    said: dict[str, str] = {}
    for clause in filter(None, map(str.strip, text.split(";"))):
        word, _, values = clause.partition(" ")
        if word in said:
            raise Malformed(f"the clause {word!r} stands twice")
        said[word] = values.strip()
    return said


def items(text: str) -> list[str]:
    """Parts separated by commas, where a comma inside a cell is none."""
    return list(filter(None, map(str.strip, re.split(r",\s+", text))))


def read_tiles(state: Gaudi, text: str) -> None:
    for number, item in enumerate(items(text)):
        found = re.fullmatch(r"(\S+) (\S+)(?: by (\d))?", item)
        if not found:
            raise Malformed(f"a tile is written as in 'OGB 0,-1 by 1', not {item!r}")
        kind, cell = parse_kind(found[1]), parse_cell(found[2])
        seat = LAID_BY_NOBODY if found[3] is None else whole("by", found[3], range(state.rules.seats))
        if number == 0 and cell != START:
            raise Malformed("the first tile lies on 0,0")
        if number and not state.floor.allowed(cell) & BIT[kind]:
            raise Malformed(f"{item!r} does not fit where it lies")
        take_from_pile(state, kind, 1)
        state.lay_out(kind, cell, seat)


def take_from_pile(state: Gaudi, kind: int, count: int) -> None:
    if state.pile[kind] < count:
        raise Malformed(f"there are only {int(COPIES[kind])} tiles {kind_name(kind)}")
    state.pile[kind] -= count
    state.pile_size -= count


def read_hands(state: Gaudi, text: str) -> None:
    """A hand for each seat; those left out draw the first tiles of the pile."""
    given = [part.split() for part in text.split("/")] if text else []
    if len(given) > state.rules.seats or any(len(kinds) > HAND for kinds in given):
        raise Malformed(f"hands have up to {HAND} tiles, one hand for each of {state.rules.seats} seats")
    for seat, kinds in enumerate(given):
        for place, name in enumerate(kinds):
            kind = parse_kind(name)
            take_from_pile(state, kind, 1)
            state.hands[seat * HAND + place] = kind
        state.sort_hand(seat)
    for seat in range(len(given), state.rules.seats):
        for place in range(HAND):
            state.give(seat, place, next(kind for kind in range(KINDS) if state.pile[kind]))


def read_pile(state: Gaudi, text: str) -> None:
    left = Counter({kind: int(state.pile[kind]) for kind in range(KINDS)})
    for kind in range(KINDS):
        state.pile[kind] = 0
    state.pile_size = 0
    for item in items(text):
        found = re.fullmatch(r"(\d) (\S+)", item)
        if not found:
            raise Malformed(f"tiles of the pile are written as in '2 OGB', not {item!r}")
        kind, count = parse_kind(found[2]), int(found[1])
        if count > left[kind] or state.pile[kind]:
            raise Malformed(f"there are only {int(COPIES[kind])} tiles {kind_name(kind)}")
        state.pile[kind] = count
        state.pile_size += count


def read_objectives(state: Gaudi, said: dict[str, str]) -> None:
    given = said.pop("objectives", "").split()
    if given and len(given) != state.rules.seats:
        raise Malformed("the clause 'objectives' has one pair per seat")
    for seat, name in enumerate(given):
        state.pairs[seat] = parse_pair(name)
    most = 1 if state.rules.seats < 4 else 2
    for counted in (Counter(int(pair) // 3 for pair in state.pairs), Counter(int(pair) % 3 for pair in state.pairs)):
        if max(counted.values()) > most:
            raise Malformed(f"with {state.rules.seats} players there are {most} cards of each animal and of each colour")
    for seat in range(state.rules.seats):
        if names := said.pop(f"could{seat}", ""):
            state.could[seat] = sum(1 << pair for pair in {parse_pair(name) for name in names.split()})
        if names := said.pop(f"barred{seat}", ""):
            state.barred[seat] = sum(1 << kind for kind in {parse_kind(name) for name in names.split()})
        if not state.could[seat] & BIT[state.pairs[seat]] or state.kinds_held(seat) & state.barred[seat]:
            raise Malformed(f"seat {seat} has what it could not have")


def parse_pair(name: str) -> int:
    animal, _, colour = name.partition("/")
    if animal not in ANIMALS or colour not in COLOURS:
        raise Malformed(f"objectives are written as in 'snail/orange', not {name!r}")
    return 3 * ANIMALS.index(animal) + COLOURS.index(colour)


def read_animals(state: Gaudi, text: str) -> None:
    for item in items(text):
        found = re.fullmatch(r"(\S+)(?: by (\d))?( marked| late)?", item)
        if not found or not state.floor.is_complete(corner := parse_cell(found[1])):
            raise Malformed(f"{item!r} is no complete animal; write for instance '0,0 by 1 marked'")
        seat = LAID_BY_NOBODY if found[2] is None else whole("by", found[2], range(state.rules.seats))
        state.note_animal(corner, next(seen for seen, word in SEEN.items() if word == (found[3] or "")), seat)


def read_returned(state: Gaudi, text: str) -> None:
    for item in items(text):
        found = re.fullmatch(r"(\S+) by (\d) drew ?([\d ]*)", item)
        if not found:
            raise Malformed(f"a returned tile is written as in 'OGB by 0 drew 1 2', not {item!r}")
        drew = {whole("drew", name, range(state.rules.seats)) for name in found[3].split()}
        seat, kind = whole("by", found[2], range(state.rules.seats)), parse_kind(found[1])
        state.note_return(seat, kind, sum(1 << other for other in drew))
        records = [one for one in returned(state) if one.kind == kind and (one.seat == seat or state.rules.paving)]
        held = sum(hand(state, other).count(kind) for one in records for other in set(one.drew) - {seat})
        if len(records) > int(state.pile[kind]) + held:
            raise Malformed(f"{item!r} is neither in the pile nor with anybody who drew since")


def begin(state: Gaudi, exchanged: bool) -> None:
    """To the decision that follows from what lies on the table."""
    if any(not hand(state, seat) for seat in range(state.rules.seats)):
        if state.pile_size:
            raise Malformed("a hand is empty while the pile is not")
        state.task = OVER
        return
    before = state.seat
    state.begin_turn()
    state.exchanged = exchanged
    if exchanged and (state.seat != before or not state.kinds_held(state.seat) & state.floor.room()):
        raise Malformed("who has exchanged and still cannot lay has finished his turn")


def read_draft(state: Gaudi, text: str) -> None:
    for item in items(text):
        kind, _, cell = item.partition(" ")
        code = encode(LayAction(parse_kind(kind), parse_cell(cell)))
        if code not in state.codes(state.seat):
            raise Malformed(f"{item!r} cannot be laid in this turn")
        state.play(state.seat, code)


def one(said: dict[str, str], word: str, default: int, allowed: range) -> int:
    return whole(word, said.pop(word, str(default)), allowed)


def whole(word: str, text: str, allowed: range) -> int:
    if not text.isdecimal() or int(text) not in allowed:
        raise Malformed(f"{word} is {allowed[0]} to {allowed[-1]}, not {text!r}")
    return int(text)
