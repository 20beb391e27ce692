"""Everything a person reads of Pueblo, in both languages."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from itertools import product
from types import ModuleType

import pytest

from tablee.engine.luck import seeded
from tablee.engine.options import specs
from tablee.games.pueblo.game import GAME, PuebloOptions
from tablee.games.pueblo.rules import refusals, story
from tablee.games.pueblo.rules.actions import VERBS
from tablee.games.pueblo.rules.geometry import OPENINGS, POSTURES
from tablee.games.pueblo.rules.state import KINDS, TASKS
from tablee.kit.picture import Lens
from tablee.kit.words import LANGUAGES, words

NUMBERS = {
    "aside", "auction", "bid", "card", "cards", "coloured", "count", "height", "levels", "neutral", "number", "points",
    "ring", "steps", "turn", "turns",
}  # fmt: skip


def messages(lang: str) -> dict[str, str]:
    text = (GAME.folder / f"words.{lang}.ftl").read_text(encoding="utf-8")
    found = re.findall(r"^([a-z][\w-]*) =(.*(?:\n(?: +.*|\}.*))*)", text, flags=re.MULTILINE)
    assert len(found) == len(dict(found)), "a message stands twice"
    return dict(found)


def variables(pattern: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", pattern))


def test_both_languages_say_the_same_things() -> None:
    english, french = messages("en"), messages("fr")
    assert english.keys() == french.keys()
    assert {name for name in english if variables(english[name]) != variables(french[name])} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said_with_any_number(lang: str) -> None:
    say = words(GAME.folder, lang)
    for name, pattern in messages(lang).items():
        for number in (0, 1, 2, 21):
            said = say(name, **{one: number if one in NUMBERS else "x" for one in variables(pattern)})
            assert said.strip()
            assert "{" not in said


def first_words(module: ModuleType, call: str, place: int) -> Iterator[str]:
    """Every text that can stand in one place of a call, in the source of a module."""
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == call:
            yield from texts(node.args[place])


def texts(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=orelse):
            yield from texts(body)
            yield from texts(orelse)
        case ast.JoinedStr(values=values):
            table = {"TASKS": TASKS[:-1], "KINDS": KINDS}  # nothing has to be done first when all is over
            parts = (
                table[ast.unparse(value.value).partition("[")[0]]
                if isinstance(value, ast.FormattedValue)
                else tuple(texts(value))
                for value in values
            )
            yield from map("".join, product(*parts))
        case _:
            raise AssertionError(f"what does {ast.unparse(node)} say?")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_the_code_can_say_is_missing(lang: str) -> None:
    there = messages(lang)
    needed = {f"refusal-{reason}" for reason in first_words(refusals, "Refusal", 1)}
    needed |= {f"log-{kind}" for kind in first_words(story, "Event", 0)}
    needed |= {f"verb-{verb}" for verb in VERBS} | {f"slot-{slot.name}" for slots in VERBS.values() for slot in slots}
    needed |= {f"colour-{colour}" for colour in GAME.colours} | {f"stone-{colour}" for colour in GAME.colours}
    needed |= {"stone-neutral", "pitch", "about", "amount", "nobody-pays"}
    needed |= {f"posture-{posture}" for posture in POSTURES} | {f"opening-{opening}" for opening in OPENINGS}
    for spec in specs(PuebloOptions):
        needed |= {f"option-{spec.name}", f"option-{spec.name}-note"}
        if spec.kind == "choice":
            needed |= {f"option-{spec.name}-{value}" for value in spec.choices}
    assert needed - there.keys() == set()
    assert len(needed) > 60


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game_can_be_told_and_explained(lang: str, seats: int) -> None:
    options = {"advanced": True, "dismantling": True, "sacred_placement": "players"}
    state, dice, names = GAME.open(seats, options, seeded("words")), seeded("moves"), ["Ada", "Bo", "Cy", "Di"]
    wrong = [GAME.parse(text) for text in ("set neutral NE h8", "walk 5", "remove 1", "bid 99", "take 1", "lay a1")]
    while state.acting():
        seat = state.acting()[0]
        for action in wrong:
            for other in range(seats):
                if refusal := GAME.why_not(state, other, action):
                    assert GAME.face.explain(refusal, lang)
        before = state.copy()
        action = GAME.decode(state.draw(seat, dice))
        state.play(seat, GAME.encode(action))
        for event in GAME.story(before, seat, action, state):
            assert GAME.face.tell(event, names, lang)


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        (
            "en",
            [
                "It is the turn of red",
                "2 stones stand",
                "The chief stands on path cell 9",
                "d4: red, height 1",
                "Reserve of",
            ],
        ),
        (
            "fr",
            [
                "le tour du rouge",
                "2 pierres sur",
                "Le chef se tient sur la case 9",
                "d4\u00a0: rouge, hauteur 1",
                "Réserve du",
            ],
        ),
    ],
)
def test_the_position_can_be_read_instead_of_seen(lang: str, expected: list[str]) -> None:
    view = GAME.view(GAME.from_position("players 2; stones r NE d4, n NE a1; chief 9; step walk"), None)
    board = GAME.face.board(view, Lens(lang))
    for part in expected:
        assert part in board.in_words
    assert str(view.stones[0].number) in board.in_words


@pytest.mark.parametrize(
    ("position", "phase"),
    [
        ("players 4; turns 24", "Building, turn 25 of 36"),
        ("players 4; advanced; turns 3", "Building, phase one, turn 4 of 20"),
        ("players 3; advanced; part 2; turns 3", "Building, phase two, turn 4 of 12"),
        ("players 4; advanced; part 2; step bid; cards 0 1 0 0", "Auction 2, card 2 of 4"),
        ("players 2; advanced; step lay; lay 3", "Sacred places, 3 still to lay"),
        ("players 2; dismantling; part 3; step remove; stones r NE a1; turns 2", "Dismantling, turn 3, 1 stone left"),
        ("players 2; step over", "The end"),
    ],
)
def test_the_phase_is_named(position: str, phase: str) -> None:
    assert GAME.face.board(GAME.view(GAME.from_position(position), None), Lens()).phase == phase


@pytest.mark.parametrize(
    ("position", "draft", "prompt"),
    [
        ("players 2", (), "Choose the cell for the corner of your stone."),
        ("players 2; stones r NE a1; coloured 7 8", (), "Choose the stone to set: your own colour or neutral."),
        ("players 2", (("verb", "set"), ("corner", "d4")), "Choose the arrow towards which it opens."),
        (
            "players 2",
            (("verb", "set"), ("corner", "d4"), ("opening", "NE")),
            "Set the stone here, or choose another place.",
        ),
        (
            "players 2; stones n NE d4",
            (("verb", "set"), ("corner", "d4"), ("opening", "NE")),
            "It does not fit this way: choose another arrow or another cell.",
        ),
        ("players 2; step walk", (), "Choose where the chief stops."),
        ("players 2; step walk", (("verb", "walk"), ("steps", "2")), "Walk the chief there, or choose another cell."),
        ("players 2; advanced; step bid; bid 4 by 1", (), "Bid more than 4 for a turn-order card, or pass."),
        ("players 2; seat 1", (), "Waiting for blue to set a stone."),
        ("players 2; step over; totals 9 3", (), "The game is over: blue wins with the fewest penalty points."),
        ("players 2; step over; totals 3 3", (), "The game is over: a shared victory for the fewest penalty points."),
    ],
)
def test_the_prompt_says_what_to_do_next(position: str, draft: tuple[tuple[str, str], ...], prompt: str) -> None:
    assert GAME.face.prompt(GAME.view(GAME.from_position(position), 0), Lens(draft=draft)) == prompt


def test_labels_name_places_and_show_stones_and_prices() -> None:
    view = GAME.view(GAME.from_position("players 2; stones r NE b6; coloured 7 8; step walk; chief 34"), 0)
    steps = GAME.face.label(view, "steps", "2", Lens())
    assert steps.text == "2 steps. It costs red 3."
    assert "#shape-square" in steps.markup
    assert GAME.face.label(view, "steps", "1", Lens()).text == "1 step. Nobody pays."
    assert GAME.face.label(view, "opening", "SE", Lens("fr")).text == "sud-est"
    assert GAME.face.label(view, "stone", "neutral", Lens("fr")).text == "pierre neutre"
    assert "<svg" in GAME.face.label(view, "stone", "coloured", Lens()).markup
    assert GAME.face.label(view, "number", "1", Lens()).text == "stone 1: red stone on b6"
    assert GAME.face.label(view, "corner", "b6", Lens()).text == "b6: red, height 1"
    assert GAME.face.label(view, "card", "2", Lens()).text == "card 2"
    assert GAME.face.label(view, "points", "1", Lens()).text == "1 point"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_stops_of_the_chief_are_sentences(lang: str) -> None:
    view = GAME.view(GAME.from_position("players 2; stones r NE b6; coloured 7 8; step walk; chief 34"), 0)
    said = GAME.face.board(view, Lens(lang)).in_words
    assert ".." not in said
    assert re.search(r"\. (Path cell|Case) 35\b", said)
