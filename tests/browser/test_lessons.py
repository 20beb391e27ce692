"""Every lesson is played through: by keys alone, by mouse and by touch, on a desk and on a phone, in every language."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser.page_kit import DESKTOP, PHONE, Person, seldom
from playwright.sync_api import Browser, Locator, expect
from web.site_kit import Site

from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.engine.match import placed
from tablee.kit.lesson import Scene, lesson_of, tried

pytestmark = pytest.mark.browser
GAMES = [game.name for game in catalogue.games() if lesson_of(game)]
DESK_EN, DESK_FR = {"size": DESKTOP, "lang": "en-GB"}, {"size": DESKTOP, "lang": "fr-FR"}
PHONE_EN = {"size": PHONE, "lang": "en-GB", "has_touch": True}
PHONE_FR = {"size": PHONE, "lang": "fr-FR", "has_touch": True}


def answer_of(game: AnyGame, scene: Scene) -> str:
    """An action that a scene asks for."""
    if "*" not in scene.do[0]:
        return scene.do[0]
    match = placed(game, scene.position).play(scene.before)
    return next(text for text in map(game.write, match.legal(scene.seat)) if tried(scene, match, text).done)


def typed(person: Person, game: AnyGame, action: str) -> None:
    """By keys alone: on the line that every table has."""
    page = person.page
    page.keyboard.press("/")
    expect(page.locator("#line-text")).to_be_focused()
    page.keyboard.type(action)
    page.keyboard.press("Enter")


def handled(person: Person, game: AnyGame, action: str) -> None:
    """By what can be touched, slot by slot in the order of the game."""
    deeds = [game.as_choice(game.parse(text.strip())) for text in action.split(";")]
    card = person.page.locator(f'[data-start="{deeds[0].verb}"]')
    if card.count():
        card.click()
    for deed in deeds:
        filled = dict(deed.slots)
        later = [slot for slot in game.click_order(deed.verb) if not fill(person, deeds[0].verb, slot, filled[slot])]
        assert all(fill(person, deeds[0].verb, slot, filled[slot]) for slot in later)
    page, verb = person.page, deeds[0].verb
    press(person, page.locator(f'[data-confirm="{verb}"], [data-do="{verb}"]').first)


def fill(person: Person, verb: str, slot: str, place: str) -> bool:
    """Whether it could be chosen: a narrow page shows some offers when something else is chosen."""
    page = person.page
    number = page.locator(f'[data-verb="{verb}"] input[data-slot="{slot}"]')
    offer = page.locator(f'.offer[data-slot="{slot}"][data-place="{place}"]')
    there = page.locator(f'.picture [data-place="{place}"]').and_(page.locator(f'[data-slot="{slot}"], :not([data-slot])'))
    if number.count():
        number.fill(place)
        number.dispatch_event("change")
    elif offer.count():
        if offer.first.get_attribute("aria-pressed") == "true":
            return True
        if not offer.first.is_visible():
            return False
        offer.first.click()
    elif there.locator(":scope.chosen").count() == 0:
        press(person, forward(person, there))
    return True


def forward(person: Person, there: Locator) -> Locator:
    """The one in sight; a narrow page shows one picture at a time."""
    for one in there.all():
        if one.is_visible():
            return one
    panel = there.first.evaluate("one => one.closest('.picture').id.slice('panel-'.length)")
    press(person, person.page.locator(f'[data-view="{panel}"]'))
    return there.first


def press(person: Person, where: Locator) -> None:
    """The middle of a drawing may be covered by another one: what is meant is what is named."""
    where.dispatch_event("click")


Way = Callable[[Person, AnyGame, str], None]


WAYS = {"keys-desk-en": (typed, DESK_EN), "keys-phone-fr": (typed, PHONE_FR)}
WAYS |= {"hand-desk-fr": (handled, DESK_FR), "hand-phone-en": (handled, PHONE_EN)}
USUAL = "hand-desk-fr"  # every game in one way, one game in every way; the others take long


@pytest.mark.parametrize(
    ("name", "way", "how"),
    [
        pytest.param(
            name, *WAYS[way], id=f"{name}-{way}", marks=() if name == "pueblo" or way == USUAL else pytest.mark.soak
        )
        for name in GAMES
        for way in WAYS
    ],
)
def test_a_lesson_is_played_through_into_a_first_game(
    browser: Browser, site: Site, name: str, way: Way, how: dict[str, object]
) -> None:
    game = catalogue.find(name)
    lesson = lesson_of(game)
    assert lesson is not None
    person = Person(browser, site, reduced_motion="reduce", **how)  # type: ignore[arg-type]
    person.open(f"/learn/{name}")
    for scene in lesson.scenes:
        page = person.page
        expect(page.locator(f'main[data-live$="scene={scene.name}"].my-turn')).to_be_visible()
        expect(page.locator("#lesson-text")).to_be_focused()
        assert not scene.lights or page.locator(".taught").count() >= len(scene.lights)
        assert not person.scrolls_sideways()
        way(person, game, answer_of(game, scene))
        expect(page.locator("#lesson-next")).to_be_focused()
        page.keyboard.press("Enter")
    person.page.wait_for_url("**/table/*")
    assert person.wait_for_turn_or_end()
    assert person.problems == []
    person.close()


@pytest.mark.parametrize("scheme", ["light", seldom("dark")])
@pytest.mark.parametrize("path", ["/learn", *(f"/learn/{name}{page}" for name in GAMES for page in ("", "/card"))])
def test_axe_finds_nothing_in_lessons(browser: Browser, site: Site, path: str, scheme: str) -> None:
    person = Person(browser, site, color_scheme=scheme, bypass_csp=True, reduced_motion="reduce")
    person.open(path)
    found = Axe().run(person.page)
    assert [(one["id"], [node["html"][:120] for node in one["nodes"]][:3]) for one in found.response["violations"]] == []
    person.close()


def test_a_wrong_try_is_answered_where_it_is_read_and_heard(browser: Browser, site: Site) -> None:
    person = Person(browser, site, size=PHONE)
    person.open("/learn/pueblo")
    expect(person.page.locator("main.my-turn")).to_be_visible()
    handled(person, catalogue.find("pueblo"), "walk 2")
    answer = person.page.locator("#why[role=alert]")
    expect(answer).to_contain_text("that costs you 3 points")
    board = person.page.locator("#stage .picture > svg").bounding_box()
    box = answer.bounding_box()
    assert board is not None
    assert box is not None
    assert box["y"] >= board["y"] + board["height"] - 1, "it never covers the board"
    person.close()
