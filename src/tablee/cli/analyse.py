"""`tablee analyse`: a finished game reviewed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from tablee.cli.given import json_option, lang_option
from tablee.cli.out import print_json, print_table, progress_bar
from tablee.cli.pictures import check_folders
from tablee.cli.records import FILE
from tablee.engine.record import Record

if TYPE_CHECKING:
    from tablee.review.telling import Teller


@click.command()
@click.argument("file", type=FILE)
@click.option(
    "--budget", type=click.Choice(("fast", "deep")), default="fast", show_default=True, help="How closely to look."
)
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed finds the same.")
@click.option("--html", "page", type=click.Path(dir_okay=False, path_type=Path), help="Write one HTML file as well.")
@lang_option
@json_option
def analyse(file: Path, budget: str, seed: int, page: Path | None, lang: str, as_json: bool) -> None:
    """Review the finished game in FILE: chances over time, key moments, and what every choice was worth."""
    from tablee.review.analysis import analyse as run
    from tablee.review.page import page as drawn
    from tablee.review.telling import Teller

    record = Record.load(file)
    check_folders(page)
    with progress_bar(file.name, len(record.lines)) as progress:
        review = run(record, budget, seed, progress)
    teller = Teller(record, review, lang)
    if page is not None:
        page.write_text(drawn(teller), encoding="utf-8")
    if as_json:
        print_json(teller.facts())
    else:
        print_review(teller)


def print_review(teller: Teller) -> None:
    click.echo(teller.say("title", game=teller.game.face.title(teller.lang)))
    click.echo(teller.made())
    print_table(teller.headings(), teller.rows())
    click.echo(teller.say("moments"))
    for step in teller.review.moments():
        click.echo(
            "\n".join([f"  {teller.moment(step)}", f"      {teller.verdict(step)}", f"      {teller.chances(step)}"])
        )
        for swing in teller.swings(step):
            click.echo(f"      {swing}")
    if lens := teller.lens():
        click.echo("\n".join([teller.lens_title(), *(f"  {line}" for line in lens)]))
