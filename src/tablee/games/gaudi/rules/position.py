"""A state as text: clauses separated by semicolons, each a word and its values. What is left out is as at the start.

    players 2; tiles OGB 0,0, OBG 0,-1 by 1; hands OGG OBB GGO / OOO; pile 2 OGB, 1 BBB; seat 0
    players 3; initiation 0 2; compact; objectives snail/orange starfish/green jellyfish/blue; draft OGG 0,-1

Without `pile` it holds all tiles that lie nowhere else; with it, what is missing is out of the game. Animals name their
corner, who completed them, and `marked` or `late` (no counter left); those not named are nobody's. `moved` tells what
became of tiles since one was first given back (GAU-50). A seat that can do nothing is passed over at once.
"""

from __future__ import annotations

from collections.abc import Iterable

from tablee.engine.luck import seeded
from tablee.engine.values import Malformed, Seat
from tablee.games.gaudi.rules.actions import cell_name, tile_text
from tablee.games.gaudi.rules.counters import ANY_PAIR, PAIRS
from tablee.games.gaudi.rules.placing import (
    HOWS,
    SEEN,
    pair_name,
    read_animals,
    read_counters,
    read_draft,
    read_hands,
    read_knowledge,
    read_last,
    read_moved,
    read_objectives,
    read_pile,
    read_tiles,
)
from tablee.games.gaudi.rules.setup import MOST_SEATS, Rules
from tablee.games.gaudi.rules.state import OVER, Gaudi, empty
from tablee.games.gaudi.rules.tiles import KINDS, kind_name
from tablee.games.gaudi.rules.view import Moved, Tile, animals, draft, hand, members, moved, out_of_game, tiles
from tablee.kit.notation import Clauses, written


def position(state: Gaudi) -> str:
    fresh = clauses(empty(state.rules, state.dice))
    said = clauses(state)
    return written({word: said[word] if word in AGREED or said[word] != fresh[word] else None for word in said})


AGREED = ("players", "initiation", "compact", "paving")  # a game just begun has the same, but they are always told


def clauses(state: Gaudi) -> dict[str, str | None]:
    """All clauses; None where one does not apply."""
    rules, seats = state.rules, range(state.rules.seats)
    found: dict[str, str | None] = {
        "players": str(rules.seats),
        "initiation": row(members(int(rules.initiation), int(rules.seats))) or None,
        "compact": "" if rules.compact else None,
        "paving": "" if rules.paving else None,
        "objectives": row(pair_name(int(pair)) for pair in state.pairs),
        "tiles": ", ".join(map(laid_text, tiles(state))),
        "last": str(state.last),
        "animals": ", ".join(cell_name(one.corner) + by(one.seat) + SEEN[one.seen] for one in animals(state)),
        "counters": row(int(count) for count in state.counters),
        "hands": " / ".join(row(map(kind_name, hand(state, seat))) for seat in seats),
        "pile": pile_text(state) if out_of_game(state) else None,
    }
    for seat in seats:
        pairs, kinds = int(state.could[seat]), int(state.barred[seat])
        found[f"could{seat}"] = None if pairs == ANY_PAIR else row(map(pair_name, members(pairs, PAIRS)))
        found[f"barred{seat}"] = row(map(kind_name, members(kinds, KINDS))) or None
    found["moved"] = ", ".join(map(moved_text, moved(state)))
    found["seat"] = str(state.seat)
    found["exchanged"] = "" if state.exchanged else None
    found["draft"] = ", ".join(map(tile_text, draft(state)))
    return found


def row(values: Iterable[object]) -> str:
    return " ".join(map(str, values))


def by(seat: Seat | None) -> str:
    return "" if seat is None else f" by {seat}"


def laid_text(tile: Tile) -> str:
    return f"{kind_name(tile.kind)} {cell_name(tile.cell)}{by(tile.seat)}"


def pile_text(state: Gaudi) -> str:
    return ", ".join(f"{int(state.pile[kind])} {kind_name(kind)}" for kind in range(KINDS) if state.pile[kind])


def moved_text(move: Moved) -> str:
    return f"{move.seat} {HOWS[move.how]} {'?' if move.kind is None else kind_name(move.kind)}"


def from_position(text: str) -> Gaudi:
    """The state a text stands for; its luck is not part of it. Raises `Malformed`."""
    said = Clauses(text)
    state = empty(read_rules(said), seeded("gaudi", text))
    read_tiles(state, said)
    read_hands(state, said)
    read_pile(state, said)
    read_objectives(state, said)
    read_animals(state, said)
    read_counters(state, said)
    read_knowledge(state, said)
    read_moved(state, said)
    read_last(state, said)
    state.seat = said.whole("seat", 0, high=int(state.rules.seats) - 1)
    begin(state, said)
    read_draft(state, said)
    said.finish()
    return state


def read_rules(said: Clauses) -> Rules:
    seats = said.whole("players", low=2, high=MOST_SEATS)
    named = said.words("initiation")
    initiation = {said.number("initiation", name, 0, seats - 1) for name in named or ()}
    compact, paving = said.flag("compact"), said.flag("paving")
    if named is not None and (paving or not named):
        raise said.wrong("initiation", row(named))
    if compact and not initiation:
        raise Malformed("gaudi.compact-alone")
    return Rules(seats, sum(1 << seat for seat in initiation), compact, paving)


def begin(state: Gaudi, said: Clauses) -> None:
    """To the decision that follows from what lies on the table."""
    exchanged, before = said.flag("exchanged"), state.seat
    empty_hands = sum(not hand(state, seat) for seat in range(state.rules.seats))
    if empty_hands > 1 or (empty_hands and state.pile_size):
        raise Malformed("gaudi.empty-hand")
    if empty_hands:
        state.task = OVER
    else:
        state.begin_turn()
    state.exchanged = exchanged
    stuck = state.task == OVER or state.seat != before or not state.kinds_held(state.seat) & state.floor.room()
    if exchanged and (stuck or not state.pile_size):
        raise Malformed("gaudi.exchange-finished")
