"""Barracuda through the page: four people in four browsers, two of them on phones, two languages, light and dark."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser.page_kit import PHONE, Person, gather, turn_or_end, whose_turn
from playwright.sync_api import Browser, Locator, expect
from web.site_kit import Site

pytestmark = pytest.mark.browser

SHOTS = os.environ.get("TABLEE_SHOTS")  # a folder for pictures to look at
SLOTS = {"open": "closed", "partner": "place", "takeover": "bar", "auction": "own"}

# Presses a button if it is still there, and tells which question it answered.
ASKED_AND_ANSWERED = """verb => {
  const button = document.querySelector(`[data-do=${verb}]`);
  if (!button) return null;
  const question = document.querySelector("#prompt").textContent;
  button.click();
  return question;
}"""


class Barkeeper(Person):
    """Plays by what is lit: bars of the promenade, bills of the wallet, bids on the table."""

    def verbs(self) -> set[str]:
        buttons = self.page.locator("#action [data-do], #action [data-confirm]")
        return set(buttons.evaluate_all("all => all.map(({ dataset }) => dataset.do || dataset.confirm)"))

    def answer(self, verb: str) -> None:
        """A button that needs nothing else."""
        self.act(self.page.locator(f"[data-do={verb}]"))

    def answer_call(self, verb: str) -> None:
        """The same where somebody else's call may come first and end the question."""
        question = self.page.evaluate(ASKED_AND_ANSWERED, verb)
        if question is not None:
            expect(self.page.locator("#prompt")).not_to_have_text(question)

    def confirm(self, verb: str) -> None:
        self.act(self.page.locator(f"[data-confirm={verb}][aria-disabled=false]"))

    def act(self, button: Locator) -> None:
        """Press, and wait until this person's question is another one."""
        prompt = self.page.locator("#prompt")
        question = prompt.text_content() or ""
        button.click()
        expect(prompt).not_to_have_text(question)

    def choose(self, verb: str, at: int | None = None) -> None:
        """Touch a lit bar of the promenade, and confirm."""
        lit = self.page.locator(f"#panel-front .half.lit[data-slot={SLOTS[verb]}]")
        expect(lit.first).to_be_visible()
        lit.nth(self.dice.randrange(lit.count()) if at is None else at).locator(".touch").click()
        self.confirm(verb)

    def put_in(self, *bills: str) -> None:
        """Touch bills of the wallet; on a phone it has come up by itself."""
        for bill in bills:
            expect(self.page.locator(f"#purse-{bill}")).to_be_visible()
            self.page.locator(f"#purse-{bill}").click()

    def press_in(self, *bills: str) -> None:
        """The same with the keyboard."""
        for bill in bills:
            self.page.locator(f"#purse-{bill}").focus()
            self.page.keyboard.press("Enter")

    def holds(self, amount: str, bills: int) -> None:
        """What is written on the envelope."""
        expect(self.page.locator("#purse-envelope")).to_contain_text(amount)
        expect(self.page.locator("#purse-envelope")).to_contain_text(f" {bills} ")

    def take_turn(self) -> None:
        verbs = self.verbs()
        if "decline" in verbs:
            self.answer_call("decline" if self.dice.random() < 0.9 else "call")
        elif "fill" in verbs:
            self.fill()
        elif verbs & {"accept", "refuse"}:
            self.answer("refuse" if "refuse" in verbs and self.dice.random() < 0.4 else "accept")
        elif "take" in verbs:
            self.page.locator("#panel-dealings [data-slot=bid].lit").first.click()
            self.confirm("take")
        elif verbs & SLOTS.keys():
            self.choose(self.dice.choice([verb for verb in SLOTS if verb in verbs]))
        else:
            self.answer("close" if "close" in verbs else "done")

    def fill(self) -> None:
        """Notes that still fit, one by one, until the envelope may be closed."""
        while not self.page.locator("[data-confirm=fill][aria-disabled=false]").count():
            self.page.locator("#panel-purse .stack.lit").last.click()
        self.confirm("fill")

    def shot(self, name: str) -> None:
        if SHOTS:
            Path(SHOTS).mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=f"{SHOTS}/{name}.png")


def four_people(browser: Browser, site: Site) -> list[Barkeeper]:
    host = Barkeeper(browser, site)
    friends = [
        Barkeeper(browser, site, lang="fr-FR", size=PHONE),
        Barkeeper(browser, site, color_scheme="dark"),
        Barkeeper(browser, site, lang="fr-FR", size=PHONE, color_scheme="dark"),
    ]
    host.open("/new?game=barracuda")
    host.page.locator('label:has(input[name="seats"][value="4"])').click()
    for seat in (1, 2, 3):
        host.page.locator(f'select[name="chair_{seat}"]').select_option("link")
    host.page.get_by_role("button", name="Open the table").click()
    gather(host, *friends)
    return [host, *friends]


def first_round(people: list[Barkeeper]) -> None:
    """Everybody opens a bar."""
    for _ in people:
        whose_turn(*people).choose("open")


def check(people: list[Barkeeper]) -> None:
    for person in people:
        assert person.problems == []
        assert not person.scrolls_sideways()


def test_a_bluff_is_accepted_and_a_bluff_is_refused(browser: Browser, site: Site) -> None:
    people = four_people(browser, site)
    first_round(people)
    for person in people[1:]:
        person.answer("decline")
    people[0].page.locator("[data-always=decline]").check()  # answers this window, and every later one
    expect(people[0].page.locator("[data-do=decline]")).to_have_count(0)
    buyer = whose_turn(*people)
    buyer.choose("takeover", 0)
    buyer.put_in("5000")
    buyer.page.locator("#purse-1000").dblclick()  # every touch counts, however quick
    buyer.holds("7000", 3)
    buyer.put_in(*["0"] * 6)  # and fakes, all in one go
    buyer.holds("7000", 9)
    buyer.shot("envelope")
    buyer.confirm("fill")
    seller = whose_turn(*people)
    seen_by(people, buyer, seller, "7000", 9)
    seller.shot("offer-seller")
    seller.answer("accept")
    second = whose_turn(*people)
    if second is seller:
        second.choose("open")  # BAR-29: nothing else is possible without a pawn in any bar
        second = whose_turn(*people)
    second.choose("takeover", 0)
    second.press_in("2000", "2000", "2000")  # by the keyboard, focus kept while the envelope is drawn anew
    second.holds("6000", 3)
    second.page.keyboard.press("Escape")
    second.holds("0", 0)
    second.press_in("5000", "1000", *["0"] * 4)
    second.holds("6000", 6)
    second.page.locator("[data-confirm=fill]").focus()
    second.page.keyboard.press("Enter")
    expect(second.page.locator("[data-confirm=fill]")).to_have_count(0)
    proud = whose_turn(*people)
    seen_by(people, second, proud, "6000", 6)
    before = proud.page.locator("#seats .points").all_inner_texts()
    proud.answer("refuse")
    assert proud.page.locator("#seats .points").all_inner_texts() == before
    for person in people:
        expect(person.page.locator("#log")).to_contain_text(re.compile("refuses? "))
        expect(person.page.locator("#log")).to_contain_text(re.compile("accepts?"))
    check(people)
    for person in people:
        person.close()


def seen_by(people: list[Barkeeper], maker: Barkeeper, receiver: Barkeeper, amount: str, count: int) -> None:
    """Maker and receiver see faces, others as many backs; nobody else reads an amount (BAR-100)."""
    for person in people:
        table = person.page.locator("#panel-dealings")
        expect(table).to_contain_text(str(count))
        if person.narrow:
            expect(table).to_be_visible()  # it has come up by itself
        backs = table.locator('use[href="#bc-bill-back"]')
        if person in (maker, receiver):
            expect(table).to_contain_text(amount)
            assert backs.count() == 0
        else:
            expect(backs).to_have_count(count)
            assert amount not in (table.text_content() or "")
            assert person.page.locator("#action button").count() == 0


def test_last_order_is_staked_at_once_and_turned_up_for_all(browser: Browser, site: Site) -> None:
    people = four_people(browser, site)
    first_round(people)
    people[2].answer("call")
    stakes = ((), ("1000",), ("2000",), ("1000", "1000"))
    for person, stake in zip(people, stakes, strict=True):
        person.put_in(*stake or "0")
        person.confirm("fill")
    first = whose_turn(*people)
    assert first is people[0]  # who staked nothing but a fake acts first
    for person in people[1:]:
        rows = person.page.locator("#panel-dealings .lies-count")
        expect(rows).to_have_text(["0", "1000", "2000", "2000"])
        expect(rows.first).to_be_visible()
        person.shot(f"stakes-{people.index(person)}")
    check(people)
    for person in people:
        person.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_while_an_envelope_is_filled(browser: Browser, site: Site, scheme: str) -> None:
    person = Barkeeper(browser, site, color_scheme=scheme, bypass_csp=True)
    person.open("/new?game=barracuda")
    person.page.locator('label:has(input[name="seats"][value="3"])').click()
    for seat in (1, 2):
        person.page.locator(f'select[name="chair_{seat}"]').select_option("novice")
    person.page.get_by_role("button", name="Open the table").click()
    for _ in range(40):
        assert person.wait_for_turn_or_end()
        if "fill" in person.verbs():
            break
        person.take_turn()
    person.put_in("1000")
    person.holds("1000", 1)
    found = Axe().run(person.page)
    assert [(one["id"], [node["html"][:120] for node in one["nodes"]][:3]) for one in found.response["violations"]] == []
    person.close()


@pytest.mark.soak
def test_four_people_play_a_whole_game(browser: Browser, site: Site) -> None:
    people = four_people(browser, site)
    while (acting := turn_or_end(*people)) is not None:
        acting.take_turn()
    check(people)
    for person in people:
        expect(person.page.locator("#end .ranking li")).to_have_count(4)
        expect(person.page.locator("#panel-dealings .lies-count")).to_have_count(4)  # all wallets
        person.shot(f"end-{people.index(person)}")
        person.close()
