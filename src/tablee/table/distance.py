"""Whom somebody does not want to hear, or does not want at their tables. It is kept with them and holds everywhere."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from typing import Final

from tablee.table.base import Base, Desk
from tablee.table.values import Denied

MUTE, BLOCK = "mute", "block"  # the second is both
KINDS: Final = (MUTE, BLOCK)
MOST: Final = 500  # people whom one keeps away
REMEMBERED: Final = 5_000  # people whose distances are known without asking

OF = "SELECT other, kind FROM distances WHERE player = :player"
FORGET = "DELETE FROM distances WHERE player = :player AND other = :other"
KEEP = "INSERT INTO distances (player, other, kind) VALUES (:player, :other, :kind)"


class Distances:
    def __init__(self, base: Base) -> None:
        self._base = base
        self._known: OrderedDict[str, dict[str, str]] = OrderedDict()

    async def of(self, player: str) -> dict[str, str]:
        """The people somebody keeps away, each with how."""
        if player not in self._known:
            rows = await self._base.read(lambda desk: desk.rows(OF, {"player": player}))
            self._known[player] = {str(other): str(kind) for other, kind in rows}
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        self._known.move_to_end(player)
        return self._known[player]

    def unheard_by(self, player: str | None) -> frozenset[str]:
        """Whom somebody does not hear, as far as it is known by now: `of` has been asked when they came."""
        return frozenset(self._known.get(player or "", ()))

    async def keep(self, player: str, other: str, kind: str) -> None:
        """From now on; an empty kind ends it. Raises `Denied`."""
        known = await self.of(player)
        if player == other or (kind and kind not in KINDS):
            raise Denied("no-distance")
        if kind and other not in known and len(known) >= MOST:
            raise Denied("many-distances", most=MOST)
        facts = {"player": player, "other": other, "kind": kind}

        def job(desk: Desk) -> None:
            desk.change(FORGET, facts)
            if kind:
                desk.change(KEEP, facts)

        await self._base.write(job)
        self._known[player] = {one: how for one, how in known.items() if one != other} | ({other: kind} if kind else {})

    async def blocked_by(self, player: str) -> frozenset[str]:
        return frozenset(other for other, kind in (await self.of(player)).items() if kind == BLOCK)

    async def apart(self, player: str, others: Iterable[str]) -> bool:
        """Whether somebody has blocked one of these people, or one of them has blocked that person."""
        mine = await self.blocked_by(player)
        return any([other in mine or player in await self.blocked_by(other) for other in others])

    async def check_welcome(self, host: str, player: str) -> None:
        """Raises `Denied` for somebody whom the host of a table has blocked."""
        if player in await self.blocked_by(host):
            raise Denied("not-welcome")
