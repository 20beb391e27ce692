"""The command `tablee`, and one sentence for whoever installed less than a command needs."""

from __future__ import annotations

import sys

PLAY = ("click", "markdown_it", "rich", "textual")
SITE = ("serve", "backup", "restore", "repair")
SERVER = ("alembic", "cryptography", "greenlet", "jinja2", "litestar", "msgspec", "sqlalchemy", "uvicorn")


def main() -> None:
    """Run the command line."""
    try:
        from tablee.cli import main as run

        run()
    except ModuleNotFoundError as problem:
        package = (problem.name or "").partition(".")[0]
        if package not in PLAY + SERVER:
            raise
        sys.exit(
            f'tablee: this needs packages that are not installed: pip install "tablee[{extra(package, sys.argv[1:])}]"'
        )


def extra(package: str, given: list[str]) -> str:
    """The extra that brings what was asked for; `tablee` alone serves the site."""
    return "server" if package in SERVER or given[:1] in ([], *([name] for name in SITE)) else "play"
