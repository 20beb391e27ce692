"""Where tiles may lie, and what a turn is."""

from __future__ import annotations

from collections import Counter

import pytest
from gaudi_turns import (
    agreeing,
    by_force,
    by_steps,
    gaudi,
    in_hand,
    lay_turn,
    on_table,
    pave,
    play,
    points,
    refused,
    told,
    touch,
)

from tablee.engine.luck import Luck, key_from, seeded
from tablee.engine.state import NOTHING
from tablee.games.gaudi import GAME
from tablee.games.gaudi.rules.paving import bare
from tablee.games.gaudi.rules.state import OVER, TO_LAY, Gaudi
from tablee.games.gaudi.rules.tiles import (
    KINDS,
    NEIGHBOURS,
    REACH,
    START,
    cell_at,
    kind_name,
    parse_kind,
    place_of,
    touching,
)

HAND = "players 2; tiles OGB 0,0; hands OGG OBB GGO / OOO GGG BBB"


def random_position(seed: int, tiles: int, **options: object) -> Gaudi:
    """Somebody's turn in a random game, at its beginning."""
    rng = seeded("random position", seed)
    state = GAME.open(2 + seed % 5, options, Luck(key_from("random position", seed)))
    while len(state.tiles) < tiles or state.drafted or state.task != TO_LAY:
        state.play(state.seat, state.draw(state.seat, rng))
    return state


@pytest.mark.rule("GAU-12")
def test_gau_12_a_tile_lies_on_a_free_cell() -> None:
    state = gaudi(HAND)
    assert refused(state, "lay OGG 0,0") == "GAU-12"
    assert refused(play(state, "lay OGG 0,-1"), "lay OBB 0,-1") == "GAU-12"


@pytest.mark.rule("GAU-12")
@pytest.mark.parametrize("direction", range(6))
def test_gau_12_the_table_has_no_edge(direction: int) -> None:
    floor, cell = bare(), START
    floor.lay(cell, 0)
    for _ in range(83):
        cell += int(NEIGHBOURS[direction])
        assert floor.allowed(cell) & 1
        floor.lay(cell, 0)
    assert max(map(abs, place_of(cell))) == 83 < REACH
    assert floor.room() & 1
    assert refused(gaudi(HAND), f"lay OGG {REACH},{REACH}") == "GAU-16"


@pytest.mark.rule("GAU-13", "GAU-15", "GAU-16")
@pytest.mark.parametrize("seed", range(6))
def test_gau_13_every_tile_has_exactly_one_rotation_where_it_fits(seed: int) -> None:
    state = random_position(seed, 5 + 6 * seed)
    paved = pave(on_table(state))
    assert paved is not None
    for index in range(state.floor.edge_size):
        cell = int(state.floor.edge[index])
        for kind in range(KINDS):
            fitting = agreeing(paved, place_of(cell), kind_name(kind))
            assert len(fitting) == (state.floor.allowed(cell) >> kind & 1)


@pytest.mark.rule("GAU-14")
def test_gau_14_neighbours_touch_and_share_one_animal_corner() -> None:
    centre = (0, 0)
    animals = {points(centre)[k] for k in (0, 2, 4)}
    for q in range(-3, 4):
        for r in range(-3, 4):
            assert touching(START, cell_at(q, r)) == touch(centre, (q, r))
            if touch(centre, (q, r)):
                assert len(animals & {points((q, r))[k] for k in (0, 2, 4)}) == 1


@pytest.mark.rule("GAU-15")
def test_gau_15_a_refusal_names_the_two_thirds_that_disagree() -> None:
    refusal = GAME.why_not(gaudi(HAND), 0, GAME.parse("lay GGO 0,-1"))
    assert refusal is not None
    assert GAME.face.explain(refusal, "en") == "Your tile has a green snail where an orange snail lies."
    assert GAME.face.explain(refusal, "fr") == "Votre dalle porte un escargot vert là où se trouve un escargot orange."


@pytest.mark.rule("GAU-17")
def test_gau_17_an_animal_is_complete_when_its_three_cells_are_taken() -> None:
    state = gaudi("players 2; tiles OGB 0,0, OBG 0,-1; hands OGB OOG BBB")
    corner = cell_at(0, 0)
    assert (state.floor.count(corner), state.floor.is_complete(corner)) == (2, False)
    assert play(state, "lay OGB 1,-1").floor.is_complete(corner)


@pytest.mark.rule("GAU-18")
def test_gau_18_who_can_lay_may_neither_pass_nor_exchange() -> None:
    state = gaudi(HAND)
    assert refused(state, "done") == "GAU-18"
    assert refused(state, "exchange OGG") == "GAU-18"
    assert refused(state, "lay BBB -1,0") == "GAU-18"  # of another hand
    assert refused(play(state, "lay OGG 0,-1"), "lay OGG 1,-1") == "GAU-18"  # laid already


@pytest.mark.rule("GAU-19")
def test_gau_19_one_tile_needs_to_complete_nothing() -> None:
    after = lay_turn(gaudi(HAND), "OGG 0,-1")
    assert (after.acting(), len(after.animals)) == ([1], 0)


@pytest.mark.rule("GAU-20", "GAU-21", "GAU-22", "GAU-24", "GAU-25", "GAU-26", "GAU-43", "GAU-44", "GAU-46")
@pytest.mark.parametrize("options", [{}, {"initiation": "all"}, {"initiation": "all", "compact": True}, {"paving": True}])
@pytest.mark.parametrize("seed", range(3))
def test_gau_26_the_steps_reach_exactly_the_turns_that_brute_force_finds(seed: int, options: dict[str, object]) -> None:
    state = random_position(seed, 3 + 3 * seed, **options)
    forced = by_force(
        on_table(state),
        in_hand(state, state.seat),
        animals="initiation" not in options,
        compact="compact" in options,
        paving="paving" in options,
    )
    assert by_steps(state) == forced


@pytest.mark.soak
@pytest.mark.rule("GAU-26")
@pytest.mark.parametrize("seed", range(3, 100))
def test_gau_26_the_steps_reach_exactly_the_turns_late_in_the_game_too(seed: int) -> None:
    state = random_position(seed, 3 + seed % 60)
    assert by_steps(state) == by_force(on_table(state), in_hand(state, state.seat))


@pytest.mark.rule("GAU-21")
def test_gau_21_the_second_tile_may_touch_only_the_first() -> None:
    state = gaudi("players 2; initiation 0; tiles OGB 0,0; hands OGG OBB GGO")
    assert refused(state, "lay OBB 2,0") == "GAU-16"  # touches nothing that lies there
    assert refused(play(state, "lay OGG 1,0"), "lay OBB 2,0") is None


@pytest.mark.rule("GAU-23")
def test_gau_23_three_tiles_form_a_straight_or_bent_chain() -> None:
    straight_or_bent = Counter[int]()
    state = gaudi("players 2; initiation 0; tiles OGB 0,0, OBG 0,-1; hands OOB BGB GGB")
    for one in by_steps(state):
        cells = [cell for cell, _ in one]
        if len(cells) == 3:
            straight_or_bent[sum(touch(a, b) for a in cells for b in cells) // 2] += 1
    assert straight_or_bent == {2: 16}


@pytest.mark.rule("GAU-25")
def test_gau_25_animals_count_whoever_collects_them() -> None:
    for objectives in ("snail/orange jellyfish/green", "jellyfish/blue starfish/green"):
        state = gaudi(f"{HAND}; objectives {objectives}")
        assert refused(play(state, "lay OGG 0,-1"), "lay OBB 1,-1") is None


@pytest.mark.rule("GAU-27")
def test_gau_27_nobody_else_notices_an_attempt() -> None:
    before = gaudi(HAND)
    after = play(before, "lay OBB 0,-1")
    action = GAME.parse("lay OBB 0,-1")
    for chair in (1, None):
        assert GAME.view(after, chair) == GAME.view(before, chair)
        assert before.sight(0, GAME.encode(action), -1 if chair is None else chair) == NOTHING
    assert GAME.view(after, 0).draft == (action,)
    assert told(before, "lay OBB 0,-1") == []
    assert (after.luck_used(), after.secrets_opened()) == (before.luck_used(), before.secrets_opened())
    assert play(after, "done").secrets_opened() > after.secrets_opened()


@pytest.mark.rule("GAU-27", "GAU-47")
def test_gau_27_a_confirmed_turn_is_seen_whole_and_in_no_order() -> None:
    seen = set()
    for one, other in (("lay OBB 0,-1", "lay OGG 1,-1"), ("lay OGG 1,-1", "lay OBB 0,-1")):
        drafted = play(gaudi(HAND), one, other)
        code = drafted.sight(0, GAME.encode(GAME.parse("done")), 1)
        seen.add(GAME.write_sight(GAME.sight(int(code))))
    assert seen == {"laid OGG 1,-1 OBB 0,-1"}
    assert GAME.sight_code(GAME.parse_sight(seen.pop())) == code


@pytest.mark.rule("GAU-28")
def test_gau_28_the_new_tile_is_any_of_the_pile_but_never_the_one_given_back() -> None:
    state = gaudi("players 2; tiles OGB 0,0; hands GOO BOG BBO; pile 1 OGO, 1 GBG")
    drawn = Counter[str]()
    for seed in range(60):
        twin = state.copy()
        twin.dice = seeded("exchange", seed)
        after = play(twin, "exchange GOO")
        new = (Counter(in_hand(after, 0)) - Counter(["BOG", "BBO"])).elements()
        drawn.update(new)
        assert after.pile_size == 2
        assert after.pile[parse_kind("GOO")] == 1
    assert set(drawn) == {"OGO", "GBG"}
    assert min(drawn.values()) > 15
    assert refused(state, "exchange OOO") == "GAU-18"


@pytest.mark.rule("GAU-29")
def test_gau_29_a_turn_has_one_exchange_and_ends_when_still_nothing_fits() -> None:
    after = play(gaudi("players 2; tiles OGB 0,0; hands GOO BOG BBO / OOO; pile 1 GBG"), "exchange GOO")
    assert (after.acting(), after.exchanged) == ([1], False)
    lucky = play(gaudi("players 2; tiles OGB 0,0; hands GOO BOG BBO / OOO; pile 1 OGO"), "exchange GOO")
    assert (lucky.acting(), lucky.exchanged, refused(lucky, "done")) == ([0], True, "GAU-18")


@pytest.mark.rule("GAU-30")
def test_gau_30_a_turn_without_a_fitting_tile_and_without_a_pile_is_skipped_and_told() -> None:
    state = gaudi("players 3; tiles OGB 0,0; hands OGB OOG / GOO / BBB; pile")
    drafted = play(state, "lay OGB 0,-1")
    after = play(drafted, "done")
    assert after.acting() == [2]
    assert [(event.kind, event.seat) for event in told(drafted, "done") if event.audience is None] == [
        ("lay", 0),
        ("skip", 1),
    ]


@pytest.mark.rule("GAU-31", "GAU-10")
def test_gau_31_after_laying_one_draws_up_to_three_and_the_next_seat_acts() -> None:
    state = gaudi("players 3; tiles OGB 0,0; hands OGG OBB GGO / OOO GGG BBB / GGG; pile 3 BBB; seat 0")
    after = lay_turn(state, "OGG 0,-1 OBB 1,-1")
    assert (in_hand(after, 0), int(after.pile_size), after.acting()) == (["GGO", "BBB", "BBB"], 1, [1])
    assert refused(after, "lay GGO 0,1", seat=0) == "GAU-10"
    last = lay_turn(after, "BBB -1,1")
    assert (len(in_hand(last, 1)), int(last.pile_size), last.acting()) == (3, 0, [2])
    stuck = play(gaudi("players 2; tiles OGB 0,0; hands GOO BOG BBO / OOO; pile 3 GBG"), "exchange GOO")
    assert (len(in_hand(stuck, 0)), int(stuck.pile_size)) == (3, 3)


@pytest.mark.rule("GAU-37")
def test_gau_37_nothing_can_be_done_after_the_end() -> None:
    end = lay_turn(gaudi("players 2; tiles OGB 0,0; hands OGB / GGG BBB; pile"), "OGB 0,-1")
    assert end.task == OVER
    assert refused(end, "lay GGG 1,0", seat=1) == "GAU-37"
