"""Runs `tablee …` in this process, and makes records to try it on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result

from tablee.cli import main
from tablee.engine import catalogue
from tablee.engine.luck import Luck, commitment, key_from, seeded
from tablee.engine.options import write_options
from tablee.engine.record import Line, Record, write_record

KEY = key_from("a random record")


def tablee(*args: object, typed: str | None = None) -> Result:
    """The result of a command; whatever is no mistake of the caller is raised here."""
    return CliRunner().invoke(main, [str(arg) for arg in args], input=typed, catch_exceptions=False)


def answer(*args: object) -> Any:
    """What a command says with --json, when all goes well."""
    result = tablee(*args, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def error(*args: object, code: int) -> dict[str, Any]:
    """What a command says with --json, when it must fail with this exit code and one sentence."""
    result = tablee(*args, "--json")
    assert result.exit_code == code, result.output
    assert result.stderr.startswith("tablee: ")
    assert result.stderr.count("\n") == 1
    found: dict[str, Any] = json.loads(result.stdout)["error"]
    return found


def random_record(name: str, seats: int, key: bytes = KEY, **options: object) -> Record:
    """A whole game of random actions."""
    game = catalogue.find(name)
    chosen = game.read_options(seats, options)
    state, rng, lines = game.deal(seats, chosen, Luck(key)), seeded("actions"), []
    while acting := state.acting():
        code = int(state.draw(acting[0], rng))
        lines.append(Line(acting[0], game.write(game.decode(code))))
        state.play(acting[0], code)
    return Record(
        game=name,
        rules=game.rules_version,
        seats=seats,
        options=write_options(chosen),
        commitment=commitment(key),
        key=key.hex(),
        result=game.standing(state),
        lines=tuple(lines),
    )


def saved(record: Record, folder: Path) -> Path:
    path = folder / "game.jsonl"
    path.write_text(write_record(record), encoding="utf-8")
    return path
