"""What many games between equal bots say about a game: chairs, length, points, events, openings, options."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean

from tablee.bots.levels import find_level
from tablee.engine.game import AnyGame
from tablee.engine.luck import key_from
from tablee.engine.match import dealt
from tablee.engine.options import specs
from tablee.engine.values import Event, Mistake
from tablee.lab.arena import interval
from tablee.lab.simulate import play

TOLD = 5  # of so many games one is told, event by event: telling takes longer than playing
MOST_OPENINGS = 12
OPTION_PART = 5  # an option is tried in a fifth as many games


@dataclass(slots=True)
class Table:
    """All games with one number of players and the same options."""

    seats: int
    games: int = 0
    told: int = 0  # of them, with their events
    wins: list[float] = field(default_factory=list)  # by seat
    lengths: Counter[int] = field(default_factory=Counter)  # decisions
    points: Counter[int] = field(default_factory=Counter)  # of everybody
    winning: Counter[int] = field(default_factory=Counter)  # of winners
    happened: Counter[str] = field(default_factory=Counter)  # in how many of the told games an event was told
    by_winners: Counter[str] = field(default_factory=Counter)  # times that a winner did it
    by_others: Counter[str] = field(default_factory=Counter)
    winners: float = 0.0  # chairs of winners in the told games
    openings: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))  # the first action: who began won

    def chair(self, seat: int) -> tuple[float, float, float]:
        share = self.wins[seat] / self.games
        return (share, *interval(share, self.games))

    @property
    def length(self) -> float:
        return sum(length * games for length, games in self.lengths.items()) / self.games

    @property
    def mean_points(self) -> float:
        return sum(points * times for points, times in self.points.items()) / max(self.points.total(), 1)

    def event(self, kind: str) -> tuple[float, float, float]:
        """The share of games it happens in, and how often a winner and another one does it."""
        others = self.told * self.seats - self.winners
        return self.happened[kind] / self.told, self.by_winners[kind] / self.winners, self.by_others[kind] / max(others, 1)

    def best_openings(self) -> list[tuple[str, int, float, float, float]]:
        """(text, games, share of victories of who began so, interval), the most played first."""
        played = sorted(self.openings.items(), key=lambda one: (-len(one[1]), one[0]))[:MOST_OPENINGS]
        return [(text, len(won), fmean(won), *interval(fmean(won), len(won))) for text, won in played]


@dataclass(frozen=True, slots=True)
class Balance:
    game: str
    level: str
    seed: int | str
    tables: tuple[Table, ...]  # by number of players, with the usual options
    options: Mapping[str, Table]  # with one option otherwise, and the fewest players

    @property
    def games(self) -> int:
        return sum(table.games for table in (*self.tables, *self.options.values()))


def balance(
    game: AnyGame, level: str, games: int, seed: int | str, progress: Callable[[int], object] | None = None
) -> Balance:
    """So many games with every number of players, and some with each option. Raises `Mistake`."""
    if games < 1:
        raise Mistake("lab.no-games", games=games)
    done = 0

    def one_more() -> None:
        nonlocal done
        done += 1
        if progress is not None:
            progress(done)

    tables = tuple(counted(game, seats, {}, level, games, seed, one_more) for seats in game.seats)
    few, options = max(games // OPTION_PART, 1), dict[str, Table]()
    for name, value in other_options(game):
        try:
            options[f"{name}={value}"] = counted(game, game.seats[0], {name: value}, level, few, seed, one_more)
        except Mistake:  # it needs another option to be chosen first
            continue
    return Balance(game.name, find_level(level).name, seed, tables, options)


def other_options(game: AnyGame) -> list[tuple[str, object]]:
    """Every flag turned over, and every value of a choice that is not the usual one."""
    found: list[tuple[str, object]] = []
    usual = {spec.name: spec.default for spec in specs(game.options)}
    for spec in specs(game.options):
        if not spec.counts(usual):
            continue
        if spec.kind == "flag":
            found.append((spec.name, not spec.default))
        elif spec.kind == "choice":
            found += [(spec.name, value) for value in spec.choices if value != spec.default]
    return found


def counted(
    game: AnyGame,
    seats: int,
    options: Mapping[str, object],
    level: str,
    games: int,
    seed: int | str,
    one_more: Callable[[], object],
) -> Table:
    table, players = Table(seats, wins=[0.0] * seats), [find_level(level)] * seats
    for number in range(games):
        match = dealt(game, seats, options, key_from(seed, seats, number))
        beginner = match.acting[0]
        state, decisions = play(match, players, f"{seed}/{seats}/{number}")
        shares, points = [state.reward(seat) for seat in range(seats)], state.points()
        table.games += 1
        table.lengths[decisions] += 1
        for seat, share in enumerate(shares):
            table.wins[seat] += share
            table.points[points[seat]] += 1
            table.winning[points[seat]] += int(share > 0)
        if match.moves:
            table.openings[match.moves[0].text].append(shares[beginner])
            if number % TOLD == 0:
                tell(table, match.told(), shares)
        one_more()
    return table


def tell(table: Table, told: Sequence[tuple[int, Event]], shares: list[float]) -> None:
    events = [event for _, event in told]
    table.told += 1
    table.winners += sum(share > 0 for share in shares)
    for kind in {event.kind for event in events}:
        table.happened[kind] += 1
    for event in events:
        if event.seat is not None:
            (table.by_winners if shares[event.seat] > 0 else table.by_others)[event.kind] += 1
