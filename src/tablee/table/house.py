"""All tables of a server: opening, sitting down, acting, taking back, rematch. The bots' turns are in `minds`.

Every change goes: check, append to the log, commit, apply, wake the others. People and bots use the same door.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from functools import partial
from typing import Any

from tablee.engine import catalogue
from tablee.engine.fair import is_seed
from tablee.engine.match import Move
from tablee.engine.options import write_options
from tablee.engine.state import State
from tablee.engine.values import Said, Seat
from tablee.table.alarms import Alarms
from tablee.table.arrangement import rearranging
from tablee.table.base import Job, Taken
from tablee.table.company import Company
from tablee.table.consent import Consent
from tablee.table.damage import Damage
from tablee.table.glance import glance_after
from tablee.table.hands import HOUSE, MIND, PERSON, check_hand, foreseen
from tablee.table.hub import Hub
from tablee.table.kept import Kept
from tablee.table.live import DO, REWIND, UNDO, LiveTable
from tablee.table.lived import Lived
from tablee.table.loading import check_whole, in_order, laid, seated
from tablee.table.manners import Manners
from tablee.table.minds import Minds
from tablee.table.order import Order
from tablee.table.presence import Presence
from tablee.table.rematch import following
from tablee.table.results import Outcome
from tablee.table.setup import Setup, distinct, header_for, places_for
from tablee.table.store import Store
from tablee.table.talk import Talk
from tablee.table.terms import Terms
from tablee.table.timekeeper import TimeKeeper
from tablee.table.turn import Door, Sleep, Thinker
from tablee.table.values import Denied, Entry, Header, Mark, Place
from tablee.table.watching import Watching

KEPT_IN_MEMORY = 60  # tables that nobody looks at: another one is read in a few milliseconds
REST = 0.01  # seconds between tables that are resumed: those who play now come first
log = logging.getLogger(__name__)


class House:
    def __init__(
        self,
        store: Store,
        hub: Hub,
        thinker: Thinker,
        *,
        clock: Callable[[], float] = time.time,
        sleep: Sleep = asyncio.sleep,
        bot_pace: float = 0.0,
        manners: Manners | None = None,
        terms: Terms | None = None,
    ) -> None:
        self.store = store
        self.hub = hub
        self.clock = clock
        self.terms = terms or Terms()
        self.lived = Lived()
        self.alarms = Alarms(clock, sleep)
        self.presence = Presence(clock, self.alarms, self.find, self.wake, hub.is_heard)
        self.watching = Watching(clock, self.alarms, self.at_hand, self.wake)
        self.order = Order.of(store.base, manners)
        self.time = TimeKeeper(self)
        self.company = Company(self)
        self.talk = Talk(self)
        self.consent = Consent(self)
        door = Door(self.find, partial(self._do, by=MIND), self.talk.remark, self.wake, hub.is_heard)
        self.minds = Minds(thinker, door, sleep, bot_pace)
        self.moves = 0  # of people and bots, since the house was opened
        self._sleep = sleep
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._behind: set[str] = set()  # tables in memory that others have written to since
        self._damage = Damage()
        self._locks: dict[str, asyncio.Lock] = {}
        hub.join(self._heard)

    async def open(self) -> None:
        """Find how long no house was there: time is charged to nobody then. Before any table is asked for."""
        await self.lived.open(self.store.base, self.clock())

    async def close(self) -> None:
        await self.minds.close()
        with suppress(Denied):  # the disk may be full: nobody is charged for a moment more then
            await self.time.beat()
        await self.store.close()

    @property
    def tables(self) -> list[LiveTable]:
        """Those in memory, the one last asked for at the end."""
        return list(self._tables.values())

    async def resume(self) -> None:
        """Let bots and clocks go on where a former server left them, without haste: there may be thousands of tables."""
        last = ""
        while some := await self.store.unattended(after=last):
            for last in some:
                try:
                    await self.find(last)
                except Denied as problem:
                    log.warning("table %s is not resumed: %s", last, problem)
                except Exception:  # one table that cannot be read must not keep all others closed
                    log.exception("table %s cannot be resumed", last)
                await self._sleep(REST)

    # Tables and seats -------------------------------------------------------------------------------------------------

    async def find(self, table_id: str) -> LiveTable:
        """The table of that id, from memory or from its log; its bots go on if they had stopped. Raises `Denied`."""
        table = self._tables.get(table_id)
        if table is None or table_id in self._behind:
            async with self._lock(table_id):
                table = await self._newest(table_id)
        self._tables.move_to_end(table_id)
        self._tend(table)
        return table

    def at_hand(self, table_id: str) -> LiveTable | None:
        """The table of that id if it is in memory."""
        return self._tables.get(table_id)

    def is_damaged(self, table_id: str) -> bool:
        """Whether it was found so; nobody has looked into it just for this question."""
        return table_id in self._damage

    async def _newest(self, table_id: str) -> LiveTable:
        """Under the table's lock."""
        table = self._tables.get(table_id) or await self._load(table_id)
        return await self._catch_up(table) if table_id in self._behind else table

    async def kept(self, table_id: str) -> Kept:
        """What lies in the database of a table, whether this server can play it or not. Raises `Denied`."""
        kept = await self.store.kept(table_id)
        if kept is None:
            raise Denied("unknown-table")
        return kept

    async def _load(self, table_id: str) -> LiveTable:
        try:
            self._damage.check(table_id)
            kept = await self.kept(table_id)
            told = kept.header, kept.places, kept.entries, kept.said, kept.length, kept.marks
            table = await asyncio.to_thread(seated, *told, self.lived)
            table.gallery, table.reported = kept.gallery, kept.reported
        except Exception as problem:
            self._locks.pop(table_id, None)
            self._damage.note(table_id, problem)
            raise
        return self._keep(table)

    def _keep(self, table: LiveTable) -> LiveTable:
        self._tables[table.id] = table
        table.watchers = self.watching.at(table)
        self._forget()
        return table

    def _forget(self) -> None:
        """Drop the tables nobody has asked for longest; none that is in use, or two of one table would be about."""
        thinking = self.minds.tables
        old = list(self._tables)[:-1]  # the last one has just come
        idle = [one for one in old if not (one in thinking or self.hub.is_heard(one) or self._is_locked(one))]
        for table_id in idle[: max(0, len(idle) + 1 - KEPT_IN_MEMORY)]:
            del self._tables[table_id]
            self._locks.pop(table_id, None)
            self._behind.discard(table_id)

    def _heard(self, table_id: str) -> None:
        """Another process has changed a table."""
        if table_id in self._tables:
            self._behind.add(table_id)

    async def take_away(self, table_id: str, removal: Job[bool], *, though_heard: bool = False) -> bool:
        """Have a table removed from the database or closed there, unless somebody listens to it; whether it is gone."""
        if self.hub.is_heard(table_id) and not though_heard:
            return False
        async with self._lock(table_id):
            gone = await self.store.base.write(removal)
            if gone:
                self._tables.pop(table_id, None)
                self._damage.forget(table_id)
                self._locks.pop(table_id, None)
                self._behind |= {one.id for one in self._tables.values() if one.header.rematch == table_id}
        return gone

    async def let_go(self, tables: Iterable[str]) -> None:
        """Forget what is in memory of some tables that were changed in the database; it is read anew."""
        for table_id in tables:
            if (table := self._tables.get(table_id)) is not None:
                async with self._lock(table_id):
                    self._tables.pop(table_id, None)
                await self.wake(table)

    async def _catch_up(self, table: LiveTable) -> LiveTable:
        """Take in what others wrote since, under the table's lock. Another table where some seats are gone."""
        self._behind.discard(table.id)  # first: what they write meanwhile is read the next time
        try:
            kept = await self.store.kept(table.id, since=table.seq)
            if kept is None:
                raise Denied("unknown-table")
            if len(kept.places) != table.seats:
                return self._keep(laid(kept.header, kept.places, kept.said, self.lived))  # nobody has moved before that
            table.said, table.gallery, table.reported = kept.said, kept.gallery, kept.reported
            table.sit(kept.places, kept.header)
            for missed in in_order(kept.entries, [mark for mark in kept.marks if mark.number >= table.marks.number]):
                table.read(missed) if isinstance(missed, Mark) else table.apply(missed)
            check_whole(table, kept.length)
        except Exception:
            self._tables.pop(table.id, None)  # whoever asks next reads all of it
            raise
        return table

    def _lock(self, table_id: str) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    def _is_locked(self, table_id: str) -> bool:
        return table_id in self._locks and self._locks[table_id].locked()

    async def open_table(self, host: str, setup: Setup) -> LiveTable:
        """Raises `Mistake` for an unknown game, a wrong number of seats or a bad option."""
        game = catalogue.find(setup.game)
        options = write_options(
            await asyncio.to_thread(game.read_options, len(setup.chairs), setup.options)
        )  # maybe a file
        host_name = await self.store.name_of(host) or ""
        self.order.check_names(setup)
        header = header_for(setup, game, options, host, host_name, self.clock())
        return await self.lay(header, tuple(places_for(setup, host, host_name)))

    async def lay(self, header: Header, places: tuple[Place, ...]) -> LiveTable:
        """Another table, that is there from now on. Raises `Mistake` where nothing can be dealt."""
        told = header, places, list[Said](), self.lived
        table = await asyncio.to_thread(laid, *told)  # first: what cannot be dealt is not written
        await self.store.add_table(header, places)
        await self._changed(self._keep(table))
        return table

    async def sit(self, table_id: str, player: str, name: str, seeds: bool = False, seat: Seat | None = None) -> Seat:
        """Take a seat, or the first one that is free; who sits already stays there. Raises `Denied` when it is taken.

        Who says that they will add a seed is waited for."""
        async with self.arranging(table_id) as table:
            if held := table.seats_of(player):
                return held[0]
            await self.order.check_guest(table.header, player, name)
            wanted = Place(0, player=player, name=distinct(name, table.names), seed="" if seeds else None)
            return await self._take_seat(table, replace(wanted, agreed=table.header.fill_at is not None), seat)

    async def _take_seat(self, table: LiveTable, wanted: Place, seat: Seat | None) -> Seat:
        while free := next((place for place in table.places if place.is_open and seat in (None, place.seat)), None):
            taken = replace(wanted, seat=free.seat)
            if await self.store.sit(table.id, taken):
                table.sit(tuple(taken if place is free else place for place in table.places))
                return free.seat
            table = await self._catch_up(table)  # another process was faster
            await self._changed(table)
        raise Denied("no-seat" if seat is None else "seat-taken")

    @asynccontextmanager
    async def arranging(self, table_id: str) -> AsyncIterator[LiveTable]:
        """A table that nobody else changes meanwhile; afterwards everybody is woken."""
        await self.find(table_id)
        async with self._lock(table_id):
            table = await self._newest(table_id)
            yield table
        await self._changed(self._tables.get(table_id, table))

    async def arrange(self, table: LiveTable, header: Header, places: tuple[Place, ...]) -> None:
        """Other people on the seats, other seats, another host; of a table that is being arranged. Raises `Denied`."""
        try:
            await self.store.base.write(rearranging(table.header, header, table.places, places))
        except Taken:
            await self._changed(await self._catch_up(table))
            raise Denied("stale") from None
        if len(places) == table.seats:
            table.sit(places, header)
        else:
            self._keep(laid(header, places, table.said, self.lived))

    async def add_seed(self, table_id: str, player: str, seed: str) -> None:
        """What a person's browser adds to the luck; one that is not awaited changes nothing. Raises `Denied`."""
        if not is_seed(seed):
            raise Denied("seed")
        table = await self.find(table_id)
        async with self._lock(table_id):
            if (
                table.header.gathering
                or not table.awaits_seed(player)
                or not await self.store.add_seed(table_id, player, seed)
            ):
                return
            table.sit(tuple(place.seeded(player, seed) for place in table.places))
        await self._changed(table)

    async def rematch(self, table_id: str, player: str) -> LiveTable:
        """The table that follows a finished one: the same people, one seat further round. One per table."""
        table = await self.find(table_id)
        if not table.over:
            raise Denied("not-over")
        if not table.seats_of(player):
            raise Denied("not-your-seat")
        if table.header.rematch is None:
            header, places = following(table, player, self.clock(), await self.order.distances.blocked_by(player))
            await asyncio.to_thread(laid, header, places, [])
            follower = await self.store.add_rematch(table_id, header, places)
            table.header = replace(table.header, rematch=follower)
            table.asks_again = table.seats_of(player)[0] if follower == header.id else None
            await self.wake(table)
        return await self.find(str(table.header.rematch))

    # Acting -----------------------------------------------------------------------------------------------------------

    async def act(self, table_id: str, player: str, seat: Seat, step: int, text: str) -> None:
        """A person does something. On return it is on disk. Raises `Denied`, and then nothing has changed.

        Several things in a row stand in one text with semicolons; of these the ones before a refused one are done.
        """
        table = await self.find(table_id)
        table.check_seat(player, seat)
        lag = self.presence.lag(table_id, player) if table.header.clock.runs else 0.0
        for words in text.split(";"):
            await self._do(table, seat, step, words.strip(), lag)
            step = table.step(seat)

    async def _do(self, table: LiveTable, seat: Seat, step: int, text: str, lag: float = 0.0, by: str = PERSON) -> int:
        """At which step of the table it was done: others may have been faster meanwhile."""
        async with self._lock(table.id):
            check_hand(table.places[seat], by)
            table.check_step(seat, step)
            move = foreseen(table, seat, step, text, self.clock())
            entry = table.entry(seat, DO, move.text, move.at, lag)
            await self._append(table, entry, move)
        self.moves += 1
        await self._changed(table)
        return entry.seq

    async def undo(self, table_id: str, player: str, seat: Seat, step: int) -> None:
        """Take back one's last action. Raises `Denied`."""
        table = await self.find(table_id)
        table.check_seat(player, seat)
        async with self._lock(table_id):
            check_hand(table.places[seat], PERSON)
            table.check_step(seat, step)
            if not table.can_undo(seat):
                raise Denied("undo-spent" if table.match.can_undo(seat) else "no-undo")
            await self._append(table, table.entry(seat, UNDO, "", self.clock()))
        await self._changed(table)

    async def do_for(self, table: LiveTable, seat: Seat, step: int, text: str) -> None:
        """Act for somebody whose time is up. Raises `Denied`."""
        await self._do(table, seat, step, text, by=HOUSE)

    async def rewind(self, table_id: str, seat: Seat) -> None:
        """Take back a seat's last action and all that came after it, since everybody agreed. Raises `Denied`."""
        async with self.arranging(table_id) as table:
            if not table.can_rewind(seat):
                raise Denied("no-undo")
            await self._append(table, table.entry(seat, REWIND, "", self.clock()))

    async def note(self, table: LiveTable, kind: str, seat: Seat, text: str = "") -> None:
        """Write a mark of a table that is being arranged. Raises `Denied` where another process was faster."""
        mark = table.mark(kind, seat, text, self.clock())
        try:
            await self.store.add_mark(table.id, mark)
        except Taken:
            await self._catch_up(table)
            raise Denied("stale") from None
        table.read(mark)

    async def _append(self, table: LiveTable, entry: Entry, move: Move[State, object] | None = None) -> None:
        known: dict[str, Any] = {}
        if move is not None:
            glance, over = glance_after(table, move), not move.after.acting()
            known = {"noticed": move.noticed_by(None), "glance": glance.written()}
            known["ended"] = Outcome(len(table.moves) + 1, glance.points, glance.ranks) if over else None
        try:
            await self.store.append(table.id, entry, **known)
        except Taken:
            await self._catch_up(table)
            await self._changed(table)
            raise Denied("stale") from None
        table.apply(entry, move)

    async def _changed(self, table: LiveTable) -> None:
        """Bots go on and everybody is woken. The bots come first: who moved may have hung up, and a hub may wait."""
        self._tend(table)
        await self.wake(table)

    def _tend(self, table: LiveTable) -> None:
        self.minds.tend(table)
        self.time.tend(table)

    async def wake(self, table: LiveTable) -> None:
        await self.hub.wake(table.id, by=self._heard)
