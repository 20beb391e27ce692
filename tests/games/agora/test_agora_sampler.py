"""Imagined worlds of Agora: they fit the view, and they are exactly as likely as the rules make them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import product

import pytest
from agora_tools import Loaded, at, imagined, seen

from tablee.engine.luck import seeded
from tablee.engine.state import NOBODY
from tablee.games.agora import GAME
from tablee.games.agora.rules.actions import parse_card
from tablee.games.agora.rules.city import members
from tablee.games.agora.rules.codes import BACK, CARDS, DREW, DROPPED, FACES, TOOK
from tablee.games.agora.rules.movements import kind_of, mover_of, seen_of
from tablee.games.agora.rules.sampler import AWAY, GONE, HEAP, AgoraSampler
from tablee.games.agora.rules.state import Agora

World = tuple[frozenset[int], ...]  # hands, then the discards


def world_of(state: Agora) -> World:
    hands = [frozenset(members(int(hand))) for hand in state.hands]
    heap = frozenset(card for cards in state.dropped for card in members(int(cards)))
    return (*hands, heap)


@pytest.mark.rule("AGO-64", "AGO-65", "AGO-70")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ago_64_the_view_of_an_imagined_world_is_the_view_it_came_from(seats: int) -> None:
    state, rng = GAME.open(seats, {}, seeded("worlds", seats)), seeded("worlds", seats)
    while (seat := int(state.turn())) >= 0:
        if rng.below(6) == 0:
            for chair in (None, *range(seats)):
                view = seen(state, chair)
                world = imagined(view, rng)
                assert seen(world, chair) == view
                assert GAME.census(world) == GAME.census(state)
                assert GAME.position(GAME.from_position(GAME.position(world))) == GAME.position(world)
                assert discards_were_forced(world)
        state.play(seat, state.draw(seat, rng))


def discards_were_forced(world: Agora) -> bool:
    """Go back through the history: no hand from which a card was discarded held a playable one (AGO-29)."""
    hands = [set(members(int(hand))) for hand in world.hands]
    playable_then = [int(cards) for cards in world.playable_then]
    for movement in reversed([int(one) for one in world.history]):
        kind, seat, card = kind_of(movement), mover_of(movement), seen_of(movement)
        giver = (seat + 1) % len(hands) if kind == TOOK else seat
        if kind in (TOOK, DREW):
            hands[seat].remove(card)
        if kind != DREW:
            hands[giver].add(card)
        if kind == DROPPED and any(playable_then[-1] >> held & 1 for held in hands[seat]):
            return False
        if kind == DROPPED:
            playable_then.pop()
    return True


@pytest.mark.rule("AGO-18", "AGO-67", "AGO-70")
def test_ago_18_ax_20_one_half_each() -> None:
    state = at("players 3; holder 0; hand0 CV1 EX5 GR2 GR4 SM2; hand1 EX2 SM1 SM4 HG3b SA5; hand2 CV4 LC2 LC3a MT1 MT5")
    state.dice = Loaded(1, 1, 1)
    for text in ("take SM", "take LC", "take SM"):
        state.play(state.turn(), GAME.encode(GAME.parse(text)))
    worlds, rng = GAME.sampler(seen(state, 1)), seeded("halves")
    found: Counter[int] = Counter()
    for _ in range(2000):
        world = worlds.world(rng)
        assert isinstance(world, Agora)
        found.update(seat for seat in range(3) if int(world.hands[seat]) >> parse_card("SM4") & 1)
    assert found.total() == 2000
    assert set(found) == {0, 2}
    assert 900 < found[0] < 1100


# Against enumeration -----------------------------------------------------------------------------------------------------
# A small deck: two districts are in play, everything else is set aside where everybody knows it to be played already.

SMALL = (
    "players 3; round 2; holder 0; hand0 {}; hand1 {}; hand2 {}; pile0 {}; pile1; aside {}; "
    "reserve {}; played0 " + " ".join(f"{code}{face}" for code in ("SM", "LC", "SG", "GR", "HG", "NB", "SA", "MT")
    for face in ("1", "2", "3a", "3b", "4", "5"))
)  # fmt: skip
SCRIPTS = {
    # the public side of each action; a card is named where its owner shows it
    "takes": (
        "CV1 EX1", "CV2 CV4", "CV5 EX2", "EX3a EX4 CV3a", "CV3b EX3b EX5", "9 9 9",
        ["take CV", "take CV", "take CV"],
    ),
    "a play after takes": (
        "CV1 EX1 CV3a", "CV2 CV4 EX3b", "CV5 EX2 EX5", "EX3a EX4", "CV3b", "9 9 9",
        ["take CV", "take EX", "take CV", "play CV"],
    ),
    "draws": ("CV1 EX1", "CV2 EX2", "CV5 EX5", "CV4 EX4 CV3a EX3a CV3b", "EX3b", "9 9 9", ["take EX", "take CV", "take EX",
        "play", "play", "play", "moves", "draw", "draw", "draw"]),
    "forced discards": (
        "CV4 EX5 CV1", "CV5 EX4 CV3a", "EX3a EX3b CV3b", "EX2", "CV2 EX1", "0 2 2",
        ["take CV", "take EX", "take CV", "discard", "discard", "discard"],
    ),
}  # fmt: skip


LONG = ("a play after takes", "forced discards", "takes")  # for a spectator, who knows no card


def played_script(name: str) -> Agora:
    """The real game: follow the script, the lowest card where there is a choice."""
    hand0, hand1, hand2, pile, aside, reserve, script = SCRIPTS[name]
    state = at(SMALL.format(hand0, hand1, hand2, pile, aside, reserve))
    for word in script:
        follow(state, word)
    return state


def follow(state: Agora, word: str) -> None:
    if word == "moves":
        while state.step in (2, 3, 4):
            state.play(state.turn(), state.codes(state.turn())[0])
        return
    fits = [code for code in state.codes(state.turn()) if GAME.write(GAME.decode(code)).startswith(word)]
    assert fits, (word, state.codes(state.turn()), GAME.position(state))
    state.play(state.turn(), fits[0])


@pytest.mark.rule("AGO-18", "AGO-29", "AGO-65")
@pytest.mark.parametrize(
    ("name", "observer"),
    [
        pytest.param(name, observer, marks=[pytest.mark.soak] if observer is None and name in LONG else [])
        for name in SCRIPTS
        for observer in (0, 1, 2, None)
    ],
)
def test_ago_18_tables_equal_brute_force_enumeration(name: str, observer: int | None) -> None:
    state = played_script(name)
    view = seen(state, observer)
    wanted = enumerated(state, observer)
    worlds = GAME.sampler(view)
    assert isinstance(worlds, AgoraSampler)
    found: dict[World, Fraction] = {}
    tables = [{arrangement: Fraction(weight) for arrangement, weight in table.items()} for table in worlds.now]
    for choice in product(*(table.items() for table in tables)):
        weight = Fraction(1)
        for (_, share), table in zip(choice, tables, strict=True):
            weight *= share / sum(table.values())
        world = arranged([arrangement for arrangement, _ in choice])
        found[world] = found.get(world, Fraction(0)) + weight
    assert found == wanted


def arranged(arrangements: list[int]) -> World:
    places: dict[int, set[int]] = {place: set() for place in range(GONE + 1)}
    for district, arrangement in enumerate(arrangements):
        for face in range(FACES):
            places[arrangement >> 3 * face & 7].add(FACES * district + face)
    return (*(frozenset(places[seat]) for seat in range(3)), frozenset(places[HEAP]))


def enumerated(state: Agora, observer: int | None) -> dict[World, Fraction]:
    """All deals of the cards that were not known at the start, all lots among equal backs: those that look as it did."""
    start = start_of(state)
    history = state.history_for(NOBODY if observer is None else observer)
    known = set(start[observer]) if observer is not None else set()
    free = sorted(set(range(CARDS)) - known - {card for pile in seen(state).bygone for card in pile})
    room = Counter((seat, card // FACES) for seat in range(3) if seat != observer for card in start[seat])
    total: Counter[World] = Counter()
    for dealt in deals(free, room):
        hands = [{card for card, seat in dealt.items() if seat == hand} for hand in range(3)]
        if observer is not None:
            hands[observer] = set(known)
        rest = frozenset(free) - frozenset(dealt)
        for world in histories(hands, frozenset(), rest, history, [int(one) for one in state.playable_then]):
            total[world] += 1
    return {world: Fraction(ways, total.total()) for world, ways in total.items()}


def deals(cards: list[int], room: Counter[tuple[int, int]]) -> Iterator[dict[int, int]]:
    """Every way to deal cards to the hands that have room for their backs; each is as likely."""
    if not cards:
        if not room.total():
            yield {}
        return
    card, *others = cards
    yield from deals(others, room)
    for seat in range(3):
        if room[seat, card // FACES]:
            for dealt in deals(others, room - Counter({(seat, card // FACES): 1})):
                yield dealt | {card: seat}


def histories(
    hands: list[set[int]], heap: frozenset[int], rest: frozenset[int], history: list[int], playable_then: list[int]
) -> Iterator[World]:
    """Every way through the history, by its end. All are as likely: the number of equal backs in a lot is public."""
    if not history:
        yield (*(frozenset(hand) for hand in hands), heap)
        return
    movement, later = history[0], history[1:]
    kind, seat, saw = kind_of(movement), mover_of(movement), seen_of(movement)
    giver = (seat + 1) % 3 if kind == TOOK else seat
    source = rest if kind == DREW else hands[giver]
    if kind == DROPPED:
        if any(playable_then[0] >> card & 1 for card in hands[seat]):
            return
        playable_then = playable_then[1:]
    for card in sorted(source):
        if card == saw or (saw >= BACK and card // FACES == saw - BACK):
            after = [set(hand) for hand in hands]
            if kind != DREW:
                after[giver].remove(card)
            if kind in (TOOK, DREW):
                after[seat].add(card)
            left = rest - {card} if kind == DREW else rest
            yield from histories(after, heap | {card} if kind == DROPPED else heap, left, later, playable_then)


def start_of(state: Agora) -> list[set[int]]:
    """The hands before the history."""
    hands = [set(members(int(hand))) for hand in state.hands]
    for movement in reversed([int(one) for one in state.history]):
        kind, seat, card = kind_of(movement), mover_of(movement), seen_of(movement)
        if kind in (TOOK, DREW):
            hands[seat].remove(card)
        if kind != DREW:
            hands[(seat + 1) % 3 if kind == TOOK else seat].add(card)
    return hands


@pytest.mark.rule("AGO-48", "AGO-64")
def test_ago_48_pile_tops_show_their_backs_and_all_orders_are_met() -> None:
    state = at("players 3; holder 0; hand0 CV1; hand1 CV2; hand2 EX1; pile0 EX2 CV3a; pile1 CV4 EX3a")
    worlds, rng = GAME.sampler(seen(state, 0)), seeded("tops")
    tops: Counter[tuple[int, int]] = Counter()
    for _ in range(3000):
        world = worlds.world(rng)
        assert isinstance(world, Agora)
        tops[int(world.top(0)), int(world.top(1))] += 1
    # CV: five unknown, one of them with seat 1; EX: six unknown, one of them with seat 2.
    assert {card // FACES for card, _ in tops} == {0}
    assert {card // FACES for _, card in tops} == {1}
    assert len(tops) == 5 * 6
    assert all(50 < count < 160 for count in tops.values())
    assert AWAY < GONE


def test_worlds_have_luck_of_their_own() -> None:
    state = GAME.open(3, {}, seeded("luck"))
    worlds, rng = GAME.sampler(seen(state, 0)), seeded("luck")
    falls = {tuple(worlds.world(rng).dice.below(1000) for _ in range(3)) for _ in range(20)}  # type: ignore[attr-defined]
    assert len(falls) > 15
