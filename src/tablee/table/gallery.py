"""What those who look on say to each other. Who plays hears of it when the game is over."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from tablee.table.base import Base

ASIDES = "SELECT player, name, heard, text, saying FROM gallery WHERE table_id = :table_id ORDER BY seq"
SAY = """INSERT INTO gallery (table_id, seq, player, name, heard, text, saying, at)
    VALUES (:table_id, :seq, :player, :name, :heard, :text, :saying, :at)"""


@dataclass(frozen=True, slots=True)
class Aside:
    """One thing said in the gallery, after so many that were said at the table."""

    player: str
    name: str
    heard: int
    text: str = ""
    saying: str = ""  # or one of those that all languages have


class Gallery:
    def __init__(self, base: Base) -> None:
        self._base = base

    async def of(self, table_id: str) -> list[Aside]:
        """Oldest first."""
        rows = await self._base.read(lambda desk: desk.rows(ASIDES, {"table_id": table_id}))
        return [Aside(*row) for row in rows]

    async def add(self, table_id: str, seq: int, aside: Aside, at: float) -> None:
        """Raises `Taken` when somebody else spoke at the same moment."""
        facts = asdict(aside) | {"table_id": table_id, "seq": seq, "at": at}
        await self._base.write(lambda desk: desk.change(SAY, facts))
