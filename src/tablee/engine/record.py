"""A game as text: JSON Lines, a header and one line per action. It replays to the same state on any machine."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from tablee.engine.luck import KEY_BYTES
from tablee.engine.values import Mistake, Remark, Said, Seat, Standing

FORMAT = "tablee-record/1"
SITE_FORMAT = "tablee-record/2"  # of a game at a table of a site: all of it is covered by the digest, and may be signed
SITE_FIELDS = ("table", "levels", "seeds")
SIGNATURE = ("site", "signature")


class BadRecord(Mistake):
    """A record that cannot be read, or does not say what happened."""


@dataclass(frozen=True, slots=True)
class Line:
    """One action: who, what, and when (seconds since 1970, 0 if nobody looked at a clock).

    In the record of a running game an action may be covered: then `do` is empty and `saw` is all its reader may know.
    """

    seat: Seat
    do: str = ""
    at: float = 0.0
    saw: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    commitment: str = ""  # what was published of the key when the table opened
    key: str = ""  # hexadecimal; empty while the game goes on
    start: str = ""  # the dealt position, where nothing in it is secret
    players: tuple[str, ...] = ()  # their names, or none
    date: str = ""
    result: Standing | None = None  # None while the game goes on
    said: tuple[Said, ...] = ()  # the talk at the table
    table: str = ""  # its id on the site where it was played; the following only where there is one
    levels: tuple[str, ...] = ()  # of bots; empty for people
    seeds: tuple[str, ...] = ()  # what each seat added to the luck; empty where it added none
    site: str = ""  # the public key of the site
    signature: str = ""  # of the site, for all that stands above and below
    origin: str = ""  # where the moment of another game is found that it begins from; only where there is one
    lines: tuple[Line, ...] = field(default=())

    def save(self, file: str | Path) -> None:
        Path(file).write_text(write_record(self), encoding="utf-8")

    @classmethod
    def load(cls, file: str | Path) -> Record:
        """Raises `BadRecord`, or `OSError`."""
        try:
            return read_record(Path(file).read_text(encoding="utf-8"))
        except UnicodeDecodeError:
            raise BadRecord("engine.record-not-text") from None


def write_record(record: Record) -> str:
    header, lines = _header(record), [_json(_plain(line)) for line in record.lines]
    header |= {"actions": len(lines), "digest": digest(record)}
    if record.site:
        header |= {"site": record.site, "signature": record.signature}
    return "\n".join([_json(header), *lines]) + "\n"


def digest(record: Record) -> str:
    """Of everything but the signature; outside a site of the actions alone."""
    text = signed_text(record) if record.table else "\n".join(_json(_plain(line)) for line in record.lines)
    return hashlib.sha256(text.encode()).hexdigest()


def signed_text(record: Record) -> str:
    """All that a record says, as its site signs it."""
    return "\n".join([_json(_header(record)), *(_json(_plain(line)) for line in record.lines)])


def _header(record: Record) -> dict[str, Any]:
    hidden = ("lines", *SIGNATURE, *(() if record.table else SITE_FIELDS), *(() if record.origin else ("origin",)))
    told = {key: value for key, value in asdict(record).items() if key not in hidden}
    return {"format": SITE_FORMAT if record.table else FORMAT} | told


def _plain(line: Line) -> dict[str, object]:
    what = {"saw": line.saw} if line.saw else {"do": line.do}
    return {"seat": line.seat} | what | ({"at": line.at} if line.at else {})


def read_record(text: str) -> Record:
    """Raises `BadRecord` for what is truncated, edited or no record at all."""
    first, *lines = text.removesuffix("\n").split("\n")  # not splitlines: names may hold other separators
    header = _object(first, 1)
    if header.pop("format", None) != (SITE_FORMAT if header.get("table") else FORMAT):
        raise BadRecord("engine.record-format", format=FORMAT)
    expected, told = header.pop("actions", None), header.pop("digest", None)
    if len(lines) != expected:
        raise BadRecord("engine.record-truncated", expected=str(expected), found=len(lines))
    record = _checked(_read(header, lines))
    found = digest(record) if record.table else hashlib.sha256("\n".join(lines).encode()).hexdigest()
    if found != told:
        raise BadRecord("engine.record-changed")
    return record


def _read(header: dict[str, Any], lines: Iterable[str]) -> Record:
    try:
        result = header.pop("result", None)
        if result is not None:
            header["result"] = Standing(tuple(result["points"]), tuple(result["ranks"]))
        for name in ("players", "levels", "seeds"):
            header[name] = tuple(header.get(name, ()))
        header["said"] = tuple(_said(**one) for one in header.get("said", ()))
        played = tuple(Line(**_object(line, number)) for number, line in enumerate(lines, start=2))
        return Record(**header, lines=played)
    except (TypeError, KeyError) as problem:
        raise BadRecord("engine.record-field", problem=str(problem)) from None


def _checked(record: Record) -> Record:
    """A record whose fields have their types and fit each other: whoever edits a file can also mend its digest."""
    texts = [record.game, record.commitment, record.key, record.start, record.date, *record.players]
    texts += [record.origin, record.table, record.site, record.signature, *record.levels, *record.seeds]
    texts += [text for line in record.lines for text in (line.do, line.saw)] + [said.text for said in record.said]
    numbers = [record.rules, record.seats, *(line.seat for line in record.lines)]
    numbers += [number for said in record.said for number in (said.seat, said.step)]
    if record.result is not None:
        numbers += [*record.result.points, *record.result.ranks]
    sound = (
        all(type(text) is str for text in texts)
        and all(type(number) is int for number in numbers)
        and all(type(line.at) in (int, float) for line in record.lines)
        and isinstance(record.options, dict)
    )
    if not sound:
        raise BadRecord("engine.record-type")
    if record.players and len(record.players) != record.seats:
        raise BadRecord("engine.record-players", players=len(record.players), seats=record.seats)
    if record.table and not len(record.players) == len(record.levels) == len(record.seeds) == record.seats:
        raise BadRecord("engine.record-players", players=len(record.seeds), seats=record.seats)
    for said in record.said:
        if said.seat not in range(record.seats) or said.step not in range(len(record.lines) + 1):
            raise BadRecord("engine.record-said", seat=said.seat, step=said.step)
    return record


def read_key(text: str) -> bytes:
    try:
        key = bytes.fromhex(text)
    except ValueError:
        key = b""
    if len(key) != KEY_BYTES:
        raise BadRecord("engine.record-key", digits=2 * KEY_BYTES)
    return key


def _said(seat: Seat, step: int, text: str = "", remark: dict[str, Any] | None = None) -> Said:
    return Said(seat, step, text, Remark(**remark) if remark else None)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _object(line: str, number: int) -> dict[str, Any]:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        raise BadRecord("engine.record-json", number=number) from None
    if not isinstance(value, dict):
        raise BadRecord("engine.record-object", number=number)
    return value
