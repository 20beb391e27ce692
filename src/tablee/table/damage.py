"""Tables that were found damaged: said once in the log, and not looked into again at every page that lists them."""

from __future__ import annotations

import logging
from collections import OrderedDict
from typing import Final

from tablee.table.values import Denied

REMEMBERED: Final = 60
log = logging.getLogger(__name__)


class Damage:
    def __init__(self) -> None:
        self._found: OrderedDict[str, Denied] = OrderedDict()

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._found

    def check(self, table_id: str) -> None:
        """Raises `Denied` for a table that is known to be damaged."""
        if table_id in self._found:
            raise Denied("damaged", None, **self._found[table_id].details)

    def note(self, table_id: str, problem: Exception) -> None:
        """Why a table could not be loaded; only damage is remembered."""
        if not isinstance(problem, Denied) or problem.code != "damaged":
            return
        if table_id not in self._found:
            log.error("table %s is damaged: %s", table_id, problem)
        self._found[table_id] = problem
        if len(self._found) > REMEMBERED:
            self._found.popitem(last=False)

    def forget(self, table_id: str) -> None:
        self._found.pop(table_id, None)
