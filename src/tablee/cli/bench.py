"""`tablee bench`: how fast everything is here."""

from __future__ import annotations

import click

from tablee.cli.given import json_option
from tablee.cli.out import print_json


@click.command()
@json_option
def bench(as_json: bool) -> None:
    """Measure rules, search, pictures and tables, as ratios in one run."""
    from tablee.lab import bench as lab

    measured = lab.measure()
    if as_json:
        print_json(measured)
    else:
        click.echo(lab.report(measured))
