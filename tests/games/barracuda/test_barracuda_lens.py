"""Golden games of Barracuda looked at by their envelopes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.engine.match import Match
from tablee.engine.record import read_record
from tablee.games.barracuda.bot.lens import lens, offers
from tablee.games.barracuda.rules.actions import Accept, Refuse

RECORDS = sorted((Path(__file__).parents[2] / "records" / "barracuda").glob("*.jsonl"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_answer_is_that_to_the_offer_before_it(path: Path) -> None:
    """Also where somebody else did something in between."""
    match = Match.from_record(read_record(path.read_text(encoding="utf-8")))
    answers = [move for move in match.moves if isinstance(move.action, Accept | Refuse)]
    assert [answered for _, answered in offers(match)] == answers


def test_a_game_in_which_others_act_between_offer_and_answer_is_told() -> None:
    path = next(path for path in RECORDS if path.stem == "rules1-02-3players")
    match = Match.from_record(read_record(path.read_text(encoding="utf-8")))
    assert len([event for event in lens(match) if event.kind != "bluffs"]) == len(list(offers(match)))
