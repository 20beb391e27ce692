"""Groups of people from the lobby to a rematch that everybody accepts, in every game. Somebody vanishes on the way, a bot
plays for them, and they come back: at desks and on a phone, or around one big screen with phones as hands."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from browser.group_kit import PLAYERS, hurried, play, play_until, vanish
from browser.page_kit import DESKTOP, PHONE, Person, seldom
from browser.test_screen import NAMES, TELEVISION, check, opened, sees_the_end_told, sits_down
from playwright.sync_api import Browser, Page, expect
from web.site_kit import Site

from tablee.engine import catalogue

pytestmark = pytest.mark.browser
LEAVE = "form[action$='/stand-in/{}'] button"
BY_HAND = pytest.mark.parametrize(
    "by_hand", [pytest.param(False, id="hurried"), pytest.param(True, id="by hand", marks=pytest.mark.soak)]
)

SOME = ("balconia", "barracuda")  # who can be waited for; the other games in soaks
EVERY_GAME = pytest.mark.parametrize("game", [game if game in SOME else seldom(game) for game in PLAYERS])


def seats_of(game: str) -> int:
    """Four, or as many as may be."""
    return min(4, catalogue.find(game).seats[-1])


def named(browser: Browser, site: Site, game: str, name: str, lang: str, size: tuple[int, int]) -> Person:
    person = PLAYERS[game](browser, site, lang=lang, size=size, has_touch=size == PHONE)
    person.open("/me")
    person.page.locator("form[action='/me'] input[name=name]").fill(name)
    person.page.locator("form[action='/me'] button").click()
    return person


def from_the_lobby(host: Person, friends: list[Person], game: str) -> str:
    """A table for anybody comes to the list under the eyes of the others; a bot takes the last seat. Its id."""
    for friend in friends:
        friend.open("/lobby")
    host.open(f"/new?game={game}")
    host.page.locator(f'label:has(input[name="seats"][value="{seats_of(game)}"])').click()
    for seat in range(1, seats_of(game)):
        host.page.locator(f"[name=chair_{seat}]").select_option("link")
    if game == "gaudi":
        host.page.locator('label:has(input[name="option_short"])').click()
    host.page.locator("[name=public][value=on]").check(force=True)
    host.page.locator("button.primary[type=submit]").click()
    for seat, friend in enumerate(friends, start=1):
        friend.page.locator(".open-table a.button").click()
        friend.page.locator(f"#take-{seat}").click()
        friend.page.locator("#ready").click()
    if len(friends) + 1 < seats_of(game):
        host.page.locator(f"#level-{seats_of(game) - 1}").select_option("novice")
        host.page.locator(f"#fill-{seats_of(game) - 1}").click()
    expect(host.page.locator("#start:not([aria-disabled])")).to_be_visible()
    host.page.locator("#start").click()
    for person in (host, *friends):
        expect(person.page.locator("main.table .seat.acting").first).to_be_visible()
    return str(host.page.url.rpartition("/")[2])


def plays_without(people: list[Person], gone: Person, site: Site, table: str) -> None:
    """Somebody vanishes; another one lets a bot play for them, and it does."""
    seat, others = people.index(gone), [person for person in people if person is not gone]
    vanish(gone, site, table)
    offers = others[0].page.locator(LEAVE.format(seat))
    expect(offers).to_be_visible()
    offers.click()
    expect(others[0].page.locator(f"#at-{seat}")).to_have_class(re.compile("gone"))
    play_until(others, site, table, seat)


def comes_back(people: list[Person], gone: Person, site: Site, address: str, table: str) -> None:
    """And plays on by hand."""
    gone.open(address)
    back = gone.page.locator("#company form[action$='/back'] button")
    expect(back).to_be_visible()
    assert not gone.scrolls_sideways()
    back.click()
    expect(gone.page.locator("#company")).to_be_empty()
    assert site.table(table).places[people.index(gone)].is_played
    play_until(people, site, table, people.index(gone))


def to_the_end(people: list[Person], site: Site, table: str, by_hand: bool) -> None:
    if by_hand:
        play(people)
    else:
        site.inside(hurried(site.house, table))
    assert site.table(table).over


def again(people: list[Person], shown: Callable[[Page], object]) -> None:
    """One asks for a rematch, the others see it at once and accept, and a new game begins."""
    asking, others = people[0], people[1:]
    rematch, skip = asking.page.locator("form[action$='/rematch'] button[type=submit]"), asking.page.locator("[data-tell]")
    expect(rematch.or_(skip).first).to_be_visible()
    if not rematch.count():  # a long count is not waited for
        skip.last.click()
    rematch.click()
    for other in others:
        other.page.locator("form[action$='/accept'] button").click()
    for person in people:
        shown(person.page)


@BY_HAND
@EVERY_GAME
def test_from_the_lobby_over_an_absence_to_a_rematch(browser: Browser, site: Site, game: str, by_hand: bool) -> None:
    """Two at desks, one with a phone, and a bot; where only two play, one of them with a phone."""
    host = named(browser, site, game, "Ada", "en-GB", DESKTOP)
    friends = [named(browser, site, game, "Bo", "fr-FR", PHONE)]
    if seats_of(game) > 2:
        friends.append(named(browser, site, game, "Chloé", "fr-FR", DESKTOP))
    people = [host, *friends]
    table = from_the_lobby(host, friends, game)
    play(people, 5)
    plays_without(people, friends[0], site, table)
    comes_back(people, friends[0], site, f"/table/{table}", table)
    to_the_end(people, site, table, by_hand)
    for person in people:
        expect(person.page.locator("#end.shown .ranking li")).to_have_count(seats_of(game))

    def new_game(page: Page) -> None:
        expect(page.locator("main.table .seat.acting").first).to_be_visible()
        assert not page.url.endswith(table)

    again(people, new_game)
    check(*people)


@BY_HAND
@EVERY_GAME
def test_around_one_screen_over_an_absence_to_a_rematch(browser: Browser, site: Site, game: str, by_hand: bool) -> None:
    """Three phones; where only two play, two."""
    screen = Person(browser, site, size=TELEVISION, lang="fr-FR")
    phones: list[Person] = [
        PLAYERS[game](browser, site, lang=lang, size=PHONE, has_touch=True)
        for lang in ("en-GB", "fr-FR", "en-GB")[: seats_of(game)]
    ]
    address = opened(screen, game, len(phones), *(["option_short"] if game == "gaudi" else []))
    for seat, phone in enumerate(phones):
        sits_down(phone, screen, address, seat)
    expect(screen.page.locator("#stage .picture")).to_be_visible()
    table = screen.page.url.split("/")[-2]
    play(phones, 4)
    plays_without(phones, phones[1], site, table)
    expect(screen.page.locator("#at-1")).to_have_class(re.compile("gone"))
    comes_back(phones, phones[1], site, f"/table/{table}/hand", table)
    expect(screen.page.locator("#at-1-who")).to_contain_text(NAMES[1])
    to_the_end(phones, site, table, by_hand)
    sees_the_end_told(screen, len(phones))
    again(phones, lambda page: expect(page.locator("main.in-hand")).to_be_visible())
    screen.page.wait_for_url(lambda url: url.endswith("/screen") and table not in url)
    check(screen, *phones)
