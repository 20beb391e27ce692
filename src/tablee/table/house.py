"""All tables of a server: opening, sitting down, acting, taking back, rematch. The bots' turns are in `minds`.

Every change goes: check, append to the log, commit, apply, wake the others. People and bots use the same door.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import islice

from tablee.engine import catalogue
from tablee.engine.fair import SEEDED, is_seed
from tablee.engine.luck import KEY_BYTES, seeded
from tablee.engine.match import Move
from tablee.engine.options import write_options
from tablee.engine.state import State
from tablee.engine.values import Said, Seat
from tablee.kit.words import one_line
from tablee.table.base import Job, Taken
from tablee.table.hub import Hub
from tablee.table.kept import Kept
from tablee.table.live import DO, UNDO, LiveTable, check_whole, laid, seated
from tablee.table.minds import Minds
from tablee.table.setup import Setup, distinct, places_for
from tablee.table.store import Store
from tablee.table.turn import Door, Sleep, Thinker
from tablee.table.values import Denied, Entry, Header, Listed, Place

KEPT_IN_MEMORY = 60  # tables that nobody looks at: another one is read in a few milliseconds
LONGEST_SAYING = 300
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
    ) -> None:
        self.store = store
        self.hub = hub
        self.clock = clock
        self.minds = Minds(thinker, Door(self.find, self._do, self._remark, self._wake, hub.is_heard), sleep, bot_pace)
        self._sleep = sleep
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._behind: set[str] = set()  # tables in memory that others have written to since
        self._damaged: dict[str, Denied] = {}  # tables that were found so
        self._locks: dict[str, asyncio.Lock] = {}
        hub.join(self._heard)

    async def close(self) -> None:
        await self.minds.close()
        await self.store.close()

    @property
    def tables_in_memory(self) -> int:
        return len(self._tables)

    async def resume(self) -> None:
        """Let bots go on where a former server left them, without haste: there may be thousands of tables."""
        last = ""
        while some := await self.store.unfinished_with_bots(after=last):
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
                table = self._tables.get(table_id) or await self._load(table_id)
                if table_id in self._behind:
                    await self._catch_up(table)
        self._tables.move_to_end(table_id)
        self._tend(table)
        return table

    async def find_all(self, listed: Iterable[Listed]) -> list[LiveTable | Listed]:
        """These tables; one that cannot be loaded stays a name on the list, and harms no other."""
        found: list[LiveTable | Listed] = []
        for one in listed:
            try:
                found.append(await self.find(one.id))
            except Denied:
                found.append(one)
            except Exception:
                log.exception("table %s cannot be loaded", one.id)
                found.append(one)
        return found

    async def kept(self, table_id: str) -> Kept:
        """What lies in the database of a table, whether this server can play it or not. Raises `Denied`."""
        kept = await self.store.kept(table_id)
        if kept is None:
            raise Denied("unknown-table")
        return kept

    async def _load(self, table_id: str) -> LiveTable:
        try:
            if table_id in self._damaged:
                raise Denied("damaged", None, **self._damaged[table_id].details)
            kept = await self.kept(table_id)
            table = await asyncio.to_thread(seated, kept.header, kept.places, kept.entries, kept.said, kept.length)
        except Exception as problem:
            self._locks.pop(table_id, None)
            if isinstance(problem, Denied) and problem.code == "damaged":
                self._note_damage(table_id, problem)
            raise
        return self._keep(table)

    def _note_damage(self, table_id: str, problem: Denied) -> None:
        """Said once in the log, and not looked into again at every page that lists the table."""
        if table_id not in self._damaged:
            log.error("table %s is damaged: %s", table_id, problem)
        self._damaged[table_id] = problem
        for old in islice(list(self._damaged), max(0, len(self._damaged) - KEPT_IN_MEMORY)):
            del self._damaged[old]

    def _keep(self, table: LiveTable) -> LiveTable:
        self._tables[table.id] = table
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

    async def take_away(self, table_id: str, removal: Job[bool]) -> bool:
        """Have a table removed from the database, unless somebody listens to it; whether it is gone."""
        if self.hub.is_heard(table_id):
            return False
        async with self._lock(table_id):
            gone = await self.store.base.write(removal)
            if gone:
                self._tables.pop(table_id, None)
                self._damaged.pop(table_id, None)
                self._locks.pop(table_id, None)
                self._behind |= {one.id for one in self._tables.values() if one.header.rematch == table_id}
        return gone

    async def _catch_up(self, table: LiveTable) -> None:
        """Take in what others wrote since, under the table's lock."""
        self._behind.discard(table.id)  # first: what they write meanwhile is read the next time
        try:
            kept = await self.store.kept(table.id, since=table.seq)
            if kept is None:
                raise Denied("unknown-table")
            table.header, table.said = kept.header, kept.said
            table.sit(kept.places)
            for missed in kept.entries:
                table.apply(missed)
            check_whole(table, kept.length)
        except Exception:
            self._tables.pop(table.id, None)  # whoever asks next reads all of it
            raise

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
        header = Header(
            id=secrets.token_urlsafe(8),
            game=game.name,
            rules=game.rules_version,
            options=options,
            name=(setup.name.strip() or host_name)[:60],
            host=host,
            public=setup.public,
            key=secrets.token_bytes(KEY_BYTES),
            created=self.clock(),
        )
        places = places_for(setup, host, host_name)
        table = await asyncio.to_thread(laid, header, tuple(places), [])  # first: what cannot be dealt is not written
        await self.store.add_table(header, places)
        self._tend(self._keep(table))
        return table

    async def sit(self, table_id: str, player: str, name: str, seeds: bool = False) -> Seat:
        """Take the first open seat; who sits already stays there. Raises `Denied` when there is none.

        Who says that they will add a seed is waited for."""
        table = await self.find(table_id)
        async with self._lock(table_id):
            seat = next(iter(table.seats_of(player)), None)
            if seat is not None:
                return seat
            taken = Place(0, player=player, name=distinct(name, table.names), seed="" if seeds else None)
            seat = await self._take_seat(table, taken)
        await self._changed(table)
        return seat

    async def _take_seat(self, table: LiveTable, wanted: Place) -> Seat:
        while free := next((place for place in table.places if place.is_open), None):
            taken = replace(wanted, seat=free.seat)
            if await self.store.sit(table.id, taken):
                table.sit(tuple(taken if place is free else place for place in table.places))
                return free.seat
            await self._catch_up(table)  # another process was faster
            await self._changed(table)
        raise Denied("no-seat")

    async def add_seed(self, table_id: str, player: str, seed: str) -> None:
        """What a person's browser adds to the luck; one that is not awaited changes nothing. Raises `Denied`."""
        if not is_seed(seed):
            raise Denied("seed")
        table = await self.find(table_id)
        async with self._lock(table_id):
            if not table.awaits_seed(player) or not await self.store.add_seed(table_id, player, seed):
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
            moved = [place.moved((place.seat + 1) % table.seats) for place in table.places]
            places = tuple(sorted(moved, key=lambda place: place.seat))
            header = replace(
                table.header,
                id=secrets.token_urlsafe(8),
                options=dict(table.game.rematch_options(table.header.options, table.state)),
                key=secrets.token_bytes(KEY_BYTES),
                created=self.clock(),
                ended=None,
                rematch=None,
                luck=SEEDED,
            )
            await asyncio.to_thread(laid, header, places, [])
            follower = await self.store.add_rematch(table_id, header, places)
            table.header = replace(table.header, rematch=follower)
            table.asks_again = table.seats_of(player)[0] if follower == header.id else None
            await self._wake(table)
        return await self.find(str(table.header.rematch))

    # Acting -----------------------------------------------------------------------------------------------------------

    async def act(self, table_id: str, player: str, seat: Seat, step: int, text: str) -> None:
        """A person does something. On return it is on disk. Raises `Denied`, and then nothing has changed."""
        table = await self.find(table_id)
        table.check_seat(player, seat)
        await self._do(table, seat, step, text)

    async def _do(self, table: LiveTable, seat: Seat, step: int, text: str) -> int:
        """At which step of the table it was done: others may have been faster meanwhile."""
        async with self._lock(table.id):
            table.check_step(seat, step)
            move = foreseen(table, seat, step, text, self.clock())
            entry = table.entry(seat, DO, move.text, move.at)
            await self._append(table, entry, move)
        await self._changed(table)
        return entry.seq

    async def undo(self, table_id: str, player: str, seat: Seat, step: int) -> None:
        """Take back one's last action. Raises `Denied`."""
        table = await self.find(table_id)
        table.check_seat(player, seat)
        async with self._lock(table_id):
            table.check_step(seat, step)
            if not table.can_undo(seat):
                raise Denied("undo-spent" if table.match.can_undo(seat) else "no-undo")
            await self._append(table, table.entry(seat, UNDO, "", self.clock()))
        await self._changed(table)

    async def _append(self, table: LiveTable, entry: Entry, move: Move[State, object] | None = None) -> None:
        try:
            await self.store.append(table.id, entry, ended=move is not None and not move.after.acting())
        except Taken:
            await self._catch_up(table)
            await self._changed(table)
            raise Denied("stale") from None
        table.apply(entry, move)

    async def _changed(self, table: LiveTable) -> None:
        """Bots go on and everybody is woken. The bots come first: who moved may have hung up, and a hub may wait."""
        self._tend(table)
        await self._wake(table)

    def _tend(self, table: LiveTable) -> None:
        self.minds.tend(table)

    async def _wake(self, table: LiveTable) -> None:
        await self.hub.wake(table.id, by=self._heard)

    # Talking ----------------------------------------------------------------------------------------------------------

    async def say(self, table_id: str, player: str, text: str) -> None:
        """A person says something, from a seat they hold. Raises `Denied`."""
        table = await self.find(table_id)
        seats = table.seats_of(player)
        if not seats:
            raise Denied("not-your-seat")
        clean = one_line(text)
        if not clean or len(clean) > LONGEST_SAYING:
            raise Denied("unsayable")
        seat = next((seat for seat in table.acting() if seat in seats), seats[0])
        await self._talk(table, Said(seat, len(table.moves), clean))

    async def _talk(self, table: LiveTable, said: Said) -> None:
        async with self._lock(table.id):
            try:
                await self.store.add_said(table.id, len(table.said), said, self.clock())
            except Taken:  # another process was faster: hear that first
                table.said = (await self.kept(table.id)).said
                await self.store.add_said(table.id, len(table.said), said, self.clock())
            table.said.append(said)
        await self._wake(table)

    async def _remark(self, table: LiveTable, seat: Seat, step: int) -> None:
        """A bot may say something about what everybody can see of its action."""
        told = table.told_of(step, None)
        remark = table.game.remark(told, table.view(None), seat, seeded(secrets.randbits(60))) if told else None
        if remark is not None:
            await self._talk(table, Said(seat, len(table.moves), remark=remark))


def foreseen(table: LiveTable, seat: Seat, step: int, text: str, at: float) -> Move[State, object]:
    """The move a text stands for. Raises `Denied`: that the table has moved on, where it is refused to a seat that had not
    seen yet what others did."""
    try:
        return table.foresee(seat, text, at)
    except Denied as problem:
        if problem.refusal is not None and step < table.step(seat):
            raise Denied("stale") from None
        raise
