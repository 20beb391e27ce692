"""`tablee balconia check`: a building of your own, before you open a table with it."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tablee.cli.errors import Failed
from tablee.cli.given import json_option, seed_option
from tablee.cli.out import print_json, print_table, progress_bar
from tablee.engine.values import Mistake

if TYPE_CHECKING:
    from tablee.games.balconia.balance import Balance, FaceBalance
    from tablee.games.balconia.components import Building

FILE = click.Path(exists=True, dir_okay=False, path_type=Path)
EXTREMES = 5  # faces shown at either end


@click.group()
def balconia() -> None:
    """Buildings of your own for Balconia."""


@balconia.command()
@click.argument("file", type=FILE)
@click.option("--games", type=click.IntRange(0), default=200, show_default=True, help="Games to measure the balance by.")
@click.option("--picture", type=click.Path(dir_okay=False, path_type=Path), help="Draw all faces into this SVG file.")
@seed_option
@json_option
def check(file: Path, games: int, picture: Path | None, seed: int | None, as_json: bool) -> None:
    """Check the component FILE and report how it plays: points per face, spread, how close games are."""
    from tablee.games.balconia.balance import measure

    building = read_building(file)
    found = None
    if games:
        with progress_bar(f"{file.name}, {games} games", games) as progress:
            found = measure(building, games, seed or 0, progress)
    if picture is not None:
        draw(building, found, picture)
    if as_json:
        print_json({"file": file.name, "faces": len(building.faces), "balance": found and facts(found)})
        return
    click.echo(f"{file.name}: {len(building.faces)} faces and {len(building.doors)} doors, all in order")
    if found is not None:
        print_balance(found)


def read_building(file: Path) -> Building:
    """Raises `Failed` with the block and face at fault."""
    from tablee.games.balconia.components import building

    try:
        return building(file.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise Failed("components", f"{file.name} is not text") from None
    except Mistake as problem:
        raise Failed("components", f"{file.name}: {problem}") from None


def draw(building: Building, found: Balance | None, picture: Path) -> None:
    from tablee.cli.picture import standing_alone
    from tablee.games.balconia import GAME
    from tablee.games.balconia.sheet import sheet

    if found is None:
        raise Mistake("a picture shows the balance: play at least one game")
    picture.write_text(standing_alone(GAME, sheet(building, found)), encoding="utf-8")


def facts(found: Balance) -> dict[str, Any]:
    derived = {"face_mean": found.mean, "face_spread": found.spread, "opposites": found.opposites}
    return asdict(found) | derived


def print_balance(found: Balance) -> None:
    click.echo(
        f"{found.games} games of sensible play: {found.mean_total:.1f} points a side, four of five between "
        f"{found.low:.0f} and {found.high:.0f}; {found.gap:.1f} apart; turquoise wins {found.turquoise:.0%}"
    )
    click.echo(
        f"a scoring face brings {found.mean:.1f} points, spread {found.spread:.1f}; opposite faces differ by "
        f"{found.opposites:.1f}"
    )
    doors = (f"{number}: {one:.1f} and {other:.1f}" for number, (one, other) in enumerate(found.doors, start=1))
    click.echo(f"doors, turquoise and pink: {', '.join(doors)}")
    ranked = sorted(found.scoring, key=lambda face: face.mean)
    few = ranked if len(ranked) <= 2 * EXTREMES else [*ranked[-1 : -EXTREMES - 1 : -1], *ranked[EXTREMES - 1 :: -1]]
    print_table(("face", "name", "seen", "points", "spread"), map(row, few), numbers_from=2)


def row(face: FaceBalance) -> tuple[str, str, int, str, str]:
    return face.id, face.name, face.seen, f"{face.mean:.1f}", f"{face.spread:.1f}"
