"""Time runs out in every kind of decision of every game, whatever was chosen for it: the game goes on as the rules say."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TypeAlias

import pytest
from games.barracuda.test_barracuda_end import fifth_by_auction
from table.house_kit import settled
from table.test_clock_leaks import PEOPLE
from table.time_kit import RAPID, Time, act, house_in

from tablee.engine import catalogue
from tablee.engine.luck import Rng, seeded
from tablee.engine.match import Match, placed
from tablee.engine.record import read_record, write_record
from tablee.engine.values import Seat
from tablee.engine.verify import verify
from tablee.games.barracuda import GAME as BARRACUDA
from tablee.lab import trials
from tablee.table import live
from tablee.table.clock import CONSENT, POLICIES, QUICK
from tablee.table.house import House
from tablee.table.live import LiveTable
from tablee.table.setup import Chair, Setup

GAMES = [game.name for game in catalogue.games()]
RECORDS = Path(__file__).parents[1] / "records"
RARE = {"gaudi": {"exchange"}, "barracuda": {"done"}}  # hardly met by chance: positions of their own
EVERY_POLICY = pytest.mark.parametrize("policy", POLICIES)
Kind: TypeAlias = tuple[bool, frozenset[str]]  # whether several are seen to owe it, and the verbs there are


def by_verb(table: LiveTable, seat: Seat) -> dict[str, list[str]]:
    """What a seat may do."""
    found: dict[str, list[str]] = {}
    for code in table.codes(seat):
        text = table.game.write(table.game.decode(code))
        found.setdefault(text.split()[0], []).append(text)
    return found


def kind_of(table: LiveTable, choices: Iterable[str]) -> Kind:
    return len(table.seen_acting()) > 1, frozenset(choices)


@dataclass
class Sleepers:
    """People of whom one sleeps through every decision that nobody has slept through before, and wakes up afterwards."""

    house: House
    time: Time
    policy: str
    met: set[Kind] = field(default_factory=set)
    rng: Rng = field(default_factory=lambda: seeded("sleepers"))

    @property
    def verbs(self) -> set[str]:
        return {verb for _, verbs in self.met for verb in verbs}

    async def sit_down(self, game: str, setup: trials.Setup) -> LiveTable:
        for person in PEOPLE:
            await self.house.store.save_player(person, person, 0.0)
        chairs = (Chair("here"), *(Chair("link"),) * (setup.seats - 1))
        chosen = Setup(game=game, chairs=chairs, options=dict(setup.options), clock=replace(RAPID, policy=self.policy))
        table = await self.house.open_table(PEOPLE[0], chosen)
        for person in PEOPLE[1 : setup.seats]:
            await self.house.sit(table.id, person, person)
        await self.house.alarms.ring()
        return table

    async def play(self, table: LiveTable) -> None:
        while not table.over:
            seat = table.acting()[0]
            choices = by_verb(table, seat)
            if (kind := kind_of(table, choices)) in self.met:
                texts = list(choices.values())[self.rng.below(len(choices))]  # rare verbs as often as others
                await act(self.house, table, seat, texts[self.rng.below(len(texts))])
            else:
                self.met.add(kind)
                await self.sleep_through(table, seat)

    async def sleep_through(self, table: LiveTable, seat: Seat) -> None:
        owed, before, shown = table.acting(), table.seq, table.step(None)
        told = table.marks.number, len(table.said)
        if len(table.seen_acting()) > 1:
            await self.until_time_is_up(table)
            assert {move.seat for move in table.moves[before:]} <= set(owed)
            assert (table.marks.number, len(table.said)) == told, "who had not answered may be a secret"
        elif self.policy == QUICK:
            await self.until_time_is_up(table)
            assert len(table.said) == told[1] + 1, "how many actions it took may be a secret"
        else:
            await self.until_time_is_up(table)
            await self.played_for(table, seat)
        assert table.step(None) > shown, "everybody sees that it goes on"
        assert table.moves[before].seat in owed

    async def until_time_is_up(self, table: LiveTable) -> None:
        assert table.times.deadline is not None
        await self.time.passes(self.house, table.times.deadline - self.time.now + 0.5)

    async def played_for(self, table: LiveTable, seat: Seat) -> None:
        """By a bot, until they wake up; where that was chosen, another one has to say so first."""
        if self.policy == CONSENT:
            assert table.marks.out == {seat}
            other = next(place for place in table.places if place.seat != seat)
            await self.house.company.stand_in(table.id, str(other.player), seat)
        assert table.places[seat].stand_in
        await settled(table)
        if not table.over:
            await self.house.company.come_back(table.id, str(table.places[seat].player))


async def play_some(folder: Path, game: str, policy: str, *, all_setups: bool) -> None:
    """Tables with different options, to the end; until every verb was met, or all of them."""
    house = await house_in(folder, time := Time())
    sleepers, verbs = Sleepers(house, time, policy), set(catalogue.find(game).verbs) - RARE.get(game, set())
    setups = trials.setups(catalogue.find(game))
    for number, setup in enumerate(setups * 10):
        if sleepers.verbs >= verbs and number >= all_setups * len(setups):
            break
        table = await sleepers.sit_down(game, setup)
        await sleepers.play(table)
        assert verify(read_record(write_record(table.record(None)))).standing == table.match.standing
    assert sleepers.verbs >= verbs
    await house.close()


@EVERY_POLICY
@pytest.mark.parametrize("game", GAMES)
async def test_time_may_run_out_in_every_kind_of_decision(tmp_path: Path, game: str, policy: str) -> None:
    await play_some(tmp_path, game, policy, all_setups=False)


@pytest.mark.soak
@EVERY_POLICY
@pytest.mark.parametrize("game", GAMES)
async def test_time_may_run_out_with_any_options(tmp_path: Path, game: str, policy: str) -> None:
    await play_some(tmp_path, game, policy, all_setups=True)


def exchanging() -> str:
    """A position in which no tile of a hand fits: of a game that was played, the first one."""
    records = (read_record(file.read_text()) for file in sorted((RECORDS / "gaudi").glob("*.jsonl")))
    match = Match.from_record(next(record for record in records if record.lines[0].do.startswith("exchange")))
    return match.game.position(match.start)


def resting() -> str:
    """A position in which somebody may end a turn without an action (BAR-87)."""
    return BARRACUDA.position(fifth_by_auction())


@EVERY_POLICY
@pytest.mark.parametrize(("game", "verb", "position"), [("gaudi", "exchange", exchanging), ("barracuda", "done", resting)])
async def test_time_may_run_out_where_something_rare_may_be_done(
    tmp_path: Path, policy: str, game: str, verb: str, position: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = placed(catalogue.find(game), position())
    monkeypatch.setattr(live, "begun", lambda *_: begun)
    house = await house_in(tmp_path, time := Time())
    sleepers = Sleepers(house, time, policy)
    table = await sleepers.sit_down(game, trials.Setup(len(begun.standing.points)))
    assert verb in by_verb(table, table.acting()[0])
    await sleepers.sleep_through(table, table.acting()[0])
    await house.close()
