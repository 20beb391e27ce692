"""A game on the full screen of a terminal: board, seats, log, choices and a line to type in. Needs Textual."""

from __future__ import annotations

from multiprocessing import get_context

import click

from tablee.cli.fullscreen.app import TableApp
from tablee.cli.sitting import Left, Sitting

PAUSE = 0.7  # seconds in which people see what a bot did


def show(sitting: Sitting) -> None:
    """Play until the end; what came of it stays on the terminal. Raises `Left`."""
    with get_context("spawn").Pool(1) as minds:  # in a process of their own bots never hold up the screen
        TableApp(sitting, minds, PAUSE).run()
    if not sitting.match.over:
        raise Left
    click.echo("\n".join(sitting.ending()))
