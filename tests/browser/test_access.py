"""For everybody: no accessibility violation, nothing scrolls sideways on a phone, no target too small for a thumb."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal, TypeAlias

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser.page_kit import DESKTOP, PHONE, Person, seldom
from browser.test_ending import company, sat_down
from litestar.routes import HTTPRoute
from playwright.sync_api import Browser, Page, expect
from web.site_kit import Site
from web.test_branches import finished
from web.test_replay import record_of
from web.test_reviews import SMALL, Gate, reviewed_by, until

from tablee.engine import catalogue
from tablee.engine.record import write_record
from tablee.review import judging
from tablee.web.budget import Budgets

pytestmark = pytest.mark.browser
Scheme: TypeAlias = Literal["light", "dark"]
Ways: TypeAlias = tuple[tuple[tuple[int, int], Scheme], ...]
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
WIDTHS = ((1366, 768), (820, 1180), PHONE, (740, 360))
WAYS: Ways = tuple((size, scheme) for size in WIDTHS for scheme in SCHEMES)
EVERY_WAY = pytest.mark.parametrize(
    "ways", [pytest.param(((WIDTHS[0], "light"), (PHONE, "dark")), id="two ways"), seldom(WAYS, id="every way")]
)
PAGES = (
    "/",
    "/new",
    "/rules",
    "/rules/pueblo",
    "/about",
    "/me",
    "/me/take",
    "/settings",
    "/offline",
    "/replay",
    "/lobby",
    "/me/tables",
    "/me/statistics",
    "/me/data",
    "mine",
    "room",
    "private room",
    "invited",
    "table",
    "order",
    "replay",
    "screen",
    "codes",
    "join",
    "hand",
    "luck",
    "company",
    "ways out",
    "admin",
    "admin door",
    "/learn",
    "/learn/pueblo",
    "/learn/pueblo/card",
    "/puzzles",
    "puzzle",
    "/rules/pueblo/try/along",
    "finished replay",
    "embedded",
    "review",
    "opened record",
    "closed",
    "refused",
    "/nothing",
)
ROUTES = {  # every page the site has, as a stranger could ask for it, and where it is looked at
    "/invitation/{code:str}": "invited",
    "/table/{table_id:str}": "table",
    "/table/{table_id:str}/fair": "luck",
    "/table/{table_id:str}/replay": "finished replay",
    "/table/{table_id:str}/review": "review",
    "/table/{table_id:str}/embed": "embedded",
    "/table/{table_id:str}/screen": "screen",
    "/table/{table_id:str}/hand": "hand",
    "/table/{table_id:str}/order": "order",
    "/table/{table_id:str}/leave": "ways out",
    "/replay/{name:str}": "opened record",
    "/rules/{name:str}": "/rules/pueblo",
    "/rules/{name:str}/try/{example:str}": "/rules/pueblo/try/along",
    "/learn/{name:str}": "/learn/pueblo",
    "/learn/{name:str}/card": "/learn/pueblo/card",
    "/puzzles/{name:str}/{puzzle:str}": "puzzle",
    "/admin": "admin",
}
FINISHED = {"finished replay": "replay", "embedded": "embed", "review": "review"}  # pages of a game that is over
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
AT_ONCE = "*, *::before, *::after { transition: none !important; animation: none !important; }"  # colours change at once
# Links inside running text, and what is hidden until it has the focus, may be smaller.
TOO_SMALL = """() => [...document.querySelectorAll("a, button, select, input:not([type=hidden])")]
  .filter(one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter(one => !one.closest(".rulebook, .contents, .unseen, .skip, p, label, .slot:has(select)"))
  .map(one => [one.outerHTML.slice(0, 90), one.getBoundingClientRect()])
  .filter(([, box]) => box.width > 1 && (box.height < 43.5 || box.width < 43.5)).map(([text]) => text)"""


def with_company(person: Person, site: Site) -> None:
    """At a table with a clock, where somebody else asks to end the game."""
    person.open("/new?game=pueblo")
    person.page.select_option("[name=chair_1]", "link")
    person.page.select_option("[name=clock]", "live-calm")
    person.page.locator("[name=option_starter]").evaluate("field => { field.value = '0'; }")
    person.page.locator("[name=gathering]").evaluate("field => field.remove()")  # the game begins when nobody is missing
    person.page.locator(".summary button[type=submit]").click()
    person.page.wait_for_url("**/table/*")
    table = person.page.url.removeprefix(site.address)
    with site.visitor() as other:
        other.post(f"{table}/sit", name="Bea")
        other.post(f"{table}/ask/end")
    expect(person.page.locator("#company form")).to_have_count(2)


def visit(person: Person, path: str, site: Site) -> None:
    if path in ("table", "luck"):
        person.open("/")
        person.page.locator(".hero .primary").click()
        assert person.wait_for_turn_or_end()
        if path == "luck":
            person.page.goto(f"{person.page.url}/fair")
            expect(person.page.locator("[data-seed-note]")).to_contain_text(
                re.compile("that your browser made|votre navigateur")
            )
    elif path in ("screen", "hand"):
        person.open("/")
        person.page.locator(".hero .primary").click()
        assert person.wait_for_turn_or_end()
        person.page.goto(f"{person.page.url}/{path}")
        expect(person.page.locator("main .picture, main.in-hand").first).to_be_visible()
    elif path in ("codes", "join"):
        person.open("/new?game=agora")
        person.page.locator("input[name=screen]").check()
        person.page.locator("button.primary[type=submit]").click()
        expect(person.page.locator(".code-list .qr")).to_have_count(5)
        if path == "join":
            person.page.goto(person.page.url.replace("/screen", "/hand?seat=2"))
    elif path == "mine":
        person.open("/")
        person.page.locator(".hero .primary").click()
        assert person.wait_for_turn_or_end()
        person.open("/")
        expect(person.page.locator(".my-table .chip.turn")).to_be_visible()
    elif path in ("room", "private room"):
        person.open("/new?game=pueblo")
        person.page.locator("[name=chair_1]").select_option("link")
        person.page.locator(f"[name=public][value={'on' if path == 'room' else 'private'}]").check(force=True)
        person.page.locator("button.primary[type=submit]").click()
        expect(person.page.locator("#fill-1")).to_be_visible()
        if path == "private room":
            person.page.get_by_role("textbox").last.fill("Max")
            person.page.locator("form[action$='/invite'] button").click()
            expect(person.page.locator("#invite-1")).to_be_visible()
    elif path == "invited":
        with site.visitor() as host:
            fields = {"chair_0": "here", "chair_1": "link", "public": "private", "gathering": "on"}
            table = host.post("/tables", game="agora", seats=3, chair_2="link", **fields).headers["location"]
            host.post(f"{table}/invite", name="Max")
            found = re.search(r"/invitation/[\w-]+", host.get(table).text)
        assert found
        person.open(found[0])
        expect(person.page.locator(".in-one-look")).to_be_visible()
    elif path in ("order", "replay"):
        with_company(person, site)
        if path == "replay":
            person.take_turn()
        person.page.goto(f"{person.page.url}/{path}")
        expect(person.page.locator("h1")).to_be_visible()
    elif path in ("company", "ways out"):
        with_company(person, site)
        expect(person.page.locator("#at-0-clock")).to_contain_text(":")
        if path == "ways out":
            person.page.goto(f"{person.page.url}/leave")
            expect(person.page.locator("form[action$='/resign']")).to_be_visible()
    elif path == "puzzle":
        person.open("/puzzles/pueblo")
        expect(person.page.locator("main.my-turn")).to_be_visible()
    elif path in FINISHED:
        with site.visitor() as host:
            fields = {"chair_0": "novice", "chair_1": "novice", "public": "on"}
            table = host.post("/tables", game="balconia", seats=2, **fields).headers["location"]
            host.watch(table.rpartition("/")[2])
        person.open(f"{table}/{FINISHED[path]}")
        expect(person.page.locator("main")).to_be_visible()
    elif path == "opened record":
        person.open("/replay")
        person.page.locator("#record").fill(write_record(record_of("balconia")))
        person.page.locator("#open button").click()
        expect(person.page.locator("main.replay")).to_be_visible()
    elif path == "closed":
        with_company(person, site)
        person.page.locator("#company form[action$='/agree/end'] button").click()
        expect(person.page.locator("main .lead")).to_be_visible()
    elif path == "refused":
        with site.visitor() as host:
            fields = {"chair_0": "here", "chair_1": "link", "public": "private", "gathering": "on"}
            person.open(host.post("/tables", game="pueblo", seats=2, **fields).headers["location"])
        expect(person.page.locator("main [role=alert]")).to_be_visible()
    elif path == "admin":
        person.open("/")
        person.page.locator(".hero .primary").click()
        assert person.wait_for_turn_or_end()
        person.open("/admin")
        expect(person.page.locator(".kept-table")).to_have_count(1)
    elif path == "admin door":
        person.page.set_extra_http_headers({"x-forwarded-for": "203.0.113.7"})
        person.open("/admin")
        expect(person.page.locator("input[type=password]")).to_be_visible()
    else:
        person.open(path)


def faults(page: Page, ways: Ways) -> list[tuple[object, ...]]:
    """What axe finds at some widths, in light or dark."""
    found = list[tuple[object, ...]]()
    page.add_style_tag(content=AT_ONCE)
    for (width, height), scheme in ways:
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=scheme)
        page.evaluate(DRAWN)
        told = Axe().run(page).response["violations"]
        found += [(width, scheme, one["id"], [node["html"][:120] for node in one["nodes"]][:3]) for one in told]
    return found


@EVERY_WAY
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing(browser: Browser, site: Site, path: str, ways: Ways) -> None:
    person = Person(browser, site, size=DESKTOP, bypass_csp=True, reduced_motion="reduce")
    visit(person, path, site)
    assert faults(person.page, ways) == []
    person.close()


def test_every_page_of_the_site_is_looked_at(site: Site) -> None:
    """A new one has to be named here."""
    assert site.app is not None
    handlers = [handler for route in site.app.routes if isinstance(route, HTTPRoute) for handler in route.route_handlers]
    pages = {
        path
        for handler in handlers
        if "GET" in handler.http_methods and "Template" in str(handler.parsed_fn_signature.return_type.annotation)
        for path in handler.paths
    }
    assert {ROUTES.get(path, path) for path in pages} <= set(PAGES)


def test_axe_finds_nothing_in_a_review(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # a review plays the record once more, with the luck it names
    monkeypatch.setitem(judging.BUDGETS, "fast", SMALL)
    monkeypatch.setattr(Budgets, "wait", lambda *_: 0.0)
    with reviewed_by(monkeypatch, Gate(1000), tmp_path) as (site, client):
        table = finished(client)
        client.post(f"/table/{table}/review")
        until(client, table, "done")
        person = Person(browser, site, size=DESKTOP, bypass_csp=True, reduced_motion="reduce")
        person.open(f"/table/{table}/review")
        expect(person.page.locator("main")).to_be_visible()
        assert faults(person.page, ((WIDTHS[0], "light"), (PHONE, "dark"))) == []
        assert not person.scrolls_sideways()
        person.close()


@EVERY_WAY
@pytest.mark.parametrize("game", [game.name for game in catalogue.games()])
def test_axe_finds_nothing_at_any_table_nor_at_its_end(browser: Browser, site: Site, game: str, ways: Ways) -> None:
    with company(site, game, catalogue.find(game).seats[0]) as (finished, people):
        person = sat_down(browser, site, people[-1], finished, bypass_csp=True, reduced_motion="reduce")
        expect(person.page.locator("#end.shown")).to_be_visible()
        assert faults(person.page, ways) == []
        person.open(f"/new?game={game}")
        person.page.locator("button.primary[type=submit]").click()
        assert person.wait_for_turn_or_end()
        assert faults(person.page, ways) == []
        person.close()


@pytest.mark.parametrize("lang", [seldom("en-GB"), "fr-FR"])  # French words are longer
@pytest.mark.parametrize("path", PAGES)
def test_a_phone_shows_everything_without_sideways_scrolling(browser: Browser, site: Site, path: str, lang: str) -> None:
    person = Person(browser, site, size=PHONE, lang=lang)
    visit(person, path, site)
    assert not person.scrolls_sideways()
    assert person.page.evaluate(TOO_SMALL) == []
    person.close()


def test_a_language_is_chosen_by_the_keyboard_and_without_scripts(browser: Browser, site: Site) -> None:
    person = Person(browser, site, size=PHONE, java_script_enabled=False)
    person.open("/about")
    person.page.get_by_role("button", name="Language").focus()
    person.page.keyboard.press("Enter")
    person.page.keyboard.press("Tab")
    expect(person.page.get_by_role("link", name="English")).to_be_focused()
    person.page.keyboard.press("Tab")
    person.page.keyboard.press("Enter")
    expect(person.page.locator('html[lang="fr"]')).to_be_visible()
    assert person.page.url.endswith("/about")
    person.close()


@pytest.mark.parametrize("game", ["agora", "balconia", "barracuda", "gaudi", "pueblo"])
def test_wide_tables_of_the_rules_are_scrolled_by_keys(browser: Browser, site: Site, game: str) -> None:
    person = Person(browser, site, size=PHONE, bypass_csp=True)
    person.open(f"/rules/{game}")
    wide = person.page.locator(".wide-table").filter(has=person.page.locator("th"))
    assert all(one.get_attribute("aria-label") for one in wide.all())
    for one in wide.all():
        if one.evaluate("one => one.scrollWidth > one.clientWidth"):
            one.focus()
            person.page.keyboard.press("ArrowRight")
            expect(one).not_to_have_js_property("scrollLeft", 0)
    assert [one["id"] for one in Axe().run(person.page).response["violations"]] == []
    person.close()
