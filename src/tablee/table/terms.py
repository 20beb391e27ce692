"""How long tables are kept that nobody comes back to, and when that is said beforehand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

DAY: Final = 24 * 3600.0
NOTICE: Final = 0.25  # of its time, in which a table is said to go; ...
MOST_NOTICE: Final = 14.0  # ... days at most


@dataclass(frozen=True, slots=True)
class Terms:
    """Days after which a table goes that nobody ever moved at, and one whose game goes on; `inf` is never."""

    unused: float = 14.0
    unfinished: float = 180.0

    def before(self, now: float) -> dict[str, object]:
        """The moments since which something must have happened at a table that stays."""
        return {"unused": now - self.unused * DAY, "unfinished": now - self.unfinished * DAY}

    def days_left(self, last: float, begun: bool, now: float) -> float | None:
        """For a table at which something happened last at a moment; None while that needs no notice."""
        term = self.unfinished if begun else self.unused
        left = term - (now - last) / DAY
        return max(0.0, left) if left <= min(NOTICE * term, MOST_NOTICE) else None
