"""`tablee puzzles`: list them, look for more, check that they still are some."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tablee.cli.errors import Failed
from tablee.cli.given import game_argument, json_option
from tablee.cli.out import print_json, print_table, progress_bar
from tablee.cli.records import FILE as RECORD
from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.engine.record import Record
from tablee.engine.values import Mistake

if TYPE_CHECKING:
    from tablee.puzzles.puzzle import Puzzle

OUT = click.Path(dir_okay=False, path_type=Path)


@click.group()
def puzzles() -> None:
    """Positions in which one choice is clearly best."""


@puzzles.command("list")
@click.argument("names", metavar="[GAME]...", nargs=-1)
@json_option
def list_puzzles(names: tuple[str, ...], as_json: bool) -> None:
    """Count the puzzles of every game, or of some games, by grade."""
    from tablee.puzzles.puzzle import GRADES, puzzles_of

    games = [catalogue.find(name) for name in names] or catalogue.games()
    grades = range(1, len(GRADES) + 1)
    found = {game.name: [sum(one.grade == grade for one in puzzles_of(game)) for grade in grades] for game in games}
    if as_json:
        print_json([{"game": name, "puzzles": sum(by), "grades": by} for name, by in found.items()])
        return
    print_table(
        ("game", "puzzles", *(f"grade {grade}" for grade in grades)), [(name, sum(by), *by) for name, by in found.items()]
    )


@puzzles.command("mine")
@game_argument
@click.option("--count", type=click.IntRange(1), default=10, show_default=True, help="How many puzzles to find.")
@click.option("--tries", type=click.IntRange(1), default=1000, show_default=True, help="Positions to look at, at most.")
@click.option("--each", type=click.IntRange(1), default=None, help="So many of each grade at most.")
@click.option("--simulations", type=click.IntRange(50), default=3000, show_default=True, help="Of the deep search.")
@click.option("--worlds", type=click.IntRange(20), default=200, show_default=True, help="Played to the end, per choice.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed finds the same.")
@click.option("--from", "records", type=RECORD, multiple=True, help="Look in this record, not in games between bots.")
@click.option("--out", type=OUT, help="Add them to this file of puzzles.")
@json_option
def mine(
    game: AnyGame,
    count: int,
    tries: int,
    each: int | None,
    simulations: int,
    worlds: int,
    seed: int,
    records: tuple[Path, ...],
    out: Path | None,
    as_json: bool,
) -> None:
    """Look for puzzles of GAME in games between bots, or in records, and print or keep them."""
    from tablee.puzzles.mining import in_records, mined
    from tablee.puzzles.proving import Care
    from tablee.puzzles.puzzle import load, save

    care = Care(simulations, worlds, seed)
    known = {one.name: one for one in load(out)} if out is not None else {}
    source = in_records(map(Record.load, records), care, seed) if records else mined(game, care, seed)
    found: list[Puzzle] = []
    with progress_bar(game.name, count) as progress:
        for puzzle in islice(source, tries):
            if puzzle is None or puzzle.name in known or not wanted(puzzle, [*known.values()], each):
                continue
            known[puzzle.name] = puzzle
            found.append(puzzle)
            if out is not None:
                save(out, known.values())
            if progress is not None:
                progress(len(found))
            if len(found) == count:
                break
    if as_json:
        print_json([puzzle.facts() for puzzle in found])
        return
    print_table(
        ("puzzle", "grade", "best", "gain"),
        [(one.name, one.grade, " / ".join(one.best), f"{one.gain:.0%}") for one in found],
    )


def wanted(puzzle: Puzzle, known: list[Puzzle], each: int | None) -> bool:
    return each is None or sum(one.grade == puzzle.grade for one in known) < each


@puzzles.command("check")
@game_argument
@click.option("--file", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="Of this file instead.")
@click.option("--simulations", type=click.IntRange(50), default=12000, show_default=True, help="Of the deep search.")
@click.option("--worlds", type=click.IntRange(20), default=600, show_default=True, help="Played to the end, per choice.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed finds the same.")
@click.option("--drop", is_flag=True, help="Take those out of the file that are none.")
def check(game: AnyGame, file: Path | None, simulations: int, worlds: int, seed: int, drop: bool) -> None:
    """Look at the puzzles of GAME again, more closely than when they were found. Exit with 1 when one is none."""
    from tablee.puzzles.proving import Care, doubtful
    from tablee.puzzles.puzzle import FILE, load, save

    path = game.folder / FILE if file is None else file
    care = Care(simulations, worlds, seed)
    kept, gone = list["Puzzle"](), list["Puzzle"]()
    for puzzle in load(path):
        problem = doubtful(game, puzzle, replace(care, seed=f"{seed}/{puzzle.name}"))
        (gone if problem else kept).append(puzzle)
        if problem:
            click.echo(f"{puzzle.name}: {problem}")
    if drop:
        save(path, kept)
    click.echo(f"{game.name}: {len(kept)} of {len(kept) + len(gone)} puzzles hold")
    if gone and not drop:
        raise Failed("puzzles", Mistake("cli.doubtful-puzzles", game=game.name, count=len(gone)))
