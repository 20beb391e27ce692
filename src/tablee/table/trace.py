"""For whom something is done: the request and the table that a line of the log belongs to."""

from __future__ import annotations

from contextvars import ContextVar

request: ContextVar[str] = ContextVar("request", default="")
table: ContextVar[str] = ContextVar("table", default="")


def known() -> dict[str, str]:
    return {"request": request.get(), "table": table.get()}
