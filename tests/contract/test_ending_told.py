"""The end of every game is told step by step: the steps add up to the points, in every language, and nothing before."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from tablee.engine import catalogue
from tablee.engine.record import Record
from tablee.engine.values import View
from tablee.engine.verify import verify
from tablee.kit.face import AnyFace
from tablee.kit.people import MARKS
from tablee.kit.picture import Board, Lens
from tablee.kit.words import LANGUAGES
from tablee.lab.golden import files

FOLDER = Path(__file__).parents[1] / "records"
GOLDEN = [path for game in catalogue.games() for path in files(FOLDER, game)]
SOME = [path for path in GOLDEN if Record.load(path).rules == catalogue.find(path.parent.name).rules_version][::2]
LEAST = {"pueblo": 36, "agora": 10, "gaudi": 4, "barracuda": 3, "balconia": 30}


def walked(face: AnyFace, view: View, lang: str) -> Iterator[Board]:
    """The boards of the telling, one after another."""
    following = face.board(view, Lens(lang)).onward[0].spot
    while following:
        board = face.board(view, Lens(lang, spot=following))
        assert [one.name for one in board.onward] == ["pause", "next", "skip"]
        yield board
        following = board.onward[1].spot


@pytest.mark.parametrize("path", SOME, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_steps_add_up_to_the_points(path: Path) -> None:
    match = verify(Record.load(path))
    game, view = match.game, match.game.view(match.state, None)
    if not game.face.board(view, Lens()).onward:
        assert view.ranks is None or getattr(view, "dismantling", False)  # nobody counts, or it was told before
        return
    told = {lang: list(walked(game.face, view, lang)) for lang in LANGUAGES}
    for lang, boards in told.items():
        assert len(boards) >= LEAST[game.name]
        assert boards[-1].running == view.points
        words = [board.told for board in boards]
        assert game.name == "balconia" or all(words), lang  # there the balcony asked about answers
        assert len({str(board.stage) for board in boards}) > 1  # the stage tells too
    running = [tuple(points or 0 for points in board.running) for board in told["en"]]
    for before, after in pairwise(running):
        assert all(one <= other for one, other in zip(before, after, strict=True))
    if game.name != "balconia":
        assert [board.told for board in told["en"]] != [board.told for board in told["fr"]]
        assert any(mark in board.told for board in told["en"] for mark in MARKS)


@pytest.mark.parametrize("game", catalogue.games(), ids=lambda game: game.name)
def test_nothing_is_told_before_the_end(game: object) -> None:
    path = next(path for path in SOME if path.parent.name == getattr(game, "name", ""))
    match = verify(Record.load(path))
    early = match.game.view(match.moves[len(match.moves) // 2].before, 0)
    for spot in ("count-0", "still-2"):
        board = match.game.face.board(early, Lens(spot=spot))
        assert (board.onward, board.told, board.running, board.verdict) == ((), "", (), "")
