"""The application: pages, socket, security headers; and the server that runs it."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import sys
import time
import webbrowser
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import jinja2
from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.plugins.jinja import JinjaTemplateEngine
from litestar.response import Response
from litestar.template import TemplateConfig

from tablee.bots.leash import YIELDING
from tablee.bots.pool import ThinkTank
from tablee.bots.worker import Worker
from tablee.engine.values import Mistake
from tablee.kit.lesson import lesson_of
from tablee.kit.words import LANGUAGES, duration, language_name, listing, moment
from tablee.review.advice import advise
from tablee.table.coach import Coach
from tablee.table.expiry import expire_for_ever
from tablee.table.hosting import Hosting
from tablee.table.house import House
from tablee.table.hub import Hub
from tablee.table.identities import Identities
from tablee.table.keeper import Keeper
from tablee.table.learning import Learning
from tablee.table.manners import manners_of
from tablee.table.private import private_folder
from tablee.table.signature import Signer
from tablee.table.store import Store, check_alone
from tablee.table.stuck import Watch
from tablee.table.subscriptions import Subscriptions
from tablee.table.terms import Terms
from tablee.table.turn import Thinker
from tablee.table.values import Denied, Place
from tablee.web import (
    admin,
    aids,
    contact,
    drawing,
    embed,
    eyes,
    farewell,
    figures,
    gate,
    hands,
    inviting,
    keys,
    learn,
    leaving,
    legend,
    lesson_line,
    live,
    lobby,
    logs,
    me,
    mine,
    news,
    notify,
    order_page,
    pages,
    pictures,
    preferences,
    puzzles,
    pwa,
    replay,
    review_page,
    rulebooks,
    seating,
    shelf,
    shown,
    tables,
    trying,
    weave,
)
from tablee.web.budget import Budget, Budgets
from tablee.web.csrf import Csrf
from tablee.web.devices import Devices
from tablee.web.eyes import Readiness
from tablee.web.gate import Gate
from tablee.web.hosts import Hosts
from tablee.web.https import keep_secure
from tablee.web.insiders import Insiders
from tablee.web.limit import Limit
from tablee.web.notices import Notices
from tablee.web.painter import Painter
from tablee.web.patience import LOOPBACK, Patience
from tablee.web.people import language_of
from tablee.web.postman import Outbox, Postman
from tablee.web.pulse import Pulse
from tablee.web.reception import Reception
from tablee.web.reviewing import Lookers, Reviewing
from tablee.web.sealed import Voucher
from tablee.web.session import sessions
from tablee.web.studio import Studio
from tablee.web.texts import SITE
from tablee.web.turn_calls import TurnCalls
from tablee.web.wishes import wishes_of

HERE = Path(__file__).parent
log = logging.getLogger(__name__)
SWITCH = 0.0005  # seconds that what is done beside the loop keeps it waiting at most
LATER = {"flood": 429, "many-tables": 429, "not-kept": 503, "not-read": 503, "not-drawn": 503}
DENIED = {
    "unknown-table": 404,
    "no-invitation": 404,
    "private": 403,
    "record-forgotten": 404,
    "no-review": 404,
    "not-your-review": 403,
    "many-reviews": 429,
    "no-layer": 403,
    "not-public": 403,
    **dict.fromkeys(tables.KEPT, 404),
    **LATER,
}  # others are 400


@dataclass(frozen=True, slots=True)
class Settings:
    data: Path
    database: str = ""  # an SQLAlchemy URL; empty: SQLite in the data folder
    bot_pace: float = 0.6  # seconds
    requests_per_minute: int = 1200
    hosts: tuple[str, ...] = ()  # names by which the site is called, beside those of this machine
    proxies: tuple[str, ...] = LOOPBACK  # addresses or networks that may say whom they speak for
    patience: Patience = Patience()
    new_key: bool = False  # whether to begin with a new secret
    budget: Budget = Budget()
    log_json: bool = False
    admin_token: str = ""  # lets whoever knows it look behind the scenes from elsewhere; empty: nobody
    contact: str = ""  # where faults in the safety of the site are told: mailto:… or https:…
    push_at_home: bool = False  # whether a push service may be on this machine: for tests alone
    unused_days: float = 14.0  # then a table goes at which nobody ever moved, ...
    unfinished_days: float = 180.0  # ... and one whose game goes on and nobody comes back to; inf: never

    @property
    def url(self) -> str:
        return self.database or f"sqlite:///{self.data / 'tablee.sqlite'}"


def default_data() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(os.environ.get("TABLEE_DATA") or Path(home) / "tablee")


def create_app(settings: Settings, thinker: Thinker | None = None) -> Litestar:
    """The whole site. A thinker may be given for tests; otherwise bots think in a pool of processes."""
    private_folder(settings.data)  # the keys of all tables will lie there
    secret = keys.site_secret(settings.data)
    csrf = Csrf(keys.derived(secret, "csrf"))
    engine = JinjaTemplateEngine.from_environment(template_environment())
    insiders = Insiders(settings.admin_token, time.time)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        tank, app.state.studio = thinker or ThinkTank(), Studio()
        store = Store(settings.url)
        await store.open()
        await asyncio.to_thread(make_ready, engine.engine)
        terms = Terms(settings.unused_days, settings.unfinished_days)
        house = House(store, Hub(), tank, bot_pace=settings.bot_pace, manners=manners_of(settings.data), terms=terms)
        await house.open()
        app.state.house, app.state.painter, app.state.pulse = house, Painter(engine.engine), Pulse()
        app.state.hosting, app.state.notices = Hosting(house), Notices(house)
        adviser = Worker(advise, YIELDING)
        app.state.coach = Coach(house, adviser)
        keeper = Keeper(app.state.hosting)
        people = Identities(store.base, keys.derived(secret, "handover"))
        subscriptions, voucher = Subscriptions(store.base), Voucher.of(keys.derived(secret, "push"), contact_of(settings))
        postman = Postman(voucher, house.clock, settings.push_at_home)
        app.state.identities, app.state.devices, app.state.csrf = people, Devices(), csrf
        app.state.signer = Signer(keys.derived(secret, "signature"))
        app.state.tries, app.state.archive = Limit(me.TRIES_PER_MINUTE), shown.Archive()
        app.state.reception, app.state.watch = Reception(Budgets(settings.budget)), Watch(house)
        app.state.subscriptions, app.state.postman, app.state.learning = subscriptions, postman, Learning(store.base)
        lookers = Lookers()
        app.state.reviewing = reviewing = Reviewing(house, lookers)
        outbox = Outbox(postman, subscriptions.forget)
        TurnCalls(house, subscriptions, outbox, app.state.reception.budgets)
        await reviewing.resume()
        resuming = asyncio.create_task(house.resume())  # beside the first pages: there may be many tables
        app.state.readiness = Readiness(store.base, resuming)
        for_ever = app.state.pulse.beat_for_ever(), app.state.watch.look_for_ever(), expire_for_ever(house, terms)
        kept = house.time.keep_for_ever(), keeper.look_for_ever()
        tasks = [resuming, *map(asyncio.create_task, (*for_ever, *kept))]
        switching = sys.getswitchinterval()
        sys.setswitchinterval(SWITCH)
        try:
            yield
        finally:
            sys.setswitchinterval(switching)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await reviewing.close()
            lookers.close()
            await outbox.close()
            await house.close()
            app.state.studio.close()
            adviser.close()
            if isinstance(tank, ThinkTank):
                tank.close()

    app = Litestar(
        route_handlers=[
            *pages.handlers(),
            *rulebooks.handlers(),
            *preferences.handlers(),
            *me.handlers(),
            *mine.handlers(),
            *figures.handlers(),
            *farewell.handlers(),
            *lobby.handlers(),
            *inviting.handlers(),
            *seating.handlers(),
            *tables.handlers(),
            *replay.handlers(),
            *review_page.handlers(),
            *pictures.handlers(),
            *embed.handlers(),
            *hands.handlers(),
            *order_page.handlers(),
            *notify.handlers(),
            *pwa.handlers(),
            *leaving.handlers(),
            *learn.handlers(),
            *puzzles.handlers(),
            *trying.handlers(),
            *eyes.handlers(),
            *admin.handlers(),
            live.live,
            lesson_line.live_lesson,
            news.news,
            legend.legend,
            aids.aid,
            shelf.static,
            contact.security,
        ],
        lifespan=[lifespan],
        state=State({"contact": contact.check_contact(settings.contact), "insiders": insiders, "templates": engine.engine}),
        template_config=TemplateConfig(instance=engine),
        compression_config=CompressionConfig("gzip", gzip_compress_level=4, exclude_opt_key="packed"),
        middleware=[sessions(secret), Limit(settings.requests_per_minute), csrf],
        before_send=[csrf.renew, keep_secure],
        exception_handlers={HTTPException: error_page, Mistake: error_page, 500: error_page},
        openapi_config=None,
        logging_config=None,  # faults go to stderr through the standard library
    )
    app.asgi_handler = Gate(app.asgi_handler, Hosts(settings.hosts), error_page)
    return app


def contact_of(settings: Settings) -> str:
    """Whom push services may ask about what we send."""
    return settings.contact or (f"https://{settings.hosts[0]}" if settings.hosts else "mailto:nobody@example.org")


def make_ready(templates: jinja2.Environment) -> None:
    """Before anybody comes, what the first visitor would keep all others waiting for: files, drawings, templates."""
    shelf.current()
    drawing.hero()
    for name in templates.list_templates(extensions=["html"]):
        templates.get_template(name)


def template_environment() -> jinja2.Environment:
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(HERE / "templates"), autoescape=True, undefined=jinja2.StrictUndefined,
        trim_blocks=True, lstrip_blocks=True, auto_reload=False,
    )  # fmt: skip
    environment.globals |= {
        "icon": drawing.icon, "token": drawing.token, "sprite": drawing.sprite, "listing": listing, "static": shelf.address,
        "drawings": shelf.drawings, "languages": LANGUAGES, "language_name": language_name, "moment": moment,
        "duration": duration, "weaves": weave.sprite, "lesson_of": lesson_of,
    }  # fmt: skip
    environment.filters["by_rank"] = by_rank
    return environment


def by_rank(places: Iterable[Place], ranks: tuple[int, ...]) -> list[Place]:
    return sorted(places, key=lambda place: ranks[place.seat])


def status_of(problem: Exception) -> int:
    if isinstance(problem, Mistake):
        return (DENIED if isinstance(problem, Denied) else gate.STATUS).get(problem.code, 400)
    return problem.status_code if isinstance(problem, HTTPException) else 500


def error_page(request: Request[object, object, State], problem: Exception) -> Response[str]:
    """A page that says what was wrong, in the person's language."""
    status = status_of(problem)
    if status >= 500 and not isinstance(problem, Mistake):
        log.error("%s %s broke", request.method, request.url.path, exc_info=problem)
    lang = language_of(request)
    say = SITE[lang]
    shown = status if f"error-title-{status}" in say else 500 if status >= 500 else 400
    if isinstance(problem, Mistake):
        detail = problem.told(lang)
    elif f"error-detail-{shown}" in say:
        detail = say(f"error-detail-{shown}")
    else:
        detail = str(getattr(problem, "detail", "") or problem)
    template = request.app.template_engine.get_template("error.html")  # type: ignore[union-attr]
    facts = {"lang": lang, "say": say, "here": "", "path": "/", "guest": {"name": ""}, "games": [], "shown": []}
    facts["wishes"] = wishes_of(request)
    text = template.render(**facts, title=say(f"error-title-{shown}"), detail=detail)
    headers = dict(getattr(problem, "headers", None) or {})
    if isinstance(problem, Mistake) and "wait" in problem.details:
        headers["retry-after"] = str(problem.details["wait"])
    if hasattr(request.app.state, "reception"):
        request.app.state.reception.refusals[problem.code if isinstance(problem, Mistake) else str(status)] += 1
    return Response(text, status_code=status, media_type="text/html; charset=utf-8", headers=headers)


def serve(host: str, port: int, settings: Settings, open_browser: bool = False, door: int | None = None) -> None:
    """Run the site until it is told to stop; on a listening socket that somebody else opened and told about, if given.

    Raises `Mistake` while another server keeps its tables in the same file, and where the key of the cookies is lost."""
    import uvicorn

    from tablee.web import lines

    how = lines.options(settings.patience, settings.proxies)
    private_folder(settings.data)
    check_alone(settings.url)
    keys.prepare(settings.data, settings.url, anew=settings.new_key)
    app = create_app(settings)
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{port}"  # noqa: S104
    if door is None:
        print(f"Tablée is at {address}  (Ctrl-C to stop)", flush=True)  # noqa: T201
    else:
        lines.answer_at_once(door)
    if open_browser:
        open_when_there_is_one(address)
    spare_the_collector()
    logs.set_up(as_json=settings.log_json)
    uvicorn.run(
        app, host=host, port=port, fd=door, log_level="warning", log_config=None, timeout_graceful_shutdown=3, **how
    )  # fmt: skip


def spare_the_collector() -> None:
    """Modules and rulebooks never become rubbish, and pictures are dropped by counting references: looking through all of
    them for cycles would stop every table for a fifth of a second now and then."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def open_when_there_is_one(address: str) -> None:
    """Show the site in the person's browser, if this machine has a screen and one."""
    if not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.name == "nt" or os.uname().sysname == "Darwin"
    ):
        return
    import threading

    timer = threading.Timer(1.0, webbrowser.open, [address])
    timer.daemon = True
    timer.start()
