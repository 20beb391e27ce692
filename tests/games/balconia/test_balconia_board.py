"""Pictures and words of Balconia: nothing hidden is drawn, what is asked about is lit, both languages say the same."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from itertools import product
from xml.etree import ElementTree

import pytest
from facades import EXAMPLES, drawn, edition, new_game, scripted

from tablee.engine.luck import seeded
from tablee.engine.options import specs
from tablee.games.balconia import GAME
from tablee.games.balconia.face.faces import arrange, balcony
from tablee.games.balconia.face.speech import condition, door_condition, of_face
from tablee.games.balconia.rules.components import COUNTABLE, FORMS, POSITIONS, THINGS, Face, Score
from tablee.games.balconia.rules.loader import building
from tablee.games.balconia.rules.sides import PINK, TURQUOISE
from tablee.games.balconia.rules.state import Balconia
from tablee.kit.people import MARKS
from tablee.kit.picture import Lens
from tablee.kit.words import LANGUAGES

EXAMPLE = "1a 2a . . .\n4a 5a 6a 7a .\n8a 9a 10a 11a .\n. 12a . . .\n13a 14a D2 . ."


def example(*clauses: str) -> Balconia:
    """The book's building before its last block: turquoise places 17 or 3."""
    return drawn(EXAMPLE, *clauses)


def placing() -> Balconia:
    return example("tokens 17 3", "kept cd")


def lens(lang: str = "en", turn: int = 0, spot: str = "", **draft: str) -> Lens:
    return Lens(lang, turn, tuple(draft.items()), spot)


def everything(state: Balconia, chair: int | None, how: Lens) -> str:
    board = GAME.face.board(GAME.view(state, chair), how)
    return "".join([*map(str, (board.stage, *board.panels)), *board.hands, board.phase, board.in_words])


def ids(lang: str) -> list[str]:
    text = (GAME.folder / f"words.{lang}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-zA-Z][\w-]*) =", text, re.MULTILINE)


def test_both_languages_have_the_same_messages() -> None:
    assert ids("en") == ids("fr")
    assert len(set(ids("en"))) == len(ids("en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_has_its_words(lang: str) -> None:
    for spec in specs(GAME.options):
        assert GAME.face.say(lang, f"option-{spec.name}")
        assert GAME.face.say(lang, f"option-{spec.name}-note")
        for value in spec.choices if spec.kind == "choice" else ():
            assert GAME.face.say(lang, f"option-{spec.name}-{value}")
    for verb, slots in GAME.verbs.items():
        assert GAME.face.say(lang, f"verb-{verb}")
        assert all(GAME.face.say(lang, f"slot-{slot.name}") for slot in slots)
    assert GAME.face.say(lang, "pitch")
    assert GAME.face.say(lang, "about")


@pytest.mark.rule("BAL-102")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_bal_102_every_condition_that_may_be_has_a_sentence(lang: str) -> None:
    voice, said = GAME.face.voice(lang), set[str]()
    for position, form in product(POSITIONS, FORMS[:3]):
        for target in COUNTABLE if form == "each" else THINGS:
            said.add(condition(voice, Score(position, form, 2 if form == "each" else 5, (target,))))
    assert len(said) == len(POSITIONS) * (len(COUNTABLE) + 2 * len(THINGS))
    assert condition(voice, Score("row", "all", 5, ("cat", "flower.red")))
    assert len({door_condition(voice, door) for door in building().doors}) == 6


def test_sentences_read_as_people_speak() -> None:
    box, english, french = building(), GAME.face.voice("en"), GAME.face.voice("fr")
    assert condition(english, box.face("1a").score) == "5 points if there is nobody directly to the left"
    assert condition(french, box.face("4a").score) == "1 point par chat dans son groupe"
    assert condition(french, box.face("11a").score) == "5 points s’il y a une personne et un chat autour"
    assert (
        door_condition(french, box.door(2, 1)) == "1 point par oiseau si cette façade montre moins d’oiseaux que de fleurs"
    )
    assert of_face("en", "", "4a") == ("Cat lady, shows 1 person and 2 cats; 1 point for every cat in its connected group")


@pytest.mark.rule("BAL-50", "BAL-59")
@pytest.mark.parametrize(("lang", "turn"), list(product(LANGUAGES, (0, 1))))
def test_bal_50_no_picture_shows_a_face_of_the_other_side(lang: str, turn: int) -> None:
    """Not even the turned building, nor whatever is asked about."""
    state = placing()
    spots = ["", "cell-A4", "cell-C1", "block-4", "face-a", "cell-C2", "nonsense", "block-99", "cell-Z9"]
    for chair in (TURQUOISE, PINK):
        behind = {sign for row in GAME.view(state, 1 - chair).own_rows for sign in row if sign[0].isdigit()}
        for spot in spots:
            shown = everything(state, chair, lens(lang, turn, spot))
            assert not [face for face in behind if GAME.face.say(lang, f"face-{face}") in shown]


@pytest.mark.rule("BAL-61", "BAL-62")
def test_bal_61_the_turned_building_shows_the_other_side_once_one_may_look() -> None:
    shown = everything(example("tokens 17", "memory_aid open"), TURQUOISE, lens(turn=1))
    assert "Mouse hunter" in shown  # 7c behind 7a
    assert "curtain" not in shown.split("aria-label", 1)[1].split("facade-marks")[0]


@pytest.mark.rule("BAL-53", "BAL-59")
def test_bal_53_blocks_on_the_table_can_be_opened_those_in_the_building_not() -> None:
    assert "Sun bather" not in everything(example("tokens 17"), PINK, lens(spot="block-13"))
    opened = everything(example("tokens 17"), PINK, lens(spot="block-15"))
    assert all(name in opened for name in ("Lucky cat", "Tea for two", "Answering voice", "Rain shelter"))


@pytest.mark.rule("BAL-60")
def test_bal_60_a_majority_is_a_question_mark() -> None:
    assert ">?</text>" in everything(drawn(". 4a D1 . ."), TURQUOISE, lens())
    assert ">?</text>" not in everything(drawn(". 4a D3 . ."), TURQUOISE, lens())


def test_what_is_asked_about_is_lit() -> None:
    stage = str(GAME.face.board(GAME.view(placing(), TURQUOISE), lens(spot="cell-A4")).stage)
    marks = stage.split('id="facade-marks"')[1]
    assert marks.count("bal-in-zone") == 4  # the cat group
    assert marks.count("bal-lit") == 6  # six cats
    assert "+6" in marks


def test_a_ghost_shows_what_it_would_bring() -> None:
    view = GAME.view(placing(), TURQUOISE)
    how = lens(verb="place", cell="C2", face="b")
    marks = str(GAME.face.board(view, how).stage).split('id="facade-marks"')[1]
    assert "bal-ghost" in marks
    assert marks.count("bal-gain-n") == 6  # the other legal cells
    assert GAME.face.prompt(view, how).startswith("“Flock feeder” in C2 brings you +4;")


@pytest.mark.rule("BAL-60")
def test_bal_60_a_ghost_counts_a_majority_only_where_both_sides_are_seen() -> None:
    grid = "9d . . . .\n. . D1 . ."  # no cat so far; two cats for turquoise win the majority
    for aid, gain in (("off", "+2"), ("open", "+7")):
        view = GAME.view(drawn(grid, "tokens 4", "kept cd", f"memory_aid {aid}"), TURQUOISE)
        told = GAME.face.prompt(view, lens(verb="place", cell="B2", face="a"))
        assert f"brings you {gain};" in told


# What is touched, and the count at the end


@pytest.mark.rule("BAL-114")
def test_bal_114_a_touched_door_lights_what_it_counts_on_all_balconies() -> None:
    stage = str(GAME.face.board(GAME.view(placing(), TURQUOISE), lens(spot="cell-C1")).stage)
    marks = stage.split('id="facade-marks"')[1]
    assert marks.count("bal-lit") == 3 + 5  # notes and birds of the book's building without its last block
    assert "+3" in marks


def test_what_is_touched_is_said_instead_of_the_prompt() -> None:
    view = GAME.view(placing(), TURQUOISE)
    assert GAME.face.answer(view, lens()) == ""
    assert GAME.face.answer(view, lens(spot="block-15")) == ""
    assert GAME.face.answer(view, lens(spot="cell-A4")) == (
        "A4, “Cat lady”: 1 point for every cat in its connected group. 6 points now."
    )
    assert GAME.face.answer(view, lens(spot="face-b")) == "“Flock feeder”: 2 points for every bird on the floor above."
    assert GAME.face.answer(view, lens(spot="cell-C1")).endswith(
        "if this side shows fewer music notes than birds. 3 points now."
    )
    unknown = GAME.view(drawn(". 4a D1 . ."), TURQUOISE)
    assert GAME.face.answer(unknown, lens(spot="cell-C1")).endswith("The end will tell.")


def finished() -> Balconia:
    return drawn("1a 2a 3a . .\n4a 5a 6a 7a .\n8a 9a 10a 11a .\n. 12a . . .\n13a 14a D2 . .")


@pytest.mark.rule("BAL-62", "BAL-65", "BAL-66", "BAL-67", "BAL-120")
@pytest.mark.parametrize("chair", [TURQUOISE, PINK, None])
def test_bal_62_the_count_is_told_balcony_by_balcony_and_the_building_turns(chair: int | None) -> None:
    state = finished()
    view, spot, told = GAME.view(state, chair), "", list[str]()
    while (following := GAME.face.board(view, lens(spot=spot)).onward)[-1 if not spot else 1].spot:
        spot = following[0 if not spot else 1].spot
        told.append(GAME.face.answer(view, lens(spot=spot)))
        board = GAME.face.board(view, lens(spot=spot))
        stage = str(board.stage)
        assert (" turning" in stage) is (len(told) > 15)
        coins = stage.count("bal-coined")
        assert coins == (len(told) - 1) % 15 + 1  # balconies to come show no points yet
        assert stage.count("bal-focus") == 1
    assert board.running == view.points
    assert len(told) == 30
    first, second = ("39", "28") if chair != PINK else ("28", "39")
    assert told[14].startswith("Door in C1")
    assert told[14].endswith(f"{first} in all.")
    assert told[29].endswith(f"{second} in all.")
    if chair == TURQUOISE:
        assert told[0] == "A5, “Shy newcomer”: 5 points if there is nobody directly to the left. 0 points, 0 in all."
        assert told[3] == "A4, “Cat lady”: 1 point for every cat in its connected group. 6 points, 11 in all."


def test_the_count_goes_on_by_itself_waits_and_goes_back() -> None:
    view = GAME.view(finished(), TURQUOISE)
    (start,) = GAME.face.board(view, lens()).onward
    assert (start.spot, start.after is not None) == ("count-0", True)
    pause, following, skip = GAME.face.board(view, lens(spot="count-3")).onward
    assert (pause.spot, following.spot, skip.spot) == ("still-3", "count-4", "")
    assert following.after is not None
    back, following, _ = GAME.face.board(view, lens(spot="still-3")).onward
    assert (back.spot, following.spot, following.after) == ("still-2", "still-4", None)
    assert GAME.face.board(view, lens(spot="count-29")).onward[1].spot == ""
    assert GAME.face.board(view, lens(spot="count-30")).onward == (start,)


@pytest.mark.rule("BAL-50", "BAL-59")
def test_bal_50_nothing_is_counted_aloud_before_the_end() -> None:
    for chair in (TURQUOISE, PINK, None):
        view = GAME.view(placing(), chair)
        for spot in ("count-0", "still-20", "count-29"):
            assert GAME.face.board(view, lens(spot=spot)) == GAME.face.board(view, lens())
            assert GAME.face.answer(view, lens(spot=spot)) == ""


@pytest.mark.rule("BAL-121", "BAL-122", "BAL-123")
@pytest.mark.parametrize(
    ("example", "said"),
    [
        ("BAL-EX-17", "wins at the doors"),
        ("BAL-EX-18", "a shared victory"),
        ("BAL-EX-19", " wins, "),
    ],
)
def test_bal_121_the_result_says_why(example: str, said: str) -> None:
    script = EXAMPLES[example]
    doors = " ".join(f"{column}={number}" for column, number in script["doors"].items())
    state = scripted(script["turns"], f"doors {doors}").state
    for chair in (0, 1, None):
        view = GAME.view(state, chair)
        assert said in GAME.face.prompt(view, lens())
        assert GAME.face.board(view, lens()).verdict == ("" if "wins," in said else GAME.face.prompt(view, lens(), MARKS))
    assert all(GAME.face.prompt(GAME.view(state, 0), lens("fr")).count(str(total)) for total in state.points()[:1])


def places_on_disc(disc: str, called: str, names: Iterable[str]) -> dict[str, float]:
    """How far below the middle the sheet puts things, as the block is turned."""
    sheet = (GAME.folder / "board.css").read_text(encoding="utf-8")
    turned = re.findall(r'id="disc-turn" class="(bal-turned-[0-3])', disc)[0]
    rule = r"\.{} ~ {}\b[^-{{][^{{]*{{ transform: translate\(\S+ (-?[0-9.]+)(?:px)?\)"
    return {name: float(re.findall(rule.format(turned, called.format(name)), sheet)[0]) for name in names}


@pytest.mark.rule("BAL-19")
def test_bal_19_the_disc_turns_the_kept_pair_to_the_selector() -> None:
    for chair, kept_above in ((PINK, False), (TURQUOISE, True)):  # pink selects block 17 and keeps c and d
        disc = str(GAME.face.board(GAME.view(placing(), chair), lens()).panels[0])
        assert re.findall(r'id="disc-17-([a-d])"', disc) == list("abcd")
        heights = places_on_disc(disc, "#disc-{}", "abcd")
        assert (heights["c"] < 0) is (heights["d"] < 0) is kept_above
        knobs = places_on_disc(disc, "#disc-pair-{}", ("ab", "cd"))
        assert (knobs["cd"] < 0) is kept_above
        assert knobs["ab"] == -knobs["cd"]


def test_drafts_may_be_nonsense() -> None:
    view = GAME.view(placing(), TURQUOISE)
    for cell, face in product(("", "Z9", "C1", "A1", "C2"), ("", "a", "c", "xx")):
        assert GAME.face.board(view, lens(verb="place", cell=cell, face=face))
        assert GAME.face.prompt(view, lens(verb="place", cell=cell, face=face))
    for slot, place in (("cell", "Q"), ("face", "z"), ("pair", "ac"), ("pair", ""), ("what", "x")):
        assert GAME.face.label(view, slot, place, lens()).text == place


@pytest.mark.rule("BAL-07")
def test_bal_07_every_face_shows_exactly_its_items() -> None:
    for face in building().faces:
        spots = arrange(face)
        shown = {thing: len([spot for spot in spots if spot.kind == thing]) for thing in THINGS if thing != "flower"}
        assert shown == {thing: face.amount(thing) for thing in shown}, face.id
        assert len([spot for spot in spots if spot.kind == "lovebird"]) == bool(face.lovebird)
        places = [(round(spot.x), round(spot.y)) for spot in spots]
        assert len(set(places)) == len(places), face.id


@pytest.mark.rule("BAL-07")
def test_bal_07_a_crowded_face_of_ones_own_is_drawn_too() -> None:
    crowded = Face(
        "1a", "all", dict.fromkeys(("person", "cat", "bird", "awning", "music", "heart", "laundry"), 4), {"red": 4}
    )
    assert len(arrange(crowded)) == 32
    raw = edition()
    raw["block"][0]["face"][0]["items"] = dict(crowded.items)
    state = GAME.open(2, {"building": json.dumps(raw)}, seeded(1))
    source = GAME.view(state, 0).building
    ElementTree.fromstring(f"<svg>{balcony(source, '1a', 'x')}</svg>")  # noqa: S314


@pytest.mark.rule("BAL-21")
def test_bal_21_the_terminal_gets_a_sketch() -> None:
    sketch = str(GAME.face.sketch(GAME.view(placing(), PINK), lens()))
    assert "11c" in sketch
    assert "E      D      C      B      A" in sketch
    assert "17c" in sketch


@pytest.mark.rule("BAL-37")
def test_bal_37_who_selects_is_shown_the_disc_and_everybody_else_the_building() -> None:
    state = new_game()
    selector = int(state.turn())
    assert [GAME.face.board(GAME.view(state, chair), Lens()).shows for chair in (selector, 1 - selector, None)] == [
        "disc",
        "",
        "",
    ]
    assert GAME.face.board(GAME.view(placing(), TURQUOISE), Lens()).shows == ""
