"""`tablee games`: what can be played."""

from __future__ import annotations

from typing import Any

import click

from tablee.cli.given import json_option, lang_option
from tablee.cli.out import print_json
from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.engine.options import RANDOM, Spec, specs
from tablee.kit.words import LANGUAGES


@click.command()
@lang_option
@json_option
def games(lang: str, as_json: bool) -> None:
    """List the games, how many can play, and their options."""
    found = [facts(game) for game in catalogue.games()]
    if as_json:
        print_json(found)
        return
    for game in found:
        fewest, most = game["players"][0], game["players"][-1]
        click.echo(f"{game['name']}: {game['title'][lang]}, by {game['authors']}, {fewest} to {most} players")
        for option in game["options"]:
            click.echo(f"  --option {option['name']}={option['default']}  ({', '.join(map(str, option['values']))})")


def facts(game: AnyGame) -> dict[str, Any]:
    """What a program would like to know before it opens a game."""
    return {
        "name": game.name,
        "title": {lang: game.face.title(lang) for lang in LANGUAGES},
        "authors": game.authors,
        "players": list(game.seats),
        "secrets": game.secrets,
        "fewest_wins": game.fewest_wins,
        "rules_version": game.rules_version,
        "action_codes": game.space,
        "options": [option_facts(spec) for spec in specs(game.options)],
    }


def option_facts(spec: Spec) -> dict[str, Any]:
    values: list[Any] = list(spec.choices)
    if spec.kind == "flag":
        values = ["true", "false"]
    elif spec.kind == "seat":
        values = [RANDOM, "a seat"]
    default = RANDOM if spec.default is None else str(spec.default).lower() if spec.kind == "flag" else spec.default
    return {
        "name": spec.name,
        "kind": spec.kind,
        "default": default,
        "values": values,
        "needs": spec.needs,
        "rules": list(spec.rules),
    }
