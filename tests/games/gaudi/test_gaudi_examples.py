"""The worked examples of the rules: positions, how many turns they allow, and what becomes of them."""

from __future__ import annotations

import pytest
from gaudi_turns import by_force, by_steps, gaudi, in_hand, lay_turn, on_table, play, refused, sizes, told, turn

from tablee.engine.luck import Luck, key_from
from tablee.games.gaudi import GAME
from tablee.games.gaudi.rules.counters import MARKED, NO_COUNTER
from tablee.games.gaudi.rules.placing import pair_name
from tablee.games.gaudi.rules.state import OVER, Gaudi
from tablee.games.gaudi.rules.tiles import ANIMALS, COLOURS, COPIES, KINDS, animal_at, cell_at, kind_name, place_of
from tablee.games.gaudi.rules.view import animals
from tablee.games.gaudi.rules.worlds import beliefs

EXAMPLES = {
    "GX-02": ("tiles OGB 0,0; hands OOO GGG BBB", (6, 0, 0)),
    "GX-03": ("tiles OGB 0,0; hands OGG OBB GGO", (10, 4, 0)),
    "GX-04": ("tiles OGB 0,0, OBG 0,-1; hands OGB OOG BBB", (10, 2, 0)),
    "GX-05": ("tiles OGB 0,0, BGO 1,0; hands OGG OBO GGO", (7, 4, 1)),
    "GX-06": ("tiles OGB 0,0, OBG 0,-1; hands OOB BGB GGB", (8, 6, 2)),
    "GX-06 initiation": ("initiation 0; tiles OGB 0,0, OBG 0,-1; hands OOB BGB GGB", (8, 22, 16)),
    "GX-06 compact": ("initiation 0; compact; tiles OGB 0,0, OBG 0,-1; hands OOB BGB GGB", (8, 22, 22)),
    "GX-07": ("tiles OGB 0,0, OBG 0,-1, BGO 1,0, GOG 1,-2; hands OOO GBO GOB", (11, 4, 2)),
    "GX-07 initiation": ("initiation 0; tiles OGB 0,0, OBG 0,-1, BGO 1,0, GOG 1,-2; hands OOO GBO GOB", (11, 22, 35)),
    "GX-07 compact": (
        "initiation 0; compact; tiles OGB 0,0, OBG 0,-1, BGO 1,0, GOG 1,-2; hands OOO GBO GOB",
        (11, 22, 39),
    ),
    "GX-08": ("tiles OGB 0,0, BGO 1,0, OBG 0,-1; hands OBO GGO GBB", (8, 6, 1)),
    "GX-18": ("initiation 0; tiles OGB 0,0; hands OGG OBB GGO", (10, 14, 10)),
    "GX-18 seat 1": ("initiation 0; tiles OGB 0,0; hands OOO BBB GGG / OGG OBB GGO; seat 1", (10, 4, 0)),
    "GX-19": ("paving; tiles OGB 0,0; hands OOO GGG BBB", (6, 9, 2)),
    "GX-19 more": ("paving; tiles OGB 0,0; hands OGG OBB GGO", (10, 32, 28)),
}
HOLE = "players 2; tiles OGB 0,0, OBO 1,-1, GOO 2,-1, BOG 2,0, BGB 1,1, OGB 0,1; hands BGO BBB BBO"


@pytest.mark.rule("GAU-19", "GAU-20", "GAU-22", "GAU-23", "GAU-24", "GAU-26", "GAU-43", "GAU-44", "GAU-46")
@pytest.mark.parametrize("name", EXAMPLES)
def test_gau_26_the_steps_of_a_turn_reach_exactly_the_turns_of_the_examples(name: str) -> None:
    position, expected = EXAMPLES[name]
    state = gaudi(f"players 2; {position}")
    steps = by_steps(state)
    assert sizes(steps) == expected
    rules = {"animals": "initiation 0" not in position or state.seat == 1, "compact": "compact" in position}
    assert steps == by_force(on_table(state), in_hand(state, state.seat), paving="paving" in position, **rules)


@pytest.mark.rule("GAU-13", "GAU-14")
def test_gx_01_the_position_decides_the_animal_at_each_corner() -> None:
    corners = {  # N, SE, SW of some cells
        (0, 0): ((0, 0, 0), (0, 1, 1), (-1, 1, 2)),
        (1, 0): ((1, 0, 2), (1, 1, 0), (0, 1, 1)),
        (0, 1): ((0, 1, 1), (0, 2, 2), (-1, 2, 0)),
        (-1, 0): ((-1, 0, 1), (-1, 1, 2), (-2, 1, 0)),
        (2, -1): ((2, -1, 0), (2, 0, 1), (1, 0, 2)),
    }
    for (q, r), three in corners.items():
        cell = cell_at(q, r)
        for corner, (x, y, expected) in zip((cell, cell_at(q, r + 1), cell_at(q - 1, r + 1)), three, strict=True):
            assert corner == cell_at(x, y)
            assert animal_at(corner) == expected


@pytest.mark.rule("GAU-15", "GAU-16")
def test_gx_02_a_tile_fits_where_its_third_has_the_colour_that_lies_there() -> None:
    state = gaudi("players 2; tiles OGB 0,0; hands OOO GGG BBB")
    expected = {"OOO 0,-1", "OOO 1,-1", "GGG 1,0", "GGG 0,1", "BBB -1,1", "BBB -1,0"}
    assert by_steps(state) == {turn(one) for one in expected}
    nowhere = [kind for kind in range(KINDS) if not state.floor.room() >> kind & 1]
    assert {kind_name(kind) for kind in nowhere} == {"GOO", "GOG", "GBO", "GBG", "BOO", "BOG", "BBO", "BBG"}
    assert sum(int(COPIES[kind]) for kind in nowhere) == 24


@pytest.mark.rule("GAU-20", "GAU-24", "GAU-15", "GAU-25")
def test_gx_03_two_tiles_touch_and_complete_an_animal() -> None:
    state = gaudi("players 2; tiles OGB 0,0; hands OGG OBB GGO")
    two = {one for one in by_steps(state) if len(one) == 2}
    expected = ("OBB 0,-1 OGG 1,-1", "OGG 0,-1 OBB 1,-1", "GGO 0,1 OGG 1,0", "OGG 0,1 GGO 1,0")
    assert two == {turn(one) for one in expected}
    assert refused(play(state, "lay OGG 1,-1"), "lay GGO 0,1") == "GAU-20"
    assert refused(play(state, "lay OGG 1,0"), "lay OBB 2,0") == "GAU-24"
    assert refused(play(state, "lay OGG 1,0"), "lay GGO 2,0") == "GAU-15"


@pytest.mark.rule("GAU-24", "GAU-25")
def test_gx_04_one_of_the_two_tiles_may_complete_the_animal_alone() -> None:
    state = gaudi(f"players 2; {EXAMPLES['GX-04'][0]}")
    two = {one for one in by_steps(state) if len(one) == 2}
    assert two == {turn("BBB -1,0 OGB -1,1"), turn("OGB 1,-1 BBB 2,-1")}


@pytest.mark.rule("GAU-26", "GAU-27")
def test_gx_05_the_order_of_laying_does_not_matter() -> None:
    state = gaudi(f"players 2; {EXAMPLES['GX-05'][0]}; objectives jellyfish/orange snail/green")
    assert {one for one in by_steps(state) if len(one) == 3} == {turn("OGG 0,-1 OBO 1,-1 GGO 2,-1")}
    first = play(state, "lay OGG 0,-1")
    assert texts(first) == {"lay OBO 1,-1", "lay GGO 2,-1", "done"}
    both_ends = play(first, "lay GGO 2,-1")
    assert texts(both_ends) == {"lay OBO 1,-1"}
    assert refused(both_ends, "done") == "GAU-20"
    after = play(both_ends, "lay OBO 1,-1", "done")
    assert [(place_of(one.corner), one.animal) for one in animals(after)] == [((0, 0), 0), ((1, 0), 2)]
    fits = {"OGG": {"0,-1", "0,1"}, "OBO": {"0,-1", "1,-1", "2,-1"}, "GGO": {"0,1", "2,-1"}}
    assert texts(state) == {f"lay {kind} {cell}" for kind, cells in fits.items() for cell in cells}


@pytest.mark.rule("GAU-22", "GAU-23")
def test_gx_06_three_tiles_around_an_animal_corner_are_compact() -> None:
    state = gaudi(f"players 2; {EXAMPLES['GX-06'][0]}")
    three = {one for one in by_steps(state) if len(one) == 3}
    assert three == {turn("OOB 1,-1 BGB 1,0 GGB 0,1"), turn("OOB 1,-1 GGB 1,0 BGB 0,1")}
    assert refused(play(state, "lay OOB 1,-1", "lay BGB 1,0"), "lay GGB 2,-1") == "GAU-22"
    assert len(by_force(on_table(state), in_hand(state, 0), compact=True)) == 18


@pytest.mark.rule("GAU-22")
def test_gx_07_three_tiles_around_a_blank_corner_are_compact_too() -> None:
    state = gaudi(f"players 2; {EXAMPLES['GX-07'][0]}")
    assert refused(play(state, "lay OOO 1,-1", "lay GBO 2,-1"), "lay GOB 2,-2") == "GAU-22"
    assert turn("OOO 1,-1 GBO 2,-1 GOB 3,-2") in by_steps(state)


@pytest.mark.rule("GAU-22", "GAU-25")
def test_gx_08_the_end_of_a_chain_may_hang_outside() -> None:
    state = gaudi(f"players 2; {EXAMPLES['GX-08'][0]}")
    assert {one for one in by_steps(state) if len(one) == 3} == {turn("OBO 1,-1 GGO 2,-1 GBB 3,-2")}
    assert refused(play(state, "lay OBO 1,-1", "lay GGO 2,-1"), "lay GBB 2,-2") == "GAU-22"


@pytest.mark.rule("GAU-15", "GAU-46")
@pytest.mark.parametrize("variant", ["", "initiation 0; ", "paving; "])
def test_gx_09_new_tiles_must_agree_with_each_other(variant: str) -> None:
    state = gaudi(f"players 2; {variant}tiles OGB 0,0; hands OGO GGB GGG")
    assert refused(state, "lay GGB 1,0") is None
    assert refused(play(state, "lay OGO 1,-1"), "lay GGB 1,0") == "GAU-15"


@pytest.mark.rule("GAU-15", "GAU-17", "GAU-32", "GAU-34", "GAU-39")
@pytest.mark.parametrize(
    ("objectives", "marked", "points"),
    [("jellyfish/orange", 2, 2), ("starfish/orange", 1, 2), ("snail/green", 2, 2)],
)
def test_gx_10_closing_a_hole_completes_three_animals(objectives: str, marked: int, points: int) -> None:
    other = {"jellyfish/orange": "snail/green", "starfish/orange": "snail/green", "snail/green": "starfish/blue"}[
        objectives
    ]
    state = gaudi(f"{HOLE}; objectives {objectives} {other}")
    assert [kind_name(kind) for kind in range(KINDS) if state.floor.allowed(cell_at(1, 0)) >> kind & 1] == ["BGO"]
    after = lay_turn(state, "BGO 1,0")
    found = {place_of(one.corner): (one.animal, one.colour) for one in animals(after)}
    assert found == {(1, 0): (2, 0), (1, 1): (0, 2), (0, 1): (1, 1)}
    assert sum(one.seen == MARKED for one in animals(after)) == marked
    assert after.counters[0] == state.counters[0] - marked
    assert after.points()[0] == points


@pytest.mark.rule("GAU-35", "GAU-36")
def test_gx_11_the_last_counter_goes_to_the_corner_furthest_up() -> None:
    after = lay_turn(gaudi(f"{HOLE}; objectives snail/orange jellyfish/green; counters 1 35"), "BGO 1,0")
    assert {place_of(one.corner): one.seen for one in animals(after)} == {
        (1, 0): MARKED,
        (0, 1): NO_COUNTER,
        (1, 1): NO_COUNTER,
    }
    assert (after.points()[0], after.counters[0]) == (1, 0)


@pytest.mark.rule("GAU-18", "GAU-28", "GAU-29")
def test_gx_12_exchange_only_when_nothing_fits_and_only_once() -> None:
    state = gaudi("players 2; tiles OGB 0,0; hands GOO BOG BBO; pile 1 OGO")
    assert texts(state) == {"exchange GOO", "exchange BOG", "exchange BBO"}
    assert refused(state, "lay GOO 0,-1") == "GAU-28"
    lucky = play(state, "exchange GOO")
    assert texts(lucky) == {"lay OGO 0,-1", "lay OGO 1,-1", "lay OGO 0,1", "lay OGO 1,0"}
    assert refused(lucky, "exchange BOG") == "GAU-29"
    unlucky = play(gaudi("players 2; tiles OGB 0,0; hands GOO BOG BBO; pile 1 GBG"), "exchange GOO")
    assert (sorted(in_hand(unlucky, 0)), unlucky.pile_size, unlucky.seat) == (["BBO", "BOG", "GBG"], 1, 1)
    assert refused(gaudi("players 2; tiles OGB 0,0; hands GOO BOG OBB"), "exchange GOO") == "GAU-18"


@pytest.mark.rule("GAU-37", "GAU-40")
def test_gx_13_the_game_ends_when_the_last_tile_is_laid_from_an_empty_pile() -> None:
    end = lay_turn(gaudi("players 2; tiles OGB 0,0; hands OGB / GGG BBB; pile"), "OGB 0,-1")
    assert (end.task, end.acting(), in_hand(end, 1)) == (OVER, [], ["GGG", "BBB"])
    one = lay_turn(gaudi("players 2; tiles OGB 0,0; hands OGG OBB GGG / GGG BBB; pile 1 BBB"), "OGG 0,-1 OBB 1,-1")
    assert (one.acting(), len(in_hand(one, 0)), one.pile_size) == ([1], 2, 0)
    three = "players 2; tiles OGB 0,0, BGO 1,0; hands OGG OBO GGO / GGG; pile 2 BBB"
    after = lay_turn(gaudi(three), "OGG 0,-1 OBO 1,-1 GGO 2,-1")
    assert (after.acting(), in_hand(after, 0)) == ([1], ["BBB", "BBB"])


@pytest.mark.rule("GAU-30", "GAU-38")
def test_gx_14_who_cannot_lay_is_passed_over_and_the_game_ends_when_nobody_ever_can() -> None:
    state = gaudi("players 2; tiles OGB 0,0; hands GOO / OOO; pile; seat 0")
    assert state.acting() == [1]
    assert texts(state) == {"lay OOO 0,-1", "lay OOO 1,-1"}
    assert lay_turn(state, "OOO 0,-1").task == OVER
    assert gaudi("players 2; tiles OGB 0,0; hands GOO / BBG; pile; seat 0").task == OVER


@pytest.mark.rule("GAU-34", "GAU-36", "GAU-39", "GAU-41")
def test_gx_15_own_counters_score_one_or_two_and_equal_totals_share_the_place() -> None:
    wanted = {"green starfish": 3, "green": 4, "starfish": 2, "orange snail": 3, "orange": 3, "snail": 3}
    for seed in range(100):
        groups: dict[str, list[str]] = {name: [] for name in wanted}
        for one in animals(paved := mid_game(seed)):
            words = {COLOURS[one.colour], ANIMALS[one.animal]}
            name = next(name for name in [*groups, ""] if set(name.split()) <= words)
            groups.get(name, []).append("{},{}".format(*place_of(one.corner)))
        if all(len(groups[name]) > count for name, count in wanted.items()):
            break
    first, second = list(wanted)[:3], list(wanted)[3:]
    mine = [f"{corner} by 0 marked" for name in first for corner in groups[name][: wanted[name]]]
    theirs = [f"{corner} by 1 marked" for name in second for corner in groups[name][: wanted[name]]]
    late = [f"{groups[name][-1]} by 1 late" for name in first]
    table = f"players 2; objectives starfish/green snail/orange; tiles {tiles_clause(paved)}; animals "
    assert gaudi(table + ", ".join(mine + late)).points() == [12, 0]
    four = table.replace(
        "players 2; objectives starfish/green", "players 4; objectives starfish/green starfish/blue snail/blue"
    )
    assert gaudi(four + ", ".join([*mine, f"{groups['green starfish'][-1]} by 1 marked"])).points()[:2] == [12, 1]
    state = gaudi(table + ", ".join(mine + theirs))
    assert (state.points(), state.ranks()) == ([12, 12], [1, 1])
    assert gaudi(table + ", ".join(mine + theirs[1:])).ranks() == [1, 2]


def mid_game(seed: int) -> Gaudi:
    """A paving of 70 tiles by players who complete whatever they can."""
    state = GAME.open(2, {}, Luck(key_from("mid-game", seed)))
    while len(state.tiles) < 70:
        ahead = [(play(state, text), text) for text in texts(state)]
        after, _ = max(ahead, key=lambda one: (one[0].gained, one[0].drafted, one[1]))
        state = after
    return state


def tiles_clause(state: Gaudi) -> str:
    return ", ".join("{} {},{}".format(kind, *cell) for cell, kind in on_table(state).items())


@pytest.mark.rule("GAU-47", "GAU-32", "GAU-34")
def test_gx_16_counters_narrow_down_the_objectives() -> None:
    steps = (  # what seat 1 completes, and the pair of objectives it rules out
        ("OOG 0,0, OOG -1,0", "OOG -1,1", "jellyfish/blue"),
        ("BGG 0,0, BGG 0,-1", "BOB 1,-1", "starfish/blue"),
        ("OOB 0,0, OOB 1,0", "BOB 0,1", "jellyfish/green"),
    )
    left = ["jellyfish/green", "jellyfish/blue", "starfish/green", "starfish/blue"]
    could = ""
    for table, last, ruled_out in steps:
        start = f"players 2; objectives snail/orange starfish/green; tiles {table}; hands OOO / {last[:3]}; seat 1"
        state = gaudi(start + could)
        assert possible(state) == left
        after = lay_turn(state, last)
        left.remove(ruled_out)
        assert possible(after) == left
        could = "; could1 " + " ".join(pair_name(pair) for pair in GAME.view(after, None).could[1])
    assert left == ["starfish/green"]


def possible(state: Gaudi) -> list[str]:
    """What seat 0 thinks possible of seat 1, all equally likely."""
    chances = beliefs(GAME.view(state, 0))[1]
    found = [pair_name(pair) for pair, chance in enumerate(chances) if chance]
    assert {chance for chance in chances if chance} == {1 / len(found)}
    return found


@pytest.mark.rule("GAU-03", "GAU-04", "GAU-05", "GAU-07", "GAU-09", "GAU-11", "GAU-02", "GAU-53")
@pytest.mark.parametrize("short", [False, True])
@pytest.mark.parametrize("seats", range(2, 7))
def test_gx_17_set_up(seats: int, short: bool) -> None:
    for seed in range(30):
        state = GAME.open(seats, {"short": short}, Luck(key_from("set-up", seed)))
        assert state.pile_size == (50 if short else 84) - 1 - 3 * seats
        assert [int(count) for count in state.counters] == [{2: 35, 3: 25, 4: 25, 5: 15, 6: 15}[seats]] * seats
        (start,) = on_table(state).items()
        assert start[0] == (0, 0)
        assert len(set(start[1])) == 3
        most = 1 if seats < 4 else 2
        for cards in ([int(pair) // 3 for pair in state.pairs], [int(pair) % 3 for pair in state.pairs]):
            assert max(cards.count(card) for card in range(3)) <= most
        counted = GAME.census(state)
        assert (counted["tiles"], counted["out"], counted["too many"]) == ((50, 34, 0) if short else (84, 0, 0))
        assert short or all(counted[kind_name(kind)] == COPIES[kind] for kind in range(KINDS))


@pytest.mark.rule("GAU-20", "GAU-46")
def test_gx_19_paving_lets_tiles_lie_apart() -> None:
    state = gaudi("players 2; paving; tiles OGB 0,0; hands OOO GGG BBB")
    assert turn("OOO 0,-1 GGG 1,0 BBB -1,1") in by_steps(state)


@pytest.mark.rule("GAU-47", "GAU-48", "GAU-31")
def test_gx_20_others_learn_what_is_laid_but_not_what_is_drawn_or_exchanged() -> None:
    before = play(gaudi("players 2; tiles OGB 0,0; hands OGG OBB GGO / OOO"), "lay OBB 0,-1", "lay OGG 1,-1")
    read = [event for event in told(before, "done") if event.may_be_read_by(1)]
    assert read[0].kind == "lay"
    assert next(event for event in read if event.kind == "drew").args == {"count": 2}
    assert not any("tiles" in event.args for event in read)
    stuck = gaudi("players 2; tiles OGB 0,0; hands GOO BOG BBO; pile 1 GBG")
    read = [event for event in told(stuck, "exchange GOO") if event.may_be_read_by(1)]
    assert [(event.kind, dict(event.args)) for event in read] == [("exchange", {}), ("stuck", {})]
    assert GAME.view(play(stuck, "exchange GOO"), 1).pile == GAME.view(stuck, 1).pile


def texts(state: Gaudi) -> set[str]:
    return {GAME.write(GAME.decode(code)) for code in state.codes(state.seat)}
