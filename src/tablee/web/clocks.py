"""The clocks on the seats, and how one is chosen. A clock is drawn as the moment it runs out, and ticks in the page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

from tablee.engine.values import Mistake, Seat
from tablee.kit.svg import tag
from tablee.table.clock import DAYS, DECISION, LIVE, NONE, STAND_IN, TURN, Clock
from tablee.table.live import LiveTable
from tablee.web.texts import SITE

PACES: Mapping[str, tuple[int, int, str]] = {  # bank, delay, and what has that delay
    "fast": (120, 10, DECISION),
    "live": (300, 20, DECISION),
    "calm": (900, 45, DECISION),
    "turns": (300, 40, TURN),
    "calm-turns": (900, 90, TURN),
}
DAY_CHOICES = (1, 2, 3, 7)
DEFAULT_LEVEL = "steady"


def clock_of(table: LiveTable, seat: Seat, lang: str) -> str:
    """What a seat's clock shows: until when there is time, or how much there will be; of bots nothing."""
    times = table.times
    if not table.places[seat].is_played or table.over:
        return drawn(seat, None, None, lang)
    if seat in table.marks.out:
        return drawn(seat, None, 0, lang)
    if times.deadline is not None and seat in times.now.seats:
        return drawn(seat, f"{times.deadline:.1f}", None, lang)
    return drawn(seat, None, int(times.idle(seat)), lang)


@lru_cache(maxsize=4096)
def drawn(seat: Seat, until: str | None, left: int | None, lang: str) -> str:
    hidden = "" if until is None and left is None else None
    return tag("p", "", cls="clock figure", id=f"at-{seat}-clock", role="timer", data_until=until, data_left=left,
               hidden=hidden, aria_label=SITE[lang]("time-left"))  # fmt: skip


def clock_in_words(clock: Clock, lang: str) -> str:
    """How much time there is, of one that runs."""
    say = SITE[lang]
    if clock.kind == DAYS:
        return say("clock-days", days=clock.days)
    name = "clock-turns" if clock.per == TURN else "clock-live"
    return say(name, minutes=round(clock.bank / 60), seconds=round(clock.delay))


def read_clock(form: Mapping[str, Any]) -> Clock:
    """The clock of a new table. Raises `Mistake` for a choice that is not offered."""
    chosen, policy, level = (str(form.get(name, "")) for name in ("clock", "policy", "stand_in"))
    plain = Clock(policy=policy or STAND_IN, level=level or DEFAULT_LEVEL)
    kind, _, amount = (chosen or NONE).partition("-")
    if kind == DAYS and amount.isdecimal() and int(amount) in DAY_CHOICES:
        return replace(plain, kind=DAYS, days=int(amount))
    if kind == LIVE and amount in PACES:
        bank, delay, per = PACES[amount]
        return replace(plain, kind=LIVE, bank=float(bank), delay=float(delay), per=per)
    if chosen in ("", NONE):
        return plain
    raise Mistake("table.clock")
