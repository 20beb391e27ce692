"""A component file that a stranger sends costs little, whatever is in it (BAL-102): no parser sees the worst of them."""

from __future__ import annotations

import json
import tomllib
from typing import Any, NoReturn

import pytest
from facades import edition

from tablee.engine.options import write_options
from tablee.engine.values import Mistake
from tablee.games.balconia import GAME
from tablee.games.balconia.rules import loader
from tablee.games.balconia.rules.bounds import DEEPEST, LONGEST, LONGEST_WORD, MOST_DOTS, check_bounds, place
from tablee.games.balconia.rules.loader import building, from_file

HOSTILE = {
    "a key of dots": ("a." * 29_000 + "a = 1", "dots"),
    "a key of quoted parts": ('"a".' * 14_000 + "a = 1", "dots"),
    "a heading of dots": ("[" + "a." * 29_000 + "a]", "dots"),
    "dots inside an inline table": ("x = {" + "a." * 9 + "a = 1}", "dots"),
    "many lists inside each other": ("x = " + "[" * 20_000, "nested"),
    "lists inside each other, behind texts that close them": ("x = [" + '"]", [' * 9, "nested"),
    "lists inside each other, behind escaped quotation marks": ("x = [" + '"\\"]", [' * 9, "nested"),
    "lists inside each other, one in a line": ("x = " + "[ # ]\n" * 9, "nested"),
    "objects inside each other": ('{"a":' * 10_000, "nested"),
    "a hexadecimal number of many digits": ("x = 0x" + "f" * 50_000, "long-word"),
    "a decimal number of many digits": ('{"a": ' + "1" * 50_000 + "}", "long-word"),
    "a long file": ("#" * (LONGEST + 1), "too-long"),
    "a text over several lines": ('x = """\n[[[["""', "long-text"),
    "a text without an end": ('x = "[[[[', "unreadable-at"),
}


@pytest.mark.rule("BAL-102")
@pytest.mark.parametrize("file", HOSTILE)
def test_bal_102_a_file_that_would_cost_much_is_refused_before_it_is_parsed(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(_text: str) -> NoReturn:
        pytest.fail("it reached the parser")

    monkeypatch.setattr(loader, "_parsed", never)
    text, code = HOSTILE[file]
    with pytest.raises(Mistake) as caught:
        from_file(text)
    assert caught.value.code == f"balconia.{code}"


@pytest.mark.parametrize(
    "text",
    [
        "x = " + "[" * DEEPEST + "]" * DEEPEST,
        "a." * MOST_DOTS + "a = 1",
        "x = " + "1" * LONGEST_WORD,
        f"x = '{'.[' * 1000}'",
        f'x = "{"." * 100}"  # {"[" * 100}',
        "x = 1.5\n" * 100,
        json.dumps({"x": [1.5] * 100}),
        "#" * LONGEST,
    ],
)
def test_what_is_within_the_bounds_or_only_written_in_a_text_may_be_parsed(text: str) -> None:
    check_bounds(text)


@pytest.mark.rule("BAL-07", "BAL-102")
@pytest.mark.parametrize(
    "vocabulary",
    [
        {"note": ";" * 20_000},  # each takes six letters in a position text
        {"note": "é" * 20_000},
    ],
)
def test_bal_07_what_the_table_keeps_is_measured_and_not_what_was_given(vocabulary: Any) -> None:
    given = json.dumps({**edition(), "vocabulary": vocabulary}, ensure_ascii=False)
    assert len(given) < LONGEST
    with pytest.raises(Mistake) as caught:
        GAME.read_options(2, {"building": given})
    assert caught.value.code == "balconia.too-long"


@pytest.mark.rule("BAL-07")
@pytest.mark.parametrize(
    "line",
    ["x = [1.5" + ", 2.5" * 7 + "]\ny = [1.5" + ", 2.5" * 7 + "]", "x = 1979-05-27", "x = -inf", "x = 0x" + "f" * 53],
)
def test_bal_07_what_was_accepted_once_is_accepted_again_as_it_is_kept(line: str) -> None:
    """TOML knows numbers and dates that JSON writes otherwise."""
    given = "schema = 'balconia-components/1'\n" + "\n".join(toml(edition())) + "\n[vocabulary]\n" + line
    kept = write_options(GAME.read_options(2, {"building": given}))
    assert write_options(GAME.read_options(2, kept)) == kept


def toml(raw: dict[str, Any]) -> list[str]:
    """Blocks and doors as inline tables of TOML."""
    return [f"{kind} = [{', '.join(map(inline, raw[kind]))}]" for kind in ("door", "block")]


def inline(value: Any) -> str:
    match value:
        case dict():
            return "{" + ", ".join(f"{name} = {inline(one)}" for name, one in value.items()) + "}"
        case list():
            return "[" + ", ".join(map(inline, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def test_the_place_of_a_mistake_is_counted_as_people_count() -> None:
    assert place('a\nbc"', 4) == {"line": 2, "column": 3}
    assert place('"', 0) == {"line": 1, "column": 1}


def test_the_file_of_this_edition_is_within_the_bounds() -> None:
    own = (GAME.folder / "rules" / "building.toml").read_text(encoding="utf-8")
    assert from_file(own).faces == from_file(json.dumps(tomllib.loads(own))).faces == building().faces
