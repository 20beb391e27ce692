"""The pages around the tables: home, rules, about, one's language."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from litestar import Request, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect, Response, Template

from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.engine.values import Mistake
from tablee.kit import rulebook
from tablee.kit.words import LANGUAGES, Voice, listing
from tablee.table.live import LiveTable
from tablee.table.values import Listed
from tablee.web import shelf
from tablee.web.drawing import SHOWCASE, hero
from tablee.web.newest import Newest
from tablee.web.people import Guest, guest_of, house_of, language_of
from tablee.web.texts import FOLDER, SITE
from tablee.web.wishes import Wishes, keep, recalled

AnyRequest = Request[Any, Any, Any]
Facts = dict[str, object]
written = Newest[tuple[str, str, str, Wishes], shelf.File](64)  # pages by address, language, name and wishes


async def context(request: AnyRequest, here: str = "", **more: object) -> dict[str, Any]:
    """What every page needs."""
    wishes, lang, guest = await recalled(request), language_of(request), await guest_of(request)
    request.app.state.csrf.offer(request.scope)
    where = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    return {
        "lang": lang,
        "say": Voice(FOLDER, lang).say,
        "listing": listing,
        "guest": guest,
        "wishes": wishes,
        "path": where,
        "here": here,
        "games": (games := catalogue.games()),
        "shown": games,  # whose drawings the page needs
        **more,
    }


def find_game(name: str) -> AnyGame:
    try:
        return catalogue.find(name)
    except Mistake as problem:
        raise NotFoundException(str(problem)) from None


@get("/")
async def home(request: AnyRequest) -> Template:
    await recalled(request, anew=True)
    house, guest, lang = house_of(request), await guest_of(request), language_of(request)
    mine = await house.find_all(await house.store.tables_of(guest.id))
    open_now = await house.find_all(await house.store.open_tables())
    rows = {
        "mine": [row(table, guest, lang) for table in mine],
        "open": [row(table, guest, lang) for table in open_now if isinstance(table, LiveTable) and table not in mine],
    }
    return Template(
        "home.html", context=await context(request, "nav-games", hero=hero(), showcase=catalogue.find(SHOWCASE), **rows)
    )


def row(table: LiveTable | Listed, guest: Guest, lang: str) -> dict[str, object]:
    """A table as a line of a list; of one that cannot be loaded only what it is called."""
    if isinstance(table, Listed):
        return {"id": table.id, "name": table.name, "broken": True}
    say, acting, mine = SITE[lang], table.acting(), table.seats_of(guest.id)
    if table.waiting:
        pace = say("waiting-short")
    elif set(acting) & set(mine):
        pace = say("your-move-short")
    else:
        pace = say("to-move-short", name=listing([table.names[seat] for seat in table.view(None).acting], lang))
    colours = table.game.colours_of(table.view(None))
    return {
        "id": table.id,
        "broken": False,
        "name": table.header.name,
        "game": table.game,
        "rules": options_in_words(table, lang),
        "pace": pace,
        "tokens": ["open" if place.is_open else colours[place.seat] for place in table.places],
        "free": sum(place.is_open for place in table.places),
        "mine": bool(mine),
    }


def options_in_words(table: LiveTable, lang: str) -> str:
    """The switches that are on."""
    on = [name for name, value in table.header.options.items() if value is True]
    return ", ".join(table.game.face.say(lang, f"option-{name}") for name in on)


@get("/rules", opt=shelf.PACKED)
async def rules_list(request: AnyRequest) -> Response[bytes]:
    return await steady(request, "rules_list.html", "nav-rules", lambda _lang: {})


@get("/rules/{name:str}", opt=shelf.PACKED)
async def rules(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    game = find_game(name)
    return await steady(request, "rules.html", "nav-rules", lambda lang: rulebook_of(game, lang))


def rulebook_of(game: AnyGame, lang: str) -> Facts:
    text = rulebook.illustrated(rulebook.html(game.folder, lang), game.face.figures())
    return {"game": game, "shown": [game], "text": text, "contents": rulebook.contents(game.folder, lang)}


@get("/about", opt=shelf.PACKED)
async def about(request: AnyRequest) -> Response[bytes]:
    return await steady(request, "about.html", "", lambda _lang: {"shown": [], "site_key": request.app.state.signer.site})


async def steady(
    request: AnyRequest, template: str, here: str, more: Callable[[str], dict[str, object]]
) -> Response[bytes]:
    """A page that stays the same for everybody of one name, language and taste: written and packed once for all of them."""
    facts = await context(request, here)

    def write() -> shelf.File:
        page = request.app.template_engine.get_template(template)  # type: ignore[union-attr]
        return shelf.packed(template, page.render(**facts | more(facts["lang"])).encode())

    key = (facts["path"], facts["lang"], facts["guest"].name, facts["wishes"])
    page = written.get(key) or written.keep(key, await asyncio.to_thread(write))  # a rulebook takes a while
    return shelf.answer(request, page)


@get("/language/{lang:str}")
async def language(request: AnyRequest, lang: FromPath[str], next: FromQuery[str] = "/") -> Redirect:  # noqa: A002
    if lang not in LANGUAGES:
        raise NotFoundException(f"there is no language {lang!r}")
    guest = await guest_of(request)
    await keep(request, guest.id, {"lang": lang})
    return Redirect(local(next))


def local(address: str) -> str:
    """The same address if it lies on this site, otherwise the home page."""
    parts = urlsplit(address)
    safe = not parts.scheme and not parts.netloc and address.startswith("/") and not address.startswith(("//", "/\\"))
    return address if safe else "/"


@get("/health", sync_to_thread=False)
def health(request: AnyRequest) -> dict[str, object]:
    """For those who run the server: how many look at tables, and whether something holds them up."""
    house, loop = house_of(request), request.app.state.pulse.told()
    facts = {"tables_in_memory": house.tables_in_memory, "sockets": house.hub.listeners}
    return {**facts, "loop": loop, "bots": house.minds.told(), "database": house.store.base.told()}


def handlers() -> list[Any]:
    return [home, rules_list, rules, about, language, health]
