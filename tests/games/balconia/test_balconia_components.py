"""What is in the box (sections 3 and 10.2), and what a component file may say (BAL-102)."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from facades import edition, face, new_game

from tablee.engine.luck import seeded
from tablee.engine.values import Mistake
from tablee.games.balconia import GAME
from tablee.games.balconia.rules.components import COLOURS, ITEMS, face_name, face_number
from tablee.games.balconia.rules.geometry import CELLS, SIZE
from tablee.games.balconia.rules.loader import building, from_file
from tablee.kit.words import LANGUAGES


@pytest.mark.rule("BAL-01", "BAL-20")
def test_bal_01_the_building_has_five_columns_and_five_floors() -> None:
    seen = GAME.view(new_game(), 0)
    assert [len(row) for row in seen.own_rows] == [SIZE] * SIZE
    assert CELLS == 25


@pytest.mark.rule("BAL-02", "BAL-03", "BAL-05")
def test_bal_02_every_block_has_its_number_and_four_faces() -> None:
    box = building()
    assert [one.id for one in box.faces] == [f"{number}{letter}" for number in range(1, 23) for letter in "abcd"]
    assert [face_name(face_number(one.id)) for one in box.faces] == [one.id for one in box.faces]
    assert sorted(int(number) for number in new_game().tokens) == list(range(1, 23))


@pytest.mark.rule("BAL-03", "BAL-32")
def test_bal_32_opposite_faces_lie_two_apart_in_either_sense_of_rotation() -> None:
    for number in range(4):
        assert number ^ 2 == (number + 2) % 4 == (number - 2) % 4


@pytest.mark.rule("BAL-04", "BAL-18", "BAL-118", "BAL-119")
def test_bal_04_the_doors_are_those_of_the_table() -> None:
    doors = [(one.number, one.kind, one.side, one.first, one.second) for one in building().doors]
    assert doors == [
        (1, "majority", "turquoise", "cat", "laundry"),
        (1, "majority", "pink", "heart", "bird"),
        (2, "fewer", "turquoise", "music", "bird"),
        (2, "fewer", "pink", "bird", "flower"),
        (3, "difference", "turquoise", "bird", "awning"),
        (3, "difference", "pink", "laundry", "heart"),
    ]


@pytest.mark.rule("BAL-07", "BAL-92", "BAL-94")
def test_bal_07_the_edition_is_the_one_described() -> None:
    faces = building().faces
    forms = [one.score.form if one.score else "" for one in faces]
    assert {form: forms.count(form) for form in set(forms)} == {"": 6, "pair": 22, "each": 45, "all": 8, "none": 7}
    assert [one.lovebird for one in faces].count("right") == [one.lovebird for one in faces].count("left") == 11
    assert set().union(*(one.flowers for one in faces)) == set(COLOURS)
    assert set().union(*(one.items for one in faces)) == set(ITEMS)


@pytest.mark.rule("BAL-93")
def test_bal_93_a_lovebird_is_no_person_no_bird_and_no_heart() -> None:
    alone = face("9c")
    assert alone.lovebird == "left"
    assert [alone.amount(thing) for thing in ("person", "bird", "heart")] == [0, 0, 0]


Change = Callable[[dict[str, Any]], None]


def score(**parts: object) -> Change:
    """Give face 4b another condition."""

    def change(raw: dict[str, Any]) -> None:
        usual = {"position": "around", "form": "each", "points": 1, "of": ["heart"]}
        raw["block"][3]["face"][1]["score"] = usual | parts

    return change


def set_face(number: int, letter: str, **fields: object) -> Change:
    def change(raw: dict[str, Any]) -> None:
        raw["block"][number - 1]["face"]["abcd".index(letter)].update(fields)

    return change


def changed(change: Change) -> str:
    raw = edition()
    change(raw)
    return json.dumps(raw)


REFUSED: dict[str, tuple[Change, str]] = {
    "group of a thing it does not show": (score(position="group", of=["cat"]), "face 4b: group-shows"),
    "group with all": (score(position="group", form="all", points=5), "face 4b: group-form"),
    "group with none": (score(position="group", form="none", points=5), "face 4b: group-form"),
    "group of balconies": (score(position="group", of=["balcony"]), "face 4b: target"),
    "group of colours": (score(position="group", of=["colours"]), "face 4b: target"),
    "two targets for each": (score(of=["cat", "bird"]), "face 4b: target-each"),
    "no target": (score(of=[]), "face 4b: target-each"),
    "three targets": (score(form="all", points=5, of=["cat", "bird", "heart"]), "face 4b: targets"),
    "the same target twice": (score(form="all", points=5, of=["cat", "cat"]), "face 4b: targets"),
    "all balconies": (score(form="all", points=5, of=["balcony"]), "face 4b: target"),
    "all colours": (score(form="all", points=5, of=["colours"]), "face 4b: target"),
    "none without": (score(form="none", points=5, of=["without.cat"]), "face 4b: target"),
    "two targets for none": (score(form="none", points=5, of=["cat", "bird"]), "face 4b: target-none"),
    "a pair without a lovebird": (score(form="pair", points=5, of=["lovebird.left"]), "face 4b: pair-alone"),
    "lovebirds counted": (score(of=["lovebird.left"]), "face 4b: target"),
    "an unknown colour": (score(of=["flower.blue"]), "face 4b: target"),
    "flowers without": (score(of=["without.flower"]), "face 4b: target"),
    "an unknown position": (score(position="below"), "face 4b: position"),
    "an unknown form": (score(form="most"), "face 4b: form"),
    "five points each": (score(points=5), "face 4b: points-each"),
    "three points for none": (score(form="none", points=3), "face 4b: points"),
    "a true number of points": (score(points=True), "face 4b: points-each"),
    "targets that are no list": (score(of="cat"), "face 4b: list"),
    "a lovebird looking the wrong way": (set_face(1, "b", lovebird="left"), "face 1b: lovebird-scores"),
    "a lovebird without a condition": (set_face(9, "a", lovebird="left"), "face 9a: lovebird-scores"),
    "a lovebird looking up": (set_face(1, "b", lovebird="up"), "face 1b: lovebird"),
    "a dog": (set_face(7, "c", items={"dog": 1}), "face 7c: key"),
    "five cats": (set_face(7, "c", items={"cat": 5}), "face 7c: amount"),
    "five flowers": (set_face(7, "c", flowers={"red": 3, "pink": 2}), "face 7c: flowers"),
    "half a cat": (set_face(7, "c", items={"cat": 0.5}), "face 7c: amount"),
    "a wrong id": (set_face(7, "c", id="7d"), "face 7c: id"),
    "an id that cannot be written": (set_face(7, "c", id="\ud800"), "face 7c: id"),
    "an endless name": (set_face(7, "c", name="x" * 41), "face 7c: name"),
    "a name that cannot be written": (set_face(7, "c", name="\ud800"), "face 7c: name"),
    "a fifth face": (lambda raw: raw["block"][4]["face"].append({}), "block 5: faces"),
    "a missing block": (lambda raw: raw["block"].pop(), "file: blocks-counted"),
    "a block twice": (lambda raw: raw["block"][2].update(number=2), "file: blocks-numbered"),
    "a missing door": (lambda raw: raw["door"].pop(), "file: doors-counted"),
    "a fourth door": (lambda raw: raw["door"].append({"number": 4}), "file: doors-numbered"),
    "a strange door": (lambda raw: raw["door"][0].update(kind=["all"]), "door 1: door-kind"),
    "equal doors": (lambda raw: raw["door"][1].update(pink=raw["door"][1]["turquoise"]), "door 2: equal-doors"),
    "a difference the other way round": (
        lambda raw: raw["door"][2].update(pink={"first": "awning", "second": "bird"}),
        "door 3: equal-doors",
    ),
    "a door counting balconies": (
        lambda raw: raw["door"][2].update(pink={"first": "balcony", "second": "cat"}),
        "door-pink 3: door-term",
    ),
    "a door against itself": (
        lambda raw: raw["door"][2].update(turquoise={"first": "cat", "second": "cat"}),
        "door-turquoise 3: door-itself",
    ),
    "another schema": (lambda raw: raw.update(schema="x"), "file: schema"),
    "six columns": (lambda raw: raw.update(grid={"columns": 6, "floors": 5}), "file: grid"),
    "no list of blocks": (lambda raw: raw.update(block=7), "file: list"),
    "a face that is a number": (lambda raw: raw["block"][0].update(face=[1, 2, 3, 4]), "face 1a: table"),
}


def said_of(problem: Mistake) -> str:
    """`face 4b: form` for a mistake in a face, as REFUSED writes it."""
    where = problem.code.removeprefix("balconia.in-")
    place = f" {problem.details.get('number', '')}{problem.details.get('letter', '')}".rstrip()
    why = problem.details["why"]
    assert isinstance(why, Mistake)
    return f"{where}{place}: {why.code.removeprefix('balconia.')}"


@pytest.mark.rule(
    "BAL-102", "BAL-91", "BAL-95", "BAL-94", "BAL-18", "BAL-01", "BAL-02", "BAL-03", "BAL-04", "BAL-07", "BAL-118"
)
@pytest.mark.parametrize("change", REFUSED)
def test_bal_102_the_loader_refuses_and_names_block_and_face(change: str) -> None:
    how, said = REFUSED[change]
    with pytest.raises(Mistake) as caught:
        from_file(changed(how))
    assert said_of(caught.value) == said
    assert len({caught.value.told(lang).encode() for lang in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.rule("BAL-102")
def test_bal_102_the_loader_speaks_in_sentences() -> None:
    with pytest.raises(Mistake) as caught:
        from_file(changed(score(points=9)))
    assert caught.value.told("en") == "Block 4, face b: Form each gives 1, 2 or 3 points, not ‘9’ (BAL-95)."
    assert (
        caught.value.told("fr")
        == "Bloc 4, face b\u00a0: La forme each donne 1, 2 ou 3 points, pas «\u00a09\u00a0» (BAL-95)."
    )


ACCEPTED: dict[str, Change] = {
    "each in a zone": score(of=["without.cat"]),
    "each balcony": score(position="row", of=["balcony"]),
    "each colour": score(of=["colours"]),
    "each flower of a colour": score(points=3, of=["flower.violet"]),
    "a group it shows": score(position="group", of=["laundry"]),
    "all of one": score(form="all", points=5, of=["flower"]),
    "all of two": score(form="all", points=5, of=["flower.red", "cat"]),
    "none": score(form="none", points=5, of=["flower.red"]),
}


@pytest.mark.rule("BAL-102")
@pytest.mark.parametrize("change", ACCEPTED)
def test_bal_102_the_loader_accepts_what_the_table_lists(change: str) -> None:
    made = from_file(changed(ACCEPTED[change]))
    assert made.face("4b").score != building().face("4b").score


NO_FILES = {
    "": "empty",
    " \n": "empty",
    "schema = ": "cut-short",
    "x = 1\n{": "unreadable-at",
    "{": "unreadable-at",
    "x = [": "cut-short",
    "x = 1" + "0" * 5000: "long-word",
    '{"a":' * 9999: "nested",
    "x = " + "[" * 9999: "nested",
    "#" * 60_001: "too-long",
    "[1]": "in-file",
    '"text"': "cut-short",
    "x = 1": "in-file",
    "# nothing": "in-file",
}


@pytest.mark.rule("BAL-02", "BAL-102")
@pytest.mark.parametrize("text", NO_FILES)
def test_bal_102_what_is_no_component_file_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(Mistake) as caught:
        from_file(text)
    assert caught.value.code == f"balconia.{NO_FILES[text]}"
    for lang in LANGUAGES:
        assert "\n" not in caught.value.told(lang)


@pytest.mark.rule("BAL-07")
def test_bal_07_a_table_can_be_opened_with_a_file_of_ones_own() -> None:
    own = changed(set_face(4, "b", name="Nobody; at all", items={"cat": 3}))
    state = GAME.open(2, {"building": own}, seeded(1))
    again = GAME.from_position(GAME.position(state))
    assert GAME.position(again) == GAME.position(state)
    assert GAME.view(again, 0) == GAME.view(state, 0)
    assert building(GAME.view(state, 0).building).face("4b").name == "Nobody; at all"
    assert GAME.options is not None
    with pytest.raises(Mistake, match="Block 4, face b"):
        GAME.open(2, {"building": changed(score(points=9))}, seeded(1))
