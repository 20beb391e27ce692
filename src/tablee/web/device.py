"""The browser somebody uses: what it is called, and that it was here today."""

from __future__ import annotations

import secrets
from typing import Final

from tablee.kit.words import date_told
from tablee.table.identities import Device, Identities
from tablee.table.values import Denied
from tablee.web.people import Connection, house_of, known_guest
from tablee.web.texts import SITE

DAY: Final = 24 * 3600
LONGEST: Final = 400  # letters of what a browser says of itself that are read
BROWSERS: Final = (  # most of them say that they are others, too: the first that is found counts
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrome", "Chrome"), ("Safari", "Safari"),
)  # fmt: skip
SYSTEMS: Final = (
    ("Tizen", "TV"), ("Web0S", "TV"), ("SmartTV", "TV"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"),
    ("CrOS", "ChromeOS"), ("Windows", "Windows"), ("Macintosh", "Mac"), ("Linux", "Linux"),
)  # fmt: skip


def guessed(said: str) -> str:
    """`Firefox/Android`, from what a browser says of itself; either side may be empty."""
    browser = next((name for sign, name in BROWSERS if sign in said[:LONGEST]), "")
    system = next((name for sign, name in SYSTEMS if sign in said[:LONGEST]), "")
    return f"{browser}/{system}"


async def note_device(connection: Connection) -> str:
    """The device of whoever is asking, written down once a day; empty for somebody who has not done anything yet."""
    player, session = known_guest(connection), connection.session
    device, today = str(session.get("device", "")), int(house_of(connection).clock() // DAY)
    if not player or (device and session.get("seen") == today):
        return device
    identities: Identities = connection.app.state.identities
    known, device = device, device or secrets.token_hex(8)
    try:
        noted = await identities.seen(player, device, guessed(connection.headers.get("user-agent", "")), today)
    except Denied as problem:
        if problem.code != "not-kept":
            raise
        return known  # who only looks can do without; the next page tries again
    if not noted:
        return ""
    connection.set_session({**connection.session, "device": device, "seen": today})
    return device


def in_words(device: Device, today: int, lang: str) -> dict[str, str]:
    """A device as a line of a list."""
    say = SITE[lang]
    browser, _, system = device.name.partition("/")
    if browser and system:
        name = say("device-name", browser=browser, system=system)
    else:
        name = browser or system or say("device-unknown")
    seen = say("device-seen", days=max(0, today - device.day), date=date_told(device.day, lang))
    return {"id": device.id, "name": name, "seen": seen}
