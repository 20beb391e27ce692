"""Where pictures become pixels: in a process of its own that yields to everything else, one at a time, guests by turns.

What was drawn is kept in a memory of bounded size, by the digest of all that it is made of: a picture is never older than
what it shows, and nobody gets one that was not asked for with the same markup.
"""

from __future__ import annotations

import hashlib
import json
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Final

from tablee.bots.leash import YIELDING
from tablee.bots.worker import Failed, Lost, Worker
from tablee.engine import catalogue
from tablee.kit import pixels
from tablee.kit.plain import DAYLIGHT, Look
from tablee.table.values import Denied
from tablee.web.budget import Who
from tablee.web.turns import Aside

PNG, WEBP, GIF = "image/png", "image/webp", "image/gif"
MEMORY: Final = 48_000_000  # bytes of pictures
SECONDS: Final = 90.0  # for one order, far more than it needs on a machine that is merely busy


@dataclass(frozen=True, slots=True)
class Order:
    """What is to be drawn: svg elements of a game, as one picture or a film."""

    kind: str
    game: str
    stages: tuple[str, ...]
    box: pixels.Box
    look: Look = DAYLIGHT
    seconds: float = 0.0  # for each picture of a film

    @property
    def digest(self) -> str:
        return hashlib.sha256(json.dumps(asdict(self)).encode()).hexdigest()


def fill(order: Order) -> bytes:
    """In the process."""
    game = catalogue.find(order.game)
    if order.kind == GIF:
        return list(pixels.film(game, order.stages, order.seconds, order.box, order.look))[-1]
    drawn = pixels.png(game, order.stages[0], order.box, order.look)
    return pixels.webp(drawn) if order.kind == WEBP else drawn


class Studio:
    def __init__(self, memory: int = MEMORY) -> None:
        self._worker = Worker(fill, YIELDING)
        self._turns = Aside(1)
        self._memory = memory
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self.drawn = 0  # orders that were filled

    async def made(self, who: Who, order: Order) -> bytes:
        """Raises `Denied` when it cannot be drawn."""
        name = order.digest
        if (kept := self._known(name)) is not None:
            return kept
        async with self._turns.turn(who):
            kept = self._known(name)  # somebody who came before wanted the same
            return self._keep(name, await self._filled(order)) if kept is None else kept

    async def _filled(self, order: Order) -> bytes:
        self.drawn += 1
        try:
            drawn: bytes = await self._worker.ask(order, within=SECONDS)
        except (Lost, Failed) as problem:
            raise Denied("not-drawn") from problem
        return drawn

    def _known(self, name: str) -> bytes | None:
        if name in self._kept:
            self._kept.move_to_end(name)
        return self._kept.get(name)

    def _keep(self, name: str, drawn: bytes) -> bytes:
        self._kept[name] = drawn
        while self.kept_bytes > self._memory and len(self._kept) > 1:
            self._kept.popitem(last=False)
        return drawn

    @property
    def kept_bytes(self) -> int:
        return sum(map(len, self._kept.values()))

    def close(self) -> None:
        self._worker.close()


def evenly(count: int, most: int) -> Sequence[int]:
    """So many of the numbers below another one, the first and the last among them."""
    if count <= most:
        return range(count)
    return [round(number * (count - 1) / (most - 1)) for number in range(most)]
