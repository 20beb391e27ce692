"""Where a tile is that a chair gave back (GAU-50): imagined worlds against every way it can have been.

The brute force deals the hidden tiles in every way, lets every draw come up with every tile, and keeps what looks to chair
0 like what it saw. A tile that another seat lays or exchanges is any of its hand: why it was chosen tells nothing. Late in
a game hardly anybody has to exchange, so the exchanges are forced by hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, count, product

import pytest

from tablee.engine.luck import Dice, Luck, Rng, key_from, seeded
from tablee.games.gaudi import GAME
from tablee.games.gaudi.rules.hands import HAND
from tablee.games.gaudi.rules.state import DONE, EXCHANGE, TO_EXCHANGE, TO_LAY, Gaudi
from tablee.games.gaudi.rules.tiles import CELLS, KINDS, NO_TILE, kind_name
from tablee.games.gaudi.rules.view import GaudiView, hand
from tablee.lab.worlds import AllOutcomes, misfit

World = tuple[tuple[str, ...], ...]  # the hands of the others, then the pile


@dataclass(frozen=True)
class History:
    """What happened, as deeds: `0 exchange`, `1 lay 2`; and whether a tile like the first one given back showed up."""

    deeds: tuple[str, ...]
    seats: int = 2
    pile: int = 4
    like_laid: bool = False
    like_drawn: bool = False


HISTORIES = {
    "nobody drew": History(("0 exchange", "0 lay 1")),
    "one draw": History(("0 exchange", "0 lay 1", "1 lay 1")),
    "two draws": History(("0 exchange", "0 lay 1", "1 lay 2")),
    "one draw, then another": History(("0 exchange", "0 lay 1", "1 lay 1", "0 lay 1", "1 lay 1"), pile=5),
    "a like tile is laid": History(("0 exchange", "0 lay 1", "1 lay 1", "0 lay 1", "1 lay 1"), pile=5, like_laid=True),
    "a like tile is drawn": History(("0 exchange", "0 lay 1", "1 lay 1"), like_drawn=True),
    "two opponents": History(("0 exchange", "0 lay 1", "1 lay 1", "2 lay 1"), seats=3, pile=3),
    "two tiles given back": History(("0 exchange", "0 lay 1", "1 lay 1", "0 exchange", "0 lay 1", "1 lay 1"), pile=5),
    "another exchanges": History(("0 exchange", "0 lay 1", "1 exchange", "1 lay 1")),
}


@dataclass(frozen=True)
class Played:
    """A game to a late position, and what was done from there."""

    start: Gaudi
    codes: tuple[tuple[int, int], ...]  # seat and action
    views: tuple[GaudiView, ...]  # of chair 0, after each action


def late(seats: int, pile: int, rng: Rng, seed: int) -> Gaudi | None:
    """A position with seat 0 to lay and full hands, of which nothing is known but the paving."""
    state = GAME.open(seats, {}, Luck(key_from("memory", seed)))
    while state.acting() and (state.pile_size > pile or state.drafted or state.seat != 0):
        state.play(state.seat, state.draw(state.seat, rng))
    if state.pile_size != pile or state.task != TO_LAY or len(state.moved):
        return None
    for seat in range(seats):
        state.barred[seat] = 0
    return state


def deed(state: Gaudi, text: str, rng: Rng) -> list[tuple[int, int]] | None:
    """Some way to do a deed, done to the state; None if it cannot be done."""
    seat, verb, *number = text.split()
    done: list[tuple[int, int]] = []
    if state.seat != int(seat) or not state.acting():
        return None
    if verb == "exchange":
        state.task = TO_EXCHANGE
        done.append((state.seat, int(state.draw(state.seat, rng))))
        state.play(*done[-1])
        return done
    for _ in range(int(number[0])):
        lays = [code for code in state.codes(state.seat) if code < EXCHANGE]
        if not lays:
            return None
        done.append((state.seat, lays[rng.below(len(lays))]))
        state.play(*done[-1])
    if DONE not in state.codes(state.seat):
        return None
    done.append((state.seat, DONE))
    state.play(*done[-1])
    return done


def happened(history: History) -> Played:
    """A game in which all these deeds were done."""
    for seed in count():
        rng = seeded("memory", seed)
        start = late(history.seats, history.pile, rng, seed)
        if start is None:
            continue
        state, codes = start.copy(), list[tuple[int, int]]()
        for text in history.deeds:
            done = deed(state, text, rng)
            if done is None:
                break
            codes += done
        else:
            again = start.copy()
            views = tuple(GAME.view(again, 0) for _ in relived(again, codes, start.dice.copy()))
            if len(views) == len(codes) and fits(history, codes, views):
                return Played(start, tuple(codes), views)
    raise AssertionError


def fits(history: History, codes: list[tuple[int, int]], views: tuple[GaudiView, ...]) -> bool:
    given = codes[0][1] - EXCHANGE
    laid = any(seat and code < EXCHANGE and code // CELLS == given for seat, code in codes)
    own = [view.hands[0] or () for view in views]
    drawn = own[0].count(given) < own[-1].count(given)
    unseen = sum(kind == given for kind in hidden(views[-1]))
    return (laid, drawn) == (history.like_laid, history.like_drawn) and unseen > 0


def hidden(view: GaudiView) -> list[int]:
    """Kinds of the tiles that chair 0 does not see."""
    left = Counter({kind: 4 if kind % 13 == 0 else 3 for kind in range(KINDS)})
    left -= Counter(tile.kind for tile in view.tiles) + Counter(view.hands[0] or ())
    return list(left.elements())


def relived(state: Gaudi, codes: list[tuple[int, int]] | tuple[tuple[int, int], ...], dice: Dice) -> Iterator[int]:
    """Do these actions one after another; ends early when one is not possible."""
    state.dice = dice
    for seat, seen in codes:
        code, others = seen, seat > 0 and isinstance(dice, AllOutcomes)
        if EXCHANGE <= code < DONE:
            state.task = TO_EXCHANGE
            code = EXCHANGE + any_of_hand(state, seat, dice) if others else code
        elif code < EXCHANGE and others and any_of_hand(state, seat, dice) != code // CELLS:
            return
        if state.seat != seat or code not in state.codes(seat):
            return
        state.play(seat, code)
        yield code


def any_of_hand(state: Gaudi, seat: int, dice: Dice) -> int:
    """The kind of any tile in a hand that is not in the draft."""
    left = [place for place in range(HAND) if not state.used >> place & 1 and state.tile(seat, place) != NO_TILE]
    return int(state.tile(seat, left[dice.below(len(left))]))


def deals(state: Gaudi) -> Iterator[Gaudi]:
    """The state with the hidden tiles dealt in every way, equally likely."""
    seats = range(1, state.rules.seats)
    pool = [kind for seat in seats for kind in hand(state, seat)]
    pool += [kind for kind in range(KINDS) for _ in range(int(state.pile[kind]))]
    for picked in product(combinations(range(len(pool)), HAND), repeat=len(seats)):
        taken = {number for one in picked for number in one}
        if len(taken) == HAND * len(seats):
            world = state.copy()
            for seat, numbers in zip(seats, picked, strict=True):
                for place, number in enumerate(numbers):
                    world.hands[seat * HAND + place] = pool[number]
                world.sort_hand(seat)
            for kind in range(KINDS):
                world.pile[kind] = sum(pool[number] == kind for number in range(len(pool)) if number not in taken)
            yield world


def by_force(played: Played) -> dict[str, float]:
    """The chance of every world for chair 0."""
    chances: Counter[str] = Counter()
    for deal in deals(played.start):
        ways = AllOutcomes()
        while True:
            world, lived = deal.copy(), 0
            for _, seen in zip(relived(world, played.codes, ways), played.views, strict=False):
                if hand(world, 0) != seen.hands[0] or world.seat != seen.turn:  # soon told, and often enough
                    break
                lived += 1
            if lived == len(played.codes) and GAME.view(world, 0) == played.views[-1]:
                chances[name_of(world)] += ways.chance()  # type: ignore[assignment]  # counts may be fractions
            if not ways.again():
                break
    total = sum(chances.values())
    return {world: chance / total for world, chance in chances.items()}


def name_of(state: Gaudi) -> str:
    hands = (" ".join(sorted(map(kind_name, hand(state, seat)))) for seat in range(1, state.rules.seats))
    return " / ".join([*hands, " ".join(kind_name(kind) for kind in range(KINDS) for _ in range(int(state.pile[kind])))])


@pytest.mark.rule("GAU-28", "GAU-50")
@pytest.mark.parametrize("name", HISTORIES)
def test_gau_50_a_tile_given_back_is_imagined_where_it_can_be_as_often_as_it_should(name: str) -> None:
    played = happened(HISTORIES[name])
    expected, samples = by_force(played), 4000
    assert len(expected) > 2
    rng, sampler = seeded("memory", name), GAME.sampler(played.views[-1])
    found: Counter[str] = Counter()
    for _ in range(samples):
        world = sampler.world(rng)
        assert isinstance(world, Gaudi)
        found[name_of(world)] += 1
    assert set(found) <= set(expected)
    assert misfit(found, {world: samples * chance for world, chance in expected.items()}) == ""
