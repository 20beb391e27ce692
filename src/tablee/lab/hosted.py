"""Runs a bot written as a Python file: `python -m tablee.lab.hosted my_bot.py`. It speaks as docs/arena.md says.

The file offers `choose(question)`, which gets a dictionary with `game`, `seat`, `legal` (texts), `view`, `seed` and
`seconds`, and returns one of the legal texts. What it prints goes to stderr, since stdout belongs to the answers.
"""

from __future__ import annotations

import json
import runpy
import sys
from contextlib import redirect_stdout


def main(file: str) -> None:
    answers = sys.stdout
    with redirect_stdout(sys.stderr):
        choose = runpy.run_path(file)["choose"]
        for line in sys.stdin:
            question = json.loads(line)
            print("ready" if "tablee" in question else choose(question), file=answers, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
