"""Both moves of a pair appear together: until the second is made, others see the table as it was (AGO-43)."""

from __future__ import annotations

import pytest
from agora_tools import AgoraMatch, at, imagined, match_from, seen

from tablee.engine.luck import seeded
from tablee.engine.record import write_record
from tablee.engine.state import NOBODY, NOTHING
from tablee.games.agora import GAME
from tablee.kit.picture import Lens

MOVES = ("move B@GR HG", "move G@SG GR")  # each alone would tie Gràcia, together they turn its lead
OTHERS = (None, 0, 1)


def topaz() -> AgoraMatch:
    return match_from(at("players 3; round 4; holder 0; seat 2; step move; map GR B3 G2, SG G1, NB T3"))


def received(match: AgoraMatch, chair: int | None) -> list[str]:
    """All that a chair can see, read and save."""
    view = match.view(chair)
    board = GAME.face.board(view, Lens())
    drawn = [str(part) for part in (board.stage, *board.panels, *board.hands, board.in_words, board.phase)]
    log = [GAME.face.tell(event, ("Ada", "Bo", "Cy"), "en") for _, event in match.log(chair)]
    return [repr(view), *drawn, GAME.face.prompt(view, Lens()), *log, write_record(match.record(chair))]


@pytest.mark.rule("AGO-43", "AGO-63")
def test_ago_43_others_see_nothing_of_a_first_move() -> None:
    match = topaz()
    before = {chair: received(match, chair) for chair in OTHERS}
    match.do(MOVES[0])
    assert {chair: received(match, chair) for chair in OTHERS} == before
    assert not any(match.moves[-1].noticed_by(chair) for chair in OTHERS)
    assert match.view(2).points != match.view(0).points
    assert match.view(2).first >= 0


@pytest.mark.rule("AGO-43")
def test_ago_43_others_see_both_moves_when_the_second_is_made() -> None:
    match = topaz().play(MOVES)
    views = [match.view(chair) for chair in (2, *OTHERS)]
    assert len({view.crowds for view in views}) == len({view.points for view in views}) == 1
    assert {view.first for view in views} == {NOBODY}
    for chair in OTHERS:
        assert [event.kind for _, event in match.log(chair)] == ["move-two"]
        assert [line.saw for line in match.record(chair).lines] == ["moved B@GR HG and G@SG GR"]
    assert [line.do for line in match.record(2).lines] == list(MOVES)


@pytest.mark.rule("AGO-43")
def test_ago_43_a_first_move_taken_back_was_never_seen() -> None:
    match = topaz()
    before = {chair: received(match, chair) for chair in OTHERS}
    match.do(MOVES[0])
    match.undo(2)
    match.do("move T@NB SA")
    assert {chair: received(match, chair) for chair in OTHERS} == before


@pytest.mark.rule("AGO-43")
def test_ago_43_a_pair_stands_once_both_are_made_also_if_the_same_seat_is_next() -> None:
    """In the last round nobody else has walkers to move, so blue draws after its pair."""
    match = match_from(at("players 3; round 15; pile0 EX1; pile1; holder 0; seat 0; step move; map SM B2"))
    match.do("move B@SM LC")
    assert match.can_undo(0)
    match.do("move B@SM LC")
    assert match.acting == (0,)
    assert not match.can_undo(0)


@pytest.mark.rule("AGO-43")
def test_ago_43_a_single_move_is_seen_at_once() -> None:
    match = match_from(at("players 3; round 4; holder 0; seat 2; step move; map NB T1, HG B0+2"))
    before = match.view(0)
    match.do("move T@NB HG")
    assert match.view(0).crowds != before.crowds
    assert [line.do for line in match.record(0).lines] == ["move T@NB HG"]


@pytest.mark.rule("AGO-43", "AGO-70")
def test_ago_43_others_imagine_worlds_in_which_no_pair_is_begun() -> None:
    state, rng = GAME.open(4, {}, seeded("pairs")), seeded("pairs")
    begun = 0
    while (seat := int(state.turn())) >= 0:
        if state.first != NOBODY and rng.below(4) == 0:
            begun += 1
            for chair in (None, *range(4)):
                world = imagined(seen(state, chair), rng)
                assert (world.first == state.first) is (chair == seat)
                assert seen(world, chair) == seen(state, chair)
        state.play(seat, state.draw(seat, rng))
    assert begun > 5


@pytest.mark.rule("AGO-32", "AGO-34", "AGO-43")
def test_ago_43_sights_survive_being_written_and_no_text_is_both_sight_and_action() -> None:
    actions = {GAME.write(GAME.decode(code)) for code in range(GAME.space)}
    pair = GAME.space + 11
    for code in (*range(GAME.space, pair + 400), *range(pair + 7, pair + 190 * 190, 97), pair + 190 * 190 - 1):
        sight = GAME.sight(code)
        text = GAME.write_sight(sight)
        assert GAME.sight_code(sight) == code
        assert GAME.parse_sight(text) == sight
        assert text not in actions
    assert topaz().state.sight(2, GAME.encode(GAME.parse(MOVES[0])), 0) == NOTHING
