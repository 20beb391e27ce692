"""How the server fares, in numbers that Prometheus reads (text format 0.0.4). None tells of a single person or table."""

from __future__ import annotations

import os
import resource
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from litestar.datastructures import State

from tablee.table.gauge import Histogram
from tablee.table.house import House
from tablee.web.pulse import Pulse
from tablee.web.reception import Reception

KIND = "text/plain; version=0.0.4"


def text(state: State) -> str:
    """Everything that is told, of the state of an application."""
    return "".join(f"{line}\n" for line in (*of_house(state), *of_visitors(state), *of_machine(state)))


def of_house(state: State) -> Iterator[str]:
    house: House = state.house
    yield from number("moves_total", "counter", "Moves of people and bots.", house.moves)
    yield from number("tables_in_memory", "gauge", "Tables in memory.", len(house.tables))
    yield from numbers("bots", "Bots that owe a decision, by what they do.", "state", house.minds.told())
    yield from histogram("thought_wait_seconds", "How long bots waited for a turn to think.", house.minds.queue.waits)
    stuck = {bot.table for bot in state.watch.look()}
    yield from number("stuck_tables", "gauge", "Tables where a bot owes a decision for longer than it may.", len(stuck))
    if (batches := house.store.base.batches) is not None:
        yield from histogram("writer_batch_size", "How many changes shared a commit.", batches)
    if isinstance(length := house.store.base.told().get("log_bytes"), int):
        yield from number("wal_bytes", "gauge", "Length of the write-ahead log.", length)


def of_visitors(state: State) -> Iterator[str]:
    reception: Reception = state.reception
    yield from number("sockets", "gauge", "Open live sockets.", state.house.hub.listeners)
    yield from histogram("move_seconds", "From a person's message to the move on disk.", reception.latency)
    yield from numbers("refusals_total", "What was refused, by code.", "code", reception.refusals, "counter")
    yield from number("drawings_waiting", "gauge", "Pictures whose turn has not come.", reception.brush.waiting)
    yield from number("questions_waiting", "gauge", "Long questions whose turn has not come.", reception.aside.waiting)
    yield from number("budgets_remembered", "gauge", "Allowances that somebody has used.", reception.budgets.remembered)


def of_machine(state: State) -> Iterator[str]:
    pulse: Pulse = state.pulse
    yield from histogram("loop_late_seconds", "How late the event loop came to what was due.", pulse.late)
    yield from number("memory_bytes", "gauge", "Resident memory of the server, without the bots.", memory())
    yield from number("ready", "gauge", "Whether visitors may be sent here.", int(not state.readiness.last))


def number(name: str, kind: str, told: str, value: float) -> Iterator[str]:
    yield from heading(name, kind, told)
    yield f"tablee_{name} {value:g}" if isinstance(value, float) else f"tablee_{name} {value}"


def numbers(name: str, told: str, label: str, values: Mapping[str, int], kind: str = "gauge") -> Iterator[str]:
    yield from heading(name, kind, told)
    for key, value in sorted(values.items()):
        yield f'tablee_{name}{{{label}="{key}"}} {value}'


def histogram(name: str, told: str, counted: Histogram) -> Iterator[str]:
    yield from heading(name, "histogram", told)
    within = counted.within()
    for bound, count in zip((*map("{:g}".format, counted.bounds), "+Inf"), within, strict=True):
        yield f'tablee_{name}_bucket{{le="{bound}"}} {count}'
    yield f"tablee_{name}_sum {counted.sum:g}"
    yield f"tablee_{name}_count {within[-1]}"


def heading(name: str, kind: str, told: str) -> Iterator[str]:
    yield f"# HELP tablee_{name} {told}"
    yield f"# TYPE tablee_{name} {kind}"


def memory() -> int:
    """Bytes; where the system does not tell, the most there ever were."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most if sys.platform == "darwin" else most * 1024
