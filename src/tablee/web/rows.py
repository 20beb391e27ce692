"""Tables as rows of a list, in the language of whoever reads it."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace

from markupsafe import Markup

from tablee.engine.game import AnyGame
from tablee.engine.values import Seat
from tablee.kit.people import MARKS, named
from tablee.kit.svg import escape
from tablee.kit.words import listing
from tablee.table.expiry import days_left
from tablee.table.glance import Glance
from tablee.table.house import House
from tablee.table.listing import MUTED, Line, with_glance
from tablee.table.values import Header, Place
from tablee.web.clocks import clock_in_words
from tablee.web.telling import called
from tablee.web.texts import SITE

log = logging.getLogger(__name__)
ORDER = ("invited", "turn", "gathering", "going", "broken", "over")  # which rows come first


@dataclass(frozen=True, slots=True)
class Sitting:
    """Somebody on a seat, or nobody."""

    colour: str
    name: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    id: str
    name: str
    kind: str  # one of ORDER
    game: AnyGame | None
    facts: tuple[str, ...]  # what is special about its rules
    pace: str  # whose turn it is, whom it waits for, who has won
    people: tuple[Sitting, ...]
    free: int
    last: Markup  # what was done last, in words
    at: float
    fill_at: float | None
    mine: bool
    opinions: frozenset[str]
    goes: str = ""  # that it will, if nobody comes back

    @property
    def is_muted(self) -> bool:
        return MUTED in self.opinions


async def rows_of(house: House, lines: Sequence[Line], player: str, lang: str) -> list[Row]:
    """What asks for somebody first, then what happened last."""
    rows = list[Row]()
    for line in lines:
        told = row(await with_glance(house, line), player, lang)
        rows.append(replace(told, goes=await goes_words(house, line, lang)))
    return sorted(rows, key=lambda one: (one.is_muted, ORDER.index(one.kind)))


async def goes_words(house: House, line: Line, lang: str) -> str:
    days = await days_left(house, line)
    return "" if days is None else SITE[lang]("goes-in", days=int(days))


def row(line: Line, player: str, lang: str) -> Row:
    """Of a table that makes no sense only what it is called."""
    try:
        return told_of(shown_to(line, player), player, lang)
    except Exception:
        log.exception("table %s cannot be listed", line.id)
        header = replace(line.header, game="", fill_at=None)
        return told_of(replace(line, header=header, places=(), glance=None), player, lang)


def shown_to(line: Line, player: str) -> Line:
    """The same; of a table that is shown late only that it goes on, for who does not sit there."""
    late = line.header.delay and line.header.ended is None and not line.waiting
    if not late or line.glance is None or line.seats_of(player):
        return line
    return replace(line, glance=Glance((), ()), at=None)


def told_of(line: Line, player: str, lang: str) -> Row:
    game, kind = line.game, kind_of(line, player)
    return Row(
        id=line.id,
        name=line.header.name,
        kind=kind,
        game=game,
        facts=facts_of(line.header, game, lang) if game else (),
        pace=pace_of(line, kind, player, lang),
        people=sitting(line.places, colours_of(line, game), lang) if game else (),
        free=line.free,
        last=last_of(line, game, lang) if game else Markup(),
        at=line.header.ended or line.at or line.header.created,
        fill_at=line.header.fill_at if line.waiting else None,
        mine=bool(line.seats_of(player)),
        opinions=line.opinions,
    )


def kind_of(line: Line, player: str) -> str:
    mine = line.seats_of(player)
    if line.game is None or not line.places or (line.glance is None and not line.waiting):
        return "broken"
    if line.waiting:
        asked = any(place.player == player and not place.agreed for place in line.places) and line.former
        return "invited" if asked or not (mine or line.header.host == player) else "gathering"
    if line.header.ended is not None or line.glance is None:
        return "over"
    return "turn" if set(line.glance.acting) & set(mine) else "going"


def pace_of(line: Line, kind: str, player: str, lang: str) -> str:
    """In a few words."""
    say, names = SITE[lang], [place.name for place in line.places]
    host = next((place.name for place in line.places if place.player == line.header.host), "")
    if kind == "broken":
        return say("cannot-be-loaded")
    if kind == "invited":
        return say("rematch-wished", name=host) if line.former and host else say("you-are-invited")
    if line.waiting:
        return waiting_words(line, lang)
    glance = line.glance
    assert glance is not None
    if kind == "over":
        return result_words(glance, names, line.seats_of(player), lang)
    if kind == "turn":
        return say("your-move-short")
    return say("to-move-short", name=listing(pick(names, glance.shown), lang)) if glance.shown else say("goes-on-short")


def waiting_words(line: Line, lang: str) -> str:
    say = SITE[lang]
    if line.free:
        return say("waiting-free", free=line.free)
    unready = [place.name for place in line.places if place.player and not place.agreed]
    if line.header.gathering and unready:
        return say("waiting-ready", count=len(unready), names=listing(unready, lang))
    return say("waiting-start")


def result_words(glance: Glance, names: Sequence[str], mine: Sequence[Seat], lang: str) -> str:
    """Who has won; that one has oneself."""
    say, first = SITE[lang], [seat for seat, rank in enumerate(glance.ranks) if rank == 1]
    if not first:
        return say("game-over")
    if len(first) == 1 and first[0] in mine:
        return say("you-have-won")
    return say("has-won", count=len(first), names=listing(pick(names, first), lang))


def pick(names: Sequence[str], seats: Sequence[Seat]) -> list[str]:
    return [names[seat] for seat in seats]


def colours_of(line: Line, game: AnyGame | None) -> tuple[str, ...]:
    """Of the seats; those of nobody yet where the table will decide."""
    if game is None or (game.colours_by_lot and not (line.glance and line.glance.colours)):
        return ("open",) * len(line.places)
    return line.glance.colours if line.glance and line.glance.colours else game.colours


def sitting(places: Sequence[Place], colours: Sequence[str], lang: str) -> tuple[Sitting, ...]:
    say = SITE[lang]
    return tuple(
        Sitting("open", say("open-seat"))
        if place.is_open
        else Sitting(colour, place.name, say("bot-level", level=say(f"level-{place.level}")) if place.level else "")
        for place, colour in zip(places, colours, strict=False)
    )


def facts_of(header: Header, game: AnyGame, lang: str) -> tuple[str, ...]:
    """The clock, and the rules that are switched on."""
    on = [game.face.say(lang, f"option-{name}") for name, value in header.options.items() if value is True]
    return (*([clock_in_words(header.clock, lang)] if header.clock.runs else []), *on)


def last_of(line: Line, game: AnyGame, lang: str) -> Markup:
    """People in it have their shapes."""
    if line.glance is None or line.glance.last is None:
        return Markup()
    names = tuple(place.name for place in line.places)
    told = escape(game.face.tell(line.glance.last, MARKS, lang))
    return Markup(named(told, called(names, tuple(colours_of(line, game)[: len(names)]))))  # noqa: S704  # escaped above
