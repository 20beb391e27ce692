"""The end of a game told step by step: the step that a spot names, and the buttons that lead from one to the next."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from tablee.kit.picture import Onward

START: Final = 5000  # milliseconds until the telling begins by itself
PAUSE: Final = 1400  # for a step that brings nothing; twice that for one with points


def step_called(spot: str, length: int) -> int | None:
    """The step a spot names, of so many: `count-3` goes on by itself, `still-3` waits."""
    found = re.fullmatch(r"(?:count|still)-([0-9]{1,3})", spot)
    return int(found[1]) if found and int(found[1]) < length else None


def buttons(spot: str, pauses: Sequence[int]) -> tuple[Onward, ...]:
    """How to go on from a spot; every step has its pause, in milliseconds. None where nothing is told."""
    if not pauses:
        return ()
    here = step_called(spot, len(pauses))
    if here is None:
        return (Onward("start", "count-0", START),)
    still = spot.startswith("still")
    mode = "still" if still else "count"
    following = f"{mode}-{here + 1}" if here + 1 < len(pauses) else ""
    return (
        Onward("back", f"still-{max(here - 1, 0)}") if still else Onward("pause", f"still-{here}"),
        Onward("next", following, None if still else pauses[here]),
        Onward("skip", ""),
    )
