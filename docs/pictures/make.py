"""Makes the pictures of the README from the running program: `PYTHONPATH=tests python docs/pictures/make.py`."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from browser.conftest import FLAGS
from browser.page_kit import DESKTOP, PHONE, Person
from browser.test_agora_play import Walker
from browser.test_balconia_page import Neighbour
from browser.test_barracuda_page import Barkeeper
from browser.test_gaudi_page import take_step
from playwright.sync_api import Browser, sync_playwright
from web.site_kit import Site, running

HERE = Path(__file__).parent


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, running(Path(folder), thinker=None) as site, sync_playwright() as player:
        browser = player.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        pages(browser, site)
        a_game(browser, site)
        other_games(browser, site)
        on_a_phone(browser, site)


def pages(browser: Browser, site: Site) -> None:
    person = Person(browser, site, size=DESKTOP)
    for name, path in (("home", "/"), ("new-table", "/new?game=pueblo"), ("rules", "/rules/pueblo#PUE-26")):
        person.open(path)
        person.page.screenshot(path=HERE / f"{name}.png")
    person.close()


def a_game(browser: Browser, site: Site) -> None:
    person = Person(browser, site, size=DESKTOP)
    person.open("/")
    person.page.locator(".hero .primary").click()
    turn = 0
    while person.wait_for_turn_or_end():
        turn += 1
        if turn == 6:
            person.page.locator(".offer[data-slot=stone]").first.click()
            person.page.locator("#panel-plan [data-place].lit[data-x]").last.click()
            person.page.locator("[data-confirm=set]").click()
            person.page.locator(".offer[data-slot=steps]").nth(2).click()
            person.page.wait_for_timeout(600)
            person.page.screenshot(path=HERE / "table.png")
            person.page.locator("[data-confirm=walk]").click()
            person.page.wait_for_timeout(600)
        else:
            person.take_turn()
    person.page.wait_for_timeout(1500)
    person.page.screenshot(path=HERE / "end.png")
    person.close()


def other_games(browser: Browser, site: Site) -> None:
    for game, player, turns in (
        ("agora", Walker, 12),
        ("balconia", Neighbour, 9),
        ("gaudi", Paver, 14),
        ("barracuda", Barkeeper, 9),
    ):
        person = player(browser, site, size=DESKTOP)
        person.open("/")
        person.page.locator(f"form[action='/play/{game}'] button").last.click()
        while turns and person.wait_for_turn_or_end():
            person.take_turn()
            turns -= 1
        person.wait_for_turn_or_end()
        person.page.evaluate("scrollTo(0, 0)")
        person.page.wait_for_timeout(1000)
        person.page.screenshot(path=HERE / f"{game}.png")
        person.close()


class Paver(Person):
    def take_turn(self) -> None:
        take_step(self, self.dice)


def on_a_phone(browser: Browser, site: Site) -> None:
    person = Person(browser, site, size=PHONE, lang="fr-FR", device_scale_factor=2)
    person.open("/")
    person.page.locator(".hero .primary").click()
    for _ in range(4):
        person.wait_for_turn_or_end()
        person.take_turn()
    person.wait_for_turn_or_end()
    person.page.wait_for_timeout(600)
    person.page.screenshot(path=HERE / "table-phone.png")
    person.close()


if __name__ == "__main__":
    main()
