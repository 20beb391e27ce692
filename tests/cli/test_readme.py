"""What README.md shows is what happens."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from commands import tablee

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
MORE = "…"  # stands for lines left out


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)


def session() -> list[tuple[str, str]]:
    """(command, what it prints) in order."""
    parts = re.split(r"^\$ (.*)\n", "".join(blocks("console")), flags=re.MULTILINE)[1:]
    return list(zip(parts[::2], parts[1::2], strict=True))


def test_the_library_example_runs(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (example,) = blocks("python")
    monkeypatch.chdir(tmp_path)
    exec(compile(example, "README.md", "exec"), {})  # noqa: S102  # our own words
    refused, standing = capsys.readouterr().out.splitlines()
    assert refused == "The auction is on: bid or pass."
    assert re.fullmatch(r"Standing\(points=\(\d+, \d+, \d+\), ranks=\(\d, \d, \d\)\)", standing)
    assert len([line for line in example.splitlines() if line.strip()]) <= 12


def test_the_session_shows_several_commands() -> None:
    assert len(session()) >= 4


@pytest.mark.parametrize(("command", "shown"), session())
def test_the_session_is_what_the_commands_print(command: str, shown: str) -> None:
    name, *args = shlex.split(command)
    assert name == "tablee"
    simplified = counted if "simulate" in args else trimmed
    printed = simplified(tablee(*args).output)
    pattern = ".*".join(re.escape(part) for part in simplified(shown).split(MORE))
    assert re.fullmatch(pattern, printed, re.DOTALL), printed


def trimmed(page: str) -> str:
    return "\n".join(line.rstrip() for line in page.splitlines()).strip()


def counted(page: str) -> str:
    """Without the numbers themselves: they change with the bots and the machine."""
    return re.sub(r"\d+(\.\d+)?", "1", re.sub(r"[ ─]+", " ", trimmed(page)))
