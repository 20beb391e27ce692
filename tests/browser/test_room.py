"""Room for what matters: a small head and bar on a phone, the whole board beside them, confirm in sight, nothing jumps."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from browser.page_kit import PHONE, Person, seldom
from browser.test_ending import sat_down
from playwright.sync_api import Browser, Page, expect
from web.site_kit import Site

from tablee.engine import catalogue

pytestmark = pytest.mark.browser
GAMES = [game.name for game in catalogue.games()]
LAPTOP, LYING = (1366, 768), (740, 360)
HEAD, LINE = 130, 80  # pixels: above the picture, and of a bar in which nothing is chosen
JUMP = 0.02  # as browsers count what moves without being asked

# Confirms what is complete, otherwise chooses something; other things from time to time.
STEP = """() => {
  const confirm = [...document.querySelectorAll("#action [data-confirm]")];
  const able = confirm.find((one) => !one.hidden && one.ariaDisabled !== "true");
  if (able) return able.click();
  window.turns = ((window.turns ?? 5) * 13 + 7) % 1009;
  const lit = [...document.querySelectorAll("[data-place].lit:not(.chosen)")];
  const deeds = [...document.querySelectorAll('#action [data-do], #action [data-start][aria-pressed="false"]')];
  const more = document.querySelectorAll('[data-step-by="1"]');
  const from = lit.length && !(deeds.length && window.turns % 2) ? lit : deeds.length ? deeds : more;
  from[window.turns % from.length]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}"""
SHIFTS = """window.shifts = [];
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries()) {
    if (sources.every(({ node }) => node?.parentElement?.closest("#log"))) continue; // its newest line is the first one
    window.shifts.push([value, sources.map(({ node }) => node?.id || node?.className?.baseVal || node?.className).join()]);
  }
}).observe({ type: "layout-shift" });"""
BOXES = """async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const box = (one) => (({ left, top, right, bottom }) => ({ left, top, right, bottom }))(one.getBoundingClientRect());
  const seen = (all) => [...document.querySelectorAll(all)].filter((one) => one.checkVisibility()).map(box);
  return {
    bar: box(document.querySelector(".action")), views: seen(".views"), log: seen("#log"),
    folded: document.querySelector(".folded") !== null,
    pictures: seen("#stage > .picture > svg, .panel.shown > .picture > svg"), cards: seen(".cards"),
    buttons: seen("#action :is([data-confirm], [data-do], [data-undo])"), page: document.documentElement.scrollHeight,
    head: seen("header.site")[0].bottom, phase: seen(".phase")[0],
    tight: [...document.querySelectorAll(":is(.story-tools, .decide) .button")]
      .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth).map((one) => one.innerText),
    rows: seen(".action :is(.button, label, .always):not(.unseen)"),
    proof: seen("#record .sealed a")[0]?.left,
  };
}"""


# A point of the board far enough from everything that can be touched: browsers help thumbs to hit.
GROUND = """() => {
  const svg = document.querySelector("#stage > .picture > svg");
  const { left, top, width, height } = svg.getBoundingClientRect();
  for (let at = 0; at < 400; at++) {
    const [x, y] = [left + 4 + ((at % 20) / 20) * (width - 8), top + 4 + (Math.floor(at / 20) / 20) * (height - 8)];
    const near = [-18, 0, 18].flatMap((right) => [-18, 0, 18].map((down) => [x + right, y + down]));
    const around = near.map((point) => document.elementFromPoint(...point));
    if (svg.contains(around[4]) && !around.some((one) => one?.closest("button, .lit, [data-spot]"))) return [x, y];
  }
}"""


def sit_down(browser: Browser, site: Site, game: str, size: tuple[int, int], **more: Any) -> Person:
    """At a table with as many others as may be."""
    person = Person(browser, site, size=size, **more)
    person.open(f"/new?game={game}")
    person.page.locator(f'label:has(input[name="seats"][value="{catalogue.find(game).seats[-1]}"])').click()
    person.page.locator('button.primary[type="submit"]').click()
    assert person.wait_for_turn_or_end()
    person.page.evaluate("document.fonts.ready")
    return person


def decisions(person: Person, count: int) -> Iterator[dict[str, Any]]:
    """Where everything stands at each of some steps of a game, until it ends."""
    for _ in range(count):
        if not person.wait_for_turn_or_end():
            return
        yield person.page.evaluate(BOXES)
        person.page.evaluate(STEP)


@pytest.mark.parametrize("lang", [seldom("en-GB"), "fr-FR"])
@pytest.mark.parametrize("game", GAMES)
def test_the_head_of_a_phone_is_low(browser: Browser, site: Site, game: str, lang: str) -> None:
    person = sit_down(browser, site, game, PHONE, lang=lang)
    assert all(boxes["views"][0]["bottom"] <= HEAD for boxes in decisions(person, 8))
    person.close()


@pytest.mark.parametrize("game", GAMES)
def test_the_bar_is_a_line_while_nothing_is_chosen(browser: Browser, site: Site, game: str) -> None:
    person = sit_down(browser, site, game, PHONE)
    folded: list[float] = []
    open_: list[float] = []
    for boxes in decisions(person, 40):
        high = boxes["bar"]["bottom"] - boxes["bar"]["top"]
        (folded if boxes["folded"] and not boxes["buttons"] and not boxes["cards"] else open_).append(high)
        if len(folded) > 3 and len(open_) > 3:
            break
    assert folded or game != "balconia"  # elsewhere the first thing to choose may lie in the bar
    assert all(high <= LINE for high in folded)
    assert max(open_) > LINE
    person.close()


@pytest.mark.parametrize("size", [PHONE, LYING], ids=["upright", "lying"])
@pytest.mark.parametrize("game", GAMES)
def test_no_picture_is_under_the_bar(browser: Browser, site: Site, game: str, size: tuple[int, int]) -> None:
    person = sit_down(browser, site, game, size)
    for boxes in decisions(person, 14):
        for picture in boxes["pictures"]:
            assert picture["bottom"] <= boxes["bar"]["top"] + 1 or picture["right"] <= boxes["bar"]["left"] + 1
        assert all(button["bottom"] <= size[1] for button in boxes["buttons"])
    assert not person.scrolls_sideways()
    assert person.problems == []
    person.close()


@pytest.mark.parametrize("lang", [seldom("en-GB"), "fr-FR"])
@pytest.mark.parametrize("game", GAMES)
def test_a_laptop_shows_confirm_at_every_decision(browser: Browser, site: Site, game: str, lang: str) -> None:
    person = sit_down(browser, site, game, LAPTOP, lang=lang)
    for boxes in decisions(person, 30):
        assert all(
            boxes["bar"]["top"] <= one["top"] and one["bottom"] <= boxes["bar"]["bottom"] for one in boxes["buttons"]
        )
        assert boxes["bar"]["bottom"] <= LAPTOP[1]
        assert boxes["page"] == LAPTOP[1]  # the log and the pictures beside the board scroll inside their boxes
        assert boxes["log"][0]["bottom"] <= LAPTOP[1]
        assert boxes["head"] <= 57  # however long the name of the game and its phase are
        assert boxes["phase"]["top"] >= 0
        assert boxes["phase"]["right"] - boxes["phase"]["left"] > 120
        assert boxes["tight"] == []  # every button has room for its words
        assert all(row["bottom"] <= LAPTOP[1] for row in boxes["rows"])
        assert boxes["proof"] < boxes["log"][0]["right"] - 60  # what the luck was fixed by can be seen and followed
        assert boxes["bar"]["bottom"] >= LAPTOP[1] - 16  # the middle column uses its height
    person.close()


@pytest.mark.parametrize("lang", [seldom("en-GB"), "fr-FR"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_jumps_when_a_sentence_appears(browser: Browser, site: Site, game: str, lang: str) -> None:
    person = sit_down(browser, site, game, LAPTOP, lang=lang)
    person.page.evaluate(SHIFTS)
    shifts: list[tuple[float, str]] = []
    for _ in decisions(person, 24):
        shifts = person.page.evaluate("window.shifts")  # the end is another scene
    assert [shift for shift in shifts if shift[0] >= JUMP] == []
    person.close()


def unit(page: Page) -> float:
    """How many pixels one unit of the board is wide."""
    return float(page.locator("#stage > .picture > svg").evaluate("svg => svg.getScreenCTM().a"))


def middle(page: Page) -> tuple[float, float]:
    box = page.locator("#stage > .picture > svg").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("game", GAMES)
def test_a_board_is_magnified_by_button_key_and_wheel(browser: Browser, site: Site, game: str) -> None:
    person = sit_down(browser, site, game, LAPTOP)
    page, whole = person.page, unit(person.page)
    page.locator('[data-zoom="1.5"]').click()
    expect(page.locator("svg.magnified")).to_have_count(1)
    assert unit(page) == pytest.approx(1.5 * whole)
    page.keyboard.press("+")
    page.wait_for_function(
        "(unit) => document.querySelector('#stage > .picture > svg').getScreenCTM().a > 2 * unit", arg=whole
    )
    page.keyboard.press("Shift+ArrowRight")
    page.locator('[data-zoom="whole"]').click()
    expect(page.locator("svg.magnified")).to_have_count(0)
    assert unit(page) == pytest.approx(whole)
    page.mouse.move(*middle(page))
    page.mouse.wheel(0, -200)
    expect(page.locator("svg.magnified")).to_have_count(1)
    for _ in decisions(person, 3):  # what is drawn anew stays magnified
        expect(page.locator("svg.magnified")).to_have_count(1)
    assert person.problems == []
    person.close()


@pytest.mark.parametrize("game", GAMES)
def test_two_fingers_magnify_and_two_touches_show_all_again(browser: Browser, site: Site, game: str) -> None:
    person = sit_down(browser, site, game, PHONE, has_touch=True)
    page = person.page
    page.locator(".views [data-view]").first.click()
    whole = unit(page)
    (x, y), line = middle(page), person.context.new_cdp_session(person.page)
    page.mouse.move(x, y)  # what only hands need comes with the first one
    page.wait_for_load_state("networkidle")

    def touch(kind: str, *far: float) -> None:
        points = [{"x": x + one, "y": y, "id": at} for at, one in enumerate(far)]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", -20, 20)
    for far in (25, 30, 36):
        touch("touchMove", -far, far)
    touch("touchEnd")
    expect(page.locator("svg.magnified")).to_have_count(1)
    assert unit(page) > 1.3 * whole
    ground = page.evaluate(GROUND)
    for _ in range(2):
        page.touchscreen.tap(*ground)
    expect(page.locator("svg.magnified")).to_have_count(0)
    assert person.problems == []
    person.close()


def test_an_invitation_lies_beside_what_can_be_touched(browser: Browser, site: Site) -> None:
    with site.visitor() as host:
        table = host.open_table("pueblo", chairs=("here", "link"))
        person = sat_down(browser, site, host, table, size=PHONE)
        boxes = [person.page.locator(one).bounding_box() for one in (".views", "#invite", ".action")]
        heights = [(box["y"], box["y"] + box["height"]) for box in boxes if box]
        assert heights[0][1] <= heights[1][0] < heights[1][1] <= heights[2][0]
        person.close()
