"""What happened, told for the log: events from the states before and after an action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import assert_never

from tablee.engine.values import Event, Seat
from tablee.games.gaudi.rules.actions import Action, Done, Exchange, Lay, tile_text
from tablee.games.gaudi.rules.counters import MARKED, NO_COUNTER, UNMARKED, pair_animal, pair_colour
from tablee.games.gaudi.rules.state import OVER, Gaudi
from tablee.games.gaudi.rules.tiles import ANIMALS, COLOURS, kind_name
from tablee.games.gaudi.rules.view import Animal, animals, draft, hand

LOG_OF = {MARKED: "marked", UNMARKED: "unmarked", NO_COUNTER: "late"}


def story(before: Gaudi, seat: Seat, action: Action, after: Gaudi) -> list[Event]:
    match action:
        case Lay():
            return []  # GAU-27: an attempt is nobody's business
        case Done():
            deeds = [*turn(before, seat, after), *drawn(before, seat, after)]
        case Exchange(kind):
            deeds = list(exchange(before, seat, kind, after))
        case _:
            assert_never(action)
    return [*deeds, *what_followed(seat, after)]


def turn(before: Gaudi, seat: Seat, after: Gaudi) -> Iterator[Event]:
    """The tiles, the animals, the counters (GAU-47); the points are the player's own business (GAU-51)."""
    laid = draft(before)
    yield Event("lay", seat, {"count": len(laid), "turn": ", ".join(map(tile_text, laid))})
    completed = animals(after)[len(before.animals) :]
    if before.rules.paving:
        if completed:
            yield Event("complete", seat, {"animals": names_of(completed), "count": len(completed)})
        return
    for seen, kind in LOG_OF.items():
        if group := [animal for animal in completed if animal.seen == seen]:
            yield Event(kind, seat, {"animals": names_of(group), "count": len(group)})
    if points := int(after.points_of(seat) - before.points_of(seat)):
        yield Event("points", seat, {"points": points}, frozenset({seat}))


def names_of(found: Sequence[Animal]) -> str:
    return " ".join(f"{ANIMALS[animal.animal]}-{COLOURS[animal.colour]}" for animal in found)


def drawn(before: Gaudi, seat: Seat, after: Gaudi) -> Iterator[Event]:
    """How many tiles the seat drew, and for its own eyes which."""
    new = Counter(hand(after, seat)) - (Counter(hand(before, seat)) - Counter(tile.kind for tile in draft(before)))
    if kinds := sorted(new.elements()):
        yield Event("drew", seat, {"count": len(kinds)}, None)
        yield Event("drew-tiles", seat, {"tiles": " ".join(map(kind_name, kinds))}, own_eyes(before, seat))


def exchange(before: Gaudi, seat: Seat, kind: int, after: Gaudi) -> Iterator[Event]:
    got = Counter(hand(after, seat)) - (Counter(hand(before, seat)) - Counter([kind]))
    args = {"gave": kind_name(kind), "got": kind_name(next(got.elements()))}
    yield Event("exchange", seat)
    yield Event("exchanged-tiles", seat, args, own_eyes(before, seat))
    if after.task == OVER or after.seat != seat:
        yield Event("stuck", seat)


def own_eyes(state: Gaudi, seat: Seat) -> frozenset[Seat] | None:
    """Hands are the player's own, except where they lie open (GAU-46, GAU-48)."""
    return None if state.rules.paving else frozenset({seat})


def what_followed(seat: Seat, after: Gaudi) -> Iterator[Event]:
    """Seats passed over (GAU-30), and the end with everything it opens (GAU-52)."""
    if after.task != OVER:
        for step in range(1, after.rules.seats):
            other = (seat + step) % int(after.rules.seats)
            if other == after.seat or after.exchanged:
                return
            yield Event("skip", other)
        return
    yield Event("end" if not hand(after, seat) else "end-blocked", seat)
    if after.rules.paving:
        yield Event("paved", None, {"tiles": len(after.tiles), "animals": len(after.animals)})
        return
    for other, points in enumerate(after.points()):
        pair = int(after.pairs[other])
        animal, colour = ANIMALS[pair_animal(pair)], COLOURS[pair_colour(pair)]
        yield Event("objectives", other, {"animal": animal, "colour": colour, "points": points})
