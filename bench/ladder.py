"""The ladder: each level against the one below, in every game and with every number of players. Prints Markdown.

    python -m bench.ladder --games 60 --levels 1,2,3,4
    python -m bench.ladder --budget 600 --only pueblo,gaudi --seats 2
    python -m bench.ladder --part 0.05 --levels 3,4,5,6

With `--part` the levels that search have that part of their simulations and no clock, so that the same games are played
on every machine, however busy it is.
"""

from __future__ import annotations

from itertools import pairwise

from bench.matches import Column, arguments, print_table
from tablee.bots.levels import Level, find_level
from tablee.bots.players import searching


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--levels", default="1,2,3,4,5,6")
    parser.add_argument("--part", type=float, default=0.0, help="of the simulations of a level; 0: all, and its clock")
    given = parser.parse_args()
    levels = [shortened(find_level(level), given.part) for level in given.levels.split(",")]
    print_table(given, [Column(above, below) for below, above in pairwise(levels)])


def shortened(level: Level, part: float) -> Level:
    if not part or not level.simulations:
        return level
    simulations = max(round(part * level.simulations), 1)
    return Level(level.number, f"{level.name} ({simulations})", level.kind, searching(simulations, float("inf")))


if __name__ == "__main__":
    main()
