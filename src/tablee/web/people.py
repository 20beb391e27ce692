"""Guests: an encrypted cookie holds an id, a name and a language; what others see of them lies in the database."""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from babel import negotiate_locale
from litestar.connection import ASGIConnection

from tablee.kit.words import LANGUAGES, one_line
from tablee.table.house import House
from tablee.table.identities import Identity
from tablee.table.invitations import check_welcome
from tablee.table.live import LiveTable

GUEST_NAMES = (
    "Anis",
    "Basile",
    "Cèdre",
    "Figue",
    "Iris",
    "Jasmin",
    "Laurier",
    "Marjolaine",
    "Osier",
    "Réglisse",
    "Safran",
    "Thym",
)
LONGEST_NAME = 24
WEIGHT = re.compile(r"[01](\.[0-9]{0,3})?")

Connection = ASGIConnection[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Guest:
    id: str
    name: str


def house_of(connection: Connection) -> House:
    house: House = connection.app.state.house
    return house


async def welcome(connection: Connection, table_id: str) -> LiveTable:
    """A table at which somebody may sit or look. Raises `Denied`."""
    house = house_of(connection)
    table = await house.find(table_id)
    await check_welcome(house.store.base, table, known_guest(connection))
    return table


async def guest_of(connection: Connection, name: str = "") -> Guest:
    """Who is asking, by another name if they say one; a newcomer gets an id and a name. Both are kept as soon as they do
    something. Whoever only looks is called what their cookie says, without a question to the database."""
    house, session, looks = house_of(connection), connection.session, connection.scope.get("method") == "GET"
    known = session.get("player")
    if known and looks and "name" in session:
        return Guest(known, session["name"])
    kept = await house.store.name_of(known) if known else None
    guest = Guest(known, kept) if known and kept else newcomer(known or secrets.token_hex(8))
    guest = Guest(guest.id, clean_name(name) or guest.name)
    if guest.name != kept:
        house.order.manners.check_name(guest.name)
    if guest.name != kept and not looks:
        await house.store.save_player(guest.id, guest.name, house.clock())
    remember(connection, guest)
    return guest


def become(connection: Connection, identity: Identity) -> None:
    """Be somebody again whom one has proved to be, or oneself in a new generation of cookies. Another person's device is
    another one."""
    known = {"player": identity.player, "name": identity.name, "generation": identity.generation}
    same = connection.session.get("player") == identity.player
    kept = {key: value for key, value in connection.session.items() if same or key not in ("device", "seen")}
    connection.set_session({**kept, **known})


def remember(connection: Connection, guest: Guest) -> None:
    session = {**connection.session, "player": guest.id, "name": guest.name}
    if session != connection.session:
        connection.set_session(session)


def newcomer(player: str) -> Guest:
    """Always the same name for an id."""
    return Guest(player, GUEST_NAMES[int(player, 16) % len(GUEST_NAMES)])


def known_guest(connection: Connection) -> str | None:
    """The id in the cookie, if there is one."""
    found: str | None = (connection.session or {}).get("player")
    return found


async def known_name(house: House, player: str) -> str:
    """The name of somebody, who is kept from now on if they were not."""
    name = await house.store.name_of(player)
    if name is None:
        name = newcomer(player).name
        await house.store.save_player(player, name, house.clock())
    return name


async def given_name(connection: Connection) -> str:
    """What somebody calls themselves; empty for who has never said, and for strangers."""
    player = known_guest(connection)
    kept = await house_of(connection).store.name_of(player) if player else None
    return kept if player and kept and kept != newcomer(player).name else ""


def clean_name(name: str) -> str:
    return one_line(name)[:LONGEST_NAME]


def language_of(connection: Connection) -> str:
    """Chosen by the person, otherwise by the browser, otherwise English."""
    session = connection.scope.get("session")  # not there on an address that leads nowhere
    chosen = session.get("lang") if isinstance(session, dict) else None
    if chosen in LANGUAGES:
        return str(chosen)
    return liked_best(connection.headers.get("accept-language", ""), LANGUAGES)


@lru_cache(maxsize=512)
def liked_best(header: str, languages: Sequence[str]) -> str:
    """The language that an Accept-Language header gives most weight to; the first one where it likes none."""
    weighed = [(weight_of(parts), tag.strip().lower()) for tag, *parts in (one.split(";") for one in header.split(","))]
    liked = [tag for weight, tag in sorted(weighed, key=lambda one: -one[0]) if tag and weight > 0]
    spoken = {lang.lower(): lang for lang in languages}
    return spoken.get(negotiate_locale(liked, list(spoken), sep="-") or "", languages[0])


def weight_of(parts: Sequence[str]) -> float:
    """`["q=0.5"]` as a number: 1 where nothing is said, 0 for nonsense."""
    said = next((part.strip()[2:] for part in parts if part.strip().startswith("q=")), "1")
    return float(said) if WEIGHT.fullmatch(said) else 0.0
