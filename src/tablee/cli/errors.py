"""What went wrong, in one sentence for people and as an object for programs. Exit codes: 1 a check failed, 2 a mistake."""

from __future__ import annotations

from typing import Any

import click

from tablee.cli.out import print_json
from tablee.engine.record import BadRecord
from tablee.engine.values import Illegal, Mistake

FAILED, MISTAKEN, INTERRUPTED = 1, 2, 130


class Failed(Exception):
    """A check that failed, and why, with what a program would like to know about it."""

    def __init__(self, kind: str, why: Mistake, **facts: Any) -> None:
        super().__init__(kind)
        self.kind = kind
        self.why = why
        self.facts = facts


def illegal(problem: Illegal, lang: str) -> Failed:
    """An action the rules refuse: names the rule and the reason."""
    refusal = problem.refusal
    facts = {"rule": refusal.rule, "reason": refusal.reason, **problem.details}
    return Failed("illegal", problem, explanation=refusal.told(lang), **facts)


def report(problem: Exception, lang: str, *, as_json: bool) -> int:
    """Say it, on stderr and with `--json` also as an object on stdout; the exit code. A bug is raised on."""
    facts: dict[str, Any] = {}
    match problem:
        case click.Abort():
            return INTERRUPTED
        case click.exceptions.NoArgsIsHelpError(ctx=context) if context is not None:
            click.echo(context.get_help())
            return 0
        case Failed(kind=kind):
            code, facts, message = FAILED, problem.facts, problem.why.told(lang)
        case BadRecord():
            kind, code, message = "record", FAILED, problem.told(lang)
        case Mistake():
            kind, code, message = "mistake", MISTAKEN, problem.told(lang)
        case click.ClickException():
            kind, code, message = "usage", problem.exit_code, problem.format_message()
        case OSError(filename=str(name), strerror=str(why)):
            kind, code, message = "file", MISTAKEN, f"{name}: {why}"
        case _:
            raise problem
    message = " ".join(message.split())
    if as_json:
        print_json({"error": {"kind": kind, "message": message, **facts}})
    click.echo(f"tablee: {message}", err=True)
    return code
