"""A game as text: JSON Lines, a header and one line per action. It replays to the same state on any machine."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.engine.luck import KEY_BYTES, Luck, commitment
from tablee.engine.state import State
from tablee.engine.values import Mistake, Remark, Said, Seat, Standing

FORMAT = "tablee-record/1"


class BadRecord(Mistake):
    """A record that cannot be read, or does not say what happened."""


@dataclass(frozen=True, slots=True)
class Line:
    """One action: who, what, and when (seconds since 1970, 0 if nobody looked at a clock)."""

    seat: Seat
    do: str
    at: float = 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    commitment: str = ""  # sha256 of the key
    key: str = ""  # hexadecimal; empty while the game goes on
    start: str = ""  # the dealt position, where nothing in it is secret
    players: tuple[str, ...] = ()
    date: str = ""
    result: Standing | None = None  # None while the game goes on
    said: tuple[Said, ...] = ()  # the talk at the table
    lines: tuple[Line, ...] = field(default=())


def write_record(record: Record) -> str:
    header = {"format": FORMAT} | {key: value for key, value in asdict(record).items() if key != "lines"}
    lines = [_json({"seat": line.seat, "do": line.do} | ({"at": line.at} if line.at else {})) for line in record.lines]
    header |= {"actions": len(lines), "digest": _digest(lines)}
    return "\n".join([_json(header), *lines]) + "\n"


def read_record(text: str) -> Record:
    """Raises `BadRecord` for what is truncated, edited or no record at all."""
    first, *lines = text.removesuffix("\n").split("\n")  # not splitlines: names may hold other separators
    header = _object(first, 1)
    if header.pop("format", None) != FORMAT:
        raise BadRecord(f"line 1 is not the header of a {FORMAT} record")
    expected, digest = header.pop("actions", None), header.pop("digest", None)
    if len(lines) != expected:
        raise BadRecord(f"the record is truncated: its header promises {expected} actions, {len(lines)} follow")
    if _digest(lines) != digest:
        raise BadRecord("the record was changed: its actions do not match the digest in its header")
    try:
        result = header.pop("result", None)
        if result is not None:
            header["result"] = Standing(tuple(result["points"]), tuple(result["ranks"]))
        header["players"] = tuple(header.get("players", ()))
        header["said"] = tuple(_said(**one) for one in header.get("said", ()))
        played = tuple(Line(**_object(line, number)) for number, line in enumerate(lines, start=2))
        return _checked(Record(**header, lines=played))
    except (TypeError, KeyError) as problem:
        raise BadRecord(f"the record lacks or misnames a field: {problem}") from None


def _checked(record: Record) -> Record:
    """A record whose fields have their types: whoever edits a file can also mend its digest."""
    texts = [record.game, record.commitment, record.key, record.start, record.date, *record.players]
    numbers = [record.rules, record.seats]
    if record.result is not None:
        numbers += [*record.result.points, *record.result.ranks]
    for line in record.lines:
        texts.append(line.do)
        numbers.append(line.seat)
    times = [line.at for line in record.lines]
    sound = (
        all(type(text) is str for text in texts)
        and all(type(number) is int for number in numbers)
        and all(type(time) in (int, float) for time in times)
        and isinstance(record.options, dict)
    )
    if not sound:
        raise BadRecord("the record has a field of the wrong type: text, number or list")
    return record


def deal(record: Record) -> State:
    """The state before the first action: dealt anew from the key, or read from the start position."""
    game = catalogue.find(record.game)
    if record.rules != game.rules_version:
        raise BadRecord(
            f"the record was played under rules {record.rules} of {game.name}; this is version {game.rules_version}"
        )
    if record.key:
        dealt: State = game.open(record.seats, record.options, Luck(read_key(record.key)))
        return dealt
    if record.start:
        state: State = game.from_position(record.start)
        return state
    raise BadRecord("the record has no key: its deal is secret until the game is over")


def read_key(text: str) -> bytes:
    try:
        key = bytes.fromhex(text)
    except ValueError:
        key = b""
    if len(key) != KEY_BYTES:
        raise BadRecord(f"a key is {2 * KEY_BYTES} hexadecimal digits")
    return key


def replay(record: Record) -> Iterator[tuple[State, Line | None]]:
    """The start, then the same state after each action. Raises `BadRecord` at the first that is not legal."""
    game, state = catalogue.find(record.game), deal(record)
    yield state, None
    for number, line in enumerate(record.lines, start=1):
        act(game, state, line.seat, line.do, where=f"action {number} ({line.do!r} by seat {line.seat})")
        yield state, line


def act(game: AnyGame, state: State, seat: Seat, text: str, where: str) -> None:
    """Check one action and carry it out."""
    try:
        action = game.parse(text)
    except Mistake as problem:
        raise BadRecord(f"{where}: {problem}") from None
    if refusal := game.why_not(state, seat, action):
        raise BadRecord(f"{where} is not legal: {refusal.rule}, {game.explain(refusal, 'en')}")
    state.play(seat, game.encode(action))


def final(record: Record) -> State:
    """The state after the last action."""
    *_, (state, _) = replay(record)
    return state


def verify(record: Record, key: str = "") -> State:
    """Replay a finished game and check that deal, key, actions and result belong together. Raises `BadRecord`."""
    key = key or record.key
    if record.result is None:
        raise BadRecord("the game is not over: its key is not public yet")
    if not key:
        raise BadRecord("the record has no key and none was given: the deal cannot be checked")
    if commitment(read_key(key)) != record.commitment:
        raise BadRecord("the key does not match the commitment published when the table opened")
    game, opened = catalogue.find(record.game), replace(record, key=key)
    if record.start and game.position(deal(opened)) != record.start:
        raise BadRecord("the key deals another start than the record shows")
    state = final(opened)
    if state.acting():
        raise BadRecord(f"the record ends before the game does, after {len(record.lines)} actions")
    if game.standing(state) != record.result:
        raise BadRecord(f"the actions lead to {game.standing(state)}, the header says {record.result}")
    return state


def _said(seat: Seat, step: int, text: str = "", remark: dict[str, Any] | None = None) -> Said:
    return Said(seat, step, text, Remark(**remark) if remark else None)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _object(line: str, number: int) -> dict[str, Any]:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        raise BadRecord(f"line {number} is not JSON") from None
    if not isinstance(value, dict):
        raise BadRecord(f"line {number} is not an object")
    return value


def _digest(lines: Iterable[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()
