"""`import tablee`: a small set, complete, typed, and light."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import tablee
from tablee.games import pueblo

HEAVY = ("litestar", "uvicorn", "sqlalchemy", "alembic", "jinja2", "click", "rich", "fluent", "babel", "markdown_it")


def test_the_front_door_offers_what_it_names_and_nothing_else() -> None:
    assert sorted(tablee.__all__) == tablee.__all__
    assert all(getattr(tablee, name) is not None for name in tablee.__all__)
    assert set(dir(tablee)) == {*tablee.__all__, "__version__"}
    with pytest.raises(AttributeError, match="tablee offers no 'chess'"):
        tablee.chess  # noqa: B018  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", tablee.__all__)
def test_everything_at_the_front_door_says_what_it_is(name: str) -> None:
    assert getattr(tablee, name).__doc__


def loaded(code: str) -> list[str]:
    """Which heavy packages a program has loaded at its end."""
    code += f"; import sys; print(*(name for name in {HEAVY} if name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.split()


def test_playing_as_a_library_loads_no_web_no_database_and_no_words() -> None:
    opened = "import tablee; match = tablee.game('pueblo').match(players=3, seed=7)"
    played = f"{opened}; match.do(tablee.bot('steady').choose(match.view()))"
    assert loaded("import tablee") == []
    assert loaded(f"{played}; match.record(); match.why_not('walk 7'); match.undo()") == []
    assert set(loaded(f"{played}; match._repr_svg_()")) == {"fluent", "babel"}


def test_a_game_of_its_own_package_is_typed() -> None:
    match = pueblo.GAME.match(players=3, seed=7)
    chief: int = match.state.chief  # mypy knows it: a Pueblo state, not Any
    assert chief == 0
    assert pueblo.GAME is tablee.game("pueblo")


def test_a_refusal_names_its_rule_and_speaks_every_language() -> None:
    match = tablee.game("pueblo").match(players=3, seed=7, advanced=True)
    refusal = match.why_not("walk 7")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("PUE-84", "first-bid")
    assert refusal.told("en") != refusal.told("fr")


def test_a_whole_game_is_played_saved_and_verified(tmp_path: Path) -> None:
    match = tablee.game("pueblo").match(players=2, seed=7)
    bot = tablee.bot("steady", seed=1)
    while not match.over:
        match.do(bot.choose(match.view()))
    match.record().save(tmp_path / "game.jsonl")
    assert tablee.verify(tmp_path / "game.jsonl").standing == match.standing


def test_a_bot_repeats_itself_with_its_seed() -> None:
    view = tablee.game("agora").match(seed=3).view()
    assert tablee.bot("casual", seed=5).choose(view) == tablee.bot("casual", seed=5).choose(view)
    with pytest.raises(tablee.Mistake, match="There is no bot level ‘divine’"):
        tablee.bot("divine")
