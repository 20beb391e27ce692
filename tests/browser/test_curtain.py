"""People who share a device: two of them on one, somebody else on another, and a bot."""

from __future__ import annotations

import pytest
from browser.page_kit import PHONE, Person, gather, turn_or_end
from browser.test_barracuda_page import Barkeeper
from playwright.sync_api import Browser, WebSocket, expect
from web.site_kit import Site

pytestmark = pytest.mark.browser
HELD = "purse-sum"  # stands in every drawing of somebody's wallet, and in no other
RESTORED = """() => {
  dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
  const left = document.querySelector("main.table").innerHTML;
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  return left;
}"""


class Sharer(Barkeeper):
    """Who plays for two: lifts the curtain when asked to. Remembers what came through the line since it fell."""

    def __init__(self, browser: Browser, site: Site, *, size: tuple[int, int]) -> None:
        super().__init__(browser, site, size=size)
        self.told: list[str] = []
        self.page.on("websocket", self.listen)

    def listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda told: self.told.append(str(told)))

    @property
    def curtain(self) -> bool:
        return self.page.locator("[data-lift]").count() > 0

    def my_turn(self) -> bool:
        return self.curtain or super().my_turn()

    def take_turn(self) -> None:
        if not self.curtain:
            super().take_turn()
            return
        since = max([at for at, told in enumerate(self.told) if "data-lift" in told], default=0)
        assert not any(HELD in told for told in self.told[since:])
        assert HELD not in self.page.content()
        self.page.locator("[data-lift]").click()
        expect(self.page.locator("main.my-turn")).to_be_visible()
        assert HELD in self.page.content()
        expect(self.page.locator("#panel-purse svg")).to_have_count(1)


def open_room(sharer: Sharer) -> None:
    """Two on this device, one by invitation, one bot."""
    sharer.open("/new?game=barracuda")
    sharer.page.locator('label:has(input[name="seats"][value="4"])').click()
    for seat, chair in enumerate(("here", "here", "link", "novice")):
        sharer.page.locator(f"select[name=chair_{seat}]").select_option(chair)
    sharer.page.locator("button.primary[type=submit]").click()


@pytest.mark.parametrize("size", [(1366, 768), PHONE], ids=["desk", "phone"])
def test_two_on_one_device_play_with_one_far_away_and_a_bot(browser: Browser, site: Site, size: tuple[int, int]) -> None:
    sharer, far = Sharer(browser, site, size=size), Barkeeper(browser, site)
    open_room(sharer)
    gather(sharer, far)
    for _ in range(16):
        acting: Person | None = turn_or_end(sharer, far)
        assert acting is not None
        acting.take_turn()
    assert sharer.problems == far.problems == []
    sharer.close()
    far.close()


def test_a_page_that_comes_back_has_its_curtain_down(browser: Browser, site: Site) -> None:
    sharer = Sharer(browser, site, size=PHONE)
    sharer.open("/new?game=balconia")
    sharer.page.locator("select[name=chair_1]").select_option("here")
    sharer.page.locator("button.primary[type=submit]").click()
    page = sharer.page
    for leave in (page.reload, lambda: (page.goto("/about"), page.go_back())):
        page.locator("[data-lift]").click()
        expect(page.locator("main.my-turn")).to_be_visible()
        leave()
        expect(page.locator("[data-lift]")).to_be_visible()
        assert "my-turn" not in (page.locator("main.table").get_attribute("class") or "")
    page.locator("[data-lift]").click()
    expect(page.locator("main.my-turn")).to_be_visible()
    assert page.evaluate(RESTORED) == "", "what the browser keeps in its memory"
    expect(page.locator("[data-lift]")).to_be_visible()
    sharer.close()
