"""A record file that somebody opens, as a game to look at. Whoever edits a file can also mend its digest: nothing in it is
believed that the game does not confirm."""

from __future__ import annotations

from tablee.bots.levels import LEVELS
from tablee.engine.fair import PLACED
from tablee.engine.match import AnyMatch, Match
from tablee.engine.record import BadRecord, Record, read_record
from tablee.engine.values import Said
from tablee.kit.words import LANGUAGES
from tablee.table.values import Header, Place
from tablee.web.people import clean_name
from tablee.web.reel import Played, Reel, Source, reel_of


def reel_from(text: str, lang: str) -> Reel:
    """Raises `BadRecord`, or another `Mistake` where the options make no sense."""
    record = read_record(text)
    match = Match.from_record(record)
    if match.seats != record.seats:
        raise BadRecord("engine.record-players", players=record.seats, seats=match.seats)
    for said in record.said:
        check_said(match, said)
    played = tuple(Played(move.seat, move.code, move.at) for move in match.moves)
    return reel_of(Source(match, played, header_of(record), places_of(match, record, lang), record.said))


def check_said(match: AnyMatch, said: Said) -> None:
    """Raises `BadRecord` for a remark that no bot makes."""
    names = [str(seat) for seat in range(match.seats)]
    try:
        for lang in LANGUAGES:
            if said.remark is not None:
                match.game.face.quote(said.remark, names, lang)
    except Exception:
        raise BadRecord("engine.record-said", seat=said.seat, step=said.step) from None


def header_of(record: Record) -> Header:
    return Header(
        id=record.table, game=record.game, rules=record.rules, options=record.options, name=clean_name(record.date),
        host="", public=False, key=b"", created=0.0, ended=0.0, luck=PLACED,
    )  # fmt: skip


def places_of(match: AnyMatch, record: Record, lang: str) -> tuple[Place, ...]:
    """Who sat where; by their colours where the file names nobody."""
    colours = match.game.face.colour_names(match.view(None), lang)
    names = [clean_name(name) for name in record.players] or [""] * match.seats
    known = {level.name for level in LEVELS}
    levels = [level if level in known else None for level in record.levels] or [None] * match.seats
    return tuple(
        Place(seat, player=None if level else str(seat), level=level, name=name or colour)
        for seat, (name, level, colour) in enumerate(zip(names, levels, colours, strict=True))
    )
