"""Boards in characters: what a canvas draws, how notes are folded, and that the picture of every game can be touched."""

from __future__ import annotations

import pytest

from tablee.engine.catalogue import find
from tablee.engine.luck import key_from, seeded
from tablee.engine.match import AnyMatch, dealt
from tablee.kit.people import MARKS
from tablee.kit.picture import Lens
from tablee.kit.sketch import Canvas, Run, Sketch, mark, sentence

GAMES = ("agora", "balconia", "barracuda", "gaudi", "pueblo")


def test_lines_join_where_outlines_meet() -> None:
    canvas = Canvas()
    canvas.outline((0, 0), (4, 0), (4, 2), (0, 2))
    canvas.outline((4, 0), (8, 0), (8, 2), (4, 2))
    canvas.put(2, 1, Run("a", "red"))
    assert str(canvas.sketch()).splitlines() == ["┌───┬───┐", "│ a │   │", "└───┴───┘"]


def test_notes_are_folded_between_words_and_the_picture_is_not() -> None:
    sketch = Sketch((sentence("a picture as wide as it is"),), ((Run("one two "), Run("three four", "red")),))
    lines = ["".join(run.text for run in row).rstrip() for row in sketch.fitted(9)]
    assert lines == ["a picture as wide as it is", "one two", "  three", "  four"]
    assert Run("four", "red") in sketch.fitted(9)[-1]


def test_every_seat_of_a_game_has_a_shape_of_its_own() -> None:
    for name in GAMES:
        colours = find(name).colours
        assert len({mark(colour) for colour in colours}) == len(colours)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", GAMES)
def test_what_is_chosen_on_a_board_can_be_touched_in_its_sketch(name: str, lang: str) -> None:
    """Through a whole game: every place of a slot on the board, or of a hand, is somewhere in the sketch."""
    match = dealt(find(name), find(name).seats[0], {}, key_from(4))
    rng, missed = seeded("a walk through"), set()
    while not match.over and len(match.moves) < 150:
        seat = match.acting[0]
        missed |= untouchable(match, seat, lang)
        match.do(match.trusted(seat, int(match.state.draw(seat, rng))))
    assert missed <= {"opening", "stone", "pair", "seat", "bid", "tens", "fives", "twos", "ones", "fakes"}


def untouchable(match: AnyMatch, seat: int, lang: str) -> set[str]:
    """Slots with a place that no run of the sketch stands for."""
    sketch = match.game.face.sketch(match.view(seat), Lens(lang))
    shown = {aim for row in sketch.fitted(80) for run in row for aim in run.aims}
    return {slot for choice in match.choices(seat) for slot, place in choice.slots if (slot, place) not in shown}


@pytest.mark.parametrize("name", GAMES)
def test_whoever_is_spoken_of_in_a_sketch_is_called_by_a_name(name: str) -> None:
    """Through a whole game and at its end: marks that stand for people cannot be seen in a terminal."""
    match = dealt(find(name), find(name).seats[0], {}, key_from(4))
    rng, said = seeded("a walk through"), set[str]()
    while not match.over:
        said |= set(str(match))
        seat = match.acting[0]
        match.do(match.trusted(seat, int(match.state.draw(seat, rng))))
    assert not (said | set(str(match))) & set(MARKS)
