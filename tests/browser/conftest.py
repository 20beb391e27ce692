"""A real Chromium: found, or installed where that is possible; otherwise these tests say why they are skipped."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from browser.page_kit import PATIENCE
from playwright.sync_api import Browser, expect, sync_playwright
from table.house_kit import QuickThinker
from web.site_kit import Site, running, unhurried

from tablee.engine.luck import key_from
from tablee.engine.values import View
from tablee.table import deal
from tablee.table.values import Header, Place

FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"]
FLAGS += ["--disable-background-networking", "--disable-component-update", "--disable-sync"]

expect.set_options(timeout=PATIENCE)


def find_chromium() -> str:
    """The path of a browser, or the reason why there is none."""
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    found = next(filter(None, map(shutil.which, names)), "")
    if found or not shutil.which("apt-get") or os.geteuid() != 0:
        return found
    for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "chromium"]):
        subprocess.run(command, check=False, capture_output=True)
    return shutil.which("chromium") or ""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One for each module: while it is there its event loop runs, and no test of that worker can run another."""
    path = find_chromium()
    if not path:
        pytest.skip("no Chromium here, and it could not be installed: install the package chromium to run these tests")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield chromium
        chromium.close()


class SteadyThinker(QuickThinker):
    """Any legal action, the same ones each time: what it does depends on how often it was asked."""

    async def think(self, game: str, view: View, level: str, seed: int) -> str:
        return await super().think(game, view, level, len(self.seen))


@pytest.fixture(autouse=True)
def luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test has deals of its own, the same ones each time: what fails, fails again. Soaks meet every luck."""
    tables = dict[str, int]()  # the first, the second ... by their ids

    def luck_key(header: Header, _places: Sequence[Place]) -> bytes:
        return key_from(request.node.nodeid, tables.setdefault(header.id, len(tables)))

    if not request.node.get_closest_marker("soak"):
        monkeypatch.setattr(deal, "luck_key", luck_key)


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with running(tmp_path, SteadyThinker(), admin_token="a token for tests alone", budget=unhurried()) as site:  # noqa: S106
        yield site
