"""`tablee play`: whole games typed into the terminal."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import subprocess
import sys
import termios
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from commands import answer, random_record, tablee

from tablee.cli.terminal import Terminal
from tablee.engine.game import AnyGame
from tablee.engine.luck import key_from
from tablee.engine.record import Record
from tablee.engine.verify import verify


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A person who always takes the first entry of the list."""
    monkeypatch.setattr(Terminal, "read", lambda _self, _seat, listed: listed.entries[0].key)


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("options", [(), ("--option", "advanced=true", "--option", "dismantling=true")])
def test_a_whole_game_with_bots(tmp_path: Path, options: tuple[str, ...]) -> None:
    file = tmp_path / "game.jsonl"
    result = tablee("play", "pueblo", "--players", 3, "--seed", 1, "--bots", "random", "--save", file, *options)
    assert result.exit_code == 0
    assert "The game is over." in result.output
    assert result.output.rstrip().endswith(f"Saved in {file}.")
    assert verify(file).standing.points
    assert answer("verify", file)["verified"] is True


def test_a_whole_game_piped_in() -> None:
    """In another process, as `tablee play … < file`."""
    record = random_record("pueblo", 2, key=key_from(5), starter=0)
    typed = "\n".join(line.do for line in record.lines)
    command = [sys.executable, "-m", "tablee", "play", "pueblo", "--seat", "all", "--seed", "5", "--option", "starter=0"]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, check=True)
    assert record.result is not None
    assert done.stderr == ""
    assert f"Red, {record.result.points[0]}" in done.stdout.split("The game is over.")[1]


@pytest.mark.usefixtures("hasty")
def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    games = []
    for name in ("one", "two"):
        tablee("play", "pueblo", "--seed", 7, "--bots", "random", "--save", tmp_path / name)
        games.append([line.do for line in Record.load(tmp_path / name).lines])
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
    assert "“dance” is nothing you can do here" in page


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
    assert page.count("34 7 ") == 2  # the board, again when asked


def test_short_rules_and_the_position_in_words_are_told() -> None:
    page = tablee("play", "pueblo", "--seat", "all", typed="rules\nwords\nquit\n").output
    assert "Everybody builds on one shared heap of stones" in page
    assert "It is the turn of" in page


@pytest.mark.parametrize(
    ("lang", "typed", "meant"),
    [
        ("en", "set colored NE d4", "Did you mean: set coloured NE d4"),
        ("en", "sett coloured", "Did you mean: set coloured"),
        ("en", "udno", "Did you mean: undo"),
        ("fr", "sett coloured NE d4", "Vouliez-vous dire : set coloured NE d4"),
    ],
)
def test_a_mistyped_action_or_command_is_guessed_and_not_done(lang: str, typed: str, meant: str) -> None:
    page = tablee("play", "pueblo", "--seat", "all", "--lang", lang, typed=f"{typed}\nlog\nquit\n").output
    assert meant in page.replace("\N{NO-BREAK SPACE}", " ")
    assert ("Nothing has happened yet." if lang == "en" else "encore rien passé") in page


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("name", ["agora", "balconia", "barracuda", "gaudi", "pueblo"])
def test_the_end_says_who_won_and_ones_own_place(name: str) -> None:
    page = tablee("play", name, "--seed", 2, "--bots", "novice").output
    _, end = page.split("The game is over.\n", 1)
    assert " wins with " in end or " share the victory with " in end
    assert "You have won." in end or ") are number " in end


def test_the_others_are_told_by_shape_and_name() -> None:
    page = tablee("play", "pueblo", "--option", "starter=1", "--bots", "novice", "--seed", 1, typed="quit\n").output
    assert "  ● Blue sets a blue stone on " in page


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
    page = tablee("play", "pueblo", "--players", 3, "--seat", 1, "--bots", "random,3", typed="").output
    assert "Red: bot, random" in page
    assert "Blue: you" in page
    assert "Green: bot, steady" in page
    wrong = tablee("play", "pueblo", "--players", 4, "--bots", "random,greedy")
    assert (wrong.exit_code, "2 levels were given for 3 bots" in wrong.stderr) == (2, True)


def test_hidden_choices_stay_hidden_behind_a_curtain(harbor: AnyGame) -> None:
    page = tablee("play", harbor.name, "--seat", "all", "--seed", 3, typed="bid 1\nbid 2\nquit\n").output
    _, blue = page.split("Blue, it is your turn. The others look away.", 1)
    sealed, opened = blue.split("The fists open", 1)
    assert "Red closes a fist." in sealed
    assert "You hold 1" not in sealed
    assert "closed over 1" not in sealed
    assert "Blue takes pier" in opened


def test_a_whole_hidden_game_among_people(harbor: AnyGame, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    typed = "bid 0\n" * 60
    page = tablee("play", harbor.name, "--players", 3, "--seat", "all", "--seed", 3, "--save", file, typed=typed).output
    assert "The game is over." in page
    assert answer("verify", file)["verified"] is True


@pytest.mark.parametrize("leaving", [b"quit\n", b"\x03", b"\x04"], ids=["quit", "Ctrl-C", "Ctrl-D"])
def test_in_a_plain_terminal_one_leaves_politely(leaving: bytes) -> None:
    """Through a pseudo-terminal: the prompt appears, an answer is carried out, nothing looks like a crash."""
    with in_terminal("--plain") as terminal:
        screen = read_until(terminal, "Red (set coloured")
        os.write(terminal, b"set coloured NE d4\n")
        screen += read_until(terminal, "Red (walk")
        screen += read_until(terminal, "You left the game.", pressing=leaving)
    assert "Traceback" not in screen


@pytest.mark.parametrize("leaving", [b"qq", b"\x03"], ids=["q twice", "Ctrl-C"])
def test_a_terminal_shows_the_full_screen_and_is_given_back(leaving: bytes) -> None:
    with in_terminal() as terminal:
        screen = read_until(terminal, "Choose the cell")
        assert "\x1b[?1049h" in screen  # another screen, so that nothing of the terminal is lost
        screen = read_until(terminal, "You left the game.", pressing=leaving)
    assert "\x1b[?1049l" in screen
    assert "Traceback" not in screen


@contextmanager
def in_terminal(*options: str) -> Iterator[int]:
    """A game of two people in a pseudo-terminal of 80 x 24, which they have to leave."""
    terminal, inside = pty.openpty()
    termios.tcsetwinsize(inside, (24, 80))
    command = [sys.executable, "-m", "tablee", "play", "pueblo", "--seat", "all", "--option", "starter=0", *options]
    with subprocess.Popen(
        command,
        stdin=inside,
        stdout=inside,
        stderr=inside,
        env=os.environ | {"TERM": "xterm-256color"},
        start_new_session=True,
        preexec_fn=take_terminal,
    ) as running:
        os.close(inside)
        try:
            yield terminal
            assert running.wait() == 0
        finally:
            running.kill()  # otherwise a failure would wait for ever
    os.close(terminal)


def take_terminal() -> None:
    """Make the pseudo-terminal the one that sends Ctrl-C, to which a process in the background might be deaf."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def read_until(terminal: int, words: str, pressing: bytes = b"") -> str:
    """What the screen shows up to these words. A key may have to be pressed again: readline misses a Ctrl-C that comes
    between its prompt and its waiting."""
    seen = b""
    for _ in range(12):
        os.write(terminal, pressing)
        while words.encode() not in seen and select.select([terminal], [], [], 5)[0]:
            try:
                seen += os.read(terminal, 4096)
            except OSError:  # the other side has gone
                break
        if words.encode() in seen:
            break
    screen = seen.decode(errors="replace")  # the last letter may be cut in two
    assert words in screen
    return screen
