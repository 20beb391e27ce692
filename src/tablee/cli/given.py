"""What people give on the command line, read the same way by every command."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import click
from click.shell_completion import CompletionItem

from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.engine.luck import key_from
from tablee.engine.values import Mistake, Seat
from tablee.kit.languages import FIRST, LANGUAGES

Command = TypeVar("Command", bound=Callable[..., Any])


class GameName(click.ParamType[AnyGame]):
    name = "game"

    def convert(self, value: Any, _param: click.Parameter | None, _context: click.Context | None) -> AnyGame:
        return catalogue.find(value) if isinstance(value, str) else value

    def get_missing_message(self, param: click.Parameter, ctx: click.Context | None) -> str:
        return f"There are {', '.join(catalogue.names())}."

    def shell_complete(self, _context: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return [CompletionItem(name) for name in catalogue.names() if name.startswith(incomplete)]


def game_argument(command: Command) -> Command:
    return click.argument("game", type=GameName())(command)


def json_option(command: Command) -> Command:
    return click.option("--json", "as_json", is_flag=True, help="Print JSON for programs.")(command)


def lang_option(command: Command) -> Command:
    choice = click.Choice(LANGUAGES)
    return click.option("--lang", type=choice, default=FIRST, envvar="TABLEE_LANG", help="The language to speak.")(command)


def seed_option(command: Command) -> Command:
    return click.option("--seed", type=int, default=None, help="Makes chance repeatable.")(command)


def table_options(command: Command) -> Command:
    """The number of players and the options of a new game."""
    players = click.option("--players", type=int, default=None, help="How many play; the fewest if not said.")
    option = click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game.")
    return players(option(command))


def read_options(texts: Sequence[str]) -> dict[str, object]:
    """`["advanced=true"]` by name; `name=@FILE` takes the text of a file. Raises `Mistake`."""
    found: dict[str, object] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise Mistake("cli.option-form", given=text)
        found[name.strip()] = read_file(value.strip()[1:]) if value.strip().startswith("@") else value.strip()
    return found


def read_file(name: str) -> str:
    """The text of a file that says something: an empty option would silently be the usual one. Raises `Mistake`."""
    text = read_text(name)
    if not text.strip():
        raise Mistake("cli.empty-file", file=name)
    return text


def read_text(name: str) -> str:
    try:
        return Path(name).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise Mistake("cli.no-text", file=name) from None


def read_key(seed: int | None) -> bytes:
    """The key of a seed, or a secret one."""
    return secrets.token_bytes(32) if seed is None else key_from(seed)


def read_seats(text: str, seats: int) -> tuple[Seat, ...]:
    """`"0,2"` or `"all"` as seats. Raises `Mistake`."""
    words = [word.strip() for word in text.split(",")]
    if words == ["all"]:
        return tuple(range(seats))
    for word in words:
        if not word.isdecimal() or int(word) >= seats:
            raise Mistake("cli.seat", last=seats - 1, given=word)
    return tuple(sorted({int(word) for word in words}))
