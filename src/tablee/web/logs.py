"""What the server says of itself, on stderr: lines for people, or JSON for programs that collect them.

Both name the request and the table they belong to, where there are such.
"""

from __future__ import annotations

import json
import logging
import re
import secrets
from datetime import UTC, datetime
from typing import Final

from litestar.types import Message, Scope, Send

from tablee.table import trace

TABLE: Final = re.compile(r"/table/([\w-]{1,40})(?:/|$)")
PLAIN: Final = "%(levelname)s %(name)s: %(message)s%(trace)s"


class Traced(logging.Filter):
    """Notes on every line what it belongs to."""

    def filter(self, record: logging.LogRecord) -> bool:
        known = {name: value for name, value in trace.known().items() if value}
        record.__dict__ |= {"known": known, "trace": "".join(f" [{name} {value}]" for name, value in known.items())}
        return True


class Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= getattr(record, "known", {})
        if record.exc_info:
            line["fault"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up(as_json: bool) -> None:
    """From now on, for the whole process."""
    handler = logging.StreamHandler()
    handler.addFilter(Traced())
    handler.setFormatter(Json() if as_json else logging.Formatter(PLAIN))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)


def begin(scope: Scope) -> str:
    """A number for a request, and the table it asks for, on every line from now on; the number."""
    number = secrets.token_hex(6)
    found = TABLE.match(scope["path"])
    trace.request.set(number)
    trace.table.set(found[1] if found else "")
    return number


def numbered(send: Send, number: str) -> Send:
    """The answer says which request it answers, so that somebody who tells of a fault can name it."""

    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], (b"x-request-id", number.encode())]
        await send(message)

    return sent
