"""Playthroughs: whole games as text that people review like code. After OpenSpiel's idea of the same name.

    about: two captains, one look
    game: harbor
    players: 2
    options: piers=1
    seed: golden

    position: captains 2; piers 1; ...

    1. red: peek deck
         Red looks at the next card.
         (red) You see 4.
         points 4 5
    2. blue: bid 3

Everything but the heading and the actions follows from them: `retold` tells it anew, and a test compares. A line in
brackets is read by those seats alone; points are told where they change, positions now and then.
`python -m tablee.lab.playthrough tests/playthroughs` writes all files anew, for `git diff` to show what has changed.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from tablee.engine import catalogue
from tablee.engine.luck import key_from
from tablee.engine.match import AnyMatch, dealt
from tablee.engine.values import Event
from tablee.lab.trials import AnyMove

ACTION = re.compile(r"\d+\. (\w+): (.+)")
OFTEN = 20  # moves between two positions


def retold(text: str) -> str:
    """The same playthrough, as its game is played and told today."""
    heading, _ = parts(text)
    return "\n".join([heading, *told(played(text))]) + "\n"


def played(text: str, moves: int | None = None) -> AnyMatch:
    """The match that a playthrough tells: the whole, or so many moves of it. Raises `Mistake`."""
    heading, actions = parts(text)
    said = dict(line.split(": ", 1) for line in heading.splitlines())
    options = dict(option.split("=", 1) for option in said.get("options", "").split())
    match = dealt(catalogue.find(said["game"]), int(said["players"]), options, key_from(said["seed"]))
    names = colours(match)
    for name, action in actions[:moves]:
        match.do(action, names.index(name))
    return match


def parts(text: str) -> tuple[str, list[tuple[str, str]]]:
    """The heading, and every action with the colour of its seat: all that a playthrough is made from."""
    heading, _, rest = text.partition("\n\n")
    return heading, [found.groups() for line in rest.splitlines() if (found := ACTION.fullmatch(line))]  # type: ignore[misc]


def told(match: AnyMatch) -> Iterator[str]:
    """What follows the heading."""
    names, points = colours(match), match.start.points()
    yield from ("", f"position: {match.game.position(match.start)}", "")
    for number, move in enumerate(match.moves, start=1):
        yield f"{number}. {names[move.seat]}: {move.text}"
        yield from (f"     {line}" for line in lines(move, names))
        if move.after.points() != points:
            points = move.after.points()
            yield f"     points {spaced(points)}"
        if number % OFTEN == 0 and move is not match.moves[-1]:
            yield from ("", f"position: {match.game.position(move.after)}", "")
    yield from ("", f"position: {match.game.position(match.state)}")
    if match.over:
        yield f"the end: points {spaced(match.standing.points)}, places {spaced(match.standing.ranks)}"


def lines(move: AnyMove, names: Sequence[str]) -> Iterator[str]:
    """The log of a move in English, with its readers where not everybody reads it."""
    people = [name.capitalize() for name in names]
    for event in move.events:
        yield readers(event, names) + move.match.game.face.tell(event, people, "en")


def readers(event: Event, names: Sequence[str]) -> str:
    return "" if event.audience is None else f"({' '.join(names[seat] for seat in sorted(event.audience))}) "


def colours(match: AnyMatch) -> tuple[str, ...]:
    return match.game.colours_of(match.game.view(match.start, None))


def spaced(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers))


if __name__ == "__main__":
    for path in sorted(Path(sys.argv[1]).rglob("*.txt")):
        path.write_text(retold(path.read_text(encoding="utf-8")), encoding="utf-8")
