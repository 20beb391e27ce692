"""What is said when a game is over: each step while the end is told, then who won and one's own place."""

from __future__ import annotations

from functools import lru_cache

from tablee.engine.values import Seat, View
from tablee.kit.people import MARKS, capital, mark, marks
from tablee.kit.words import Voice, voice, words
from tablee.table.live import LiveTable
from tablee.web.onlooker import Onlooker
from tablee.web.texts import FOLDER


def ended(table: LiveTable, view: View, me: Onlooker) -> str:
    """People in it are marks. A rematch that somebody wishes comes first."""
    site = voice(FOLDER, me.lens.lang)
    said = [wish(table, me, site)]
    if view.ranks is None:
        said.append(table.game.face.prompt(view, me.lens, MARKS))
    else:
        own = me.seats[0] if len(me.seats) == 1 else None
        said.append(result(site, counting(table, me), tuple(points or 0 for points in view.points), view.ranks, own))
    return " ".join(filter(None, said))


def counting(table: LiveTable, me: Onlooker) -> Voice:
    """Who says what is counted: a game in its own words (`score`), or the site, for which it is points."""
    folder, lang = table.game.folder, me.lens.lang
    return voice(folder if "score" in words(folder, lang) else FOLDER, lang)


def wish(table: LiveTable, me: Onlooker, site: Voice) -> str:
    if table.header.rematch is None:
        return ""
    if table.asks_again is None:
        return site.say("rematch-offered")
    return "" if table.asks_again in me.seats else site.say("rematch-wished", name=mark(table.asks_again))


@lru_cache(maxsize=1024)
def step(site: Voice, told: str, running: tuple[int | None, ...]) -> str:
    """A step of the end, with everybody's points so far."""
    totals = [f"{mark(seat)} {points}" for seat, points in enumerate(running) if points is not None]
    return site.say("told-so-far", told=told, totals=site.listing(totals)) if totals else told


@lru_cache(maxsize=1024)
def result(site: Voice, counts: Voice, points: tuple[int, ...], ranks: tuple[int, ...], own: Seat | None) -> str:
    """Who won, then one's own place; the second place for who won or only watches."""
    won = share(site, counts, "won-by", points, ranks, 1, own)
    later = sorted(rank for rank in ranks if rank > 1)
    if not later:
        return capital(site.say("ended", first=won))
    rank = later[0] if own is None or ranks[own] == 1 else ranks[own]
    return capital(site.say("ended-with-place", first=won, then=share(site, counts, "placed", points, ranks, rank, own)))


def share(
    site: Voice, counts: Voice, what: str, points: tuple[int, ...], ranks: tuple[int, ...], rank: int, own: Seat | None
) -> str:
    """Who has a place, and with how many points; equals share it."""
    seats = [seat for seat, reached in enumerate(ranks) if reached == rank]
    others = [seat for seat in seats if seat != own]
    if own in seats:
        message = f"{what}-me-and-others" if others else f"{what}-me"
    else:
        message = f"{what}-several" if len(others) > 1 else what
    reached, score = points[seats[0]], counts.say("score", points=points[seats[0]])
    return site.say(message, names=site.listing(marks(others)), rank=rank, points=reached, score=score)
