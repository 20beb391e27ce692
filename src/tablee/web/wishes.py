"""How a person likes the site: language, colours, sound, the pace of bots. Kept with them in the database, and mirrored in
their cookie, so that every page is painted right from the first moment without a question to the database."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from types import MappingProxyType
from typing import Any, Final

from markupsafe import Markup

from tablee.kit.words import LANGUAGES
from tablee.web.people import Connection, house_of, known_guest

# The first of each is what somebody gets who has chosen nothing.
CHOICES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "lang": ("auto", *LANGUAGES),
        "theme": ("auto", "light", "dark"),
        "palette": ("warm", "clear", "contrast"),
        "patterns": ("off", "on"),
        "pace": ("calm", "brisk", "instant", "step"),
        "confirm": ("button", "touch"),
        "sound": ("off", "on"),
    }
)
PAINTED = ("theme", "palette", "patterns")  # what the sheets look at


@dataclass(frozen=True, slots=True)
class Wishes:
    lang: str = "auto"
    theme: str = "auto"
    palette: str = "warm"
    patterns: str = "off"
    pace: str = "calm"
    confirm: str = "button"
    sound: str = "off"

    def with_(self, given: Mapping[str, object]) -> Wishes:
        """The same with what is given; what is none of the choices stays as it was."""
        chosen = {name: str(given[name]) for name, choices in CHOICES.items() if given.get(name) in choices}
        return replace(self, **chosen)

    def told(self) -> dict[str, str]:
        """What differs from what everybody gets."""
        return {field.name: wish for field in fields(self) if (wish := getattr(self, field.name)) != field.default}

    @property
    def painted(self) -> Markup:
        """Attributes of the root element."""
        told = {name: wish for name, wish in self.told().items() if name in PAINTED}
        return Markup("".join(f' data-{name}="{wish}"' for name, wish in told.items()))  # noqa: S704  # closed choices

    @property
    def every(self) -> dict[str, str]:
        return asdict(self)


def wishes_of(connection: Connection) -> Wishes:
    """What the cookie says of whoever is asking."""
    session = connection.scope.get("session")  # not there on an address that leads nowhere
    if not isinstance(session, dict):
        return Wishes()
    mirrored = session.get("wishes")
    wishes = Wishes().with_(mirrored if isinstance(mirrored, dict) else {})
    return wishes.with_({"lang": session.get("lang")})


async def recalled(connection: Connection, anew: bool = False) -> Wishes:
    """The same, after the database was asked about somebody whom the cookie does not know yet, or `anew`: they may have
    changed their mind on another device."""
    player = known_guest(connection)
    if player and (anew or connection.session.get("wishes_of") != player):
        kept = await house_of(connection).store.settings_of(player)
        mirror(connection, player, wishes_of(connection) if kept is None else Wishes().with_(kept))
    return wishes_of(connection)


async def keep(connection: Connection, player: str, given: Mapping[str, object]) -> Wishes:
    """What was chosen, from now on and everywhere; for somebody who is not written down only in this browser."""
    wishes = wishes_of(connection).with_(given)
    await house_of(connection).store.save_settings(player, wishes.told())
    mirror(connection, player, wishes)
    return wishes


def mirror(connection: Connection, player: str, wishes: Wishes) -> None:
    told = wishes.told()
    lang = {"lang": told.pop("lang")} if "lang" in told else {}
    others: dict[str, Any] = {name: value for name, value in connection.session.items() if name != "lang"}
    session = {**others, **lang, "wishes": told, "wishes_of": player}
    if session != connection.session:
        connection.set_session(session)
