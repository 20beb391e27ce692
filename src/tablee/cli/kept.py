"""Where a site keeps its tables, as commands that look after them are told."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from tablee.engine.values import Mistake

Command = TypeVar("Command", bound=Callable[..., Any])
FOLDER = click.Path(file_okay=False, path_type=Path)


def kept_options(command: Command) -> Command:
    """The same as of `tablee serve`."""
    database = "An SQLAlchemy address instead of a file in --data."
    command = click.option("--database", default="", envvar="DATABASE_URL", help=database)(command)
    return click.option("--data", type=FOLDER, default=None, envvar="TABLEE_DATA", help="The folder of the site.")(command)


def site_of(data: Path | None, database: str) -> tuple[Path, str]:
    """Its folder, and the address of its database."""
    from tablee.web.app import Settings, default_data

    settings = Settings(data=data or default_data(), database=database)
    return settings.data, settings.url


def file_of(url: str) -> Path:
    """The file of a database. Raises `Mistake` for a database server, which has tools of its own."""
    from tablee.table.store import sqlite_path

    if (path := sqlite_path(url)) is None:
        raise Mistake("cli.own-tools")
    return path
