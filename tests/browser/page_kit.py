"""A person at the page: clicks what is lit, confirms, and reads what is shown."""

from __future__ import annotations

import random
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Browser, Page, expect
from web.site_kit import Site

DESKTOP, PHONE = (1400, 950), (360, 740)
PATIENCE = 60_000  # milliseconds for anything a page is waited for: a busy machine is no failure
GLANCE = 50  # milliseconds between two looks at several pages


def seldom(value: object, *, id: str | None = None) -> Any:  # noqa: A002
    """A further case of the same kind, tried in soaks alone: browsers are slow."""
    return pytest.param(value, marks=pytest.mark.soak, id=id)


AnyPerson = TypeVar("AnyPerson", bound="Person")


class Person:
    def __init__(
        self,
        browser: Browser,
        site: Site,
        *,
        lang: str = "en-GB",
        size: tuple[int, int] = DESKTOP,
        pace: str = "instant",
        **more: Any,
    ) -> None:
        more.setdefault("service_workers", "block")
        self.context = browser.new_context(
            locale=lang, viewport={"width": size[0], "height": size[1]}, base_url=site.address, **more
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(f"if (!localStorage['tablee-pace']) localStorage['tablee-pace'] = '{pace}'")
        self.page: Page = self.context.new_page()
        self.problems: list[str] = []
        self.page.on("pageerror", lambda problem: self.problems.append(str(problem)))
        self.page.on("console", lambda line: self.problems.append(line.text) if line.type == "error" else None)
        self.narrow = size[0] < 960
        self.dice = random.Random(7)

    def open(self, path: str) -> None:
        self.page.goto(path)

    def my_turn(self) -> bool:
        self.page.wait_for_load_state()  # what is lit is lit by the scripts
        return "my-turn" in (self.page.locator("main.table").get_attribute("class") or "")

    def step(self) -> int:
        return int(self.page.locator("main.table").get_attribute("data-step") or 0)

    def take_turn(self) -> None:
        """Set a stone on a lit cell of the plan, then walk the chief."""
        page = self.page
        page.wait_for_load_state()
        if self.narrow:
            page.locator('[data-view="plan"]').click()
        before = self.step()
        stones = page.locator(".offer[data-slot=stone]")
        first = not self.narrow  # a narrow page shows them when a cell is chosen
        if first and stones.count() > 1:
            stones.nth(self.dice.randrange(2)).click()
        lit = page.locator("#panel-plan [data-place].lit[data-x]")
        expect(lit.first).to_be_visible()
        lit.nth(self.dice.randrange(lit.count())).click()
        if not first and stones.count() > 1:
            stones.nth(self.dice.randrange(2)).click()
        page.locator("[data-confirm=set]").click()
        expect(page.locator("[data-confirm=walk]")).to_be_visible()
        if self.narrow:
            page.locator('[data-view="heap"]').click()
        page.locator(".offer[data-slot=steps]").nth(self.dice.randrange(4)).click()
        page.locator("[data-confirm=walk]").click()
        expect(page.locator(f'main.table:not([data-step="{before}"]):not([data-step="{before + 1}"])')).to_be_visible()

    def wait_for_turn_or_end(self) -> bool:
        """Whether it is this person's turn; False when the game is over."""
        expect(self.page.locator("main.table.my-turn, main.table:has(#end.shown)")).to_be_visible()
        return self.my_turn()

    def sees_the_end(self) -> bool:
        return self.page.locator("#end.shown").count() > 0

    def scrolls_sideways(self) -> bool:
        return bool(self.page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))

    def close(self) -> None:
        self.context.close()


def gather(host: Person, *friends: Person) -> None:
    """From the host's room to the table: everybody sits down and is ready, and the game begins."""
    expect(host.page.locator("#room")).to_be_visible()
    for friend in friends:
        friend.open(host.page.url)
        friend.page.locator("#sit").click()
        friend.page.locator("#ready").click()
    host.page.locator("#start").click()
    for person in (host, *friends):
        expect(person.page.locator("main.table .seat.acting").first).to_be_visible()


def turn_or_end(*people: AnyPerson) -> AnyPerson | None:
    """The one who is to act, as soon as that shows on a page; None as soon as one page shows the end."""
    for _ in range(PATIENCE // GLANCE):
        for person in people:
            if person.my_turn():
                return person
        if any(person.sees_the_end() for person in people):
            return None
        people[0].page.wait_for_timeout(GLANCE)
    raise AssertionError("nobody is to act, and the game is not over")


def whose_turn(*people: AnyPerson) -> AnyPerson:
    """The one who is to act in a game that goes on."""
    found = turn_or_end(*people)
    assert found is not None, "the game is over"
    return found
