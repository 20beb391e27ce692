"""Set-up, turns and placement (sections 4 to 7), the variants (section 13)."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from facades import COMBINATIONS, begun, dealt_match, drawing, drawn, legal_cells, new_game, refused, scripted

from tablee.engine.luck import Luck, key_from, seeded
from tablee.engine.state import playout
from tablee.engine.values import Illegal, Malformed, Mistake
from tablee.games.balconia import GAME
from tablee.games.balconia.game import THREE_COLUMNS
from tablee.games.balconia.rules.sides import PINK, TURQUOISE
from tablee.games.balconia.rules.state import TO_KEEP, TO_PLACE, Balconia


def doors(state: Balconia) -> dict[str, int]:
    return {column: int(number) for column, number in zip("ABCDE", state.rules.doors, strict=True) if number}


# Set-up


@pytest.mark.rule("BAL-09")
def test_bal_09_two_seats_exactly() -> None:
    for seats in (0, 1, 3):
        with pytest.raises(Mistake):
            GAME.open(seats, {}, seeded(1))
    assert len(GAME.view(new_game(), 0).points) == 2


@pytest.mark.rule("BAL-10")
def test_bal_10_colours_are_drawn_by_lot_unless_chosen() -> None:
    lots = Counter(GAME.open(2, {}, seeded("lot", number)).rules.turquoise for number in range(200))
    assert set(lots) == {0, 1}
    assert min(lots.values()) > 60
    for seat in (0, 1):
        state = GAME.open(2, {"turquoise": seat}, seeded(seat))
        assert state.turn() == seat  # turquoise selects first
        assert GAME.colours_of(GAME.view(state, None))[seat] == "turquoise"


@pytest.mark.rule("BAL-11", "BAL-12", "BAL-128")
@pytest.mark.parametrize(("fill", "coming", "aside"), [("no", 14, 8), ("full25", 22, 0), ("full23", 22, 0)])
def test_bal_12_all_blocks_lie_on_the_table_and_some_tokens_are_set_aside(fill: str, coming: int, aside: int) -> None:
    seen = GAME.view(new_game(fill=fill), 0)
    assert sorted([*seen.table, *seen.revealed]) == list(range(1, 23))
    assert (seen.turns_total, seen.face_down + len(seen.revealed), seen.set_aside) == (coming, coming, aside)


@pytest.mark.rule("BAL-13", "BAL-36")
def test_bal_13_every_number_is_equally_likely_at_every_turn() -> None:
    first, last, games = Counter[int](), Counter[int](), 2200
    for number in range(games):
        tokens = new_game("tokens", number).tokens
        first[int(tokens[0])] += 1
        last[int(tokens[13])] += 1
    for counted in (first, last):
        assert set(counted) == set(range(1, 23))
        chi_square = sum((seen - games / 22) ** 2 / (games / 22) for seen in counted.values())
        assert chi_square < 50  # 21 degrees of freedom: beyond this once in 2000 times


@pytest.mark.rule("BAL-14", "BAL-15")
def test_bal_14_one_random_door_stands_in_c1() -> None:
    found = [doors(new_game("door", number)) for number in range(60)]
    assert all(set(one) == {"C"} for one in found)
    assert {one["C"] for one in found} == {1, 2, 3}


@pytest.mark.rule("BAL-16", "BAL-17", "BAL-65")
def test_bal_16_each_seat_counts_the_door_it_faces() -> None:
    state = drawn(". . 13d . .\n. . D3 . .")  # 13d: a cat and a flower; 13b behind it: a person, an awning and a flower
    assert [state.door_points(side) for side in (TURQUOISE, PINK)] == [0, 0]
    state = drawn(". . 20b . .\n. . D3 . .")  # turquoise: birds against awnings; pink sees 20d, laundry against hearts
    assert [state.door_points(side) for side in (TURQUOISE, PINK)] == [1, 1]


@pytest.mark.rule("BAL-06", "BAL-19", "BAL-27")
def test_bal_19_the_halves_of_the_disc_follow_the_roles() -> None:
    match = begun("tokens 4 9").play(["keep ab"])
    assert (match.view(0).disc_kept, match.view(1).disc_offered) == ("ab", "cd")
    seen = match.play(["place c C2", "keep da"]).view(TURQUOISE)
    assert (seen.selector, seen.disc_kept, seen.disc_offered) == (PINK, "da", "bc")


# Turns


@pytest.mark.rule("BAL-33", "BAL-34", "BAL-35", "BAL-63", "BAL-64", "BAL-136", "BAL-138")
def test_bal_33_fourteen_turns_with_roles_by_turns() -> None:
    match = dealt_match("roles")
    for turn in range(1, 15):
        selector = TURQUOISE if turn % 2 else PINK
        seen = match.view(0)
        assert (seen.turn, seen.phase, seen.selector, seen.placer, seen.acting) == (
            turn, "select", selector, 1 - selector, (selector,),
        )  # fmt: skip
        assert seen.disc_block == match.state.tokens[turn - 1] == seen.revealed[-1]
        assert seen.disc_block not in seen.table
        match.do("keep bc")
        assert match.acting == (1 - selector,)
        match.do(match.legal()[0])
    assert match.over
    assert len(match.state.built) == 14
    for seat, text in product((0, 1), ("keep ab", "place a A5")):
        assert refused(match, seat, text).rule == "BAL-138"


@pytest.mark.rule("BAL-25", "BAL-26")
def test_bal_25_two_adjacent_faces_are_kept() -> None:
    match = begun("tokens 4")
    assert [choice.text for choice in match.choices()] == ["keep ab", "keep bc", "keep cd", "keep da"]
    for pair in ("ac", "ca", "bd"):
        assert refused(match, 0, f"keep {pair}").rule == "BAL-26"
    assert GAME.parse("keep ad") == GAME.parse("keep da")


@pytest.mark.rule("BAL-28", "BAL-38", "BAL-39", "BAL-42")
def test_bal_39_the_placer_takes_an_offered_face_and_alone_chooses_the_cell() -> None:
    match = begun("tokens 4").play(["keep da"])
    assert refused(match, PINK, "place a C2").rule == "BAL-38"
    assert refused(match, PINK, "place d C2").rule == "BAL-38"
    assert refused(match, TURQUOISE, "place b C2").rule == "BAL-39"
    assert refused(match, TURQUOISE, "keep ab").rule == "BAL-42"
    assert {dict(choice.slots)["face"] for choice in match.choices()} == {"b", "c"}


@pytest.mark.rule("BAL-08", "BAL-24")
def test_bal_08_a_block_stands_upright_in_one_of_four_ways() -> None:
    ways = set()
    for pair in ("ab", "bc", "cd", "da"):
        match = begun("tokens 4").play([f"keep {pair}"])
        for action in match.legal():
            seen = match.foresee(action).after.seen
            ways.add(tuple(sorted(int(face) for face in seen if face >= 0)))
    assert ways == {(12, 14), (13, 15)}  # 4a with 4c, 4b with 4d; either may look at turquoise


@pytest.mark.rule("BAL-37", "BAL-38", "BAL-52")
def test_bal_37_both_see_the_block_on_the_disc_before_they_choose() -> None:
    match = dealt_match("disc")
    assert [match.view(seat).disc_block for seat in (0, 1)] == [match.state.token()] * 2
    match.do("keep cd")
    assert [match.view(seat).disc_kept for seat in (0, 1)] == ["cd", "cd"]


@pytest.mark.rule("BAL-40", "BAL-41", "BAL-47")
def test_bal_40_nobody_passes_and_nothing_is_moved() -> None:
    for text in ("pass", "move C2 C3", "keep", "remove C2"):
        with pytest.raises(Malformed):
            GAME.parse(text)
    for number in range(20):
        state = new_game("full", number, fill="full25")
        rng, before = seeded(number), list[int]()
        while seat := state.acting():
            assert state.codes(seat[0])
            state.play(seat[0], state.draw(seat[0], rng))
            assert [int(code) for code in state.built][: len(before)] == before
            before = [int(code) for code in state.built]
        assert len(before) == 22


@pytest.mark.rule("BAL-42")
def test_bal_42_every_choice_shows_something_so_none_is_taken_back() -> None:
    match = dealt_match("undo")
    while not match.over:
        match.do(match.legal()[-1])
        assert not any(match.can_undo(seat) for seat in (0, 1))


# Placement


@pytest.mark.rule("BAL-43")
def test_bal_43_only_a_free_cell() -> None:
    match = begun(drawing(". . 4a . .\n. . D1 . .", "tokens 9")).play(["keep ab"])
    assert refused(match, TURQUOISE, "place c C2").args["cell"] == "C2"
    assert refused(match, TURQUOISE, "place c C2").reason == "block-stands"
    assert refused(match, TURQUOISE, "place c C1").reason == "door-stands"
    with pytest.raises(Malformed):
        GAME.parse("place c F1")


@pytest.mark.rule("BAL-44")
def test_bal_44_the_first_balcony_stands_at_the_door() -> None:
    match = begun("tokens 4").play(["keep ab"])
    assert legal_cells(match.state) == ["B1", "C2", "D1"]
    assert refused(match, PINK, "place c A1").rule == "BAL-44"


@pytest.mark.rule("BAL-45", "BAL-46", "BAL-48")
def test_bal_45_later_balconies_lean_on_balconies_not_on_the_door() -> None:
    stands = drawing(". . 4a . .\n. . D1 . .", "tokens 9")
    match = begun(stands).play(["keep ab"])
    assert refused(match, TURQUOISE, "place c B1").rule == "BAL-46"
    assert refused(match, TURQUOISE, "place c B3").rule == "BAL-45"  # a corner is not enough
    match.do("place c B2")  # above an empty cell
    begun(stands, "door_support always").play(["keep ab", "place c B1"])


@pytest.mark.rule("BAL-49")
def test_bal_49_usual_balconies_always_hold_together() -> None:
    for number in range(30):
        state = new_game("together", number, door_column="random")
        playout(state, seeded("together", number))
        cells = {int(code) % 25 for code in state.built}
        group, waiting = set[int](), [min(cells)]
        while waiting:
            cell = waiting.pop()
            group.add(cell)
            waiting += [other for other in cells - group if abs(other // 5 - cell // 5) + abs(other % 5 - cell % 5) == 1]
        assert group == cells


# Variants


@pytest.mark.rule("BAL-124")
def test_bal_124_free_placement_leaves_every_free_cell() -> None:
    match = begun("placement free", "tokens 4 5").play(["keep ab"])
    assert len(legal_cells(match.state)) == 24
    match.play(["place c E5", "keep ab"])
    assert len(legal_cells(match.state)) == 23


@pytest.mark.rule("BAL-125", "BAL-126")
def test_bal_125_the_door_stands_in_the_chosen_column() -> None:
    for column in "ABCDE":
        assert set(doors(new_game(door_column=column))) == {column}
        assert set(doors(new_game(door_column=column.lower(), fill="full23"))) == {column}
    assert {next(iter(doors(new_game(number, door_column="random")))) for number in range(60)} == set("ABCDE")
    seen = GAME.view(new_game(door_column="A"), PINK)
    assert seen.own_rows[4][4].startswith("D")  # pink's right


@pytest.mark.rule("BAL-127", "BAL-129", "BAL-131")
def test_bal_129_three_doors_are_shuffled_over_their_columns() -> None:
    assert len(THREE_COLUMNS) == 10
    for columns in THREE_COLUMNS:
        assert "".join(doors(new_game(fill="full25", door_columns=columns))) == columns
    orders = {tuple(doors(new_game(number, fill="full25")).values()) for number in range(60)}
    assert len(orders) == 6
    assert legal_cells(new_game(fill="full25", door_columns="ABC")) == ["A2", "B2", "C2", "D1"]


@pytest.mark.rule("BAL-127", "BAL-128", "BAL-132")
@pytest.mark.parametrize(("fill", "left"), [("full25", 1), ("full23", 3)])
def test_bal_132_a_filled_building_leaves_no_choice_of_the_last_cell(fill: str, left: int) -> None:
    state, rng = new_game(fill=fill, placement="free"), seeded(5)
    placed = Counter[int]()
    while len(state.built) < 21 or state.step == TO_KEEP:
        seat = state.acting()[0]
        placed[seat] += state.step == TO_PLACE
        state.play(seat, state.draw(seat, rng))
    assert len(legal_cells(state)) == left
    assert len(state.codes(state.acting()[0])) == 2 * left
    assert placed == {0: 10, 1: 11}


@pytest.mark.rule("BAL-130")
def test_bal_130_three_doors_are_added_up() -> None:
    grid = "D1 19b D3 . D2"  # turquoise sees 2 birds, 1 awning, 1 note; pink 19d: a person, a bird, an awning
    state = drawn(grid, "fill full25")
    assert [state.door(TURQUOISE, number) for number in (1, 2, 3)] == [0, 1, 1]
    assert state.door_points(TURQUOISE) == 2


@pytest.mark.rule("BAL-133")
@pytest.mark.parametrize("options", COMBINATIONS[::5])
def test_bal_133_every_combination_of_options_is_played_to_its_end(options: dict[str, object]) -> None:
    state = new_game(**options)
    assert playout(state, seeded(1)) == 2 * state.rules.turns
    assert state.acting() == []


@pytest.mark.rule("BAL-133")
@pytest.mark.parametrize(
    ("name", "value"), [("placement", "up"), ("fill", "full"), ("door_columns", "AAC"), ("door_column", "F")]
)
def test_bal_133_other_values_are_refused(name: str, value: str) -> None:
    with pytest.raises(Mistake, match=name):
        new_game(**{name: value})


# Frame


@pytest.mark.rule("BAL-135")
def test_bal_135_the_same_source_gives_the_same_game() -> None:
    options = {"door_column": "random"}
    texts = [GAME.position(GAME.open(2, options, Luck(key_from(seed)))) for seed in (1, 1, 2)]
    assert texts[0] == texts[1] != texts[2]
    state = GAME.open(2, options, Luck(key_from(1)))
    playout(state, seeded(1))
    assert state.luck_used() == 0  # nothing is drawn during play


@pytest.mark.rule("BAL-136", "BAL-137")
def test_bal_137_only_the_seat_to_act_and_only_its_step() -> None:
    match = begun("tokens 4")
    assert refused(match, PINK, "keep ab").rule == "BAL-34"
    assert refused(match, PINK, "place c C2").rule == "BAL-136"
    assert refused(match, TURQUOISE, "place c C2").rule == "BAL-39"


@pytest.mark.rule("BAL-137")
def test_bal_137_a_script_is_refereed() -> None:
    with pytest.raises(Illegal):
        scripted(["4 ab c A5"])
