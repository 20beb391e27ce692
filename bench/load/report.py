"""What was measured, as one Markdown table or as JSON lines."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, TypeAlias

Row: TypeAlias = dict[str, Any]
Cell: TypeAlias = Callable[[Row], str]


def number(key: str, digits: int) -> Cell:
    return lambda row: f"{row[key]:,.{digits}f}"


def text(key: str) -> Cell:
    return lambda row: str(row[key])


def reasons(key: str) -> Cell:
    return lambda row: ", ".join(f"{count} {reason}" for reason, count in row[key].items()) or "0"


COLUMNS: dict[str, Cell] = {
    "server": text("server"),
    "tables": text("tables"),
    "asked/s": lambda row: "max" if row["rate"] == "max" else f"{row['rate']:g}",
    "moves/s": number("moves_per_s", 0),
    "CPU ms/move": number("cpu_ms", 2),
    "× peer": lambda row: f"{row['times_peer']:.2f}" if "times_peer" in row else "–",
    "p50 ms": number("p50_ms", 1),
    "p99 ms": number("p99_ms", 1),
    "max ms": number("max_ms", 0),
    "own p99": number("own_p99_ms", 1),
    "B/update": number("bytes_per_update", 0),
    "B first": number("bytes_first_view", 0),
    "KB/socket": number("kb_per_socket", 0),
    "open ms": number("open_cpu_ms", 1),
    "backlog": text("backlog"),
    "lost": text("lost"),
    "died": reasons("died"),
    "refused": reasons("refused"),
    "agreed": text("agreed"),
    "generator": number("generator_cores", 2),
    "noise": number("noise_cores", 2),
}


def compared(rows: list[Row], peer: str) -> list[Row]:
    """Each row with how many times the CPU of that peer a move costs, under the same load in the same run."""
    costs = {(row["tables"], row["rate"]): row["cpu_ms"] for row in rows if row["server"] == peer and row["moves"]}
    loads = [(row, costs.get((row["tables"], row["rate"]))) for row in rows]
    return [row | {"times_peer": row["cpu_ms"] / cost} if cost else row for row, cost in loads]


def markdown(rows: list[Row]) -> str:
    cells = [list(COLUMNS), *([cell(row) for cell in COLUMNS.values()] for row in rows)]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    lines = ["| " + " | ".join(word.rjust(width) for word, width in zip(row, widths, strict=True)) + " |" for row in cells]
    lines.insert(1, "|" + "|".join("-" * (width + 1) + ":" for width in widths) + "|")
    return "\n".join(lines)


def json_line(row: Row) -> str:
    return json.dumps({key: round(value, 3) if isinstance(value, float) else value for key, value in row.items()})


def sentence(facts: Row) -> str:
    """Facts that are no row of the table."""
    return "; ".join(f"{key.replace('_', ' ')} {_told(value)}" for key, value in facts.items())


def _told(value: object) -> str:
    if isinstance(value, float):
        return f"{value:.2f}"
    return ", ".join(f"{key}: {count}" for key, count in value.items()) or "none" if isinstance(value, dict) else str(value)
