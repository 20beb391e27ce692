"""`tablee serve`, and `tablee` alone."""

from __future__ import annotations

from pathlib import Path

import click


@click.command()
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="Where to listen.")
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
def serve(port: int, host: str, open_browser: bool, data: Path | None, database: str) -> None:
    """Serve the site, and print its address."""
    from tablee.web import app

    app.serve(host=host, port=port, data=data, database=database, open_browser=open_browser)
