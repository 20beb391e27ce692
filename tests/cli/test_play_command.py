"""`tablee play`: whole games typed into the terminal."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest
from commands import answer, tablee

from tablee.engine.game import AnyGame
from tablee.engine.record import read_record, verify

FIRST = "1\n" * 400  # always the first entry of the list: enough lines for any game here


def test_a_whole_game_by_always_taking_the_first_choice(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    result = tablee("play", "pueblo", "--players", 3, "--seed", 1, "--bots", "random", "--save", file, typed=FIRST)
    assert result.exit_code == 0
    assert "The game is over." in result.output
    assert result.output.rstrip().endswith(f"Saved in {file}.")
    assert verify(read_record(file.read_text(encoding="utf-8"))).points()
    assert answer("verify", file)["verified"] is True


def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    games = []
    for name in ("one", "two"):
        tablee("play", "pueblo", "--seed", 7, "--bots", "random", "--save", tmp_path / name, typed=FIRST)
        games.append([line.do for line in read_record((tmp_path / name).read_text(encoding="utf-8")).lines])
    assert games[0] == games[1]


def test_actions_can_be_typed_in_full_or_word_by_word() -> None:
    typed = "set coloured NE d4\nwalk 2\nset\nneutral\nSW\nb2\n3\nquit\n"
    result = tablee("play", "pueblo", "--seat", "all", "--option", "starter=0", typed=typed)
    page = result.output
    assert "Red sets a red stone on d4" in page
    assert "path cell 2" in page
    assert "You left the game." in page


def test_why_names_the_rule_and_quotes_it() -> None:
    typed = "why set coloured NE h8\nwhy\nwhy set coloured NE a1\nwhy dance\nwalk 1\nset coloured NE h8\nquit\n"
    page = tablee("play", "pueblo", "--seat", "all", "--option", "starter=0", typed=typed).output
    assert page.count("(PUE-23)") == 2  # asked, and refused when tried
    assert "(PUE-13)" in page
    assert "  PUE-23  " in page
    assert "Yes, you may: set coloured NE a1" in page
    assert "'dance' is no action" in page


def test_undo_goes_back_within_ones_own_turn_and_no_further() -> None:
    typed = "undo\nset coloured NE d4\nundo\nset coloured NE a1\nwalk 1\nundo\nquit\n"
    page = tablee("play", "pueblo", "--seat", "all", "--option", "starter=0", typed=typed).output
    assert page.count("Taken back.") == 1
    assert page.count("cannot be taken back") == 2
    assert "Blue" in page.rsplit("cannot be taken back", 1)[1]


def test_help_log_rule_and_look_answer_and_ask_again() -> None:
    page = tablee("play", "pueblo", "--seat", "all", typed="?\nlog\nrule PUE-33\nrule 999\nlook\n\nquit\n").output
    assert "why ACTION" in page
    assert "Nothing has happened yet." in page
    assert "PUE-33  " in page
    assert "There is no rule 999." in page
    assert page.count("──") >= 4


@pytest.mark.parametrize("typed", ["", "set", "set\nneutral\n", "?", "walk 1\n"])
def test_the_end_of_the_input_leaves_the_game(typed: str) -> None:
    result = tablee("play", "pueblo", "--seat", "all", typed=typed)
    assert result.exit_code == 0
    assert "You left the game." in result.output


def test_an_unfinished_game_can_be_saved_and_told_again(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    tablee("play", "pueblo", "--seat", "all", "--save", file, typed="set coloured NE d4\nwalk 2\n")
    told = answer("replay", file)
    assert [step["do"] for step in told["steps"]] == ["set coloured NE d4", "walk 2"]
    assert not told["over"]


def test_it_speaks_french() -> None:
    typed = "?\npourquoi walk 1\nset coloured NE d4\nannuler\nquitter\n"
    page = tablee("play", "pueblo", "--seat", "all", "--option", "starter=0", "--lang", "fr", typed=typed).output
    assert "Tapez ? pour obtenir de l’aide." in page
    assert "Ce n’est pas permis (PUE-13)" in page
    assert "Coup repris." in page
    assert "Rouge" in page
    assert "Vous avez quitté la partie." in page


def test_several_levels_are_given_in_order_of_the_bots() -> None:
    page = tablee("play", "pueblo", "--players", 3, "--seat", 1, "--bots", "random,greedy", typed="").output
    assert "Red: bot, random" in page
    assert "Blue: you" in page
    assert "Green: bot, greedy" in page
    wrong = tablee("play", "pueblo", "--players", 4, "--bots", "random,greedy")
    assert (wrong.exit_code, "2 levels were given for 3 bots" in wrong.stderr) == (2, True)


def test_hidden_choices_stay_hidden_behind_a_curtain(harbor: AnyGame) -> None:
    typed = "bid 1\nbid 2\nquit\n"
    page = tablee("play", harbor.name, "--seat", "all", "--seed", 3, typed=typed).output
    before, after = page.split("Blue, it is your turn. The others look away.", 1)
    assert "You hold" not in after.split("The fists open")[0]
    assert "closed over" not in after.split("The fists open")[0]
    assert "The fists open" in after
    assert "Red: " in before


def test_a_whole_hidden_game_among_people(harbor: AnyGame, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    typed = "bid 0\n" * 60
    page = tablee("play", harbor.name, "--players", 3, "--seat", "all", "--seed", 3, "--save", file, typed=typed).output
    assert "The game is over." in page
    assert answer("verify", file)["verified"] is True


def test_in_a_real_terminal_an_interrupt_leaves_politely() -> None:
    """Through a pseudo-terminal: the prompt appears, Ctrl-C leaves, nothing looks like a crash."""
    terminal, inside = pty.openpty()
    command = [sys.executable, "-m", "tablee", "play", "pueblo", "--seat", "all", "--option", "starter=0"]
    with subprocess.Popen(command, stdin=inside, stdout=inside, stderr=inside, start_new_session=True) as running:
        os.close(inside)
        screen = read_until(terminal, "Red>")
        os.write(terminal, b"set coloured NE d4\n")
        screen += read_until(terminal, "walk 4")
        os.write(terminal, b"quit\n")
        screen += read_until(terminal, "You left the game.")
        assert running.wait() == 0
    os.close(terminal)
    assert "Traceback" not in screen


def read_until(terminal: int, words: str) -> str:
    """What the screen shows up to these words, or all of it when they never come."""
    seen = ""
    while words not in seen:
        try:
            seen += os.read(terminal, 4096).decode()
        except OSError:  # the other side has gone
            break
    assert words in seen
    return seen
