"""What a seat may know (section 8), what it is told, and the worlds its bot imagines."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import fields

import pytest
from facades import begun, drawn, new_game

from tablee.engine.luck import seeded
from tablee.engine.sight import Seen
from tablee.engine.state import playout
from tablee.engine.values import Malformed, View
from tablee.games.balconia import GAME
from tablee.games.balconia.rules import sights
from tablee.games.balconia.rules.actions import parse_cell
from tablee.games.balconia.rules.count import door_points, tallies
from tablee.games.balconia.rules.geometry import CELLS
from tablee.games.balconia.rules.loader import building
from tablee.games.balconia.rules.sides import PINK, TURQUOISE
from tablee.games.balconia.rules.sights import Kept, Placed, Sight
from tablee.games.balconia.rules.state import Balconia
from tablee.games.balconia.rules.view import BalconiaView, absolute_name, side_of
from tablee.games.balconia.rules.worlds import sampler
from tablee.kit.words import LANGUAGES

TABLE_8_1 = {
    "turquoise", "placement", "door_support", "fill", "memory_aid", "building",  # own colour and the options
    "turn", "turns_total", "phase", "selector", "placer", "own_rows", "doors",
    "disc_block", "disc_kept", "disc_offered", "table", "revealed", "face_down", "set_aside", "log",
    "own_points", "legal", "other_rows", "other_points",
}  # fmt: skip


def middle(*seed: int | str, plays: int = 13, **options: object) -> Balconia:
    """A game some way through."""
    state, rng = new_game(*seed, **options), seeded("middle", *seed)
    for _ in range(plays):
        seat = state.acting()[0]
        state.play(seat, state.draw(seat, rng))
    return state


@pytest.mark.rule("BAL-58")
def test_bal_58_a_view_has_exactly_the_fields_of_the_table() -> None:
    assert {one.name for one in fields(BalconiaView)} - {one.name for one in fields(View)} == TABLE_8_1


@pytest.mark.rule("BAL-50", "BAL-58", "BAL-59")
def test_bal_50_the_other_side_is_nowhere_in_a_view() -> None:
    state = middle("hidden")
    for seat in (0, 1):
        seen = GAME.view(state, seat)
        assert (seen.other_rows, seen.other_points, seen.ranks) == (None, None, None)
        assert seen.points[1 - seat] is None
        behind = {
            f"{sign[:-1]}{'cdab'['abcd'.index(sign[-1])]}" for row in seen.own_rows for sign in row if sign[0].isdigit()
        }
        assert behind
        assert not [face for face in behind if f"'{face}'" in str(seen)]


@pytest.mark.rule("BAL-51")
def test_bal_51_both_know_which_cells_are_taken() -> None:
    state = middle("cells")
    for seat in (0, 1):
        shape = [[sign == "." for sign in row] for row in GAME.view(state, seat).own_rows]
        other = [[sign == "." for sign in reversed(row)] for row in GAME.view(state, 1 - seat).own_rows]
        assert shape == other
        assert [turn.cell for turn in GAME.view(state, seat).log] == [turn.cell for turn in GAME.view(state, 1 - seat).log]


@pytest.mark.rule("BAL-53", "BAL-54", "BAL-55")
def test_bal_55_the_numbers_to_come_are_known_as_a_set_only() -> None:
    state = middle("order")
    twin = GAME.from_position(GAME.position(state))
    known = len(GAME.view(state, 0).revealed)
    coming = [int(number) for number in state.tokens][known:]
    for index, number in enumerate(reversed(coming)):
        twin.tokens[known + index] = number
    assert coming != coming[::-1]
    for seat in (0, 1, None):
        assert GAME.view(twin, seat) == GAME.view(state, seat)
    assert list(GAME.view(state, 0).table) == sorted(coming)


@pytest.mark.rule("BAL-56")
def test_bal_56_both_doors_are_public() -> None:
    state = middle("doors")
    assert GAME.view(state, 0).doors == GAME.view(state, 1).doors == GAME.view(state, None).doors


@pytest.mark.rule("BAL-57")
def test_bal_57_a_bot_remembers_the_other_side_from_its_own() -> None:
    for options in ({}, {"fill": "full25"}, {"turquoise": 1}):
        state = middle("memory", **options)
        for seat in (0, 1):
            world = sampler(GAME.view(state, seat)).world(seeded(1))
            assert list(world.built) == list(state.built)
            assert list(world.seen) == list(state.seen)
            assert world.points() == state.points()


@pytest.mark.rule("BAL-54", "BAL-55")
def test_bal_54_imagined_orders_are_all_equally_likely() -> None:
    state, rng = middle("orders", plays=38, fill="full25"), seeded("orders")
    view = GAME.view(state, 0)
    assert len(view.table) == 2
    worlds, orders, draws = sampler(view), Counter[tuple[int, ...]](), 2000
    for _ in range(draws):
        world = worlds.world(rng)
        assert GAME.view(world, 0) == view
        orders[tuple(int(number) for number in world.tokens)[20:]] += 1
    assert set(orders) == {view.table, view.table[::-1]}
    assert abs(orders[view.table] - draws / 2) < 150


@pytest.mark.rule("BAL-13", "BAL-55")
def test_bal_55_any_number_not_seen_may_come_next() -> None:
    state = middle("next", plays=20)
    view = GAME.view(state, PINK)
    worlds, rng, comes = sampler(view), seeded("next"), Counter[int]()
    for _ in range(200 * len(view.table)):
        comes[int(worlds.world(rng).tokens[len(view.revealed)])] += 1
    assert sorted(comes) == list(view.table)
    assert sum((seen - 200) ** 2 / 200 for seen in comes.values()) < 2.8 * len(view.table)


@pytest.mark.rule("BAL-59")
def test_bal_59_a_spectator_sees_blocks_but_no_faces() -> None:
    state = middle("spectator")
    view = GAME.view(state, None)
    signs = {sign for row in view.own_rows for sign in row if sign[0].isdigit()}
    assert signs
    assert all(sign.endswith("?") for sign in signs)
    assert (view.points, view.own_points, view.legal) == ((None, None), None, ())
    rng, faces = seeded(7), Counter[int]()
    for _ in range(400):
        world = sampler(view).world(rng)
        assert GAME.view(world, None) == view
        faces[int(world.built[0]) // 25 % 4] += 1
    assert min(faces[face] for face in range(4)) > 60


@pytest.mark.rule("BAL-60")
def test_bal_60_own_points_are_shown_except_a_majority() -> None:
    majority = GAME.view(drawn(". 4a D1 . ."), TURQUOISE)
    assert majority.own_points is not None
    assert (majority.own_points.doors, majority.points) == ((None,), (2, None))
    for door in (2, 3):
        seen = GAME.view(drawn(f". 22b D{door} . ."), TURQUOISE)
        assert seen.own_points is not None
        assert seen.own_points.doors == ({2: 1, 3: 3}[door],)


@pytest.mark.rule("BAL-61")
def test_bal_61_open_sides_are_seen_by_all_and_change_nothing_else() -> None:
    hidden, shown = middle("open"), middle("open", memory_aid="open")
    assert list(hidden.built) == list(shown.built)
    for seat in (0, 1, None):
        view = GAME.view(shown, seat)
        assert view.points == tuple(shown.points())
        assert view.other_rows is not None
        other = GAME.view(hidden, 1 if seat is None else 1 - seat).own_rows
        assert view.other_rows == other
        assert view.own_points is not None
        assert None not in view.own_points.doors


@pytest.mark.rule("BAL-62")
def test_bal_62_the_end_opens_everything() -> None:
    state = middle("end", plays=28)
    assert state.acting() == []
    for seat in (0, 1, None):
        view = GAME.view(state, seat)
        assert (view.phase, view.points, view.ranks) == ("finished", tuple(state.points()), tuple(state.ranks()))
        assert view.other_rows is not None
        assert view.disc_block is None


@pytest.mark.rule("BAL-59", "BAL-62")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_bal_59_the_log_betrays_no_face_of_the_other_side(lang: str) -> None:
    state, rng, told = new_game("log"), seeded("log"), {0: "", 1: "", None: ""}
    while len(state.built) < 14:
        seat = state.acting()[0]
        before, code = state.copy(), state.draw(seat, rng)
        state.play(seat, code)
        events = GAME.story(before, seat, GAME.decode(code), state)
        if state.acting():
            for chair in told:
                lines = (GAME.face.tell(event, ("Ann", "Ben"), lang) for event in events if event.may_be_read_by(chair))
                told[chair] += "\n".join(lines)
    for seat in (0, 1):
        own = {sign for row in GAME.view(state, seat).own_rows for sign in row if sign[0].isdigit()}
        said = set(re.findall(r"[“«]\s*(.+?)\s*[”»]", told[seat]))
        assert len(said) == 13
        assert said < {GAME.face.say(lang, f"face-{face}") for face in own}
    assert not re.search("[“«]", told[None])


@pytest.mark.rule("BAL-52")
def test_bal_52_open_logs_name_the_faces() -> None:
    match = begun("tokens 4 5", "memory_aid open").play(["keep ab", "place c C2"])
    assert [GAME.face.tell(event, ("Ann", "Ben"), "en") for _, event in match.log()] == [
        "Ann keeps “Cat lady” and “Stargazer” of block 4.",
        "Ben places block 4 in C2.",
        "Ann now sees “Cat lady” there.",
        "Ben now sees “Party host” there.",
        "Turn 2: token 5 is turned up, and Ben selects.",
    ]


@pytest.mark.rule("BAL-62", "BAL-67")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("fill", ["no", "full25"])
def test_bal_62_the_end_is_told_balcony_by_balcony(lang: str, fill: str) -> None:
    state = new_game("told", fill=fill)
    playout(state, seeded("told"))
    before = GAME.from_position(GAME.position(new_game("told", fill=fill)))
    last = GAME.decode(4)
    told = [event for event in GAME.story(before, 0, last, state) if event.kind.startswith("count")]
    turns = int(state.rules.turns)
    assert len(told) == 2 * (turns + sum(1 for door in state.rules.doors if door))
    finals = [event.args["running"] for event in told if event.kind == "count-door"]
    assert finals[-1] == state.points()[1]
    assert all(GAME.face.tell(event, ("Ann", "Ben"), lang) for event in GAME.story(before, 0, last, state))


@pytest.mark.rule("BAL-58", "BAL-59")
def test_bal_59_what_was_kept_and_taken_is_not_told_later_while_sides_are_hidden() -> None:
    match = begun("tokens 4 5").play(["keep bc", "place d C2"])
    told = [line.saw or line.do for line in match.record(TURQUOISE).lines]
    assert told == [line.saw or line.do for line in match.record(None).lines] == ["kept a pair", "placed in C2"]
    openly = begun("tokens 4 5", "memory_aid open").play(["keep bc", "place d C2"])
    assert [line.do for line in openly.record(PINK).lines] == ["keep bc", "place d C2"]


@pytest.mark.rule("BAL-59")
def test_bal_59_a_spectator_sees_where_a_block_is_placed_and_not_how() -> None:
    match = begun("tokens 4 5").play(["keep bc"])
    move = match.foresee("place d C2")
    assert [GAME.sight(move.seen_by(chair)) for chair in (0, 1, None)] == [
        Seen(move.action),
        Seen(move.action),
        Placed(parse_cell("C2")),
    ]


def test_every_sight_has_a_code_and_a_text_that_is_no_action() -> None:
    every: list[Sight] = [Kept(), *map(Placed, range(CELLS))]
    assert [sights.encode(sight) for sight in every] == list(range(len(every)))
    for sight in every:
        assert sights.decode(sights.encode(sight)) == sight == sights.parse(sights.write(sight))
        assert GAME.sight(GAME.sight_code(sight)) == sight == GAME.parse_sight(GAME.write_sight(sight))
        with pytest.raises(Malformed):
            GAME.parse(sights.write(sight))
    for code in range(GAME.space):
        with pytest.raises(Malformed):
            sights.parse(GAME.write(GAME.decode(code)))
    for text in ("keep ??", "place ? C2", "placed in F1"):
        with pytest.raises(Malformed):
            GAME.parse_sight(text)


@pytest.mark.rule("BAL-60", "BAL-111", "BAL-114")
@pytest.mark.parametrize("seed", range(6))
def test_bal_60_a_view_counts_every_balcony_and_door_as_the_rules_in_words_do(seed: int) -> None:
    state, rng = new_game(seed, memory_aid="open", fill="full25"), seeded("counted", seed)
    while (seat := int(state.turn())) >= 0:
        state.play(seat, state.draw(seat, rng))
        view = GAME.view(state, 0)
        sides = ((view.side, view.own_points), (1 - view.side, view.other_points))
        for side, points in sides:
            own, other = side_of(state, side), side_of(state, 1 - side)
            doors = [building().door(number, side) for number in view.doors if number]
            assert points is not None
            assert points.balconies == tuple((absolute_name(at, side), one.points) for at, one in tallies(own).items())
            assert points.doors == tuple(door_points(door, own, other) for door in doors)
