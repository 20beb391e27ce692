"""`tablee backup` and `tablee restore`: a site in one file."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

import click

from tablee.cli.given import json_option, lang_option
from tablee.cli.kept import file_of, kept_options, site_of
from tablee.cli.out import print_json
from tablee.kit.words import words

HERE = Path(__file__).parent


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@kept_options
@lang_option
@json_option
def backup(file: Path, data: Path | None, database: str, lang: str, as_json: bool) -> None:
    """Write all tables and keys of a site into FILE, also while it is served.

    Who has FILE can read the secrets of running games: keep it as well as the site itself.
    """
    from tablee.table.backup import back_up

    folder, url = site_of(data, database)
    found = back_up(file_of(url), folder, file)
    if as_json:
        print_json({"file": str(file), **asdict(found)})
    else:
        click.echo(words(HERE, lang)("backup-made", file=str(file), **asdict(found)))


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--replace", is_flag=True, help="Instead of what is there, which is kept beside it with the ending .old.")
@kept_options
@lang_option
@json_option
def restore(file: Path, replace: bool, data: Path | None, database: str, lang: str, as_json: bool) -> None:
    """Put back the tables and keys that `tablee backup` wrote into FILE, while nothing is served from there."""
    from tablee.table.backup import restore as put_back

    folder, url = site_of(data, database)
    found = put_back(file, file_of(url), folder, replace=replace)
    if as_json:
        print_json({"file": str(file), **asdict(found)})
    else:
        click.echo(words(HERE, lang)("backup-restored", folder=str(folder), **asdict(found)))
