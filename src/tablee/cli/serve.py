"""`tablee serve`, and `tablee` alone."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import click

from tablee.engine.values import Mistake

DAYS = click.FloatRange(min=0, min_open=True)


@click.command()
@click.option("--port", type=click.IntRange(1, 65535), default=8000, show_default=True, help="Where to listen.")
@click.option("--host", default="127.0.0.1", show_default=True, help="0.0.0.0 lets the whole network in.")
@click.option("--open", "open_browser", is_flag=True, help="Open a browser if there is one.")
@click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    default=None,
    envvar="TABLEE_DATA",
    help="The folder that keeps tables and the secret of the cookies.",
)
@click.option("--database", default="", envvar="DATABASE_URL", help="An SQLAlchemy address instead of a file in --data.")
@click.option(
    "--host-name",
    "hosts",
    multiple=True,
    envvar="TABLEE_HOSTS",
    help="A name by which the site is called, such as play.example.org; may be repeated.",
)
@click.option(
    "--trusted-proxy",
    "proxies",
    multiple=True,
    envvar="TABLEE_PROXIES",
    help="An address or network that passes visitors on, and says who they are; this machine's own if none is named.",
)
@click.option("--contact", default="", envvar="TABLEE_CONTACT", help="Where to tell of faults: mailto:… or https:…")
@click.option(
    "--unused-days", type=DAYS, help="When a table goes at which nobody ever moved: 14 if not said; inf is never."
)
@click.option(
    "--unfinished-days", type=DAYS, help="When an unfinished game goes that nobody comes back to: 180; inf is never."
)
@click.option("--new-key", is_flag=True, help="Begin with a new secret: nobody is known any more but by a recovery code.")
@click.option(
    "--admin-token",
    default="",
    envvar="TABLEE_ADMIN_TOKEN",
    help="Opens /admin and /metrics to whoever knows it, beside this machine itself. Better in the environment.",
)
@click.option(
    "--people-per-address",
    "people",
    type=click.IntRange(min=1),
    envvar="TABLEE_PEOPLE_PER_ADDRESS",
    help="How many may share an address, as in a school: 6. Limits for one are so many times those of a guest.",
)
@click.option("--log-json", is_flag=True, envvar="TABLEE_LOG_JSON", help="Write the log as lines of JSON.")
@click.option("--fd", "door", type=int, default=None, hidden=True, help="An open socket to listen on, from who starts us.")
def serve(port: int, host: str, open_browser: bool, door: int | None, **where: Any) -> None:
    """Serve the site, and print its address."""
    if door is None:
        check_place(host, port)
    if where["database"]:
        check_database(where["database"])
    from tablee.web import app
    from tablee.web.budget import Budget

    where["data"] = where["data"] or app.default_data()
    if people := where.pop("people"):
        where["budget"] = Budget(address=people)
    given = {name: value for name, value in where.items() if value}
    app.serve(host=host, port=port, settings=app.Settings(**given), open_browser=open_browser, door=door)


def check_place(host: str, port: int) -> None:
    """Raises `Mistake` when nobody can listen there."""
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind(address)
    except OSError as problem:
        raise Mistake("cli.no-port", port=str(port), host=host, why=str(problem.strerror or problem)) from None


def check_database(url: str) -> None:
    """Raises `Mistake` for an address no database driver understands."""
    from sqlalchemy.exc import SQLAlchemyError

    from tablee.table.store import Store

    try:
        Store(url)
    except (SQLAlchemyError, ImportError) as problem:
        raise Mistake("cli.no-database", url=url, why=str(problem).splitlines()[0]) from None
