"""Games played blind: by the keyboard alone, from the roles and names that a screen reader tells, and from nothing else."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

import pytest
from browser.page_kit import GLANCE, PATIENCE, Person
from playwright.sync_api import Browser, expect
from web.site_kit import Site

pytestmark = pytest.mark.browser
SEATS = {"agora": 3, "balconia": 2, "barracuda": 3, "gaudi": 2, "pueblo": 2}
SHORT = {"gaudi": "short", "pueblo": "", "agora": "", "balconia": "", "barracuda": ""}  # an option that makes games short
NO_CHOICE = {"Log", "View", "Since your last turn", "Seats"}  # regions and groups in which nothing is decided
NO_DEED = {"Undo", "One less", "One more"}
ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]
MOST_KEYS = 3000  # for one decision
ROUND = 60  # after so many one has been everywhere


class Heard(NamedTuple):
    """What is said of the thing that has the focus."""

    role: str
    name: str
    states: frozenset[str]
    around: frozenset[str]  # names of the regions and groups it stands in

    @property
    def is_place(self) -> bool:
        """Something to choose: it can be pressed, and is not yet."""
        able = self.role == "button" and "off" in self.states and "disabled" not in self.states
        return able and not self.around & NO_CHOICE

    @property
    def is_deed(self) -> bool:
        able = self.role == "button" and not self.states & {"on", "off", "disabled"} and self.name not in NO_DEED
        return able and "Your move" in self.around and not self.around & NO_CHOICE


class Listener(Person):
    """Hears what has the focus, and presses keys."""

    def sit_down(self, game: str) -> None:
        self.open(f"/new?game={game}")
        page = self.page
        page.locator(f'label:has(input[name="seats"][value="{SEATS[game]}"])').click()
        if SHORT[game]:
            page.locator(f'[name="option_{SHORT[game]}"]').first.check(force=True)
        page.get_by_role("button", name="Open the table").click()
        expect(page.get_by_role("region", name="Your move")).to_be_visible()
        self.line = page.context.new_cdp_session(page)
        self.line.send("Accessibility.enable")
        self.dice = random.Random(11)

    def hear(self) -> Heard:
        focused = self.line.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]["objectId"]
        here, *above = self.line.send("Accessibility.getAXNodeAndAncestors", {"objectId": focused})["nodes"]
        around = frozenset(said(node, "name") for node in above)
        return Heard(said(here, "role"), said(here, "name"), frozenset(states(here)), around)

    def decide(self) -> None:
        """From stop to stop: choose once in every group, do what can be done as soon as one hears of it. Who comes round
        again chooses one thing anew: not everything goes with everything."""
        filled: set[frozenset[str]] = set()
        for key in range(MOST_KEYS):
            heard = self.hear()
            if heard.is_deed and self.dice.random() < 0.8:
                before = self.heading()
                self.page.keyboard.press("Enter")
                return self.wait_for_change(before)
            if key % ROUND == 0:
                filled.clear()
            again = key >= ROUND
            if heard.is_place and not (filled if again else heard.around in filled) and self.dice.random() < 1 - again / 2:
                filled.add(heard.around)
                self.choose()
            self.page.keyboard.press("Tab")
        raise AssertionError(f"nothing could be done: {self.heading()}")

    def choose(self) -> None:
        """Something near, which arrows may lead to, or the first thing that stands there or is offered."""
        for _ in range(self.dice.choice([0, 0, 0, 1, 3])):
            self.page.keyboard.press(self.dice.choice(ARROWS))
        for _ in range(12):
            if self.hear().is_place:
                self.page.keyboard.press(self.dice.choice(["Space"] * 4 + ["1"]))
                return
            self.page.keyboard.press(self.dice.choice(ARROWS))

    def decline_lesson(self) -> None:
        """Who plays a game for the first time is offered its lesson, and says that once."""
        self.page.locator('form[action$="/decline"]').evaluate("form => form.submit()")
        expect(self.page.locator('form[action$="/decline"]')).to_have_count(0)

    def heading(self) -> list[str]:
        """What the page says by itself: what to do, and what happened."""
        return self.page.get_by_role("status").all_inner_texts()

    def wait_for_change(self, before: list[str]) -> None:
        for _ in range(PATIENCE // GLANCE):
            if self.heading() != before:
                return
            self.page.wait_for_timeout(GLANCE)

    def must_act(self) -> bool:
        """As soon as it is this person's turn; False at the end."""
        for _ in range(PATIENCE // GLANCE):
            if self.page.title().startswith("●"):
                return True
            if self.page.get_by_role("button", name="Rematch").count():
                return False
            self.page.wait_for_timeout(GLANCE)
        raise AssertionError(f"nothing goes on: {self.heading()}")


def said(node: dict[str, Any], what: str) -> str:
    return str(node.get(what, {}).get("value", ""))


def states(node: dict[str, Any]) -> list[str]:
    found = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
    pressed = {"true": "on", "false": "off"}.get(str(found.get("pressed", "")).lower(), "")
    return [name for name in (pressed, "disabled" if found.get("disabled") else "") if name]


@pytest.mark.parametrize("game", SEATS)
def test_the_first_turns_are_played_blind(browser: Browser, site: Site, game: str) -> None:
    person = Listener(browser, site)
    person.sit_down(game)
    person.decline_lesson()
    for _ in range(5):
        if person.must_act():
            person.decide()
    assert person.problems == []
    person.close()


@pytest.mark.soak
@pytest.mark.parametrize("game", SEATS)
def test_a_whole_game_is_played_blind(browser: Browser, site: Site, game: str) -> None:
    person = Listener(browser, site)
    person.sit_down(game)
    person.decline_lesson()
    while person.must_act():
        person.decide()
    told = " ".join(person.heading())
    assert "you" in told.lower()
    assert person.problems == []
    person.close()
