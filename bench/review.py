"""How long a fast review of a game takes: `python -m bench.review`. CPU seconds on one core, printed, never asserted."""

from __future__ import annotations

import time

from tablee import compiled
from tablee.bots.levels import find_level
from tablee.engine import catalogue
from tablee.lab.simulate import play
from tablee.review.analysis import analyse


def main() -> None:
    print("compiled" if compiled() else "interpreted")
    for game in catalogue.games():
        match = game.match(seed=5)
        play(match, [find_level("steady")] * match.seats, "bench")
        started = time.process_time()
        review = analyse(match.record())
        seconds = time.process_time() - started
        decisions = sum(step.verdict is not None for step in review.steps)
        each = 70 * seconds / max(decisions, 1)
        print(f"{game.name:10} {decisions:4} decisions {seconds:6.1f} s, 70 decisions {each:5.1f} s", flush=True)


if __name__ == "__main__":
    main()
