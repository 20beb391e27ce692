"""The full screen: whole games by keys, touches on the board, words in the line, sheets, the curtain, the end."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from multiprocessing.pool import Pool, ThreadPool

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, RichLog, Static

from tablee.cli.fullscreen.app import TableApp
from tablee.cli.fullscreen.board import BoardView
from tablee.cli.fullscreen.sheets import Curtain, Sheet
from tablee.cli.sitting import Sitting
from tablee.engine.catalogue import find
from tablee.engine.luck import key_from
from tablee.engine.match import dealt


@pytest.fixture(scope="module")
def minds() -> Iterator[Pool]:
    with ThreadPool(1) as pool:
        yield pool


def seated(name: str, people: tuple[int, ...] = (0,), seats: int = 0, lang: str = "en", option: str = "") -> Sitting:
    game = find(name)
    match = dealt(game, seats or game.seats[0], dict([option.split("=")] if option else []), key_from(4))
    levels = {seat: "novice" for seat in range(match.seats) if seat not in people}
    return Sitting(match, levels, lang, seed=4)


@asynccontextmanager
async def opened(sitting: Sitting, minds: Pool, size: tuple[int, int] = (80, 24)) -> AsyncIterator[Pilot[None]]:
    app = TableApp(sitting, minds)
    async with app.run_test(size=size) as pilot:
        await asked(pilot)
        yield pilot


def table(pilot: Pilot[None]) -> TableApp:
    assert isinstance(pilot.app, TableApp)
    return pilot.app


async def asked(pilot: Pilot[None]) -> None:
    """Until a person has to do something."""
    await pilot.pause()
    app = table(pilot)
    while app.choosing is None and len(app.screen_stack) == 1:
        await pilot.pause()


def shown(pilot: Pilot[None], where: str) -> str:
    """What a pane says."""
    pane = pilot.app.screen.query_one(where)
    if isinstance(pane, RichLog):
        return "\n".join(line.text for line in pane.lines)
    assert isinstance(pane, Static)
    return str(pane.render())


@pytest.mark.parametrize(
    ("name", "seats", "option", "size", "lang"),
    [
        pytest.param("agora", 5, "", (120, 40), "fr", marks=pytest.mark.soak),
        ("balconia", 2, "", (80, 24), "en"),
        ("barracuda", 3, "", (120, 40), "en"),
        pytest.param("gaudi", 3, "short=true", (80, 24), "fr", marks=pytest.mark.soak),
        ("pueblo", 4, "", (80, 24), "fr"),
    ],
)
async def test_a_whole_game_is_played_with_the_arrow_keys(
    name: str, seats: int, option: str, size: tuple[int, int], lang: str, minds: Pool
) -> None:
    sitting = seated(name, seats=seats, lang=lang, option=option)
    async with opened(sitting, minds, size) as pilot:
        while not isinstance(pilot.app.screen, Sheet):
            await pilot.press("down", "enter")
            await asked(pilot)
        assert sitting.match.over
        end = shown(pilot, "Sheet Static")
        won = {"en": ("wins with", "share the victory"), "fr": ("gagne avec", "partagent la victoire")}[lang]
        assert any(words in end for words in won)
        assert "You" in end or "Vous" in end
        await pilot.press("enter", "q")
    assert pilot.app.return_code == 0


async def test_the_panes_show_board_points_news_and_choices(minds: Pool) -> None:
    async with opened(seated("pueblo", option="starter=1"), minds, (120, 40)) as pilot:
        assert "‹●" in str(table(pilot).query_one(BoardView).sketch)
        assert "■ Red: you  " in shown(pilot, "#seats")
        log = shown(pilot, "#log")
        assert log.startswith("── Since your last turn ──")
        assert "● Blue sets a blue stone on" in log
        assert table(pilot).query_one("#choices", OptionList).option_count > 12
        assert "Choose the cell" in shown(pilot, "#prompt")


async def test_what_is_typed_is_completed_and_done(minds: Pool) -> None:
    sitting = seated("pueblo", people=(0, 1), option="starter=0")
    async with opened(sitting, minds) as pilot:
        await pilot.press(*"set", "space", *"col")
        await pilot.pause()
        line = table(pilot).query_one("#line", Input)
        assert line._suggestion == "set coloured"
        await pilot.press("right", "space", *"NE", "space", *"d4", "enter")
        assert [move.text for move in sitting.match.moves] == ["set coloured NE d4"]
        await pilot.press("escape", "u")
        assert not sitting.match.moves


async def test_a_mistyped_action_is_guessed_and_a_wrong_one_explained(minds: Pool) -> None:
    async with opened(seated("pueblo", people=(0, 1), option="starter=0"), minds) as pilot:
        await pilot.press("slash", *"set", "space", *"colored", "space", *"NE", "space", *"d4", "enter")
        assert "Did you mean: set coloured NE d4" in shown(pilot, "#prompt")
        await pilot.press(*"walk", "space", "1", "enter")
        assert "(PUE-13)" in shown(pilot, "#prompt") or isinstance(pilot.app.screen, Sheet)


async def test_the_board_is_walked_over_with_arrows_and_touched_with_enter(minds: Pool) -> None:
    sitting = seated("pueblo", people=(0, 1), option="starter=0")
    async with opened(sitting, minds) as pilot:
        board = table(pilot).query_one(BoardView)
        await pilot.press("b", "right", "right", "up")
        assert ("corner", "c2") in board.cursor
        await pilot.press("enter")
        choosing = table(pilot).choosing
        assert choosing is not None
        assert {choice.slots[2][1] for choice in choosing.left} == {"c2"}


async def test_the_board_is_touched_with_the_mouse(minds: Pool) -> None:
    sitting = seated("barracuda", people=(0, 1, 2))
    async with opened(sitting, minds) as pilot:
        await pilot.click(BoardView, offset=(20, 2))
        assert [move.text for move in sitting.match.moves] == ["open 2"]


async def test_a_district_is_meant_wherever_it_is_touched(minds: Pool) -> None:
    """A walker who stands where another is to go does not begin the choice anew."""
    sitting = seated("agora", people=(0, 1, 2))
    sitting.match.start = sitting.match.state = sitting.game.from_position(
        "players 3; round 3; step move; seat 0; map EX B3 G1, GR T2 B1, CV G3; hand0 CV5 EX1"
    )
    async with opened(sitting, minds) as pilot:
        choosing = table(pilot).choosing
        assert choosing is not None
        assert choosing.touch((("walker", "B@EX"), ("to", "EX")))
        assert choosing.touch((("walker", "T@GR"), ("to", "GR"), ("district", "GR")))
        assert [move.text for move in sitting.match.moves] == ["move B@EX GR"]


async def test_what_a_choice_would_bring_is_seen_before_it_is_made(minds: Pool) -> None:
    async with opened(seated("gaudi", people=(0, 1)), minds) as pilot:
        await pilot.press("down")
        assert "+0" in str(table(pilot).query_one(BoardView).sketch)
        assert "Lay the tile here?" in shown(pilot, "#prompt")


@pytest.mark.parametrize("lang", ["en", "fr"])
async def test_keys_short_rules_and_words_are_sheets(lang: str, minds: Pool) -> None:
    said = {"en": ("start the choice again", "contested with walkers"), "fr": ("recommencer le choix", "promeneurs")}[lang]
    async with opened(seated("agora", people=(0, 1, 2), lang=lang), minds) as pilot:
        for key, words in zip(("question_mark", "r"), said, strict=True):
            await pilot.press(key)
            assert isinstance(pilot.app.screen, Sheet)
            assert words in shown(pilot, "Sheet Static")
            await pilot.press("escape")
        await pilot.press("w")
        assert "Gràcia" in shown(pilot, "Sheet Static")


async def test_a_curtain_hides_everything_between_two_people(minds: Pool) -> None:
    sitting = seated("agora", people=(0, 1, 2))
    async with opened(sitting, minds) as pilot:
        app = table(pilot)
        first = app.choosing
        assert first is not None
        await pilot.press("enter")
        assert isinstance(app.screen, Curtain)
        assert "The others look away." in shown(pilot, "Curtain Static")
        under = app.screen_stack[0]
        assert not str(under.query_one(BoardView).sketch)
        assert not under.query_one("#log", RichLog).lines
        assert not str(under.query_one("#prompt", Static).render())
        assert not under.query_one("#choices", OptionList).option_count
        await pilot.press("enter")
        second = app.choosing
        assert second is not None
        assert second.seat != first.seat
        own = [find("agora").write(action) for action in sitting.match.legal(second.seat)]
        assert own == [choice.text for choice in second.choices]


async def test_a_key_that_was_meant_for_an_older_list_chooses_nothing(minds: Pool) -> None:
    sitting = seated("barracuda", people=(0, 1, 2))
    async with opened(sitting, minds) as pilot:
        app = table(pilot)
        choices = app.query_one("#choices", OptionList)
        late = OptionList.OptionSelected(choices, choices.get_option_at_index(3), 3)
        app.show_choices()
        app.choose(late)
        assert not sitting.match.moves


async def test_leaving_is_asked_once_more(minds: Pool) -> None:
    async with opened(seated("pueblo", people=(0, 1)), minds) as pilot:
        await pilot.press("q")
        assert "once more" in shown(pilot, "#prompt")
        assert pilot.app.is_running
        await pilot.press("q")
    assert pilot.app.return_code == 0
