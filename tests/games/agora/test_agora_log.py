"""The log of the terminal and the log of the page say the same, and neither says what is covered (AGO-34, AGO-68)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tablee.cli.sitting import Sitting
from tablee.engine.luck import key_from, seeded
from tablee.engine.match import dealt
from tablee.games.agora import GAME
from tablee.table.live import LiveTable
from tablee.table.loading import seated
from tablee.table.values import Entry, Header, Place

NAMES = ("Ada", "Bo", "Cy")
KEY = key_from("two logs")


def live_table() -> LiveTable:
    header = Header(id="t", game="agora", rules=1, options={}, name="Table", host="lea", public=False, key=KEY, created=0.0)
    return seated(header, tuple(Place(seat=seat, player=name, name=name) for seat, name in enumerate(NAMES)), [], [])


def on_page(table: LiveTable, seat: int, names: Sequence[str]) -> list[str]:
    return [GAME.face.tell(event, names, "en") for _, event in table.log_for(seat)]


@pytest.mark.rule("AGO-34", "AGO-68", "AGO-69")
def test_ago_68_terminal_and_page_tell_the_same_log() -> None:
    table, rng = live_table(), seeded("two logs")
    match = dealt(GAME, 3, {}, table.match.deal.key)
    sitting = Sitting(match, {}, "en", 1)
    for number in range(70):
        seat = match.acting[0]
        text = GAME.write(GAME.decode(int(match.state.draw(seat, rng))))
        match.do(text)
        table.apply(Entry(seq=table.seq, seat=seat, kind="do", text=text, at=0.0))
        if number % 9 == 0 or number == 69:
            for chair in range(3):
                assert sitting.story(chair) == on_page(table, chair, sitting.names)
    assert any(line.endswith("played a card.") for line in sitting.story(0))
