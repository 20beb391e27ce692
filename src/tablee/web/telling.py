"""The log and the talk of a table in words: lists that grow, each line made once for all who may read it.

A line of the log is `<li data-by="1" data-to="0" data-points="" data-on="...">`. `data-by` is the seat whose deed it tells;
a line without it tells what followed from the deed before it, an empty one a turning point. The rest is the event's trace
(`tablee.kit.trace`). All of it comes from the event alone, so that a line tells nothing but what it says; which turn is a
reader's own, what is new to them and what touches them is found by their page.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from tablee.engine.values import Event, Said, Seat
from tablee.kit import shapes
from tablee.kit.people import MARKS, mark, named
from tablee.kit.sayings import saying
from tablee.kit.svg import escape, tag
from tablee.table.gallery import Aside
from tablee.table.live import LiveTable
from tablee.web.drawing import icon
from tablee.web.picture import Growing

Worded: TypeAlias = (
    "dict[tuple[str, tuple[str, ...]], dict[int, tuple[Event, str]]]"  # by language and names, then by event
)


@dataclass(slots=True)
class Lines:
    """A log or a talk in words, and how much of what it tells it has told."""

    source: object
    names: tuple[str, ...]
    told: list[str] = field(default_factory=list)
    read: int = 0

    def so_far(self) -> Growing:
        return Growing(self.told, len(self.told))


def log_lines(
    logs: dict[tuple[Seat | None, str], Lines], worded: Worded, table: LiveTable, chair: Seat | None, lang: str
) -> Growing:
    """What a chair may read of the log, oldest first."""
    source, names = table.match.told(), table.names
    lines = logs.get((chair, lang))
    if lines is None or lines.source is not source or lines.names != names:
        lines = logs[chair, lang] = Lines(source, names)
    if lines.read < len(source):
        known = worded.setdefault((lang, names), {})
        for at in range(lines.read, len(source)):
            event = source[at][1]
            if event.may_be_read_by(chair):
                if id(event) not in known:  # as long as the event is there, nothing else has its id
                    known[id(event)] = event, log_line(table, event, lang, is_deed=is_deed(table, source, at))
                lines.told.append(known[id(event)][1])
        lines.read = len(source)
    return lines.so_far()


def is_deed(table: LiveTable, source: Sequence[tuple[int, Event]], at: int) -> bool:
    """Whether an event is the action itself, not what followed from it."""
    number, event = source[at]
    return event.seat == table.moves[number].seat and (at == 0 or source[at - 1][0] != number)


def log_line(table: LiveTable, event: Event, lang: str, *, is_deed: bool) -> str:
    face = table.game.face
    people = called(table.names, table.game.colours_of(table.view(None)))
    text = escape(face.tell(event, MARKS, lang))
    if event.seat is not None and mark(event.seat) not in text:
        text = f"{shapes.token(table.game.colours_of(table.view(None))[event.seat])} {text}"
    by = f' data-by="{"" if event.seat is None else event.seat}"' if is_deed or event.seat is None else ""
    return f"<li{by}{''.join(face.trace(event).attributes())}>{named(text, people)}</li>"


@lru_cache(maxsize=1024)
def called(names: tuple[str, ...], colours: tuple[str, ...]) -> tuple[str, ...]:
    """Names with the shapes of their seats."""
    return tuple(tag("b", shapes.token(colour), escape(name)) for name, colour in zip(names, colours, strict=True))


class Ears(NamedTuple):
    """How the talk is heard: in which language, with those who look on or without, and without whom else."""

    lang: str
    asides: bool = False
    unheard: frozenset[str] = frozenset()


def chat_lines(chats: dict[Ears, Lines], table: LiveTable, ears: Ears) -> Growing:
    """What was said, oldest first; what bots remark and people choose from a list in the reader's language."""
    length = len(table.said) + (len(table.gallery) if ears.asides else 0)
    lines = chats.get(ears)
    if lines is None or lines.read > length or lines.names != table.names:
        lines = chats[ears] = Lines(None, table.names)
    if lines.read < length:
        people = called(table.names, table.game.colours_of(table.view(None)))
        for one in spoken(table, ears.asides)[lines.read :]:
            if isinstance(one, Aside) and one.player not in ears.unheard:
                lines.told.append(aside_line(one, ears.lang))
            elif isinstance(one, Said) and (table.places[one.seat].player not in ears.unheard or is_the_houses(one)):
                lines.told.append(chat_line(table, one, people, ears.lang))
        lines.read = length
    return lines.so_far()


def is_the_houses(said: Said) -> bool:
    """Whether it tells what happened at a seat, whoever sits there."""
    return said.remark is not None and said.remark.kind.startswith("house-")


def spoken(table: LiveTable, asides: bool) -> list[Said | Aside]:
    """What was said at the table, and between it what was said in the gallery, in the order in which it was said."""
    if not asides:
        return list(table.said)
    ordered: list[tuple[int, bool, Said | Aside]] = [(at, False, said) for at, said in enumerate(table.said)]
    ordered += [(aside.heard - 1, True, aside) for aside in table.gallery]
    return [one for _, _, one in sorted(ordered, key=lambda row: row[:2])]


def aside_line(aside: Aside, lang: str) -> str:
    text = saying(aside.saying, lang) if aside.saying else aside.text
    return f'<li data-by="" class="aside">{tag("b", icon("eye"), escape(aside.name))} {escape(text)}</li>'


def chat_line(table: LiveTable, said: Said, people: tuple[str, ...], lang: str) -> str:
    text = table.game.face.quote(said.remark, table.names, lang) if said.remark else said.text
    return f'<li data-by="{said.seat}">{people[said.seat]} {escape(text)}</li>'
