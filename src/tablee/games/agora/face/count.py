"""The count at the end, told district by district, then what decided between equals (AGO-55, AGO-58, AGO-59, AGO-60)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from tablee.engine.values import Seat
from tablee.games.agora.face.speech import say, voice
from tablee.games.agora.face.standings import VALUES, Walkers, walkers_of
from tablee.games.agora.rules.city import NAMES
from tablee.games.agora.rules.codes import DISTRICTS
from tablee.games.agora.rules.view import AgoraView
from tablee.kit.people import mark
from tablee.kit.telling import PAUSE, step_called


class Step(NamedTuple):
    """A district as its turn comes, or at the end a tie."""

    district: int | None
    leader: Seat | None
    words: str  # people are marks
    running: tuple[int, ...]

    @property
    def pause(self) -> int:
        return PAUSE if self.district is not None and self.leader is None else 2 * PAUSE


def steps(view: AgoraView, lang: str) -> tuple[Step, ...]:
    """Nothing before the end."""
    if not view.over:
        return ()
    walkers = walkers_of(view)
    counted = districts(lang, walkers)
    ties = tie_breaks(view, lang, walkers.occupied)
    return (*counted, *(Step(None, None, words, counted[-1].running) for words in ties))


def told(view: AgoraView, lang: str, spot: str) -> tuple[Step, ...]:
    """The steps up to the one a spot names."""
    found = steps(view, lang) if view.over and spot else ()
    here = step_called(spot, len(found))
    return () if here is None else found[: here + 1]


@lru_cache(maxsize=64)
def districts(lang: str, walkers: Walkers) -> tuple[Step, ...]:
    """Those of little value first."""
    running, found = [0] * walkers.seats, []
    for district in sorted(range(DISTRICTS), key=lambda one: VALUES[one]):
        leader = walkers.leaders[district]
        if leader is not None:
            running[leader] += VALUES[district]
        found.append(Step(district, leader, of_step(lang, walkers, district, leader), tuple(running)))
    return tuple(found)


def of_step(lang: str, walkers: Walkers, district: int, leader: Seat | None) -> str:
    where = {"district": NAMES[district], "value": VALUES[district]}
    if leader is None:
        return say(lang, "told-district-none", **where)
    most, second, *_ = [*sorted(walkers.sizes[district], reverse=True), 0]
    return say(lang, "told-district", **where, who=mark(leader), most=most, second=second)


def tie_breaks(view: AgoraView, lang: str, occupied: tuple[int, ...]) -> Iterator[str]:
    """A sentence for every sum that several seats have reached (AGO-59, AGO-60)."""
    ranks = view.ranks or ()
    for points in sorted({sum_ or 0 for sum_ in view.points}, reverse=True):
        level = [seat for seat in range(view.seats) if (view.points[seat] or 0) == points]
        if len(level) > 1:
            level.sort(key=lambda seat: ranks[seat])
            order = voice(lang).listing(
                say(lang, "occupies", colour=mark(seat), districts=occupied[seat]) for seat in level
            )
            shared = len({ranks[seat] for seat in level}) < len(level)
            yield say(lang, "tie-shared" if shared else "tie-broken", points=points, order=order)
