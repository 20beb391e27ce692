"""A real Chromium: found, or installed where that is possible; otherwise these tests say why they are skipped."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.page_kit import PATIENCE
from playwright.sync_api import Browser, expect, sync_playwright
from web.site_kit import Site, running

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


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with running(tmp_path) as site:
        yield site
