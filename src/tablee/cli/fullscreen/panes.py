"""What stands in the panes, as text."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.cli.menu import Menu
from tablee.cli.sitting import Sitting
from tablee.engine.values import Seat

OLD = 30  # lines of the log from before one's last turn; `log` tells them all


def seat_line(sitting: Sitting, chair: Seat | None) -> str:
    """Who acts, points and phase where there is no room for more."""
    known = map("{}{} {}".format, turn_signs(sitting), sitting.names, sitting.points(chair))
    return f"{' '.join(known)} │ {sitting.phase(chair)}"


def seat_lines(sitting: Sitting, chair: Seat | None) -> str:
    """Title, phase, and a line for every seat."""
    points = sitting.points(chair)
    rows = (f"{sign} {sitting.seat_line(seat)}  {points[seat]}" for seat, sign in enumerate(turn_signs(sitting)))
    return "\n".join([sitting.game.face.title(sitting.lens.lang), sitting.phase(chair), *rows, ""])


def turn_signs(sitting: Sitting) -> list[str]:
    return ["▸" if seat in sitting.match.acting else " " for seat in range(sitting.match.seats)]


def log_lines(sitting: Sitting, chair: Seat | None) -> list[str]:
    """The newest of what happened; what did since one's last turn is set apart."""
    told, fresh = sitting.told(chair), sitting.last_turn(chair)
    old = [line for number, line in told if number < fresh]
    news = [line for number, line in told if number >= fresh]
    return old[-OLD:] + ([sitting.say("since"), *news] if news else [])


def choice_lines(sitting: Sitting, listed: Menu) -> Iterator[str]:
    """One for every entry: what to type for it, its words, what they mean."""
    room = max(len(entry.words) for entry in listed.entries)
    for entry in listed.entries:
        more = sitting.say("entry-many", count=len(entry.choices)) if len(entry.choices) > 1 else ""
        told = ", ".join(filter(None, (entry.meaning, more)))
        key = "" if entry.key == entry.words else f"{entry.key:>2} "
        yield f"{key}{entry.words.ljust(room)}  {told}".rstrip()
