"""The worked examples of the rules, BAL-EX-01 to BAL-EX-24."""

from __future__ import annotations

from typing import Any

import pytest
from facades import EXAMPLES, SIDES, begun, drawn, grid_of, legal_cells, points, refused, scripted

from tablee.games.balconia.rules.components import Face
from tablee.games.balconia.rules.count import door_points
from tablee.games.balconia.rules.loader import building
from tablee.games.balconia.rules.sides import PINK, TURQUOISE
from tablee.games.balconia.rules.state import Balconia

RULES = {  # what each example is about
    "BAL-EX-01": ("BAL-65", "BAL-66", "BAL-67", "BAL-116"),
    "BAL-EX-02": ("BAL-33", "BAL-34", "BAL-44", "BAL-64"),
    "BAL-EX-04a": ("BAL-44",),
    "BAL-EX-04b": ("BAL-45", "BAL-46"),
    "BAL-EX-04c": ("BAL-46",),
    "BAL-EX-04d": ("BAL-44", "BAL-125"),
    "BAL-EX-04e": ("BAL-131",),
    "BAL-EX-04f": ("BAL-45", "BAL-48"),
    "BAL-EX-04g": ("BAL-124",),
    "BAL-EX-05": ("BAL-82", "BAL-83", "BAL-98"),
    "BAL-EX-06": ("BAL-69", "BAL-84"),
    "BAL-EX-07": ("BAL-71", "BAL-81", "BAL-85"),
    "BAL-EX-08": ("BAL-75", "BAL-81"),
    "BAL-EX-09": ("BAL-90",),
    "BAL-EX-10": ("BAL-87", "BAL-89", "BAL-115"),
    "BAL-EX-11": ("BAL-103", "BAL-104", "BAL-106", "BAL-107"),
    "BAL-EX-12": ("BAL-108", "BAL-109", "BAL-110", "BAL-112"),
    "BAL-EX-13": ("BAL-108", "BAL-111"),
    "BAL-EX-14": ("BAL-96", "BAL-97", "BAL-101"),
    "BAL-EX-16": ("BAL-21", "BAL-22", "BAL-23"),
    "BAL-EX-17": ("BAL-122",),
    "BAL-EX-18": ("BAL-123",),
    "BAL-EX-19": ("BAL-115", "BAL-121"),
    "BAL-EX-20": ("BAL-127", "BAL-128", "BAL-130"),
    "BAL-EX-21": ("BAL-125", "BAL-127"),
    "BAL-EX-22": ("BAL-124", "BAL-134"),
    "BAL-EX-23": ("BAL-58", "BAL-60"),
    "BAL-EX-24": ("BAL-137",),
}


def of_kind(kind: str) -> pytest.MarkDecorator:
    found = [
        pytest.param(one, id=name, marks=pytest.mark.rule(*RULES[name]))
        for name, one in EXAMPLES.items()
        if one["kind"] == kind
    ]
    return pytest.mark.parametrize("example", found)


def clauses(example: dict[str, Any]) -> list[str]:
    doors = " ".join(f"{column}={number}" for column, number in example.get("doors", {}).items())
    said = [f"doors {doors}"] if doors else []
    if len(example.get("doors", {})) == 3 and "fill" not in example:
        said.append("fill full25")
    return said + [f"{word} {example[word]}" for word in ("placement", "door_support", "fill") if word in example]


def check_count(example: dict[str, Any], state: Balconia) -> None:
    for colour, side in SIDES.items():
        found = points(state, side)
        assert found == example.get(f"points_{colour}", found)
        if f"door_{colour}" in example:
            assert state.door_points(side) == example[f"door_{colour}"]
        assert state.total(side) == example[f"total_{colour}"]


@of_kind("score")
def test_bal_66_a_position_counts_as_the_example_says(example: dict[str, Any]) -> None:
    doors = sum(row.count("D") for row in example["grid"])
    check_count(example, drawn(example["grid"], *(["fill full25"] if doors == 3 else [])))


@of_kind("script")
def test_bal_63_a_game_ends_as_the_example_says(example: dict[str, Any]) -> None:
    state = scripted(example["turns"], *clauses(example)).state
    assert state.acting() == []
    assert grid_of(state) == [row.split() for row in example["grid"]]
    check_count(example, state)
    ranks = {"turquoise": [1, 2], "pink": [2, 1], "shared": [1, 1]}[example["winner"]]
    assert state.ranks() == ranks
    share = {"turquoise": 1.0, "pink": 0.0, "shared": 0.5}[example["winner"]]
    assert [state.reward(seat) for seat in (0, 1)] == [share, 1.0 - share]


@of_kind("legal")
def test_bal_45_the_legal_cells_are_those_of_the_example(example: dict[str, Any]) -> None:
    built = ", ".join(f"{number}a {cell}" for number, cell in enumerate(example["occupied"], start=1))
    match = begun(*clauses(example), *([f"built {built}"] if built else []))
    assert legal_cells(match.state) == example["legal"]


@of_kind("attempts")
def test_bal_137_attempts_are_answered_as_the_example_says(example: dict[str, Any]) -> None:
    match = begun(*clauses(example), "tokens 4 9")
    for step in example["steps"]:
        if step.startswith("token"):
            assert match.state.token() == int(step.split()[1])
            continue
        attempt, answer = step.split(" : ")
        colour, text = attempt.split(" ", 1)
        if answer == "refused":
            refused(match, SIDES[colour], text)
        else:
            match.do(text, SIDES[colour])
    assert grid_of(match.state) == [row.split() for row in example["grid"]]


@of_kind("view")
def test_bal_58_a_seat_sees_what_the_example_says(example: dict[str, Any]) -> None:
    tokens = [*(turn.split()[0] for turn in example["turns"]), example["token"]]
    match = begun(*clauses(example), f"tokens {' '.join(map(str, tokens))}")
    for turn in example["turns"]:
        _, pair, face, cell = turn.split()
        match.play([f"keep {pair}", f"place {face} {cell}"])
    match.do(f"keep {example['kept']}")
    seen, expected = match.view(SIDES[example["seat"]]), example["view"]
    assert [list(row) for row in seen.own_rows] == [row.split() for row in expected["own_rows"]]
    for name in ("turn", "turns_total", "phase", "disc_block", "disc_kept", "disc_offered", "face_down", "set_aside"):
        assert getattr(seen, name) == expected[name], name
    assert (seen.selector, seen.placer) == (SIDES[expected["selector"]], SIDES[expected["placer"]])
    assert seen.acting == (SIDES[expected["to_act"]],)
    assert list(seen.revealed) == expected["revealed"]
    assert list(seen.table) == expected["table"]
    assert seen.own_points is not None
    assert dict(seen.own_points.balconies) == expected["own_points"]
    assert seen.own_points.doors == (None,)  # a question mark
    assert seen.points == (None, 2)


@pytest.mark.rule("BAL-24", "BAL-27", "BAL-28", "BAL-29", "BAL-30", "BAL-31")
@pytest.mark.parametrize(
    ("pair", "taken", "given"),
    [
        ("ab", "c", "a"),
        ("ab", "d", "b"),
        ("bc", "d", "b"),
        ("bc", "a", "c"),
        ("cd", "a", "c"),
        ("cd", "b", "d"),
        ("da", "b", "d"),
        ("da", "c", "a"),
    ],
)
def test_bal_ex_03_the_disc(pair: str, taken: str, given: str) -> None:
    match = begun("tokens 4").play([f"keep {pair}", f"place {taken} C2"])
    assert match.view(PINK).own_rows[3][2] == f"4{taken}"
    assert match.view(TURQUOISE).own_rows[3][2] == f"4{given}"


@pytest.mark.rule("BAL-114", "BAL-115", "BAL-116", "BAL-117", "BAL-119", "BAL-120")
@pytest.mark.parametrize(
    ("number", "colour", "own", "other", "expected"),
    [
        (1, "turquoise", "6 cat 4 laundry", "5 cat 4 laundry", 5),
        (1, "turquoise", "5 cat 5 laundry", "5 cat 4 laundry", 3),
        (1, "turquoise", "7 cat 6 laundry", "2 cat 1 laundry", 8),
        (1, "pink", "3 heart 2 bird", "4 heart 2 bird", 0),
        (2, "turquoise", "3 music 5 bird", "", 3),
        (2, "turquoise", "5 music 5 bird", "", 0),
        (2, "turquoise", "0 music 4 bird", "", 0),
        (2, "pink", "8 bird 12 flower", "", 8),
        (2, "pink", "4 bird 3 flower", "", 0),
        (3, "turquoise", "2 bird 7 awning", "", 5),
        (3, "turquoise", "7 bird 2 awning", "", 5),
        (3, "pink", "4 laundry 4 heart", "", 0),
    ],
)
def test_bal_ex_15_door_arithmetic(number: int, colour: str, own: str, other: str, expected: int) -> None:
    def side(text: str) -> dict[int, Face]:
        words = text.split()
        amounts = {thing: int(amount) for amount, thing in zip(words[::2], words[1::2], strict=True)}
        flowers = {"red": amounts.pop("flower", 0)}
        return {7: Face("1a", "all in one", amounts, flowers)}

    assert door_points(building().door(number, SIDES[colour]), side(own), side(other)) == expected
