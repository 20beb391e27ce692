"""How commands speak: JSON for programs, text and tables for people, progress on stderr."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Protocol

import click

if TYPE_CHECKING:
    from rich.console import Console


class Progress(Protocol):
    """Called with how much is done so far."""

    def __call__(self, done: int, /) -> None: ...


def print_json(value: object) -> None:
    click.echo(json.dumps(value, ensure_ascii=False))


def console() -> Console:
    """Where people read: plain words, no guessing at colours."""
    from rich.console import Console

    return Console(highlight=False, markup=False, emoji=False, soft_wrap=not sys.stdout.isatty())


def print_table(headings: Sequence[str], rows: Iterable[Sequence[object]], *, numbers_from: int = 1) -> None:
    """A table; columns from `numbers_from` on hold numbers."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column, heading in enumerate(headings):
        table.add_column(heading, justify="right" if column >= numbers_from else "left")
    for row in rows:
        table.add_row(*map(str, row))
    console().print(table)


def columns(texts: Sequence[str], width: int = 100) -> list[str]:
    """Short texts side by side, as lines."""
    room = max(map(len, texts)) + 2
    each = max(1, width // room)
    return ["  " + "".join(text.ljust(room) for text in texts[k : k + each]).rstrip() for k in range(0, len(texts), each)]


@contextmanager
def progress_bar(what: str, total: int) -> Iterator[Progress | None]:
    """A bar on stderr while somebody watches, otherwise None."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress as Bars

    with Bars(console=Console(stderr=True), transient=True) as bars:
        task = bars.add_task(what, total=total)
        yield lambda done: bars.update(task, completed=done)
