"""Agora at a live table: what is covered never comes back in log, page, undo or export (AGO-68, AGO-69, AGO-70)."""

from __future__ import annotations

import re

import pytest
from agora_tools import seen

from tablee.engine.luck import key_from, seeded
from tablee.engine.record import write_record
from tablee.games.agora import GAME
from tablee.games.agora.rules.actions import Take, parse_card
from tablee.games.agora.rules.city import card_name, members, square
from tablee.games.agora.rules.codes import CARDS
from tablee.games.agora.rules.movements import seen_of
from tablee.games.agora.rules.state import Agora
from tablee.kit.picture import Lens
from tablee.table.live import LiveTable
from tablee.table.loading import seated
from tablee.table.values import Entry, Header, Place

CHAIRS = (None, 0, 1, 2)
SQUARES = {square(card): card for card in range(CARDS)}


def new_table(**options: object) -> LiveTable:
    header = Header(
        id="t",
        game="agora",
        rules=1,
        options=options,
        name="Table",
        host="lea",
        public=False,
        key=key_from("live", str(options)),
        created=0.0,
    )
    return seated(header, tuple(Place(seat=seat, player=f"p{seat}", name=f"P{seat}") for seat in range(3)), [], [])


def step(table: LiveTable, code: int) -> None:
    text = GAME.write(GAME.decode(code))
    table.apply(Entry(seq=table.seq, seat=table.acting()[0], kind="do", text=text, at=0.0))


def squares_in(text: str) -> set[int]:
    """The cards whose squares a text names."""
    return {card for name, card in SQUARES.items() if re.search(rf"{re.escape(name)}(?![\w'])", text)}


def allowed(state: Agora, chair: int | None) -> set[int]:
    """Faces a chair may be shown now: the tops of played piles and the own hand."""
    return {int(card) for card in state.tops} | (set() if chair is None else set(members(int(state.hands[chair]))))


@pytest.mark.rule("AGO-34", "AGO-68", "AGO-69", "AGO-70")
@pytest.mark.parametrize("memory_aid", [False, True])
def test_ago_34_nothing_covered_comes_back(memory_aid: bool) -> None:
    table, rng = new_table(memory_aid=memory_aid), seeded("live")
    taken: set[int] = set()
    while table.acting():
        state = table.state
        assert isinstance(state, Agora)
        if rng.below(5) == 0:
            covered = {card for pile in state.played for card in members(int(pile))} - {int(card) for card in state.tops}
            for chair in CHAIRS:
                may = allowed(state, chair)
                log = "\n".join(GAME.face.tell(event, table.names, "en") for _, event in table.log_for(chair))
                assert squares_in(log) <= may | taken
                board = GAME.face.board(seen(state, chair), Lens("en"))
                drawn = " ".join(map(str, (board.stage, *board.panels, *board.hands, board.in_words, board.phase)))
                assert not squares_in(drawn) & covered
                if not memory_aid:
                    assert squares_in(drawn) <= may
                export = write_record(table.record(chair))
                told = {parse_card(word) for word in re.findall(r"(?:play|discard) ([A-Z]{2}\w+)", export)}
                own = set() if chair is None else set(members(int(state.dropped[chair])))
                assert told <= {int(card) for card in state.tops} | own
                assert '"key":""' in export
        seat = table.acting()[0]
        step(table, int(state.draw(seat, rng)))
        last = table.moves[-1].action
        after = table.state
        assert isinstance(after, Agora)
        taken = {int(seen_of(list(after.history)[-1]))} if isinstance(last, Take) else set()
    log = "\n".join(GAME.face.tell(event, table.names, "en") for _, event in table.log_for(None))
    assert len(squares_in(log)) > 30


@pytest.mark.rule("AGO-34", "AGO-43")
def test_ago_34_only_a_first_move_can_be_undone() -> None:
    table, rng = new_table(), seeded("undo")
    undoable = 0
    while table.acting():
        seat = table.acting()[0]
        before = GAME.position(table.match.state)
        step(table, int(table.state.draw(seat, rng)))
        if table.acting() and table.can_undo(table.acting()[0]):
            undoable += 1
            assert table.moves[-1].text.startswith("move")
            if rng.below(10) == 0:
                table.apply(Entry(seq=table.seq, seat=seat, kind="undo", text="", at=0.0))
                assert GAME.position(table.match.state) == before
    assert undoable > 40


def test_card_names_are_found_in_texts() -> None:
    assert {card_name(card) for card in squares_in("Plaça del Pi, Plaça de Sarrià.")} == {"CV2", "SG5"}
