"""The live socket: a person's moves come in, changed fragments of that person's picture go out.

One task answers and shows, woken by an event, so a slow client gets only the newest picture. Another one reads.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from tablee.engine.values import Seat
from tablee.kit.picture import Lens
from tablee.kit.words import Words
from tablee.table.house import House
from tablee.table.live import LiveTable
from tablee.table.schema import LONGEST_ACTION
from tablee.table.values import Denied
from tablee.web.onlooker import Onlooker, onlooker
from tablee.web.painter import Painter
from tablee.web.people import house_of, known_guest, language_of
from tablee.web.picture import Picture
from tablee.web.texts import SITE
from tablee.web.why import why_not

LONGEST_MESSAGE = 4096
MESSAGES_PER_SECOND, BURST = 20.0, 40.0
TOO_MANY = 60  # refused messages before the line is cut
MOST_WAITING = 40  # messages that are read and not yet dealt with
MOST_ANSWERS = 128  # kept for a client that does not read; older ones are dropped
FOREIGN_ORIGIN, UNKNOWN_TABLE, FLOOD, BROKEN = 4403, 4404, 4429, 1011  # close codes

log = logging.getLogger(__name__)
Draft = tuple[tuple[str, str], ...]
AnySocket = WebSocket[Any, Any, Any]


class Do(msgspec.Struct, tag_field="t", tag="do", forbid_unknown_fields=True):
    """Carry out an action."""

    seat: Seat
    step: int
    text: Annotated[str, msgspec.Meta(max_length=LONGEST_ACTION)]


class Undo(msgspec.Struct, tag_field="t", tag="undo", forbid_unknown_fields=True):
    seat: Seat
    step: int


class Look(msgspec.Struct, tag_field="t", tag="look", forbid_unknown_fields=True):
    """See the table through another lens: turned, with a draft, with a place asked about."""

    turn: int = 0
    draft: Draft = ()
    spot: str = ""


class Why(msgspec.Struct, tag_field="t", tag="why", forbid_unknown_fields=True):
    """Why can this not be chosen?"""

    draft: Draft


class Lift(msgspec.Struct, tag_field="t", tag="lift", forbid_unknown_fields=True):
    """The person on this seat has taken the device in hand."""

    seat: Seat


class Seed(msgspec.Struct, tag_field="t", tag="seed", forbid_unknown_fields=True):
    """What this person's browser adds to the luck of the table."""

    seed: str


class Say(msgspec.Struct, tag_field="t", tag="say", forbid_unknown_fields=True):
    """Say something to the table."""

    text: str


Message = Do | Undo | Look | Why | Lift | Say | Seed
decoder = msgspec.json.Decoder(Message)


@dataclass(slots=True)
class Connection:
    """One open socket."""

    socket: AnySocket
    house: House
    painter: Painter
    table: LiveTable
    player: str | None
    lens: Lens
    woken: asyncio.Event
    origin: str = ""
    seen: str = ""  # the version of the picture that the page came with
    lifted: Seat | None = None
    shown: Picture | None = None
    ended: asyncio.Task[None] | None = None
    inbox: deque[str] = field(default_factory=deque)
    answers: deque[dict[str, Any]] = field(default_factory=lambda: deque(maxlen=MOST_ANSWERS))

    @property
    def say(self) -> Words:
        return SITE[self.lens.lang]

    async def go_on(self) -> None:
        """Both directions, until the line is cut. A fault of ours is logged and cuts it; the browser will call again."""
        answering = asyncio.create_task(self.answer_for_ever())
        answering.add_done_callback(self.hang_up)
        try:
            with suppress(WebSocketDisconnect):
                await self.read_for_ever()
        finally:
            answering.cancel()
            await asyncio.wait([answering])

    def hang_up(self, answering: asyncio.Task[None]) -> None:
        """Nobody answers any more: let the reader hear of it, unless it was the reader who went first."""
        problem = None if answering.cancelled() else answering.exception()
        if problem is None or isinstance(problem, WebSocketDisconnect | OSError):  # they hung up
            return
        log.error("a live socket broke", exc_info=problem)
        self.ended = asyncio.create_task(self.socket.close(code=BROKEN, reason="something went wrong here"))

    # Out --------------------------------------------------------------------------------------------------------------

    async def answer_for_ever(self) -> None:
        """Do what the person asked for, answer, and show what changed, whoever changed it."""
        while True:
            await self.woken.wait()
            while self.inbox or self.answers:
                while self.inbox:
                    await self.handle(self.inbox.popleft())
                while self.answers:
                    await self.send(self.answers.popleft())
            self.woken.clear()  # whatever woke us so far is shown now
            await self.show()

    async def show(self) -> None:
        self.table = await self.house.find(self.table.id)  # the house may have forgotten the one we knew
        if not self.painter.is_prepared(self.table, self.lens.lang):
            await self.painter.prepare(self.table, self.onlooker())
        if message := self.news():  # of the table as it is by now
            await self.socket.send_text(message)

    async def send(self, message: dict[str, Any]) -> None:
        await self.socket.send_text(msgspec.json.encode(message).decode())

    def onlooker(self) -> Onlooker:
        if self.shown is not None and not self.table.is_fresh(self.shown.chair, self.shown.step):
            self.lens = self.lens._replace(draft=(), spot="")  # a draft belongs to its decision
        if self.lifted is not None and self.lifted not in self.table.acting():
            self.lifted = None
        return onlooker(self.table, self.player, self.lens, lifted=self.lifted, origin=self.origin)

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

    async def read_for_ever(self) -> None:
        """Reads on while the server is busy: a line that is not read looks dead to those who watch over it."""
        bucket, refused = Bucket(), 0
        while True:
            data = await self.socket.receive_text()
            if not bucket.take():
                refused += 1
                if refused > TOO_MANY:
                    await self.socket.close(code=FLOOD, reason="too many messages")
                    return
                self.deny(Denied("flood"))
            elif len(self.inbox) >= MOST_WAITING:
                self.deny(Denied("flood"))
            elif len(data) > LONGEST_MESSAGE:
                self.deny(Denied("oversized"))
            else:
                self.inbox.append(data)
                self.woken.set()

    async def handle(self, data: str) -> None:
        try:
            message = decoder.decode(data)
        except (msgspec.DecodeError, RecursionError):
            self.deny(Denied("unreadable"))
            return
        try:
            await self.obey(message)
        except Denied as problem:
            self.deny(problem, to=type(message).__struct_config__.tag)

    async def obey(self, message: Message) -> None:
        match message:
            case Do(seat=seat, step=step, text=text):
                await self.house.act(self.table.id, self.require_player(), seat, step, text)
                self.answer(t="ok", to="do", step=step)
            case Undo(seat=seat, step=step):
                await self.house.undo(self.table.id, self.require_player(), seat, step)
                self.answer(t="ok", to="undo", step=step)
            case Look(turn=turn, draft=draft, spot=spot):
                self.lens = self.lens._replace(turn=turn % 4, draft=draft[:12], spot=spot[:40])
                self.woken.set()
            case Why(draft=draft):
                self.answer(t="why", reasons=await self.reasons(dict(draft)))
            case Say(text=text):
                await self.house.say(self.table.id, self.require_player(), text)
                self.answer(t="ok", to="say")
            case Seed(seed=seed):
                await self.house.add_seed(self.table.id, self.require_player(), seed)
            case Lift(seat=seat):
                self.table.check_seat(self.require_player(), seat)
                self.lifted = seat
                self.woken.set()

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
            return [{"text": self.say("why-not-your-turn")}]
        found = await asyncio.to_thread(why_not, game, view, draft, self.lens)  # it may try hundreds of actions
        if found is None:
            return [{"text": self.say("why-elsewhere")}]
        reasons = [
            {"what": what, "text": game.face.explain(refusal, self.lens.lang), **self.rule(refusal.rule)}
            for what, refusal in found
        ]
        return reasons or [{"text": self.say("why-legal")}]

    def rule(self, rule: str) -> dict[str, str]:
        return {
            "rule": self.say("rule-link", rule=rule),
            "link": f"/rules/{self.table.game.name}#{rule}",
        }

    def deny(self, problem: Denied, **to: Any) -> None:
        """Say what was wrong, and with which kind of message if that could be read; for a move also the rule it breaks."""
        message: dict[str, Any] = {"t": "no", "code": problem.code, "text": problem.told(self.lens.lang), **to}
        if problem.refusal is not None:
            message |= self.rule(problem.refusal.rule)
        self.answer(**message)


class Bucket:
    """A token bucket: so many messages a second, with some room for a burst."""

    def __init__(self) -> None:
        self.tokens, self.at = BURST, time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.tokens = min(BURST, self.tokens + (now - self.at) * MESSAGES_PER_SECOND)
        self.at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


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
    if not same_origin(socket):
        await socket.close(code=FOREIGN_ORIGIN, reason="foreign origin")
        return
    house = house_of(socket)
    await socket.accept()
    try:
        table = await house.find(table_id)
    except Denied as problem:
        code = BROKEN if problem.code == "not-read" else UNKNOWN_TABLE
        await socket.close(code=code, reason=problem.code)
        return
    with house.hub.listening(table_id) as woken:
        woken.set()
        lens = Lens(lang=language_of(socket))
        painter: Painter = socket.app.state.painter
        painter.join(table_id)
        connection = Connection(
            socket, house, painter, table, known_guest(socket), lens, woken,
            origin=own_origin(socket), seen=socket.query_params.get("seen", ""),
        )  # fmt: skip
        if table.awaits_seed(connection.player):
            connection.answer(t="seed")
        with socket.app.state.devices.held(connection.player, socket):
            await connection.go_on()
    if not house.hub.is_heard(table_id):
        painter.leave(table_id)
