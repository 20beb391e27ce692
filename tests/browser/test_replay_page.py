"""A game looked at once more in a browser: stepped through, played, seen with the eyes of others, by hand and by keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser.page_kit import DESKTOP, PHONE, Person
from browser.test_access import TOO_SMALL
from browser.test_ending import company, sat_down
from playwright.sync_api import Browser, Page, expect
from web.site_kit import Site

from tablee.engine import catalogue

pytestmark = pytest.mark.browser
RECORDS = Path(__file__).parents[1] / "records"
GAMES = [game.name for game in catalogue.games()]


def record(game: str) -> Path:
    return sorted((RECORDS / game).glob("*.jsonl"))[1]


def opened(person: Person, game: str) -> Page:
    """The page of a file that the person chose."""
    page = person.page
    person.open("/replay")
    page.locator("#file").set_input_files(record(game))
    expect(page.locator("#play")).to_be_visible()
    return page


def at(page: Page, step: int | str) -> None:
    expect(page.locator(f'main.replay[data-step="{step}"]')).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_stepped_through_by_keys_and_by_hand(browser: Browser, site: Site, game: str) -> None:
    size, lang = (PHONE, "fr-FR") if GAMES.index(game) % 2 else (DESKTOP, "en-GB")
    person = Person(browser, site, size=size, lang=lang)
    page, last = opened(person, game), len(record(game).read_text(encoding="utf-8").splitlines()) - 1
    at(page, last)
    expect(page.locator("#end.shown")).to_be_visible()
    page.keyboard.press("Home")
    at(page, 0)
    expect(page.locator("#end.shown")).to_have_count(0)
    for key, step in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last)):
        page.keyboard.press(key)
        at(page, step)
    page.locator('[data-go="back"]').click()
    at(page, last - 1)
    if person.narrow:
        page.locator('[data-view="course"]').click()
    line = page.locator("#course a").nth(3)
    line.click()
    at(page, line.get_attribute("data-to") or "")
    expect(page.locator("#course [aria-current]")).to_have_count(1)
    assert not person.scrolls_sideways()
    assert person.problems == []
    person.close()


@pytest.mark.parametrize("game", [game.name for game in catalogue.games() if game.secrets])
def test_another_layer_shows_the_same_moment(browser: Browser, site: Site, game: str) -> None:
    person = Person(browser, site, size=PHONE if game == "barracuda" else DESKTOP)
    page = opened(person, game)
    page.locator("#moment").fill("9")
    at(page, 9)
    for layer in ("1", "all", "public"):
        page.locator("#layers select").select_option(layer)
        expect(page.locator(f'main.replay[data-layer="{layer}"][data-step="9"]')).to_be_visible()
        if layer == "all":
            expect(page.locator('[id^="panel-s1-"]').first).to_be_attached()
    expect(page.locator('[id^="panel-s1-"]')).to_have_count(0)
    assert page.url.endswith("layer=public&step=9"), "the link leads here again"
    assert person.problems == []
    person.close()


def test_it_plays_by_itself_until_somebody_stops_it(browser: Browser, site: Site) -> None:
    person = Person(browser, site, pace="brisk")
    page = opened(person, "pueblo")
    page.locator("#speed").select_option("fast")
    page.locator("#moment").fill("0")
    at(page, 0)
    page.locator("#moment").press(" ")
    expect(page.locator("#play")).to_have_attribute("aria-pressed", "true")
    expect(page.locator('main.replay:not([data-step="0"], [data-step="1"])')).to_be_visible()
    page.locator("#moment").press(" ")
    expect(page.locator("#play")).to_have_attribute("aria-pressed", "false")
    assert person.problems == []
    person.close()


def test_a_stretch_is_taken_along_as_a_film(browser: Browser, site: Site) -> None:
    person = Person(browser, site, size=PHONE, lang="fr-FR", bypass_csp=True)
    page = opened(person, "balconia")
    page.locator("#moment").fill("9")
    at(page, 9)
    page.locator("[popovertarget=sharing]").click()
    expect(page.locator("#film [name=end]")).to_have_value("9")
    page.locator("#film [name=begin]").fill("8")
    found = Axe().run(page).response["violations"]
    assert [(one["id"], [node["html"][:120] for node in one["nodes"]][:3]) for one in found] == []
    assert page.evaluate(TOO_SMALL) == []
    assert not person.scrolls_sideways()
    with page.expect_download() as came:
        page.locator("#film [type=submit]").click()
    assert came.value.suggested_filename == "balconia-8-9.gif"
    assert came.value.path().read_bytes().startswith(b"GIF8")
    expect(page.locator("#film [role=status]")).to_have_text("Le voici.")
    assert person.problems == []
    person.close()


def test_without_scripts_every_moment_is_a_link(browser: Browser, site: Site) -> None:
    person = Person(browser, site, java_script_enabled=False)
    page = person.page
    person.open("/replay")
    page.locator("#record").fill(record("balconia").read_text(encoding="utf-8"))
    page.locator("#open button").click()
    page.locator('[data-go="first"]').click()
    at(page, 0)
    page.locator('[data-go="forward"]').click()
    at(page, 1)
    page.locator("#layers select").select_option("all")
    page.locator("#layers button").click()
    expect(page.locator('main.replay[data-layer="all"][data-step="1"]')).to_be_visible()
    person.close()


@pytest.mark.parametrize(("game", "scheme"), [("barracuda", "light"), ("agora", "dark")])
def test_axe_finds_nothing_in_the_all_seeing_layer(browser: Browser, site: Site, game: str, scheme: str) -> None:
    person = Person(browser, site, color_scheme=scheme, bypass_csp=True)
    person.open("/replay")
    found = Axe().run(person.page).response["violations"]
    page = opened(person, game)
    page.locator("#layers select").select_option("all")
    expect(page.locator('main.replay[data-layer="all"]')).to_be_visible()
    page.locator("#moment").fill("20")
    at(page, 20)
    found += Axe().run(page).response["violations"]
    assert [(one["id"], [node["html"][:120] for node in one["nodes"]][:3]) for one in found] == []
    person.close()


def test_nothing_is_too_small_for_a_thumb(browser: Browser, site: Site) -> None:
    person = Person(browser, site, size=PHONE, lang="fr-FR")
    page = opened(person, "agora")
    page.locator("#moment").fill("20")
    at(page, 20)
    assert page.evaluate(TOO_SMALL) == []
    person.close()


CUT_OFF = """() => {
  const box = document.querySelector(".action").getBoundingClientRect();
  const tools = [...document.querySelectorAll(".reel-tools :is(.button, .select)")].filter((one) => one.checkVisibility());
  const cut = tools.filter((one) => one.getBoundingClientRect().bottom > Math.min(box.bottom, innerHeight));
  return cut.map((one) => one.textContent);
}"""


@pytest.mark.parametrize("game", ["agora", "barracuda"])  # those with the longest sentences
def test_all_one_steps_with_is_in_sight_on_a_laptop(browser: Browser, site: Site, game: str) -> None:
    with company(site, game, 3) as (table, people):
        person = sat_down(browser, site, people[0], table, size=(1366, 768), lang="fr-FR")
        for layer in ("0", "1", "2", "all"):
            person.open(f"/table/{table}/replay?layer={layer}&step=52")
            person.page.wait_for_load_state("networkidle")
            assert person.page.evaluate(CUT_OFF) == []
        person.close()


def test_what_if_leads_to_a_table_and_back(browser: Browser, site: Site) -> None:
    person = Person(browser, site, size=PHONE, bypass_csp=True)
    page = opened(person, "pueblo")
    expect(page.locator("#branch")).to_be_hidden()
    page.locator("#moment").fill("20")
    at(page, 20)
    page.locator("#what-if").click()
    expect(page.locator("#branch")).to_be_visible()
    found = Axe().run(page).response["violations"]
    assert [(one["id"], [node["html"][:120] for node in one["nodes"]][:3]) for one in found] == []
    assert page.evaluate(TOO_SMALL) == []
    assert not person.scrolls_sideways()
    page.locator('#branch [type="submit"]').click()
    page.wait_for_url("**/table/*")
    assert person.wait_for_turn_or_end(), "it goes on with whoever had to act"
    page.locator("header .chip").click()
    at(page, 20)
    assert person.problems == []
    person.close()
