"""What just happened is told near the board, at a pace one can follow, and can be shown again."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from browser.page_kit import PHONE, Person
from playwright.sync_api import Browser, Locator, expect
from web.site_kit import Site, Wire
from web.test_telling import lines_of

pytestmark = pytest.mark.browser
WIDE = (1366, 768)
FLOWN = """() => { window.flown = []; new MutationObserver((changes) => {
  for (const { addedNodes } of changes) for (const one of addedNodes)
    if (one.classList?.contains("flying")) window.flown.push([one.getAttribute("class"), one.textContent]);
}).observe(document.body, { childList: true }); }"""
ALL_FLOWN = """(points) => window.flown.filter(([kind]) => kind.includes("gain"))
  .reduce((sum, [, text]) => sum + parseInt(text), 0) === points"""
POINTS = "() => [...document.querySelectorAll('.seat > .points')].map((one) => parseInt(one.textContent))"


COUNT = """const Line = window.WebSocket; window.came = 0;
window.WebSocket = class extends Line { constructor(...all) { super(...all);
  this.addEventListener("message", ({ data }) => data.includes('"t":"view"') && window.came++); } };"""


class Bea:
    """Somebody who plays without a page, on all seats but that of the person under test."""

    def __init__(self, site: Site, wire: Wire, table: str, person: Person) -> None:
        self.wire, self.person, self.live = wire, person, site.table(table)

    def does(self, *texts: str, seat: int = 0) -> None:
        """One action after the other; each has reached the person's page, though it may be held back there."""
        for text in texts:
            came = self.person.page.evaluate("window.came")
            self.sends(seat, text)
            self.person.page.wait_for_function("(came) => window.came > came", arg=came)

    def sends(self, seat: int, text: str) -> None:
        self.wire.send(t="do", seat=seat, step=self.live.step(seat), text=text)
        self.wire.next("ok")

    def does_anything(self) -> None:
        seat, text = self.anything()
        self.does(text, seat=seat)

    def anything(self) -> tuple[int, str]:
        seat = self.live.acting()[0]
        return seat, self.live.game.write(self.live.match.legal(seat)[0])

    def says(self, text: str) -> None:
        self.wire.send(t="say", text=text)
        self.wire.next("ok")


@contextmanager
def together(
    person: Person,
    site: Site,
    game: str = "pueblo",
    chairs: tuple[str, ...] = ("here", "link"),
    *,
    begins: int | None = None,  # whose turn is the first
    **options: object,
) -> Iterator[Bea]:
    """A table of Bea's, and a person who takes the seat that is free, or looks on."""
    person.context.add_init_script(COUNT)
    with site.visitor() as visitor:
        visitor.post("/me", name="Bea")
        table = ""
        while not table or begins not in (None, site.table(table).acting()[0]):
            table = visitor.open_table(game, chairs, **options)
            sit_down(person, table, "link" in chairs)
        with visitor.wire(table) as wire:
            wire.next("view")
            yield Bea(site, wire, table, person)
    person.close()


def sit_down(person: Person, table: str, free: bool) -> None:
    person.open(f"/table/{table}")
    if free:
        person.page.locator("form[action$='/sit'] button").click()
    expect(person.page.locator(".seat.acting").first).to_be_visible()  # all have come, and the luck is drawn
    expect(person.page.locator("#connection")).to_be_hidden()


def strip(person: Person) -> Locator:
    return person.page.locator("#story-lines > li")


def test_the_strip_names_each_step_of_the_others(browser: Browser, site: Site) -> None:
    person = Person(browser, site, size=WIDE)
    with together(person, site, starter=0) as bea:
        expect(strip(person)).to_have_count(0)
        bea.does("set coloured NE d4", "walk 3")
        expect(strip(person)).to_have_count(2)
        expect(strip(person).first).to_contain_text("Bea sets a")
        expect(strip(person).first.locator("b .token.seat-red")).to_have_count(1)
        expect(person.page.locator("#spoken")).to_contain_text("Bea walks the chief 3 cells")
        person.take_turn()
        expect(strip(person)).to_have_count(0)
        bea.does_anything()
        expect(strip(person)).to_have_count(1)
        assert person.problems == []


def test_what_is_done_to_me_stands_out(browser: Browser, site: Site) -> None:
    person = Person(browser, site, size=WIDE)
    with together(person, site, "balconia", begins=0) as bea:
        bea.does_anything()
        expect(person.page.locator("#story-lines > li.to-me")).to_contain_text("Bea keeps two faces")
        expect(person.page.locator("#log > li.to-me")).to_have_count(1)
        person.page.get_by_role("button", name="Points", exact=True).click()
        expect(person.page.locator("#log > li:visible")).to_have_count(0)
        person.page.get_by_role("button", name="Mine", exact=True).click()
        expect(person.page.locator("#log > li:visible")).to_have_count(1)


def test_a_few_lines_are_told_and_then_how_many_more(browser: Browser, site: Site) -> None:
    person = Person(browser, site, size=WIDE)
    with together(person, site, chairs=("here", "here", "here", "link"), starter=0) as bea:
        for seat, cell in enumerate(("d4", "f5", "b6")):
            bea.does(f"set coloured NE {cell}", "walk 1", seat=seat)
        expect(strip(person)).to_have_count(3)
        person.page.get_by_role("button", name="and 3 more").click()
        expect(strip(person)).to_have_count(6)
        person.page.get_by_role("button", name="Show less").click()
        expect(strip(person)).to_have_count(3)


def test_what_comes_is_shown_at_the_pace_that_was_chosen(browser: Browser, site: Site) -> None:
    person = Person(browser, site, size=WIDE, pace="calm")
    person.page.clock.install()
    with together(person, site, starter=0) as bea:
        person.page.clock.pause_at(person.page.evaluate("Date.now() + 5000"))
        bea.does("set coloured NE d4")
        expect(strip(person)).to_have_count(1)
        bea.does("walk 3")
        expect(person.page.locator('main[data-waiting="1"]:not(.my-turn)')).to_be_visible()
        person.page.clock.run_for(2700)
        expect(strip(person)).to_have_count(2)
        expect(person.page.locator('main.my-turn[data-waiting="0"]')).to_be_visible()


def test_who_does_not_want_to_wait_skips_to_now(browser: Browser, site: Site) -> None:
    person = Person(browser, site, size=WIDE, pace="step")
    with together(person, site, starter=0) as bea:
        bea.does("set coloured NE d4", "walk 3")
        next_step = person.page.get_by_role("button", name="Next step")
        expect(next_step).to_be_visible()
        expect(strip(person)).to_have_count(1)
        next_step.click()
        expect(strip(person)).to_have_count(2)
        expect(next_step).to_be_hidden()
        person.take_turn()
        bea.does_anything()
        bea.does_anything()
        expect(strip(person)).to_have_count(1)
        person.page.get_by_role("button", name="Skip to now").click()
        expect(strip(person)).to_have_count(2)
        assert person.my_turn()


def test_what_a_person_does_brings_the_page_up_to_now(browser: Browser, site: Site) -> None:
    person = Person(browser, site, size=WIDE, pace="step")
    with together(person, site, starter=0) as bea:
        bea.does("set coloured NE d4", "walk 3")
        expect(person.page.locator('main[data-waiting="1"]')).to_be_visible()
        person.page.locator('[data-turn="1"]').click()
        expect(person.page.locator('main.my-turn[data-waiting="0"]')).to_be_visible()


def test_the_pace_is_kept_until_the_settings_say_otherwise(browser: Browser, site: Site) -> None:
    person = Person(browser, site, size=WIDE, pace="calm")
    with together(person, site, starter=0):
        choice = person.page.locator(".story-tools select")
        choice.select_option("brisk")
        person.page.reload()
        expect(choice).to_have_value("brisk")
        table = person.page.url
        person.open("/settings")
        person.page.locator('label:has(input[name="pace"][value="instant"])').click()
        person.page.locator("form.wishes button[type=submit]").click()
        person.open(table)
        expect(choice).to_have_value("instant")


HEAP = "() => document.querySelector('#panel-heap').innerHTML"


def test_others_turns_are_shown_again(browser: Browser, site: Site) -> None:
    person = Person(browser, site, size=WIDE)
    person.page.clock.install()
    with together(person, site, starter=0) as bea:
        empty = person.page.evaluate(HEAP)
        bea.does("set coloured NE d4", "walk 3")
        expect(person.page.locator("main.my-turn")).to_be_visible()
        now = person.page.evaluate(HEAP)
        person.page.clock.pause_at(person.page.evaluate("Date.now() + 5000"))
        person.page.get_by_role("button", name="Show again").click()
        expect(person.page.locator("main.replaying")).to_be_visible()
        expect(strip(person)).to_have_count(1)
        expect(strip(person)).to_contain_text("Bea sets")
        shown = person.page.evaluate(HEAP)
        assert shown not in (empty, now)
        person.page.clock.run_for(600)
        expect(strip(person)).to_contain_text("Bea walks")
        person.page.clock.run_for(600)
        expect(person.page.locator("main.my-turn:not(.replaying)")).to_be_visible()
        assert person.page.evaluate(HEAP) == now
        expect(strip(person)).to_have_count(2)
        assert person.problems == []


def test_what_comes_while_something_is_shown_again_waits(browser: Browser, site: Site) -> None:
    person = Person(browser, site, size=WIDE, pace="step")
    with together(person, site, starter=0) as bea:
        bea.does("set coloured NE d4")
        person.page.get_by_role("button", name="Show again").click()
        bea.does("walk 3")
        expect(person.page.locator('main.replaying[data-waiting="1"]')).to_be_visible()
        person.page.get_by_role("button", name="Skip to now").click()
        expect(person.page.locator("main.my-turn:not(.replaying)")).to_be_visible()
        expect(strip(person)).to_have_count(2)


def test_who_takes_the_device_is_not_shown_what_another_one_saw(browser: Browser, site: Site) -> None:
    person = Person(browser, site, size=WIDE, pace="calm")
    person.open("/new?game=balconia")
    person.page.locator('select[name="chair_1"]').select_option("here")
    person.page.get_by_role("button", name="Open the table").click()
    person.page.locator("[data-lift]").click()
    person.page.locator(".bal-knob-pair.lit").first.click()
    person.page.locator("[data-confirm][aria-disabled=false]").click()
    person.page.locator("[data-lift]").click()  # at once, whatever the pace
    expect(strip(person)).to_have_count(1)
    expect(person.page.locator('[data-story="again"]')).to_be_hidden()
    assert person.problems == []
    person.close()


def test_points_fly_with_their_reason_to_the_seat_that_gets_them(browser: Browser, site: Site) -> None:
    person = Person(browser, site, size=WIDE, pace="brisk")
    with together(person, site, starter=0) as bea:
        person.page.evaluate(FLOWN)
        bea.does("set coloured NE a1", "walk 4")
        for _ in range(2):
            assert person.wait_for_turn_or_end()
            person.take_turn()
            bea.does_anything()
            bea.does("walk 4")
        assert person.wait_for_turn_or_end()
        shown: list[int] = person.page.evaluate(POINTS)
        person.page.wait_for_function(ALL_FLOWN, arg=sum(shown))
        flown: list[list[str]] = person.page.evaluate("window.flown")
        assert sum(shown) > 0
        assert any("gain" in kind and "walks the chief" in text for kind, text in flown)
        assert any("token" in kind for kind, _ in flown)


@pytest.mark.parametrize("game", ["agora", "balconia", "barracuda", "gaudi", "pueblo"])
def test_what_comes_to_the_board_travels_so_that_the_eye_can_follow(browser: Browser, site: Site, game: str) -> None:
    person = Person(browser, site, size=WIDE, pace="brisk")
    with together(person, site, game, ("here",) * (2 if game == "balconia" else 3)) as bea:
        person.page.evaluate(FLOWN)
        while not any("data-on" in line for line in lines_of(bea.live, None)):
            bea.sends(*bea.anything())
        person.page.wait_for_function("() => window.flown.length > 0")
        assert person.problems == []


def test_with_reduced_motion_words_alone_tell(browser: Browser, site: Site) -> None:
    person = Person(browser, site, size=WIDE, pace="brisk", reduced_motion="reduce")
    with together(person, site, starter=0) as bea:
        person.page.evaluate(FLOWN)
        bea.does("set coloured NE d4", "walk 3")
        expect(strip(person)).to_have_count(2)
        assert person.page.evaluate("window.flown") == []


@pytest.mark.parametrize(("game", "marked"), [("agora", ".district.told"), ("barracuda", ".bar.told")])
def test_the_last_turn_stays_marked_on_the_board(browser: Browser, site: Site, game: str, marked: str) -> None:
    person = Person(browser, site, size=WIDE)
    with together(person, site, game, ("here", "here", "here")) as bea:
        while not re.search("data-on=.(map|bar)-", "".join(lines_of(bea.live, None)[-1:])):
            bea.sends(*bea.anything())  # some of it nobody else notices
        expect(person.page.locator(marked).first).to_be_visible()
        person.page.reload()
        expect(person.page.locator(marked).first).to_be_visible()


def test_a_phone_has_the_newest_line_and_the_log_one_touch_away(browser: Browser, site: Site) -> None:
    person = Person(browser, site, size=PHONE)
    with together(person, site, starter=0) as bea:
        bea.does("set coloured NE d4", "walk 3")
        expect(strip(person).last).to_be_in_viewport()
        expect(person.page.locator("#log")).to_be_hidden()
        person.page.get_by_role("button", name="Log").click()
        expect(person.page.locator("#log > li").first).to_be_in_viewport()
        person.page.keyboard.press("Escape")
        expect(person.page.locator("#log")).to_be_hidden()
        assert not person.scrolls_sideways()
