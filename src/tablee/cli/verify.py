"""`tablee verify`: what a recorded game proves, and what it does not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import click

from tablee.cli.given import json_option, lang_option
from tablee.cli.out import print_json
from tablee.cli.records import FILE, FOLDER
from tablee.engine import fair
from tablee.engine import verify as proof
from tablee.engine.record import BadRecord, Record, digest
from tablee.engine.values import Standing
from tablee.kit.words import words


@dataclass(frozen=True, slots=True)
class Known:
    """What somebody knows from elsewhere than the record."""

    key: str = ""
    commitment: str = ""
    seal: str = ""
    site: str = ""
    seed: str = ""


@click.command()
@click.argument("file", type=FILE)
@click.option("--key", default="", metavar="HEX", help="The key of the deal, if the file does not carry it.")
@click.option("--commitment", default="", metavar="HEX", help="The commitment that the table showed you.")
@click.option("--seal", default="", metavar="HEX", help="The seal that the table showed you when the game began.")
@click.option("--site-key", default="", metavar="HEX", help="The public key of the site, as its pages show it.")
@click.option("--seed", default="", metavar="HEX", help="The seed that your browser added.")
@lang_option
@json_option
def verify(file: Path, key: str, commitment: str, seal: str, site_key: str, seed: str, lang: str, as_json: bool) -> None:
    """Check that deal, key, actions and result in FILE belong together, and say what that proves and what not."""
    given = (key, commitment, seal, site_key, seed)
    record, known = Record.load(file), Known(*(one.strip().lower() for one in given))
    check_site(record, known)
    standing = proof.verify(record, known.key, known.commitment, known.seal).standing
    check_seed(record, known)
    placed = proof.begins_from_position(record)
    proved = ["replay-placed"] if placed else list(proofs(known))
    open_questions = list(doubts_of_position(record, known) if placed else doubts(record, known))
    if as_json:
        print_json(facts(record, standing) | {"proved": proved, "not_proved": open_questions})
        return
    say, points = words(FOLDER, lang), ", ".join(map(str, standing.points))
    click.echo(
        say(
            "verify-placed" if placed else "verify-sound",
            file=file.name,
            actions=len(record.lines),
            game=record.game,
            points=points,
        )
    )
    for title, found in (("verify-proved", proved), ("verify-not-proved", open_questions)):
        click.echo(f"{say(title)}")
        for one in found:
            click.echo(f"  - {say(f'verify-{one}', site=record.site, digest=digest(record), seats=seeded(record))}")


def check_seed(record: Record, known: Known) -> None:
    if known.seed and known.seed not in record.seeds:
        raise BadRecord("cli.no-seed", seed=known.seed)


def check_site(record: Record, known: Known) -> None:
    """Raises `BadRecord` for a signature that does not fit, and where one is asked for that is not there."""
    if record.site or known.site:
        from tablee.table.signature import check_signature

        check_signature(record, known.site)


def seeded(record: Record) -> str:
    return ", ".join(str(seat) for seat, seed in enumerate(record.seeds) if seed)


def proofs(known: Known) -> Iterator[str]:
    """What is certain, as ends of message ids."""
    yield "replay"
    if known.commitment:
        yield "committed"
    if known.seal:
        yield "sealed"
    if known.commitment and known.seed:
        yield "own-seed"
    if known.site:
        yield "signed"


def doubts(record: Record, known: Known) -> Iterator[str]:
    """What is not, and what would make it so."""
    if not known.commitment:
        yield "no-commitment"
    if record.table and not known.seal:
        yield "no-seal"
    if not record.table:
        yield "key-alone"
    elif not any(record.seeds):
        yield "no-seeds"
    elif not (known.seed and known.commitment):
        yield "others-seeds"
    if not record.site:
        yield "unsigned"
    elif not known.site:
        yield "unknown-site"
    else:
        yield "site-word"
    if any(record.seeds):
        yield "last-seed"
    yield "persons"


def doubts_of_position(record: Record, known: Known) -> Iterator[str]:
    """The same where nothing was dealt."""
    yield "position"
    yield "unsigned" if not record.site else "site-word" if known.site else "unknown-site"
    yield "persons"


def facts(record: Record, standing: Standing) -> dict[str, object]:
    return {
        "verified": True,
        "game": record.game,
        "players": record.seats,
        "actions": len(record.lines),
        "commitment": record.commitment,
        "seal": fair.seal_of(record) if record.table else "",
        "site": record.site,
        "digest": digest(record),
        "points": list(standing.points),
        "ranks": list(standing.ranks),
    }
