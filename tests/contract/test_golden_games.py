"""Golden games: whole games on disk that lead to the same end for ever, however the code changes.

Files are added (`python -m tablee.lab.golden tests/records`), never changed. Where the rules of a game change an outcome,
its `rules_version` rises; games of versions it no longer plays are refused by name, not played wrongly.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.engine.match import Match
from tablee.engine.options import specs
from tablee.engine.record import BadRecord, Record, write_record
from tablee.engine.verify import verify
from tablee.lab.golden import FEWEST, files

FOLDER = Path(__file__).parents[1] / "records"
GAMES = catalogue.games()
PLAYED = [path for game in GAMES for path in files(FOLDER, game)]


@pytest.mark.parametrize("path", PLAYED, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_game_leads_to_the_same_end(path: Path) -> None:
    record, game = Record.load(path), catalogue.find(path.parent.name)
    if record.rules < game.oldest_version:
        with pytest.raises(BadRecord) as refused:
            verify(record)
        assert refused.value.code == "engine.record-version"
        return
    match = verify(record)
    again = match.record(players=record.players, date=record.date, said=record.said)
    if record.rules == game.rules_version:
        assert write_record(again) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_has_golden_games_of_its_rules(game: AnyGame) -> None:
    records = [Record.load(path) for path in files(FOLDER, game)]
    assert len(records) >= FEWEST
    newest = [record for record in records if record.rules == game.rules_version]
    assert {record.seats for record in newest} == set(game.seats), "add some: python -m tablee.lab.golden tests/records"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_golden_games_try_every_option_both_ways(game: AnyGame) -> None:
    records = [Record.load(path) for path in files(FOLDER, game)]
    for spec in specs(game.options):
        tried = Counter(str(record.options[spec.name]) for record in records)
        assert len(tried) > 1, spec.name


def test_golden_games_carry_talk_and_times() -> None:
    records = [Record.load(path) for path in PLAYED]
    assert any(said.text for record in records for said in record.said)
    assert any(said.remark for record in records for said in record.said)
    assert any(line.at for record in records for line in record.lines)
    assert any(record.date for record in records)
    assert all(record.players for record in records)


def test_a_match_can_be_continued_from_the_middle_of_a_golden_game() -> None:
    record = Record.load(PLAYED[0])
    match = Match.from_record(record)
    assert [move.line for move in match.moves] == list(record.lines)
