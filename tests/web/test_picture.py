"""What travels when a picture changes."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from page_model import exchanged

from tablee.kit.picture import Panel, Piece
from tablee.web.picture import LINES, Growing, panel_changes, respliced, spliced

SENTENCES = st.lists(st.sampled_from("abcdefgh"), max_size=12)


@given(SENTENCES, SENTENCES)
def test_spliced_sentences_are_the_new_ones(old: list[str], new: list[str]) -> None:
    told = list(old)
    for front, gone, fresh in spliced(old, new):
        told[front : front + gone] = fresh
    assert told == new


def test_a_sentence_that_changes_travels_alone() -> None:
    assert spliced("abcdef", "aBcdeF") == [(1, 1, ["B"]), (5, 1, ["F"])]
    assert spliced("abcd", "abcd") == []


@given(SENTENCES, SENTENCES, st.booleans())
def test_spliced_lines_are_the_new_ones(old: list[str], new: list[str], upwards: bool) -> None:
    told = old[::-1] if upwards else old
    for cut in respliced(old, new):
        told = exchanged(told, cut, upwards)
    assert told == (new[::-1] if upwards else new)


def test_a_list_that_grows_sends_what_is_new() -> None:
    lines = [str(number) for number in range(LINES + 20)]
    before = Growing(lines, LINES + 10)
    assert Growing(lines, LINES + 12).since(before) == [(0, 0, [str(LINES + 10), str(LINES + 11)])]
    assert Growing(lines, LINES + 10).since(before) == []
    assert before.newest == lines[10 : LINES + 10]


def panel(opening: str = "<svg>", *pieces: str, closing: str = "</svg>") -> Panel:
    made = tuple(Piece(markup[0], markup) for markup in pieces)
    return Panel("p", "", opening, made, closing)


@pytest.mark.parametrize(
    ("old", "new", "changes"),
    [
        (panel("<svg>", "a1", "b1"), panel("<svg>", "a1", "b2"), {"b": "b2"}),
        (panel("<svg>", "a1"), panel('<svg x="1">', "a1"), {"panel-p > *": {"x": "1"}}),
        (panel("<svg><g>", "a1"), panel("<svg><b>", "a1"), None),
        (panel("<svg>", "a1"), panel("<svg>", "b1"), None),
        (panel("<svg>", "a1"), panel("<svg>", "a1", "b1"), None),
        (panel("<svg>", "a1"), panel("<svg>", "a1", closing="</g></svg>"), None),
        (None, panel("<svg>", "a1"), None),
    ],
    ids=["one piece", "the shell", "what lies behind", "another piece", "one more piece", "the end", "a new panel"],
)
def test_a_panel_that_keeps_its_frame_travels_in_pieces(
    old: Panel | None, new: Panel, changes: dict[str, str] | None
) -> None:
    whole = {"panel-p": f'<div class="picture" id="panel-p">{new}</div>'}
    told = panel_changes(new, old)
    assert told is not None
    assert msgspec.json.decode(told) == (whole if changes is None else changes)
