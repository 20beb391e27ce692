"""`tablee arena`: which bot is the better one, and how sure that is. Bots of others may enter (docs/arena.md)."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tablee.cli.given import game_argument, json_option, read_options, seed_option, table_options
from tablee.cli.out import print_json, print_table, progress_bar
from tablee.engine.game import AnyGame
from tablee.engine.values import Mistake

if TYPE_CHECKING:
    from tablee.lab.arena import Contest
    from tablee.lab.ratings import Rating, Sprt
    from tablee.lab.runners import Entry


@click.command()
@game_argument
@table_options
@click.option("--games", type=click.IntRange(1), default=60, show_default=True, help="How many games at most; whole deals.")
@click.option("--bots", default="", help="Levels, separated by commas; the last entrant takes all further seats.")
@click.option("--code", multiple=True, metavar="FILE", help="A bot in a Python file with a function `choose`.")
@click.option("--program", multiple=True, metavar="COMMAND", help="A bot that is a program: lines in, lines out.")
@click.option(
    "--seconds", type=click.FloatRange(0.01), default=5.0, show_default=True, help="For a decision of code or program."
)
@click.option("--sprt", metavar="WORSE,BETTER", help="Stop when it is sure whether the first is better: by rating points.")
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="How many processes play.")
@click.option("--ray", is_flag=True, help="Play on Ray.")
@click.option("--save", multiple=True, type=click.Path(path_type=Path), help="Write .json, .csv, .parquet or .svg.")
@seed_option
@json_option
def arena(
    game: AnyGame,
    players: int | None,
    options: tuple[str, ...],
    games: int,
    bots: str,
    code: tuple[str, ...],
    program: tuple[str, ...],
    seconds: float,
    sprt: str | None,
    jobs: int,
    ray: bool,
    save: tuple[Path, ...],
    seed: int | None,
    as_json: bool,
) -> None:
    """Let bots meet: everybody sits on every chair of the same deals. All shares and ratings come with 95 % intervals.

    More entrants than seats meet in groups, every group in turn. A bot that crashes, is slow or does what is not allowed
    loses that game.
    """
    from tablee.lab.arena import summed_up
    from tablee.lab.ratings import chairs, head_to_head, ratings
    from tablee.lab.runners import Plan, run
    from tablee.lab.tables import check_kind
    from tablee.lab.tables import save as write

    for file in save:
        check_kind(file)
    seed = secrets.randbelow(2**32) if seed is None else seed
    seats = game.seats[0] if players is None else players
    entries = entered(bots or ("" if code or program else "greedy,random"), code, program, seconds, seats)
    plan, test = Plan(game.name, seats, read_options(options), entries, seed), read_sprt(sprt)
    with progress_bar(f"{game.name}, {', '.join(dict.fromkeys(plan.names))}", games) as progress:
        enough = None if test is None else lambda found: test.verdict(found, seats)[0] != "open"
        outcomes = run(plan, games, jobs, ray, enough, progress)
    found, rated = summed_up(game, seats, plan.names, outcomes), ratings(plan.names, outcomes, seed)
    facts: dict[str, Any] = {
        "seed": seed,
        **asdict(found),
        "games": len(outcomes),
        "ratings": [asdict(row) for row in rated],
        "head_to_head": head_to_head(plan.names, outcomes),
        "chairs": [{"share": share, "low": low, "high": high} for share, low, high in chairs(outcomes)],
        "faults": [{"game": one.number, "bot": plan.names[one.sitting[one.fault.seat]], **asdict(one.fault)}
                   for one in outcomes if one.fault],
    }  # fmt: skip
    if test is not None:
        verdict, ratio = test.verdict(outcomes, seats)
        facts["sprt"] = {**asdict(test), "verdict": verdict, "ratio": ratio}
    for file in save:
        write(file, facts, plan.names, outcomes, rated)
    if as_json:
        print_json(facts)
        return
    click.echo(f"{game.name}, {seats} seats, {len(outcomes)} games, seed {seed}; an even share is {found.fair:.1%}")
    show(found, rated, plan.names, facts)


def entered(bots: str, code: Sequence[str], programs: Sequence[str], seconds: float, seats: int) -> tuple[Entry, ...]:
    """Who plays; the last one on all seats that are left. Programs come first: they are what one wants to know about."""
    from tablee.bots.levels import find_level
    from tablee.lab.runners import Entry

    found = [Entry(Path(file).stem, "code", file, seconds) for file in code]
    found += [Entry(command.split()[0].rsplit("/", 1)[-1], "program", command, seconds) for command in programs]
    found += [Entry(find_level(level).name, "level", level) for level in bots.split(",") if level.strip()]
    return tuple(found + found[-1:] * (seats - len(found)))


def read_sprt(text: str | None) -> Sprt | None:
    """Raises `Mistake`."""
    from tablee.lab.ratings import Sprt

    if text is None:
        return None
    try:
        worse, better = map(float, text.split(","))
    except ValueError:
        raise Mistake("cli.sprt", given=text) from None
    if worse >= better:
        raise Mistake("cli.sprt", given=text)
    return Sprt(worse, better)


def show(found: Contest, rated: Sequence[Rating], names: Sequence[str], facts: dict[str, Any]) -> None:
    by_name = {row.name: f"{row.rating:.0f} ({row.low:.0f} to {row.high:.0f})" for row in rated}
    print_table(
        ("bot", "games", "wins", "surely from", "to", "rating", "points", "faults"),
        [
            (
                *(r.name, r.games, f"{r.share:.1%}", f"{r.low:.1%}", f"{r.high:.1%}"),
                *(by_name[r.name], f"{r.mean_points:.1f}", r.faults),
            )
            for r in found.results
        ],
    )
    players = [row.name for row in rated]
    met = facts["head_to_head"]
    if len(players) > 2:
        click.echo("Who came before whom, of all meetings:")
        cells = [
            (one, *(f"{met[one][other][0]:.0%} of {met[one][other][1]}" if other in met[one] else "" for other in players))
            for one in players
        ]
        print_table(("", *players), cells)
    shares = ", ".join(f"{one['share']:.1%} ({one['low']:.1%} to {one['high']:.1%})" for one in facts["chairs"])
    click.echo(f"Victories by chair: {shares}")
    for fault in facts["faults"]:
        click.echo(f"game {fault['game']}: {fault['bot']} lost on seat {fault['seat']}, {fault['kind']}: {fault['says']}")
    if "sprt" in facts:
        test = facts["sprt"]
        click.echo(
            f"Sequential test of +{test['better']:g} against +{test['worse']:g} rating points, {test['risk']:.0%} risk: "
            f"{names[0]} is {test['verdict']} (log ratio {test['ratio']:.2f})"
        )
