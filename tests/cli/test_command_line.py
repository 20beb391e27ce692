"""What holds for every command: quick help, one sentence for a mistake, exit codes."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from commands import answer, error, tablee

from tablee import __version__
from tablee.cli import COMMANDS

HEAVY = ("rich", "sqlalchemy", "litestar", "fluent", "markdown_it", "tablee.engine.game", "tablee.games")


def test_help_names_every_command_and_what_it_is_for() -> None:
    page = tablee("--help").output
    assert all(name in page and purpose in page for name, (_, purpose) in COMMANDS.items())


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_a_help_page(name: str) -> None:
    result = tablee(name, "--help")
    assert result.exit_code == 0
    assert f"tablee {name}" in result.output


def test_a_command_of_commands_alone_shows_its_help() -> None:
    result = tablee("rules")
    assert result.exit_code == 0
    assert "\n  coverage " in result.output


def test_a_mistake_is_told_in_the_language_asked_for() -> None:
    assert "Il n’y a pas de jeu « chess »" in tablee("show", "chess", "--lang", "fr").stderr
    assert "Il n’y a pas d’option « masts »" in tablee("show", "pueblo", "--option", "masts=2", "--lang=fr").stderr


def test_version_is_the_version_of_the_package() -> None:
    assert tablee("--version").output == f"Tablée {__version__}\n"


def test_help_imports_nothing_heavy() -> None:
    script = f"""
import sys
from tablee.cli import main
try:
    main(["--help"])
except SystemExit:
    print([name for name in {HEAVY} if name in sys.modules])
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_the_package_is_the_command() -> None:
    done = subprocess.run([sys.executable, "-m", "tablee", "games", "--json"], capture_output=True, text=True, check=True)
    assert "pueblo" in [game["name"] for game in json.loads(done.stdout)]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("play", "There are agora, balconia, barracuda, gaudi,"),
        ("show chess", "There is no game ‘chess’; there are"),
        ("show pueblo --players 5", "pueblo is for 2 to 4 players, not 5"),
        ("show pueblo --option colour=red", "There is no option ‘colour’; there are dismantling"),
        ("show pueblo --option advanced", "An option is written as name=value, not ‘advanced’."),
        ("show pueblo --option advanced=perhaps", "Option advanced is on or off, not ‘perhaps’."),
        ("show pueblo --option sacred_count=2", "Option sacred_count needs advanced (PUE-97)"),
        ("show pueblo --seat 7", "A seat is 0 to 1, not ‘7’."),
        ("show pueblo --do jump", "‘jump’ is no action"),
        ("show pueblo nonsense", "The clause ‘players’ is missing."),
        ("simulate pueblo --games 0", "Invalid value for '--games'"),
        ("simulate pueblo --bots genius", "genius"),
        ("play pueblo --seat 0 --bots genius", "genius"),
        ("play pueblo --save nowhere/game.jsonl", "There is no folder nowhere"),
        ("rules show chess", "There is no game ‘chess’"),
        ("rules show pueblo PUE-999", "pueblo has no rule ‘PUE-999’"),
        ("replay nowhere.jsonl", "nowhere.jsonl"),
        ("serve --port 99999", "Invalid value for '--port'"),
        ("dance", "No such command 'dance'"),
    ],
)
def test_a_mistake_gets_one_sentence_and_exit_code_2(typed: str, said: str) -> None:
    result = tablee(*typed.split())
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("tablee: ")
    assert said in result.stderr
    assert result.stderr.count("\n") == 1


def test_with_json_a_mistake_is_an_object() -> None:
    assert error("show", "chess", code=2)["kind"] == "mistake"
    assert error("simulate", "pueblo", "--games", "many", code=2)["kind"] == "usage"


def test_a_bug_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("tablee.engine.catalogue.games", broken)
    with pytest.raises(ZeroDivisionError):
        tablee("games")


def test_games_tells_what_each_option_allows() -> None:
    pueblo = next(game for game in answer("games") if game["name"] == "pueblo")
    assert pueblo["players"] == [2, 3, 4]
    option = next(option for option in pueblo["options"] if option["name"] == "sacred_count")
    assert (option["default"], option["values"], option["needs"]) == (2, [0, 1, 2, 3, 4], "advanced")
    assert "--option start_corner=0  (0, 9, 18, 27)" in tablee("games").output
