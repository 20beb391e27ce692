"""The pages around the tables: home, rules, about, one's name and language."""

from __future__ import annotations

from functools import cache
from typing import Any
from urllib.parse import urlsplit

from litestar import Request, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect, Response, Template

from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.engine.luck import seeded
from tablee.engine.state import NOBODY
from tablee.engine.values import Mistake
from tablee.kit import rulebook
from tablee.kit.picture import Lens
from tablee.kit.words import LANGUAGES, listing
from tablee.table.live import LiveTable
from tablee.web.people import Guest, guest_of, house_of, language_of
from tablee.web.texts import SITE

SHOWCASE = "pueblo"  # the game of the large picture and button on the home page
AnyRequest = Request[Any, Any, Any]


async def context(request: AnyRequest, here: str = "", **more: object) -> dict[str, Any]:
    """What every page needs."""
    lang = language_of(request)
    where = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    return {
        "lang": lang,
        "say": SITE[lang],
        "listing": listing,
        "guest": await guest_of(request),
        "path": where,
        "here": here,
        "games": (games := catalogue.games()),
        "shown": games,  # whose symbols the page needs
        **more,
    }


def find_game(name: str) -> AnyGame:
    try:
        return catalogue.find(name)
    except Mistake as problem:
        raise NotFoundException(str(problem)) from None


@get("/")
async def home(request: AnyRequest) -> Template:
    house, guest, lang = house_of(request), await guest_of(request), language_of(request)
    mine = await house.find_all(await house.store.tables_of(guest.id))
    open_now = await house.find_all(await house.store.open_tables())
    rows = {
        "mine": [row(table, guest, lang) for table in mine],
        "open": [row(table, guest, lang) for table in open_now if table not in mine],
    }
    return Template(
        "home.html", context=await context(request, "nav-games", hero=hero(), showcase=catalogue.find(SHOWCASE), **rows)
    )


def row(table: LiveTable, guest: Guest, lang: str) -> dict[str, object]:
    """A table as a line of a list."""
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


@cache
def hero() -> str:
    """The middle of a game between bots that only know the rules: a picture made by the program itself."""
    game = catalogue.find(SHOWCASE)
    state, rng = game.open(game.seats[-1], {}, seeded("hero")), seeded("hero", 2)
    for _ in range(40):
        if (seat := state.turn()) != NOBODY:
            state.play(seat, state.draw(seat, rng))
    return str(game.face.board(game.view(state, None), Lens()).stage)


@get("/games.css", response_headers={"cache-control": "max-age=31536000, immutable"})
async def games_css() -> Response[str]:
    """The colours of all games: their small pictures stand on every page."""
    return Response(all_games_css(), media_type="text/css")


@cache
def all_games_css() -> str:
    sheets = (game.folder / "board.css" for game in catalogue.games())
    return "\n".join(sheet.read_text(encoding="utf-8") for sheet in sheets if sheet.exists())


@get("/rules")
async def rules_list(request: AnyRequest) -> Template:
    return Template("rules_list.html", context=await context(request, "nav-rules"))


@get("/rules/{name:str}")
async def rules(request: AnyRequest, name: FromPath[str]) -> Template:
    game, lang = find_game(name), language_of(request)
    text = rulebook.illustrated(rulebook.html(game.folder, lang), game.face.figures())
    contents = rulebook.contents(game.folder, lang)
    more = {"game": game, "text": text, "contents": contents}
    return Template("rules.html", context=await context(request, "nav-rules", **more))


@get("/about")
async def about(request: AnyRequest) -> Template:
    return Template("about.html", context=await context(request))


@get("/me")
async def me(request: AnyRequest) -> Template:
    return Template("me.html", context=await context(request))


@post("/me")
async def save_me(request: AnyRequest) -> Redirect:
    form = await request.form()
    await guest_of(request, str(form.get("name", "")))
    return Redirect("/", status_code=303)


@get("/language/{lang:str}")
async def language(request: AnyRequest, lang: FromPath[str], next: FromQuery[str] = "/") -> Redirect:  # noqa: A002
    if lang not in LANGUAGES:
        raise NotFoundException(f"there is no language {lang!r}")
    await guest_of(request)
    request.set_session({**request.session, "lang": lang})
    return Redirect(local(next))


def local(address: str) -> str:
    """The same address if it lies on this site, otherwise the home page."""
    parts = urlsplit(address)
    safe = not parts.scheme and not parts.netloc and address.startswith("/") and not address.startswith(("//", "/\\"))
    return address if safe else "/"


def handlers() -> list[Any]:
    return [home, games_css, rules_list, rules, about, me, save_me, language]
