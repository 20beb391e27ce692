"""Beliefs and imagined worlds against enumeration (section 9 of the specification)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import permutations, product

import pytest
from gaudi_turns import gaudi

from tablee.engine.luck import Luck, key_from, seeded
from tablee.games.gaudi import GAME
from tablee.games.gaudi.rules.counters import MARKED
from tablee.games.gaudi.rules.state import Gaudi
from tablee.games.gaudi.rules.tiles import kind_name
from tablee.games.gaudi.rules.view import Animal, GaudiView, hand
from tablee.games.gaudi.rules.worlds import beliefs
from tablee.lab.worlds import frequencies

# Objectives ---------------------------------------------------------------------------------------------------------------


def some_game(seats: int, seed: int) -> tuple[Gaudi, list[tuple[int, int, list[Animal]]]]:
    """A position of a game in which few counters are left, with (seat, counters before, animals) of every turn."""
    rng = seeded("some game", seed)
    state = GAME.open(seats, {}, Luck(key_from("some game", seed)))
    for seat in range(seats):
        state.counters[seat] = 3
    turns = []
    while len(state.tiles) < 45:
        before, seat = state.copy(), int(state.seat)
        state.play(seat, max((code for code in state.codes(seat)), key=lambda code: (gain(state, code), rng.below(1000))))
        new = list(GAME.view(state, None).animals[len(before.animals) :])
        if new:
            turns.append((seat, int(before.counters[seat]), new))
    return state, turns


def gain(state: Gaudi, code: int) -> int:
    after = state.copy()
    after.play(state.seat, code)
    return int(after.gained)


def would_mark(pair: int, counters: int, animals: list[Animal]) -> set[int]:
    """GAU-32 and GAU-35 once more: by worth, then by row and column."""
    worth = {one.corner: (one.animal == pair // 3) + (one.colour == pair % 3) for one in animals}
    fitting = sorted((corner for corner in worth if worth[corner]), key=lambda corner: (-worth[corner], corner))
    return set(fitting[:counters])


def arrangements(seats: int) -> set[tuple[int, ...]]:
    """Distinct orders of the cards of one sort: the players' first, then those put aside."""
    return set(permutations([0, 1, 2] if seats < 4 else [0, 0, 1, 1, 2, 2]))


@pytest.mark.rule("GAU-04", "GAU-05", "GAU-06", "GAU-32", "GAU-34", "GAU-35", "GAU-47")
@pytest.mark.parametrize("seats", range(2, 7))
def test_gau_47_beliefs_about_objectives_are_exact(seats: int) -> None:
    for seed in range(2):
        state, turns = some_game(seats, seed)
        possible = {
            seat: {
                pair
                for pair in range(9)
                if all(
                    would_mark(pair, counters, animals) == {one.corner for one in animals if one.seen == MARKED}
                    for who, counters, animals in turns
                    if who == seat
                )
            }
            for seat in range(seats)
        }
        for chair in (0, None):
            view = GAME.view(state, chair)
            assert as_fractions(view) == enumerated(view, possible)


def enumerated(view: GaudiView, possible: dict[int, set[int]]) -> list[dict[int, Fraction]]:
    counts: list[Counter[int]] = [Counter() for _ in range(view.seats)]
    for animals, colours in product(arrangements(view.seats), repeat=2):
        pairs = [3 * animal + colour for animal, colour in zip(animals, colours, strict=True)][: view.seats]
        if all(pair in possible[seat] and view.pairs[seat] in (None, pair) for seat, pair in enumerate(pairs)):
            for seat, pair in enumerate(pairs):
                counts[seat][pair] += 1
    return [{pair: Fraction(count, counter.total()) for pair, count in counter.items()} for counter in counts]


def as_fractions(view: GaudiView) -> list[dict[int, Fraction]]:
    chances = beliefs(view)
    return [
        {pair: Fraction(chance).limit_denominator(10_000) for pair, chance in enumerate(chances[seat]) if chance}
        for seat in range(view.seats)
    ]


# Tiles --------------------------------------------------------------------------------------------------------------------


def late_game(pile: int, out: int) -> dict[str, str]:
    """The clauses of a two-player position with few unseen tiles, some of them out of the game."""
    seed = 0
    state = GAME.open(2, {}, Luck(key_from("late game", seed)))
    rng = seeded("late game")
    while state.pile_size != pile + out or state.drafted or state.seat != 0:
        if state.pile_size < pile + out:
            seed += 1
            state = GAME.open(2, {}, Luck(key_from("late game", seed)))
        state.play(state.seat, state.draw(state.seat, rng))
    said = dict(clause.partition(" ")[::2] for clause in GAME.position(state).split("; "))
    kinds = [kind_name(kind) for kind in range(27) for _ in range(int(state.pile[kind]))]
    said["pile"] = ", ".join(f"{count} {kind}" for kind, count in sorted(Counter(kinds[:pile]).items()))
    for word in list(said):
        if word.startswith(("could", "barred")):
            del said[word]
    return said | {"could1": said["objectives"].split()[1]}


def text(said: dict[str, str]) -> str:
    return "; ".join(f"{word} {values}".strip() for word, values in said.items())


def expected_worlds(said: dict[str, str], barred: frozenset[str] = frozenset()) -> dict[str, float]:
    """The chance of every world for chair 0: all orders of the unseen tiles are equally likely that keep what it knows."""
    state = gaudi(text(said))
    view = GAME.view(state, 0)
    unseen = [kind_name(kind) for kind in hand(state, 1)]
    unseen += [kind_name(kind) for kind in range(27) for _ in range(int(state.pile[kind]))]
    unseen += missing(state)
    counts: Counter[tuple[tuple[str, ...], tuple[str, ...]]] = Counter()
    size = view.hand_sizes[1]
    for order in permutations(range(len(unseen))):
        kinds = [unseen[number] for number in order]
        if not barred & set(kinds[:size]):
            counts[tuple(sorted(kinds[:size])), tuple(sorted(kinds[size : size + view.pile]))] += 1
    return {
        GAME.position(
            gaudi(text(said | {"hands": f"{said['hands'].split(' / ')[0]} / {' '.join(held)}", "pile": listed(pile)}))
        ): count / counts.total()
        for (held, pile), count in counts.items()
    }


def listed(kinds: tuple[str, ...]) -> str:
    return ", ".join(f"{count} {kind}" for kind, count in Counter(kinds).items())


def missing(state: Gaudi) -> list[str]:
    """The tiles out of the game."""
    gone = Counter({kind_name(kind): 4 if len(set(kind_name(kind))) == 1 else 3 for kind in range(27)})
    gone -= Counter(kind_name(tile.kind) for tile in GAME.view(state, 0).tiles)
    gone -= Counter(kind_name(kind) for seat in (0, 1) for kind in hand(state, seat))
    gone -= Counter({kind_name(kind): int(state.pile[kind]) for kind in range(27)})
    return list(gone.elements())


def known_cases() -> Iterator[tuple[str, dict[str, str], dict[str, object]]]:
    full = late_game(pile=4, out=0)
    yield "full game", full, {}
    short = late_game(pile=2, out=2)
    yield "short game", short, {}
    back = short["pile"].split()[1].strip(",")
    lacks = frozenset(kind for kind in (back, "OOO", "GGG", "BOB") if kind not in short["hands"].split(" / ")[1])
    yield "surely lacking", short | {"barred1": " ".join(sorted(lacks))}, {"barred": lacks}


CASES = list(known_cases())


@pytest.mark.rule("GAU-11", "GAU-47", "GAU-48", "GAU-49", "GAU-50")
@pytest.mark.parametrize(("said", "known"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_gau_49_unseen_tiles_are_dealt_as_enumeration_says(said: dict[str, str], known: dict[str, object]) -> None:
    expected = expected_worlds(said, **known)  # type: ignore[arg-type]
    assert len(expected) > 8
    frequencies(GAME, GAME.view(gaudi(text(said)), 0), expected, samples=1200)


@pytest.mark.rule("GAU-29", "GAU-30")
def test_gau_29_who_acts_without_a_pile_or_after_an_exchange_can_lay() -> None:
    for position in (
        "players 2; tiles OGB 0,0; hands OGB GGG BBB / GOO OOO; pile; seat 1",
        "players 2; tiles OGB 0,0; hands OGB GGG BBB / GOO BBO OOO; pile 2 OOG; seat 1; exchanged",
    ):
        state, rng = gaudi(position), seeded("can lay")
        sampler = GAME.sampler(GAME.view(state, 0))
        for _ in range(200):
            world = sampler.world(rng)
            assert isinstance(world, Gaudi)
            assert world.codes(1)
            assert world.exchanged or any(GAME.write(GAME.decode(code)).startswith("lay") for code in world.codes(1))


@pytest.mark.rule("GAU-30", "GAU-47")
def test_gau_30_two_hands_that_surely_lack_some_kinds_are_dealt_as_enumeration_says() -> None:
    said = late_game(pile=4, out=0)
    mine, others = said["hands"].split(" / ")
    unseen = [*others.split(), *(item.split()[1] for item in said["pile"].split(", ") for _ in range(int(item[0])))]
    lacks = {1: set(unseen[2:4]) - set(unseen[:2]), 2: {unseen[0], unseen[4]} - set(unseen[2:4])}
    said |= {"players": "3", "objectives": "snail/orange jellyfish/green starfish/blue", "counters": "9 9 9", "pile": ""}
    said |= {f"barred{seat}": " ".join(sorted(kinds)) for seat, kinds in lacks.items()}
    said |= {"could1": "jellyfish/green", "could2": "starfish/blue", "last": "1"}
    del said["animals"]
    counts: Counter[str] = Counter()
    for order in permutations(unseen):
        if not (lacks[1] & set(order[:2]) or lacks[2] & set(order[2:4])):
            counts[" / ".join([mine, " ".join(sorted(order[:2])), " ".join(sorted(order[2:4]))])] += 1
    expected = {
        GAME.position(gaudi(text(said | {"hands": hands}))): count / counts.total() for hands, count in counts.items()
    }
    assert len(expected) > 20
    start = gaudi(text(said | {"hands": " / ".join([mine, " ".join(unseen[:2]), " ".join(unseen[2:4])])}))
    frequencies(GAME, GAME.view(start, 0), expected, samples=2000)


def test_a_view_that_no_world_fits_is_a_bug_and_not_an_endless_search() -> None:
    view = GAME.view(gaudi("players 2; tiles OGB 0,0"), 0)
    nothing = replace(view, barred=((), tuple(range(27))))
    with pytest.raises(RuntimeError, match="a bug"):
        GAME.sampler(nothing).world(seeded("nothing"))
