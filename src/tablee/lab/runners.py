"""A contest spread over processes or machines: deals come back in order, so nothing depends on how many.

What is sent there is names only: levels, files and commands become players where they play.
"""

from __future__ import annotations

import shlex
from collections import deque
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import dataclass
from itertools import count
from multiprocessing import get_context
from typing import Any, Final, TypeAlias

from tablee.bots.levels import find_level
from tablee.engine import catalogue
from tablee.engine.values import Mistake
from tablee.lab.arena import Entrant, Outcome, played
from tablee.lab.outside import Program, code_in

Deals: TypeAlias = "Generator[list[Outcome], None, None]"  # the games of one deal after another, without end
AHEAD: Final = 2  # deals for each process that are under way or waiting for it


@dataclass(frozen=True, slots=True)
class Entry:
    """Somebody who wants to play: how to make a player of it."""

    name: str
    kind: str  # level, code or program
    what: str
    seconds: float = 5.0

    def player(self) -> Entrant:
        """Raises `Mistake`."""
        if self.kind == "level":
            return find_level(self.what)
        if self.kind == "code":
            program = code_in(self.what, self.seconds)
        else:
            program = Program(self.name, shlex.split(self.what), self.seconds)
        program.name = self.name
        return program


@dataclass(frozen=True, slots=True)
class Plan:
    """All there is to know to play any deal of a contest."""

    game: str
    seats: int
    options: Mapping[str, object]
    entries: tuple[Entry, ...]
    seed: int | str

    @property
    def names(self) -> list[str]:
        return [entry.name for entry in self.entries]

    def play(self, deal: int) -> list[Outcome]:
        """The deal on every rotation of chairs."""
        game = catalogue.find(self.game)
        with seated(self.entries) as players:
            numbers = range(deal * self.seats, (deal + 1) * self.seats)
            return [played(game, self.options, self.seats, players, number, self.seed) for number in numbers]


@contextmanager
def seated(entries: Sequence[Entry]) -> Iterator[list[Entrant]]:
    """The players; programs end with it."""
    players = [entry.player() for entry in entries]
    try:
        yield players
    finally:
        for player in players:
            if isinstance(player, Program):
                player.close()


def one_by_one(plan: Plan) -> Deals:
    for deal in count():
        yield plan.play(deal)


def in_processes(plan: Plan, jobs: int) -> Deals:
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        try:
            yield from in_order(
                lambda deal: pool.submit(plan.play, deal), lambda under_way: under_way.result(), jobs * AHEAD
            )
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def on_ray(plan: Plan) -> Deals:
    """On all machines of a Ray cluster, or on this one. Raises `Mistake` without Ray."""
    try:
        import ray
    except ImportError:
        raise Mistake("lab.no-ray") from None
    ray.init(ignore_reinit_error=True, log_to_driver=False)
    play = ray.remote(Plan.play)
    cores = int(ray.cluster_resources().get("CPU", 1))
    yield from in_order(lambda deal: play.remote(plan, deal), ray.get, cores * AHEAD)


def in_order(begin: Callable[[int], Any], end: Callable[[Any], list[Outcome]], wide: int) -> Deals:
    """Deals that are begun ahead of time, each when it is done."""
    under_way = deque(begin(deal) for deal in range(wide))
    for deal in count(wide):
        found = end(under_way.popleft())
        under_way.append(begin(deal))
        yield found


def run(
    plan: Plan,
    games: int,
    jobs: int = 1,
    ray: bool = False,
    enough: Callable[[list[Outcome]], bool] | None = None,
    progress: Callable[[int], object] | None = None,
) -> list[Outcome]:
    """At most so many games, whole deals, until it is enough. Raises `Mistake` for a plan that cannot be played."""
    if games < 1:
        raise Mistake("lab.no-games", games=games)
    with seated(plan.entries):  # whoever cannot play is told before anything begins
        pass
    outcomes: list[Outcome] = []
    deals = on_ray(plan) if ray else in_processes(plan, jobs) if jobs > 1 else one_by_one(plan)
    with closing(deals):
        for found in deals:
            outcomes += found
            if progress is not None:
                progress(min(len(outcomes), games))
            if len(outcomes) >= games or (enough is not None and enough(outcomes)):
                return outcomes
    return outcomes
