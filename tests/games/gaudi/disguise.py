"""The Gaudí tile game as it might be for all a chair can tell, by the rulebook: made from the state, not from the view."""

from __future__ import annotations

from tablee.engine.luck import Rng
from tablee.engine.values import Seat
from tablee.games.gaudi.rules.hands import HAND
from tablee.games.gaudi.rules.packing import DRAWN, LAID, RETURNED, laid_cell, laid_kind, move_of_tile
from tablee.games.gaudi.rules.paving import bare
from tablee.games.gaudi.rules.state import OVER, TO_EXCHANGE, TO_LAY, Gaudi
from tablee.games.gaudi.rules.tiles import BIT, COPIES, KINDS, NO_TILE
from tablee.games.gaudi.rules.view import hand, moved


def disguise(state: Gaudi, chair: Seat | None, rng: Rng) -> Gaudi:
    """Mix the hands the chair does not see with the pile and the tiles left out (GAU-48, GAU-49), deal the objectives of
    others anew so that they would have marked the same (GAU-32), take back others' drafts (GAU-27), and change what others
    have returned (GAU-50)."""
    twin = state.copy()
    if chair != state.seat:
        unlay(twin)
    open_hands = state.rules.paving or state.task == OVER
    hidden = [] if open_hands else [seat for seat in range(state.rules.seats) if seat != chair]
    while not redeal(twin, state, chair, hidden, rng):
        pass
    if not (open_hands or state.rules.initiation):
        new_objectives(twin, state, chair, rng)
    for index, move in enumerate(moved(state)):
        if move.seat != chair and move.how != LAID and not state.rules.paving:
            twin.moved[index] = move_of_tile(move.how, rng.below(KINDS), move.seat)
    return twin


def unlay(twin: Gaudi) -> None:
    """The floor as it was before this turn."""
    twin.drafted = twin.used = twin.gained = 0
    twin.floor = bare()
    for tile in twin.tiles:
        twin.floor.lay(laid_cell(tile), laid_kind(tile))


def redeal(twin: Gaudi, state: Gaudi, chair: Seat | None, hidden: list[Seat], rng: Rng) -> bool:
    """False when the chair could tell the difference."""
    unseen = {kind: int(COPIES[kind]) for kind in range(KINDS)}
    for tile in state.tiles:
        unseen[int(laid_kind(tile))] -= 1
    for seat in range(state.rules.seats):
        for kind in hand(state, seat) if seat not in hidden else ():
            unseen[kind] -= 1
    bag = rng.shuffled([kind for kind, count in unseen.items() for _ in range(count)])
    for seat in hidden:
        size = len(hand(state, seat))
        for place in range(HAND):
            twin.hands[seat * HAND + place] = bag.pop() if place < size else NO_TILE
        twin.sort_hand(seat)
        if any(state.barred[seat] & BIT[kind] for kind in hand(twin, seat)):
            return False
    pile = bag[: int(state.pile_size)]
    for kind in range(KINDS):
        twin.pile[kind] = pile.count(kind)
    return keeps_records(twin, state, chair) and still_acts(twin, state)


def keeps_records(twin: Gaudi, state: Gaudi, chair: Seat | None) -> bool:
    """GAU-50: what the chair gave back is in the pile or in a hand that drew since, unless a like tile showed up."""
    known = [(index, move) for index, move in enumerate(moved(state)) if move.seat == chair or state.rules.paving]
    for index, given in known:
        if given.how != RETURNED or given.kind is None:
            continue
        since = moved(state)[index + 1 :]
        shown = any(one.kind == given.kind and (one.how == LAID or one.seat == chair) for one in since)
        drew = {one.seat for one in since if one.how == DRAWN and one.seat != chair}
        if not (shown or twin.pile[given.kind] or any(given.kind in hand(twin, seat) for seat in drew)):
            return False
    return True


def still_acts(twin: Gaudi, state: Gaudi) -> bool:
    if state.task == OVER or twin.drafted:
        return True
    room = twin.floor.room()
    fits = bool(twin.kinds_held(twin.seat) & room)
    twin.task = TO_LAY if fits else TO_EXCHANGE
    return fits or (not state.exchanged and bool(state.pile_size) and twin.anything_fits(room))


def new_objectives(twin: Gaudi, state: Gaudi, chair: Seat | None, rng: Rng) -> None:
    """GAU-04, GAU-05: any deal under which every seat would have put its counters as it did."""
    cards = [0, 1, 2] if state.rules.seats < 4 else [0, 0, 1, 1, 2, 2]
    while True:
        animals, colours = rng.shuffled(cards), rng.shuffled(cards)
        pairs = [3 * animals[seat] + colours[seat] for seat in range(state.rules.seats)]
        own = chair is None or pairs[chair] == state.pairs[chair]
        if own and all(state.could[seat] & BIT[pair] for seat, pair in enumerate(pairs)):
            break
    for seat, pair in enumerate(pairs):
        twin.pairs[seat] = pair
