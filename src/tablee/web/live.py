"""The live socket: a person's moves come in, changed fragments of that person's picture go out.

One task answers and shows, woken by an event, so a slow client gets only the newest picture. Another one reads.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections import deque
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from tablee.engine.values import Refusal, Seat
from tablee.kit.people import MARKS, marks, named
from tablee.kit.picture import Lens
from tablee.kit.words import Words, listing
from tablee.table.coach import Coach
from tablee.table.house import House
from tablee.table.live import LiveTable
from tablee.table.past import seen_by
from tablee.table.values import Denied
from tablee.web.advice import told_advice
from tablee.web.aids import vocabulary
from tablee.web.budget import Allowance, Purse, Who
from tablee.web.gate import tell
from tablee.web.mention import told
from tablee.web.messages import (
    LONGEST_MESSAGE,
    Advise,
    Do,
    Lift,
    Look,
    Message,
    Pong,
    Say,
    Seed,
    Undo,
    Vocabulary,
    Why,
    decoder,
)
from tablee.web.onlooker import HAND, SCREEN, Onlooker, onlooker
from tablee.web.painter import Painter
from tablee.web.people import given_name, house_of, known_guest, known_name, language_of, welcome
from tablee.web.picture import Picture
from tablee.web.reception import Reception, reception_of, who_of
from tablee.web.texts import SITE
from tablee.web.why import why_not

PINGS = 20.0  # seconds between two questions how long a word is on its way, at least
BREATH = 0.05  # seconds in which somebody who says too much is not listened to
NUISANCE = Allowance(60, 2.0)  # messages that are one too many; who goes on for ever is cut off
MOST_WAITING = 40  # messages that are read and not yet dealt with
MOST_ANSWERS = 128  # kept for a client that does not read; older ones are dropped
FOREIGN_ORIGIN, UNKNOWN_TABLE, FLOOD, BROKEN = 4403, 4404, 4429, 1011  # close codes

log = logging.getLogger(__name__)
AnySocket = WebSocket[Any, Any, Any]


class Read(NamedTuple):
    """A message, and when it came."""

    message: Message
    at: float


@dataclass(slots=True)
class Connection:
    """One open socket."""

    socket: AnySocket
    house: House
    painter: Painter
    table: LiveTable
    player: str | None
    who: Who
    reception: Reception
    lens: Lens
    woken: asyncio.Event
    origin: str = ""
    page: str = ""  # which page it is: see `Onlooker`
    seen: str = ""  # the version of the picture that the page came with
    lifted: Seat | None = None
    shown: Picture | None = None
    ended: asyncio.Task[None] | None = None
    wish: Look | None = None  # how the person wants to see the table; the newest look counts alone
    pinged: float = -math.inf  # when it was last asked how long a word is on its way
    later: asyncio.TimerHandle | None = None  # until there is something left for another look
    inbox: deque[Read | Denied] = field(default_factory=deque)  # also what was not read: answers come in order
    answers: deque[dict[str, Any]] = field(default_factory=lambda: deque(maxlen=MOST_ANSWERS))

    @property
    def say(self) -> Words:
        return SITE[self.lens.lang]

    async def go_on(self) -> None:
        """Both directions, until the line is cut. A fault of ours is logged and cuts it; the browser will call again."""
        answering = asyncio.create_task(self.answer_for_ever())
        answering.add_done_callback(self.hang_up)
        flooded = False
        try:
            with suppress(WebSocketDisconnect):
                await self.read_until_flooded()
                flooded = True
        finally:
            answering.cancel()
            if self.later is not None:
                self.later.cancel()
            await asyncio.wait([answering])
        if flooded:  # and nobody answers any more
            self.reception.budgets.exhaust("calls", self.who)
            await self.socket.close(code=FLOOD, reason="too many messages")

    def hang_up(self, answering: asyncio.Task[None]) -> None:
        """Nobody answers any more: let the reader hear of it, unless it was the reader who went first."""
        problem = None if answering.cancelled() else answering.exception()
        if problem is None or isinstance(problem, WebSocketDisconnect | OSError):  # they hung up
            return
        if isinstance(problem, Denied) and problem.code != "not-read":  # the table is gone, and its page says why
            self.ended = asyncio.create_task(self.socket.close(code=UNKNOWN_TABLE, reason=problem.code))
            return
        log.error("a live socket broke", exc_info=problem)
        self.ended = asyncio.create_task(self.socket.close(code=BROKEN, reason="something went wrong here"))

    # Out --------------------------------------------------------------------------------------------------------------

    async def answer_for_ever(self) -> None:
        """Do what the person asked for, answer, and show what changed, whoever changed it."""
        while True:
            await self.woken.wait()
            while self.inbox or self.answers:
                if self.inbox:
                    await self.handle(self.inbox.popleft())
                while self.answers:  # before the next is dealt with: no answer is dropped while somebody reads them
                    await self.send(self.answers.popleft())
            self.woken.clear()  # whatever woke us so far is shown now
            self.look_anew()
            await self.show()
            await self.ping()

    def look_anew(self) -> None:
        """See the table as the person wishes; who wishes too often is shown the newest only, after a while."""
        if self.wish is None or self.later is not None:
            return
        if wait := self.reception.budgets.wait("looks", self.who):
            self.later = asyncio.get_running_loop().call_later(wait, self.look_later)
        else:
            self.lens = self.lens._replace(turn=self.wish.turn % 4, draft=self.wish.draft[:12], spot=self.wish.spot[:40])
            self.wish = None

    def look_later(self) -> None:
        self.later = None
        self.woken.set()

    async def show(self) -> None:
        known = await self.house.find(self.table.id)  # the house may have forgotten the one we knew
        self.table = seen_by(known, self.player)
        if not self.painter.is_prepared(self.table, self.lens.lang):
            await self.painter.prepare(self.table, self.onlooker())
        if message := await self.reception.brush.draw(self.who, self.news):  # of the table as it is by then
            await tell(self.socket, message)

    async def send(self, message: dict[str, Any]) -> None:
        await tell(self.socket, msgspec.json.encode(message).decode())

    async def ping(self) -> None:
        """Where a clock runs: ask now and then, beside a picture, how long a word is on its way."""
        if self.table.header.clock.runs and time.monotonic() - self.pinged > PINGS:
            self.pinged = time.monotonic()
            await self.send({"t": "ping", "now": self.house.clock()})

    def onlooker(self) -> Onlooker:
        if self.shown is not None and not self.table.is_fresh(self.shown.chair, self.shown.step):
            self.lens = self.lens._replace(draft=(), spot="")  # a draft belongs to its decision
            self.wish = self.wish and Look(turn=self.wish.turn)
        if self.lifted is not None and self.lifted not in self.table.acting():
            self.lifted = None
        unheard = self.house.order.distances.unheard_by(self.player)
        return onlooker(
            self.table, self.player, self.lens, lifted=self.lifted, origin=self.origin, page=self.page, unheard=unheard
        )  # fmt: skip

    def news(self) -> str:
        """What changed in this person's picture since the last message; empty if nothing did."""
        me = self.onlooker()
        if self.seen:  # a page that has just been loaded
            picture = self.painter.picture(self.table, me)
            self.shown, self.seen = picture if picture.version == self.seen else None, ""
        self.shown, message = self.painter.news(self.table, me, self.shown)
        return message

    def answer(self, **message: Any) -> None:
        self.answers.append(message)
        self.woken.set()

    # In ---------------------------------------------------------------------------------------------------------------

    async def read_until_flooded(self) -> None:
        """Reads on while the server is busy: a line that is not read looks dead to those who watch over it."""
        nuisance = Purse(NUISANCE, time.monotonic())
        while True:
            data = await self.socket.receive_text()
            try:
                self.take_in(data)
            except Denied as problem:
                self.inbox.append(problem)
                self.woken.set()
                if problem.code != "flood":
                    continue
                if nuisance.wait(time.monotonic()):
                    return
                nuisance.take()
                await asyncio.sleep(BREATH)

    def take_in(self, data: str) -> None:
        """Raises `Denied` for what is too much, too long or makes no sense."""
        budgets = self.reception.budgets
        budgets.spend("messages", self.who)
        if len(data) > LONGEST_MESSAGE:
            raise Denied("oversized")
        try:
            message = decoder.decode(data)
        except (msgspec.DecodeError, RecursionError):
            raise Denied("unreadable") from None
        if isinstance(message, Pong):
            self.house.presence.measured(self.table.id, self.player, time.monotonic() - self.pinged)
            return
        if isinstance(message, Look):
            self.wish = message
        elif len(self.inbox) >= MOST_WAITING:
            raise Denied("flood", what="messages", wait=1)
        else:
            self.inbox.append(Read(message, time.monotonic()))
        self.woken.set()

    async def handle(self, read: Read | Denied) -> None:
        if isinstance(read, Denied):
            return self.deny(read)
        try:
            await self.obey(read.message)
        except Denied as problem:
            self.deny(problem, to=type(read.message).__struct_config__.tag)
        else:
            if isinstance(read.message, Do):
                self.reception.latency.count(time.monotonic() - read.at)

    async def obey(self, message: Message) -> None:
        match message:
            case Do(seat=seat, step=step, text=text):
                await self.house.act(self.table.id, self.require_player(), seat, step, text)
                self.answer(t="ok", to="do", step=step)
            case Undo(seat=seat, step=step):
                await self.house.undo(self.table.id, self.require_player(), seat, step)
                self.answer(t="ok", to="undo", step=step)
            case Why(draft=draft):
                self.reception.budgets.spend("questions", self.who)
                self.answer(t="why", reasons=await self.reasons(dict(draft)))
            case Advise(seat=seat, step=step):
                self.reception.budgets.spend("advice", self.who)
                self.answer(t="why", reasons=[{"text": await self.advised(seat, step)}])
            case Vocabulary():
                self.reception.budgets.spend("questions", self.who)
                self.answer(t="words", **vocabulary(self.table, self.onlooker()))
            case Say():
                self.reception.budgets.spend("talk", self.who)
                await self.speak(message)
                self.answer(t="ok", to="say")
            case Seed(seed=seed):
                await self.house.add_seed(self.table.id, self.require_player(), seed)
            case Lift(seat=seat):
                self.table.check_seat(self.require_player(), seat)
                self.lifted = seat
                self.woken.set()

    async def advised(self, seat: Seat, step: int) -> str:
        """What the coach says, if nobody minds."""
        coach: Coach = self.socket.app.state.coach
        found = await coach.asked(self.table.id, self.require_player(), seat, step)
        return self.say("coach-asked") if found is None else told_advice(self.table, seat, found, self.lens.lang)

    async def speak(self, said: Say) -> None:
        """From one's seat, or in the gallery."""
        player, talk = self.require_player(), self.house.talk
        if self.table.seats_of(player):
            await talk.say(self.table.id, player, said.text, said.saying)
        else:
            name = await known_name(self.house, player)
            await talk.say_aside(self.table.id, player, name, said.text, said.saying)

    def require_player(self) -> str:
        if self.player is None:
            raise Denied("not-your-seat")
        return self.player

    async def reasons(self, draft: dict[str, str]) -> list[dict[str, str]]:
        """Sentences with rule numbers; one without a number where it is simply not one's turn."""
        me = self.onlooker()
        game, view = self.table.game, self.table.view(me.chair)
        if me.chair is None:
            return [{"text": self.say("why-watching")}]
        if self.table.waiting:
            return [{"text": self.say("why-not-started")}]
        if not view.my_turn:
            waiting = self.say("why-not-your-turn", people=listing(marks(view.acting), self.lens.lang))
            return [told(self.table, view, waiting)]
        found = await self.reception.aside.do(self.who, why_not, game, view, draft, self.lens)  # of hundreds of actions
        if found is None:
            asked = game.face.prompt(view, self.lens, MARKS)
            return [told(self.table, view, self.say("why-elsewhere", asked=asked))]
        reasons = [{"what": named(what, self.table.names), **self.refused(refusal)} for what, refusal in found]
        return reasons or [{"text": self.say("why-legal")}]

    def refused(self, refusal: Refusal) -> dict[str, str]:
        """A refusal in words, with its rule."""
        words = self.table.game.face.explain(refusal, self.lens.lang, MARKS)
        return {**told(self.table, self.table.view(None), words), **self.rule(refusal.rule)}

    def rule(self, rule: str) -> dict[str, str]:
        return {
            "rule": self.say("rule-link", rule=rule),
            "link": f"/rules/{self.table.game.name}#{rule}",
        }

    def deny(self, problem: Denied, **to: Any) -> None:
        """Say what was wrong, and with which kind of message if that could be read; for a move also the rule it breaks."""
        message = denial(problem, self.lens.lang) | to
        if problem.refusal is not None:
            message |= self.refused(problem.refusal)
        self.reception.refusals[problem.code] += 1
        self.answer(**message)


def denial(problem: Denied, lang: str) -> dict[str, Any]:
    """What is not done, why, and how long to wait where that helps."""
    message = {"t": "no", "code": problem.code, "text": problem.told(lang)}
    return message | ({"wait": problem.details["wait"]} if "wait" in problem.details else {})


def page_of(socket: AnySocket) -> str:
    page = socket.query_params.get("page", "")
    return page if page in (SCREEN, HAND) else ""


def own_origin(socket: AnySocket) -> str:
    scheme = "https" if socket.url.scheme in ("wss", "https") else "http"
    return f"{scheme}://{socket.headers.get('host', '')}"


def same_origin(socket: AnySocket) -> bool:
    """Browsers always send an Origin; a cookie is worth nothing without ours."""
    origin, own = socket.headers.get("origin", ""), own_origin(socket)
    if origin != own and origin.partition("://")[2] == own.partition("://")[2]:
        log.warning("a page at %s calls %s: is a proxy missing from --trusted-proxy?", origin[:200], own)
    return origin.lower() == own.lower()


@websocket("/table/{table_id:str}/live")
async def live(socket: AnySocket, table_id: FromPath[str]) -> None:
    with ExitStack() as stack:
        if await is_let_in(socket, stack):
            await talk(socket, table_id, who_of(socket))


async def is_let_in(socket: AnySocket, stack: ExitStack) -> bool:
    """Whether one of our pages calls, and no window too many is open; what is counted, is until the stack is closed."""
    if not same_origin(socket):
        await socket.close(code=FOREIGN_ORIGIN, reason="foreign origin")
        return False
    await socket.accept()
    reception, who = reception_of(socket), who_of(socket)
    try:
        reception.budgets.spend("calls", who)
        stack.enter_context(reception.budgets.window(who))
    except Denied as problem:
        reception.refusals[problem.code] += 1
        await socket.send_text(msgspec.json.encode(denial(problem, language_of(socket)) | {"to": "call"}).decode())
        await socket.close(code=FLOOD, reason=problem.code)
        return False
    return True


async def talk(socket: AnySocket, table_id: str, who: Who) -> None:
    """About one table, until somebody hangs up."""
    house = house_of(socket)
    try:
        table = await welcome(socket, table_id)
    except Denied as problem:
        code = BROKEN if problem.code == "not-read" else UNKNOWN_TABLE
        await socket.close(code=code, reason=problem.code)
        return
    with house.hub.listening(table_id) as woken:
        woken.set()
        lens = Lens(lang=language_of(socket))
        await house.order.distances.of(known_guest(socket) or "")
        painter: Painter = socket.app.state.painter
        painter.join(table_id)
        page = page_of(socket)
        player = None if page == SCREEN else known_guest(socket)  # nobody sits at a screen
        connection = Connection(
            socket, house, painter, seen_by(table, player), player, who, reception_of(socket), lens, woken,
            origin=own_origin(socket), page=page, seen=socket.query_params.get("seen", ""),
        )  # fmt: skip
        if table.awaits_seed(connection.player):
            connection.answer(t="seed")
        watching = house.watching.here(table_id, connection.player, await given_name(socket))
        here = house.presence.here(table_id, connection.player)
        with watching, here, socket.app.state.devices.held(connection.player, socket):
            await connection.go_on()
    if not house.hub.is_heard(table_id):
        painter.leave(table_id)
