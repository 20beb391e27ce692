"""Opening a table, looking at it, asking for a rematch, taking the record home."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import get, post
from litestar.datastructures import FormMultiDict
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect, Response, Template

from tablee.bots.levels import LEVELS
from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.engine.options import specs
from tablee.engine.record import write_record
from tablee.engine.values import Mistake
from tablee.kit.lesson import guide, lesson_of
from tablee.kit.picture import Lens
from tablee.table.clock import POLICIES
from tablee.table.invitations import check_welcome
from tablee.table.kept import Kept
from tablee.table.learning import Learning
from tablee.table.live import LiveTable
from tablee.table.loading import seated
from tablee.table.past import seen_by
from tablee.table.setup import DELAYS, Chair, Setup
from tablee.table.signature import Signer
from tablee.table.values import Denied
from tablee.web.clocks import DAY_CHOICES, PACES, read_clock
from tablee.web.onlooker import SCREEN, onlooker
from tablee.web.pages import AnyRequest, Facts, context, find_game
from tablee.web.painter import Painter
from tablee.web.people import Guest, clean_name, guest_of, house_of, known_guest, language_of, welcome
from tablee.web.reception import reception_of, spend, who_of
from tablee.web.seating import page_of, room_page
from tablee.web.seats import seats_whole
from tablee.web.texts import SITE

DEFAULT_LEVEL = "steady"
MOST_BOTS_AT_ONE_CLICK = 3
HOUR = 3600  # seconds
KEPT = ("other-rules", "damaged", "closed")  # tables that can be read and not played


@get("/new")
async def new(request: AnyRequest, game: FromQuery[str | None] = None) -> Template:
    spend(request, "pages")
    return await new_form(request, find_game(game) if game else catalogue.games()[0])


async def new_form(request: AnyRequest, game: AnyGame, problem: str = "") -> Template:
    more = {
        "game": game,
        "seats": game.seats[-1],
        "levels": LEVELS,
        "options": specs(game.options),
        "paces": PACES,
        "days": DAY_CHOICES,
        "policies": POLICIES,
        "problem": problem,
        "delays": DELAYS,
    }
    status = 400 if problem else 200
    return Template("new.html", context=await context(request, "nav-tables", **more), status_code=status)


@post("/tables", status_code=200)
async def open_table(request: AnyRequest) -> Redirect | Template:
    form = await request.form()
    game = find_game(str(form.get("game", "")))
    guest = await guest_of(request)
    await check_tables(request, guest)
    try:
        table = await house_of(request).open_table(guest.id, read_setup(game, form))
    except Denied:  # nothing is wrong with the form
        raise
    except Mistake as problem:
        return await new_form(request, game, problem.told(language_of(request)))
    return Redirect(f"/table/{table.id}{'/screen' if on_screen(form) else ''}", status_code=303)


async def check_tables(request: AnyRequest, guest: Guest) -> None:
    """Raises `Denied` for a guest who opens very many tables, or has."""
    spend(request, "tables")
    most = reception_of(request).budgets.budget.open_tables
    if await house_of(request).store.count_going_on(guest.id) >= most:
        raise Denied("many-tables", most=most, wait=HOUR)


def read_setup(game: AnyGame, form: FormMultiDict) -> Setup:
    """The new-table form. Options that need another one that is off are not asked for."""
    seats = str(form.get("seats", ""))
    if not seats.isdecimal() or len(seats) > 2:
        raise Mistake("web.no-players", game=game.name, least=game.seats[0], most=game.seats[-1])
    given: dict[str, object] = {}
    ticked = {spec.name: unless_off(form.get(f"option_{spec.name}")) for spec in specs(game.options)}
    for spec in specs(game.options):
        value = form.get(f"option_{spec.name}")
        if spec.kind == "flag":
            given[spec.name] = value is not None
        elif spec.kind == "seats":
            given[spec.name] = form.getall(f"option_{spec.name}", [])
        elif value is not None and spec.counts(ticked):
            given[spec.name] = value
    chairs = tuple(read_chair(form, seat) for seat in range(int(seats)))
    gathers = form.get("gathering") == "on" and not on_screen(form)  # who comes to a screen is in the same room
    return Setup(
        game=game.name,
        chairs=chairs,
        options=given,
        name=clean_name(str(form.get("name", ""))),
        public=form.get("public") == "on",
        private=form.get("public") == "private",
        seeds=adds_seed(form),
        gathering=gathers and any(chair.kind == "link" for chair in chairs),
        clock=read_clock(form),
        delay=next((moves for moves in DELAYS if str(moves) == form.get("delay")), 0),
    )


def adds_seed(form: Mapping[str, Any]) -> bool:
    """Whether the page will add a seed of its own to the luck: only a script can say so."""
    return form.get("seeds") == "page"


def on_screen(form: Mapping[str, Any]) -> bool:
    """Whether this device becomes a screen for all: then nobody plays on it."""
    return bool(form.get("screen"))


def unless_off(value: object) -> str:
    return "" if value in (None, "0", "off") else str(value)


def read_chair(form: Mapping[str, Any], seat: int) -> Chair:
    wanted = str(form.get(f"chair_{seat}", ""))
    if wanted == "here" and on_screen(form):
        return Chair("link")
    if any(level.name == wanted for level in LEVELS):
        return Chair("bot", level=wanted)
    return Chair(wanted, name=clean_name(str(form.get(f"name_{seat}", ""))))


@post("/play/{name:str}", status_code=303)
async def play_now(request: AnyRequest, name: FromPath[str]) -> Redirect:
    """One click: the first seat is yours, bots take the others."""
    game, guest = find_game(name), await guest_of(request)
    await check_tables(request, guest)
    bots = min(MOST_BOTS_AT_ONE_CLICK, game.seats[-1] - 1)
    chairs = (Chair("here"), *(Chair("bot", level=DEFAULT_LEVEL) for _ in range(bots)))
    name_of_table = SITE[language_of(request)]("table-of", name=guest.name)
    setup = Setup(game=game.name, chairs=chairs, options={}, name=name_of_table, seeds=adds_seed(await request.form()))
    table = await house_of(request).open_table(guest.id, setup)
    return Redirect(f"/table/{table.id}", status_code=303)


@get("/table/{table_id:str}")
async def show(request: AnyRequest, table_id: FromPath[str]) -> Template:
    spend(request, "pages")
    try:
        table = await welcome(request, table_id)
    except Denied as problem:
        if problem.code not in KEPT:
            raise
        return await kept_page(request, table_id, problem.told(language_of(request)))
    return await (room_page if table.header.gathering else at_table)(request, table)


async def kept_page(request: AnyRequest, table_id: str, why: str) -> Template:
    """What can be read of a table that cannot be played here, and why it cannot."""
    house, player = house_of(request), known_guest(request)
    kept = await house.kept(table_id)
    await check_welcome(house.store.base, kept, player)
    more: Facts = {"table": kept.seen_by(player), "game": kept.game, "why": why, "shown": []}
    return Template("kept.html", context=await context(request, "nav-tables", **more))


async def at_table(request: AnyRequest, table: LiveTable, page: str = "") -> Template:
    """A table as whoever asks may see it: all of it, or what a big screen or a hand shows (see `Onlooker`)."""
    guest = await guest_of(request)
    table = seen_by(table, None if page == SCREEN else guest.id)
    painter: Painter = request.app.state.painter
    unheard = frozenset(await house_of(request).order.distances.of(guest.id))
    origin = str(request.base_url).rstrip("/")
    me = onlooker(table, guest.id, Lens(lang=language_of(request)), origin=origin, page=page, unheard=unheard)
    prepared = await painter.prepare(table, me)
    brush = reception_of(request).brush
    picture = await brush.draw(who_of(request), lambda: painter.picture(table, me, prepared))
    choices = {name: msgspec.Raw(json) for name, json in picture.choices.items()}
    more = {
        "table": table,
        "picture": picture,
        "seats": seats_whole(table, table.view(None), picture.parts, me.lens.lang),
        "mine": me.seats,
        "page": page,
        "now": house_of(request).clock(),
        "company": table.header.clock.runs or any(place.player != guest.id and not place.level for place in table.places),
        "shown": [table.game],
        **(await for_newcomers(request, guest.id, table.game) if me.seats else {}),
        "choices": script_json({"step": picture.step, "seat": picture.chair, **choices}),
    }
    template = "table/screen.html" if page == SCREEN else "table/page.html"
    return Template(template, context=await context(request, "nav-tables", **more))


async def for_newcomers(request: AnyRequest, player: str, game: AnyGame) -> Facts:
    """Whether this is somebody's first table of a game whose lesson they do not know, and what is explained to them."""
    learning: Learning = request.app.state.learning
    newcomer, told = await learning.new_to(player), guide(game, language_of(request))
    return {
        "offered": lesson_of(game) is not None and newcomer.may_be_offered(game.name, tables=1),
        "guide": {verb: text for verb, text in told.items() if newcomer.is_to_be_told(game.name, verb)},
    }


def script_json(value: object) -> str:
    """JSON that cannot end the script element it stands in."""
    return msgspec.json.encode(value).decode().replace("<", "\\u003c")


@post("/table/{table_id:str}/rematch", status_code=303)
async def rematch(request: AnyRequest, table_id: FromPath[str]) -> Redirect:
    spend(request, "tables")
    house, guest = house_of(request), await guest_of(request)
    follower = await house.rematch(table_id, guest.id)
    return Redirect(page_of(follower.id, await request.form()), status_code=303)


@get("/table/{table_id:str}/record")
async def record(request: AnyRequest, table_id: FromPath[str]) -> Response[str]:
    """The game as a file, as far as the one who asks may know it."""
    spend(request, "records")
    kept, guest = await house_of(request).kept(table_id), await guest_of(request)
    await check_welcome(house_of(request).store.base, kept, guest.id)
    work = written, kept, guest.id, request.app.state.signer  # a game may be long, and is played once more for it
    text = await reception_of(request).aside.do(who_of(request), *work)
    headers = {"content-disposition": f'attachment; filename="{kept.header.game}-{kept.header.id}.jsonl"'}
    return Response(text, media_type="application/jsonl; charset=utf-8", headers=headers)


def written(kept: Kept, player: str, signer: Signer) -> str:
    whole = seated(kept.header, kept.places, kept.entries, kept.said, kept.length, kept.marks)
    table, mine = seen_by(whole, player), whole.seats_of(player)
    return write_record(signer.signed(table.record(mine[0] if len(mine) == 1 else None)))


PROOFS = [f"{what}-{end}" for what in ("commitment", "seal", "seed", "digest", "signature") for end in ("held", "broken")]
PROOFS += ["signature-unknown", "secure-unknown", "record-broken"]  # what the page can come to say, as message ids


@get("/table/{table_id:str}/fair")
async def fair(request: AnyRequest, table_id: FromPath[str]) -> Template:
    """What was fixed of the luck, who added to it, and how to check it."""
    spend(request, "pages")
    table, guest = await welcome(request, table_id), await guest_of(request)
    seat = next(iter(table.seats_of(guest.id)), None)
    more: Facts = {
        "table": table,
        "game": table.game,
        "seed": "" if seat is None else table.places[seat].seed or "",
        "key": table.header.key.hex() if table.over and not table.waiting else "",
        "site_key": request.app.state.signer.site,
        "proofs": PROOFS,
        "shown": [table.game],
    }
    return Template("fair.html", context=await context(request, "nav-tables", **more))


def handlers() -> list[Any]:
    return [new, open_table, play_now, show, rematch, record, fair]
