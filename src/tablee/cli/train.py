"""`tablee train`: a judge learns a game by playing with itself."""

from __future__ import annotations

from pathlib import Path

import click

from tablee.cli.given import game_argument
from tablee.engine.game import AnyGame
from tablee.engine.values import Mistake


@click.command()
@game_argument
@click.option("--rounds", type=click.IntRange(1), default=3, show_default=True, help="How often it plays and learns.")
@click.option(
    "--positions", type=click.IntRange(1000), default=100_000, show_default=True, help="Of fast games, each round."
)
@click.option(
    "--searched", type=click.IntRange(0), default=1_500, show_default=True, help="Looked at by a search, each round."
)
@click.option("--simulations", type=click.IntRange(1), default=200, show_default=True, help="Of such a search.")
@click.option(
    "--games", type=click.IntRange(1), default=60, show_default=True, help="Of the match against the best so far."
)
@click.option("--trust/--alone", default=True, show_default=True, help="Whether it may ask the hints who is ahead.")
@click.option("--hint/--no-hint", default=True, show_default=True, help="Whether it may ask the hints about actions.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed learns the same.")
@click.option(
    "--into",
    type=click.Path(file_okay=False, path_type=Path),
    help="Folder to go on in after a break [default: training/GAME].",
)
@click.option("--keep", is_flag=True, help="Put the best judge into the game's bot room.")
@click.option("--ray", "with_ray", is_flag=True, help="Spread the games over a Ray cluster (pip install ray).")
def train(
    game: AnyGame,
    rounds: int,
    positions: int,
    searched: int,
    simulations: int,
    games: int,
    trust: bool,
    hint: bool,
    seed: int,
    into: Path | None,
    keep: bool,
    with_ray: bool,
) -> None:
    """Learn to judge a game by self-play. A round counts only where the new judge beats the best so far for sure."""
    try:
        from tablee.lab.training import Plan
        from tablee.lab.training import train as learn
    except ModuleNotFoundError as problem:
        raise Mistake("cli.needs-extra", extra="train", package=str(problem.name)) from problem
    from tablee.bots.weights import file_of, write_weights

    if game.features() is None:
        raise Mistake("cli.no-features", game=game.name)
    plan = Plan(rounds, positions, searched, simulations, games=games, trust=trust, hint=hint)
    best = learn(game, plan, seed, into or Path("training") / game.name, click.echo, with_ray)
    if best is None:
        click.echo("No round was surely better than what was there.")
    elif keep:
        file_of(game).write_text(write_weights(best), encoding="utf-8")
        click.echo(f"kept in {file_of(game)}")
