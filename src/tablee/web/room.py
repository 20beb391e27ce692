"""The room of a table before its game: what is played, who sits where, who is ready, and what one may do about it."""

from __future__ import annotations

from dataclasses import dataclass

from jinja2 import Environment

from tablee.bots.levels import LEVELS
from tablee.kit.words import listing
from tablee.table.house import House
from tablee.table.listing import DECLINED, Line, who_thinks
from tablee.table.live import LiveTable
from tablee.table.values import Place
from tablee.web.rows import colours_of, facts_of
from tablee.web.texts import SITE


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat as one person sees it."""

    place: Place
    colour: str
    called: str  # the colour, where the seat has one before the deal
    is_mine: bool
    is_host: bool
    can_take: bool  # sit down there, or change to it
    can_free: bool
    can_fill: bool


@dataclass(frozen=True, slots=True)
class Room:
    """Everything that is said of a table before its game, to one person."""

    table: LiveTable
    chairs: tuple[Chair, ...]
    facts: tuple[str, ...]
    sits: bool
    hosts: bool
    is_ready: bool  # whether one has said so
    sentence: str  # whom the table waits for
    why_not: str  # why the host cannot have the game begin; empty: they can
    declined: str  # who does not want to play, in words
    begins_with: int  # so many play if it begins now


async def room_of(house: House, table: LiveTable, player: str, lang: str) -> Room:
    declined = await who_thinks(house.store.base, table.id, DECLINED)
    mine, hosts = table.seats_of(player), table.header.host == player
    taken = sum(not place.is_open for place in table.places)
    return Room(
        table=table,
        chairs=chairs_of(table, player, lang),
        facts=facts_of(table.header, table.game, lang),
        sits=bool(mine),
        hosts=hosts,
        is_ready=bool(mine) and table.places[mine[0]].agreed,
        sentence=sentence(table, player, lang),
        why_not=why_not_begin(table, lang),
        declined=SITE[lang]("have-declined", count=len(declined), names=listing(declined, lang)) if declined else "",
        begins_with=taken,
    )


def chairs_of(table: LiveTable, player: str, lang: str) -> tuple[Chair, ...]:
    host, sits, game = table.header.host, bool(table.seats_of(player)), table.game
    colours = colours_of(Line(table.header, table.places), game)
    return tuple(
        Chair(
            place=place,
            colour="open" if place.is_open else colours[place.seat],
            called="" if game.colours_by_lot else game.face.say(lang, f"colour-{colours[place.seat]}"),
            is_mine=place.player == player,
            is_host=place.player == host,
            can_take=place.is_open or (sits and place.level is not None),
            can_free=player == host and not place.is_open and place.player != host,
            can_fill=player == host and place.is_open,
        )
        for place in table.places
    )


def unready(table: LiveTable) -> list[str]:
    """Whom the host waits for."""
    host = table.header.host
    return [place.name for place in table.places if place.player not in (None, host) and not place.agreed]


def sentence(table: LiveTable, player: str, lang: str) -> str:
    """The one thing that is missing now."""
    say, header = SITE[lang], table.header
    missing, free = unready(table), sum(place.is_open for place in table.places)
    short = table.game.seats[0] - (table.seats - free)
    if header.fill_at is not None:
        return say("room-pairing", free=free)
    if free and header.host != player and not table.seats_of(player):
        return say("room-come", free=free)
    if short > 0:
        return say("room-too-few", count=short)
    if missing:
        return say("waiting-ready", count=len(missing), names=listing(missing, lang))
    if free and header.host == player:
        return say("room-begin-or-wait", free=free)
    host = next((place.name for place in table.places if place.player == header.host), "")
    return say("room-begin") if header.host == player or not host else say("room-all-ready", host=host)


def why_not_begin(table: LiveTable, lang: str) -> str:
    say, missing, taken = SITE[lang], unready(table), sum(not place.is_open for place in table.places)
    if taken not in table.game.seats:
        return say("room-too-few", count=table.game.seats[0] - taken)
    return say("waiting-ready", count=len(missing), names=listing(missing, lang)) if missing else ""


def draw_room(templates: Environment, room: Room, lang: str) -> str:
    """The part of the page that changes as people come and go."""
    facts = {"room": room, "table": room.table, "lang": lang, "say": SITE[lang], "levels": LEVELS}
    return templates.get_template("room/room.html").render(**facts).strip()
