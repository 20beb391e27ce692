"""What a server keeps of its visitors: what they may still ask for, whose turn it is, what was refused."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from litestar.connection import ASGIConnection

from tablee.table.gauge import Histogram
from tablee.web.budget import Budgets, Who
from tablee.web.limit import visitor_of
from tablee.web.people import known_guest
from tablee.web.turns import Aside, Brush

AnyConnection = ASGIConnection[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Reception:
    budgets: Budgets
    brush: Brush = field(default_factory=Brush)
    aside: Aside = field(default_factory=Aside)
    refusals: Counter[str] = field(default_factory=Counter)  # by code
    latency: Histogram = field(default_factory=Histogram)  # from a person's message to the move on disk


def reception_of(connection: AnyConnection) -> Reception:
    reception: Reception = connection.app.state.reception
    return reception


def who_of(connection: AnyConnection) -> Who:
    return Who(known_guest(connection) or "", visitor_of(connection.scope))


def spend(connection: AnyConnection, what: str) -> None:
    """Count what somebody asks for. Raises `Denied` when that is too much."""
    reception_of(connection).budgets.spend(what, who_of(connection))
