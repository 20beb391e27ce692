"""`tablee repair …`: the tables of a site that is not being served."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tablee.cli.errors import Failed
from tablee.cli.given import json_option, lang_option
from tablee.cli.kept import kept_options, site_of
from tablee.cli.out import print_json
from tablee.engine.values import Mistake, View
from tablee.kit.words import words

if TYPE_CHECKING:
    from tablee.table.repair import Row
    from tablee.table.values import Denied

HERE = Path(__file__).parent


@click.group()
def repair() -> None:
    """Look after the tables of a site, while it is not served."""


@repair.command("list")
@kept_options
@lang_option
@json_option
def show(data: Path | None, database: str, lang: str, as_json: bool) -> None:
    """Every table, with its game, how many entries its log has, when it was opened, and its name."""
    found = asyncio.run(all_rows(site_of(data, database)[1]))
    if as_json:
        print_json([{"id": row.id, "game": row.game, "name": row.name, "entries": row.entries, "created": row.created,
                     "ended": row.ended} for row in found])  # fmt: skip
        return
    for row in found:
        click.echo(line(row))
    click.echo(words(HERE, lang)("repair-listed", count=len(found)))


def line(row: Row) -> str:
    opened = datetime.fromtimestamp(row.created, UTC).date().isoformat()
    return f"{row.id:12} {row.game:10} {row.entries:5}  {opened}  {row.name}"


async def all_rows(url: str) -> list[Row]:
    from tablee.table import repair as work

    async with work.opened(url) as store:
        return [row async for row in work.rows(store)]


@repair.command()
@click.argument("tables", nargs=-1)
@kept_options
@lang_option
@json_option
def check(tables: Sequence[str], data: Path | None, database: str, lang: str, as_json: bool) -> None:
    """Play the logs of TABLES again, or of all, and say which do not hold together."""
    all_of_them, problems = asyncio.run(checked(site_of(data, database)[1], tables))
    told = {table: {"code": problem.code, "text": problem.told(lang)} for table, problem in problems.items()}
    damaged = [table for table, problem in problems.items() if problem.code != "closed"]
    if not as_json:
        for table, problem in told.items():
            click.echo(f"{table}  {problem['text']}")
    if damaged:
        why = Mistake("cli.damaged", count=len(damaged), all=all_of_them)
        raise Failed("damaged", why, tables=told)
    if as_json:
        print_json({"checked": all_of_them, "tables": told})
    else:
        click.echo(words(HERE, lang)("repair-fine", count=all_of_them))


async def checked(url: str, tables: Sequence[str]) -> tuple[int, dict[str, Denied]]:
    """How many were looked at, and what is wrong with some of them."""
    from tablee.table import repair as work

    async with work.opened(url) as store:
        chosen = list(tables) or [row.id async for row in work.rows(store)]
        found = {table: await work.problem_of(store, table) for table in chosen}
    return len(chosen), {table: problem for table, problem in found.items() if problem}


@repair.command()
@click.argument("table")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@kept_options
@lang_option
def export(table: str, file: Path, data: Path | None, database: str, lang: str) -> None:
    """Write everything that was kept of TABLE into FILE as JSON, damaged or not."""
    found = asyncio.run(exported(site_of(data, database)[1], table))
    file.touch(mode=0o600)
    file.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    click.echo(words(HERE, lang)("repair-exported", table=table, file=str(file)))


async def exported(url: str, table: str) -> dict[str, object]:
    from tablee.table import repair as work

    async with work.opened(url) as store:
        if not await work.is_there(store, table):
            raise Mistake("cli.no-table", table=table)
        return dict(await work.exported(store, table))


@repair.command()
@click.argument("table")
@kept_options
@lang_option
def close(table: str, data: Path | None, database: str, lang: str) -> None:
    """End TABLE before its game is over: it is kept, but not listed or played any more."""
    asyncio.run(closed(site_of(data, database)[1], table))
    click.echo(words(HERE, lang)("repair-closed", table=table))


async def closed(url: str, table: str) -> None:
    from tablee.table import repair as work

    async with work.opened(url) as store:
        if not await work.is_there(store, table):
            raise Mistake("cli.no-table", table=table)
        if not await work.close(store, table):
            raise Mistake("cli.over-already", table=table)


@repair.command()
@click.argument("table")
@click.option("--step", type=click.IntRange(min=0), required=True, help="Entries of the log when it was asked.")
@click.option("--seat", type=click.IntRange(min=0), required=True)
@click.option("--level", required=True)
@click.option("--seed", type=int, required=True)
@kept_options
def rethink(table: str, step: int, seat: int, level: str, seed: int, data: Path | None, database: str) -> None:
    """Let a bot that failed at TABLE think the same thought again, by what its log says of it."""
    from tablee.bots import think

    view = asyncio.run(seen(site_of(data, database)[1], table, seat, step))
    click.echo(think(view.game, view, level, seed))


async def seen(url: str, table: str, seat: int, step: int) -> View:
    from tablee.table import repair as work

    async with work.opened(url) as store:
        if not await work.is_there(store, table):
            raise Mistake("cli.no-table", table=table)
        return await work.view_at(store, table, seat, step)
