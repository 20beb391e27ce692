"""`tablee rules`: the rules of a game, and which of them tests cover."""

from __future__ import annotations

import click
from click import echo

from tablee.cli.errors import Failed
from tablee.cli.given import game_argument, json_option, lang_option
from tablee.cli.out import print_json, print_table
from tablee.engine.game import AnyGame
from tablee.engine.values import Mistake
from tablee.kit.rulebook import rules as numbered_rules


@click.group()
def rules() -> None:
    """Read the rules of a game, or see which are tested."""


@rules.command("show")
@game_argument
@click.argument("number", required=False)
@lang_option
@json_option
def show_rules(game: AnyGame, number: str | None, lang: str, as_json: bool) -> None:
    """Print every numbered rule of GAME, or the one with this NUMBER (PUE-37, or just 37)."""
    found = numbered_rules(game.folder, lang)
    if number is not None:
        wanted = number.upper()
        found = tuple(rule for rule in found if wanted in (rule.id, rule.id.partition("-")[2].lstrip("0")))
        if not found:
            raise Mistake("cli.no-rule", game=game.name, rule=number)
    if as_json:
        print_json([{"id": rule.id, "text": rule.text} for rule in found])
        return
    for rule in found:
        echo(f"{rule.id}  {rule.text}")


@rules.command()
@click.option("--strict", is_flag=True, help="Exit with 1 when a rule is missing.")
@json_option
def coverage(strict: bool, as_json: bool) -> None:
    """Print per game how many rules there are, how many tests cover, and which are missing."""
    from tablee.lab.coverage import report

    found = report()
    if as_json:
        print_json(
            [
                {
                    "game": one.game,
                    "rules": one.rules,
                    "covered": one.covered,
                    "missing": list(one.missing),
                    "unknown": list(one.unknown),
                }
                for one in found
            ]
        )
    else:
        print_table(
            ("game", "rules", "covered", "missing"),
            [(one.game, one.rules, one.covered, ", ".join(one.missing) or "none") for one in found],
        )
    if strict and (lacking := [one.game for one in found if one.missing or one.unknown]):
        raise Failed("coverage", Mistake("cli.uncovered", games=", ".join(lacking)))
