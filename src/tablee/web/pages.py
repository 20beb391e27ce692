"""The pages around the tables: home, about, one's language."""

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
from tablee.kit.lesson import lesson_of
from tablee.kit.words import LANGUAGES, Voice, listing
from tablee.web import shelf
from tablee.web.device import note_device
from tablee.web.drawing import SHOWCASE, hero
from tablee.web.lists import digest, draw_lobby, draw_mine
from tablee.web.newest import Newest
from tablee.web.people import guest_of, house_of, language_of
from tablee.web.reception import reception_of, spend, who_of
from tablee.web.texts import FOLDER
from tablee.web.wishes import Wishes, keep, recalled

AnyRequest = Request[Any, Any, Any]
Facts = dict[str, object]
written = Newest[tuple[str, str, str, Wishes], shelf.File](64)  # pages by address, language, name and wishes


async def context(request: AnyRequest, here: str = "", **more: object) -> dict[str, Any]:
    """What every page needs, when its turn has come to be written."""
    await reception_of(request).brush.turn(who_of(request))
    wishes, lang, guest = await recalled(request), language_of(request), await guest_of(request)
    await note_device(request)
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
    spend(request, "pages")
    await recalled(request, anew=True)
    house, guest, lang = house_of(request), await guest_of(request), language_of(request)
    templates, notices = request.app.state.templates, request.app.state.notices
    mine = await draw_mine(templates, house, guest.id, lang)
    open_now = await notices.lobby_in(lang, lambda lines: draw_lobby(templates, lines, lang))
    newcomer = await request.app.state.learning.new_to(guest.id)
    fresh = [game.name for game in catalogue.games() if lesson_of(game) and newcomer.may_be_offered(game.name)]
    lists: Facts = {
        "offered": fresh,
        "mine": mine,
        "mine_seen": digest(mine),
        "open": open_now,
        "open_seen": digest(open_now),
    }
    return Template(
        "home.html", context=await context(request, "nav-games", hero=hero(), showcase=catalogue.find(SHOWCASE), **lists)
    )


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
    facts = {"tables_in_memory": len(house.tables), "sockets": house.hub.listeners}
    facts["stuck"] = len(request.app.state.watch.look())
    return {**facts, "loop": loop, "bots": house.minds.told(), "database": house.store.base.told()}


def handlers() -> list[Any]:
    return [home, about, language, health]
