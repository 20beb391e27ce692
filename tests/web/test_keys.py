"""The secret of a site is written whole or not at all, and never replaced unasked."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tablee.web.keys import BYTES, NAME, derived, prepare, site_secret


def nowhere(folder: Path) -> str:
    return f"sqlite:///{folder / 'tablee.sqlite'}"


def test_it_is_made_once(tmp_path: Path) -> None:
    secret = site_secret(tmp_path)
    assert len(secret) == BYTES
    assert site_secret(tmp_path) == secret
    assert [path.name for path in tmp_path.iterdir()] == [NAME]


@pytest.mark.parametrize("broken", ["os.fsync", "os.link"])
def test_a_disk_that_fails_leaves_nothing_half_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str) -> None:
    """The next start would find a short key otherwise, and never start again."""

    def full(*_what: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(broken, full)
    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(OSError, match="No space left"):
        site_secret(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_two_servers_that_start_at_once_have_one_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    faster = bytes(range(BYTES))
    link = os.link

    def late(unfinished: Path, path: Path) -> None:
        path.write_bytes(faster)
        link(unfinished, path)

    monkeypatch.setattr("os.link", late)
    assert site_secret(tmp_path) == faster


def test_where_there_are_no_links_it_is_renamed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(*_what: object) -> None:
        raise OSError(95, "Operation not supported")

    monkeypatch.setattr("os.link", unknown)
    assert site_secret(tmp_path) == site_secret(tmp_path)


@pytest.mark.skipif(os.name != "posix", reason="other systems have other permissions")
def test_it_is_for_the_owner_alone_even_if_it_was_not(tmp_path: Path) -> None:
    site_secret(tmp_path)
    (tmp_path / NAME).chmod(0o644)
    site_secret(tmp_path)
    assert (tmp_path / NAME).stat().st_mode & 0o777 == 0o600


def test_a_new_one_on_purpose_keeps_the_former_beside_it(tmp_path: Path) -> None:
    former = site_secret(tmp_path)
    prepare(tmp_path, nowhere(tmp_path), anew=True)
    assert site_secret(tmp_path) != former
    assert (tmp_path / NAME).with_suffix(".old").read_bytes() == former


def test_the_first_start_needs_no_word(tmp_path: Path) -> None:
    prepare(tmp_path, nowhere(tmp_path))
    prepare(tmp_path, nowhere(tmp_path))


def test_keys_for_different_purposes_have_nothing_in_common(tmp_path: Path) -> None:
    secret = site_secret(tmp_path)
    assert len({secret, derived(secret, "csrf"), derived(secret, "signature")}) == 3
