"""A table of ours as its page plays it: forms over HTTP, moves over the live socket. Draws nothing."""

from __future__ import annotations

import asyncio
import random
from collections import Counter, deque
from functools import cache
from itertools import count
from typing import Any

import msgspec

from bench.load.play import Party, Player, Traffic
from bench.load.wire import PATIENCE, Browser, Line, Place, address_of, call
from tablee.engine import catalogue
from tablee.engine.luck import seeded
from tablee.engine.match import Match, dealt
from tablee.engine.record import Record, read_record

MOST_SEATS = 4
STAY = 12  # matches; who plays more of them within seconds has soon called more often than a guest may
callers = count()


class Message(msgspec.Struct):
    """What a socket of ours sends, as far as a player without eyes needs it."""

    t: str
    step: int = -1
    tree: msgspec.Raw = msgspec.Raw(b"")
    order: dict[str, list[str]] = {}
    text: dict[str, list[str]] | str = {}  # how an action is written; of a refusal, a sentence
    code: str = ""
    to: str = ""


message_decoder = msgspec.json.Decoder(Message)


def seats_of(game: str) -> int:
    return min(MOST_SEATS, catalogue.find(game).seats[-1])


@cache
def quiet_verbs(game_name: str) -> frozenset[str]:
    """Verbs of moves that some chair does not notice, found by playing a few games."""
    game, found = catalogue.find(game_name), set()
    for number in range(4):
        match, rng = dealt(game, seats_of(game_name), {}, bytes([number]) * 32), seeded("quiet", number)
        while not match.over:
            seat = match.acting[0]
            move = match.do(game.write(game.decode(match.state.draw(seat, rng))), seat)
            if not all(move.noticed_by(chair) for chair in range(match.seats)):
                found.add(move.text.split()[0])
    return frozenset(found)


class Guest(Player):
    """One chair at one of our tables."""

    def __init__(self, browser: Browser, traffic: Traffic) -> None:
        super().__init__()
        self.browser, self.traffic = browser, traffic
        self.seat = -1
        self.view = Message("view")
        self.pending: deque[str] = deque()  # moves that were sent and not answered; answers come in order
        self.reasons: Counter[str] = Counter()
        self.line: Line | None = None
        self._first: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def connect(self, table: str) -> None:
        me = self.browser
        self.line = await call(me.place, f"/table/{table}/live", self._hear, me.caller, {"cookie": me.cookie})
        self.line.ended = self._end
        async with asyncio.timeout(PATIENCE):
            await self._first

    @property
    def is_alive(self) -> bool:
        return self.line is not None and self.line.is_open

    def play(self, rng: random.Random) -> str:
        text = random_move(self.view, rng)
        self.send_move(text)
        return text.split(" ", 1)[0]

    def send_move(self, text: str) -> None:
        assert self.line is not None
        self.pending.append(text)
        message = {"t": "do", "seat": self.seat, "step": self.step, "text": text}
        self.line.send(msgspec.json.encode(message).decode())

    def leave(self) -> None:
        if self.line is not None:
            self.line.hang_up()
            self.line = None

    def _hear(self, data: bytes) -> None:
        message = message_decoder.decode(data)
        if not self._first.done():
            self._begin(data, message)
            return
        self.traffic.update_bytes += len(data)
        if message.t == "view":
            self.traffic.updates += 1
            self._look(message)
            self.seen(self)
        elif message.t == "ok" and message.to == "do":
            self.acknowledged.append(self.pending.popleft())
        elif message.t == "no":
            self.pending.popleft()
            self.reasons[message.code] += 1
            self.refused(self, message.code)

    def _begin(self, data: bytes, message: Message) -> None:
        self.traffic.first_views += 1
        self.traffic.first_bytes += len(data)
        self._look(message)
        self._first.set_result(None)

    def _look(self, view: Message) -> None:
        self.view, self.step = view, view.step
        self.owes = len(bytes(view.tree)) > len(b"{}")

    def _end(self) -> None:
        if not self._first.done():
            self._first.set_exception(ConnectionError("the line was cut before the first view"))
        self.died(self, self.line.farewell if self.line else "cut")


def random_move(view: Message, rng: random.Random) -> str:
    """One of the actions a view offers, word by word as a person would click it together."""
    assert isinstance(view.text, dict)
    node: Any = msgspec.json.decode(view.tree)
    verb = rng.choice(list(node))
    node, words = node[verb], {}
    for slot in view.order[verb]:
        words[slot] = word = rng.choice(list(node))
        node = node[word] if isinstance(node, dict) else ()
    return " ".join([verb, *(words[slot] for slot in view.text[verb])])


class OurParty(Party):
    """Guests who keep their cookies for some matches, until others take their chairs."""

    def __init__(self, place: Place, game: str) -> None:
        super().__init__()
        self.place, self.game, self.table = place, game, ""
        self.quiet = quiet_verbs(game)
        self.matches = 0
        self.browsers: list[Browser] = []
        self.guests: list[Guest] = []

    async def sit_down(self) -> None:
        self.leave()
        if self.matches % STAY == 0:
            self.browsers = [Browser(self.place, address_of(next(callers))) for _ in range(seats_of(self.game))]
        self.matches += 1
        try:
            await self._open_table()
        finally:
            for browser in self.browsers:
                browser.close()
        self.guests = [Guest(browser, self.traffic) for browser in self.browsers]
        self.players = list(self.guests)
        for seat, guest in enumerate(self.guests):
            guest.seat = seat
            await guest.connect(self.table)

    async def _open_table(self) -> None:
        for browser in self.browsers:
            if not browser.cookies:
                await browser.get("/about")
        host, *others = self.browsers
        chairs = {f"chair_{seat}": "link" if seat else "here" for seat in range(len(self.browsers))}
        answer = await host.post("/tables", game=self.game, seats=str(len(self.browsers)), **chairs)
        self.table = answer.header("location").rpartition("/")[2]
        for browser in others:
            await browser.post(f"/table/{self.table}/sit")

    async def is_kept(self) -> bool:
        """Nothing acknowledged is missing, and where the record tells everything it replays to the step they saw."""
        if await self.missing():
            return False
        steps = {guest.step for guest in self.guests}
        record = await self._record(self.guests[0])
        if not record.start and not record.key:
            return bool(self.quiet) or len(steps) == 1
        Match.from_record(record)
        return bool(self.quiet) or steps == {len(record.lines)}

    async def missing(self) -> list[str]:
        """Acknowledged moves that are not in the server's record, or not where they were made."""
        found = []
        for guest in self.guests:
            lines = (await self._record(guest)).lines
            kept = [line.do for line in lines if line.seat == guest.seat]
            found += [
                f"table {self.table}, seat {guest.seat}, its move {number + 1}: {text}"
                for number, text in enumerate(guest.acknowledged)
                if number >= len(kept) or kept[number] not in (text, "")  # a covered move shows no text
            ]
        return found

    async def _record(self, guest: Guest) -> Record:
        try:
            return read_record((await guest.browser.get(f"/table/{self.table}/record")).body.decode())
        finally:
            guest.browser.close()
