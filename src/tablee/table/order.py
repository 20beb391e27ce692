"""What keeps the peace in a house: names that are not used, people who keep away from each other, reports, a gallery."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.table.base import Base
from tablee.table.distance import Distances
from tablee.table.gallery import Gallery
from tablee.table.manners import Manners
from tablee.table.reports import Reports
from tablee.table.setup import Setup
from tablee.table.values import Header


@dataclass(frozen=True, slots=True)
class Order:
    manners: Manners
    distances: Distances
    gallery: Gallery
    reports: Reports

    @classmethod
    def of(cls, base: Base, manners: Manners | None = None) -> Order:
        return cls(manners or Manners(), Distances(base), Gallery(base), Reports(base))

    def check_names(self, setup: Setup) -> None:
        """Of a table that somebody wants to open. Raises `Denied`."""
        for name in (setup.name, *(chair.name for chair in setup.chairs)):
            self.manners.check_name(name)

    async def check_guest(self, header: Header, player: str, name: str) -> None:
        """Who wants to sit down at a table. Raises `Denied`."""
        self.manners.check_name(name)
        await self.distances.check_welcome(header.host, player)
