"""`tablee serve`: what is checked before the server starts."""

from __future__ import annotations

import asyncio
import socket
from contextlib import closing
from pathlib import Path

import pytest
from commands import tablee
from table.house_kit import HERE, LEA, QuickThinker, pueblo

from tablee.table.house import House
from tablee.table.hub import Hub
from tablee.table.sqlite import locked
from tablee.table.store import Store
from tablee.web.app import Settings, default_data
from tablee.web.keys import NAME, prepare


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, object]]:
    """How the server was started, instead of starting it."""
    found: list[dict[str, object]] = []
    monkeypatch.setattr("tablee.web.app.serve", lambda **how: found.append(how))
    monkeypatch.setattr("tablee.cli.serve.check_place", lambda _host, _port: None)
    for name in ("TABLEE_DATA", "DATABASE_URL", "TABLEE_HOSTS", "TABLEE_PROXIES", "TABLEE_CONTACT"):
        monkeypatch.delenv(name, raising=False)
    return found


def test_alone_it_serves_and_opens_the_browser(served: list[dict[str, object]]) -> None:
    assert tablee().exit_code == 0
    settings = Settings(data=default_data())
    assert served == [{"host": "127.0.0.1", "port": 8000, "settings": settings, "open_browser": True, "door": None}]


def test_everything_can_be_said(served: list[dict[str, object]], tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    names = ("--host-name", "play.example.org", "--host-name", "example.org", "--contact", "mailto:me@example.org")
    kept = ("--data", tmp_path, "--database", url, "--unused-days", 3, "--unfinished-days", "inf")
    tablee("serve", "--host", "0.0.0.0", "--port", 8123, "--trusted-proxy", "10.0.0.0/8", *names, *kept)  # noqa: S104
    assert {"host": "0.0.0.0", "port": 8123}.items() <= served[0].items()  # noqa: S104
    assert served[0]["settings"] == Settings(
        data=tmp_path,
        database=url,
        hosts=("play.example.org", "example.org"),
        proxies=("10.0.0.0/8",),
        contact="mailto:me@example.org",
        unused_days=3.0,
        unfinished_days=float("inf"),
    )


def test_the_environment_may_say_where_things_are_kept(
    served: list[dict[str, object]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("TABLEE_DATA", str(tmp_path))
    monkeypatch.setenv("TABLEE_HOSTS", "play.example.org example.org")
    tablee("serve")
    assert served[0]["settings"] == Settings(data=tmp_path, hosts=("play.example.org", "example.org"))


@pytest.mark.parametrize("given", [("--host-name", "https://example.org"), ("--host-name", "example.org:80")])
def test_a_name_is_written_without_anything_around_it(tmp_path: Path, given: tuple[str, str]) -> None:
    result = tablee("serve", *given, "--data", tmp_path, "--fd", 0)
    assert result.exit_code == 2
    assert "is no name of a host" in result.stderr


def test_a_proxy_is_an_address_or_a_network(tmp_path: Path) -> None:
    result = tablee("serve", "--trusted-proxy", "example.org", "--data", tmp_path, "--fd", 0)
    assert result.exit_code == 2
    assert result.stderr.startswith("tablee: That is no address of a proxy")


@pytest.mark.parametrize("url", ["nonsense", "nodb://x", "sqlite://", "postgresql://x"])
def test_a_database_address_must_be_one(served: list[dict[str, object]], url: str) -> None:
    result = tablee("serve", "--database", url)
    assert (result.exit_code, served) == (2, [])
    assert result.stderr.startswith(f"tablee: ‘{url}’ is no database address")


def test_a_port_in_use_is_called_so() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        result = tablee("serve", "--port", port)
    assert result.exit_code == 2
    assert f"Nobody can listen on port {port} of 127.0.0.1" in result.stderr


def test_a_host_must_exist() -> None:
    assert "Nobody can listen on port 8000 of no such host" in tablee("serve", "--host", "no such host").stderr


def test_a_folder_in_use_is_called_so(tmp_path: Path) -> None:
    with closing(locked(tmp_path / "tablee.sqlite")):
        result = tablee("serve", "--data", tmp_path, "--fd", 0)
    assert result.exit_code == 2
    assert result.stderr.startswith("tablee: The file ‘")
    assert "belongs to a server that is running" in result.stderr


def test_a_damaged_key_is_called_so_in_one_sentence(tmp_path: Path) -> None:
    """The machine stopped, or the disk was full, while it was written."""
    for found in (b"", b"short", bytes(33)):
        (tmp_path / NAME).write_bytes(found)
        result = tablee("serve", "--data", tmp_path, "--fd", 0)
        assert result.exit_code == 2
        assert result.stderr.startswith("tablee: The key of the cookies, ‘")
        assert f"is damaged: it has {len(found)} bytes instead of 32." in result.stderr
        assert len(result.stderr.splitlines()) == 1
        assert (tmp_path / NAME).read_bytes() == found


def test_a_lost_key_is_not_replaced_unasked(tmp_path: Path) -> None:
    """Everybody would lose their seats for ever, and nobody would know why."""
    asyncio.run(with_a_table(tmp_path))
    result = tablee("serve", "--data", tmp_path, "--fd", 0)
    assert result.exit_code == 2
    assert "is gone, but there are tables" in result.stderr
    assert "--new-key" in result.stderr
    assert not (tmp_path / NAME).exists()
    prepare(tmp_path, Settings(tmp_path).url, anew=True)
    assert len((tmp_path / NAME).read_bytes()) == 32


async def with_a_table(folder: Path) -> None:
    house = House(store := Store(Settings(folder).url), Hub(), QuickThinker())
    await store.open()
    await store.save_player(LEA, "Léa", 0.0)
    await pueblo(house, HERE, HERE)
    await house.close()
