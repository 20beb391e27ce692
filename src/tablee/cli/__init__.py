"""The command line: `tablee …`. One module per subject, imported only when its command runs."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from itertools import pairwise
from typing import Any

import click

from tablee import __version__

# Command -> where it lives and what it is for; the help page is written from here, so that it opens at once.
COMMANDS = {
    "serve": ("serve", "Serve the site."),
    "play": ("play", "Play in the terminal."),
    "games": ("games", "List the games and their options."),
    "rules": ("rules", "Read the rules, or see which are tested."),
    "show": ("show", "Describe or draw a position, and try actions on it."),
    "simulate": ("simulate", "Let bots play many games and count."),
    "arena": ("arena", "Let bots meet, and see how sure it is which is better."),
    "report": ("report", "Write a page about the balance of a game."),
    "train": ("train", "Let a judge learn a game by playing with itself."),
    "replay": ("records", "Tell a recorded game again."),
    "analyse": ("analyse", "Review a finished game: chances, choices, luck."),
    "puzzles": ("puzzles", "List puzzles, look for more, check them."),
    "verify": ("verify", "Check that a recorded game was dealt and played fairly."),
    "bench": ("bench", "Measure speed."),
    "backup": ("backup", "Write all tables and keys of a site into one file."),
    "restore": ("backup", "Put back what a backup holds."),
    "repair": ("repair", "Look after the tables of a site that is not served."),
}


class Commands(click.Group):
    """Loads commands when they are called for, and turns every mistake into one sentence and an exit code."""

    def list_commands(self, _context: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, _context: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return own_commands(name)
        command: click.Command = getattr(import_module(f"tablee.cli.{COMMANDS[name][0]}"), name)
        return command

    def format_commands(self, _context: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, purpose) for name, (_, purpose) in COMMANDS.items()])

    def main(self, args: Sequence[str] | None = None, *_ignored: Any, **more: Any) -> Any:
        given = list(sys.argv[1:] if args is None else args)
        try:
            code = super().main(given, prog_name="tablee", standalone_mode=False)
        except Exception as problem:
            from tablee.cli.errors import report

            code = report(problem, language(given), as_json="--json" in given)
        sys.exit(code if isinstance(code, int) else 0)


def language(given: Sequence[str]) -> str:
    """The language asked for, wherever a mistake was made: `--lang fr`, `--lang=fr` or the environment; else English."""
    from tablee.kit.words import LANGUAGES

    named = [after for word, after in pairwise(given) if word == "--lang"]
    named += [word.partition("=")[2] for word in given if word.startswith("--lang=")]
    wanted = named[-1] if named else os.environ.get("TABLEE_LANG", "")
    return wanted if wanted in LANGUAGES else "en"


def own_commands(name: str) -> click.Command | None:
    """`tablee balconia check`: what can be done for one game alone."""
    from tablee.cli.check import commands_of
    from tablee.engine import catalogue

    return commands_of(catalogue.find(name)) if name in catalogue.names() else None


@click.group(cls=Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, message="Tablée %(version)s")
@click.pass_context
def main(context: click.Context) -> None:
    """Modern board games at one table.

    Alone, `tablee` serves the site on this machine and opens the browser.
    """
    if context.invoked_subcommand is None:
        from tablee.cli.serve import serve

        context.invoke(serve, open_browser=True)
