"""One big screen and phones as hands: people come by the codes on the screen, play on their phones, and all see the end."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from browser.group_kit import Tiler
from browser.page_kit import PHONE, Person, turn_or_end, whose_turn
from browser.test_agora_play import Walker
from playwright.sync_api import Browser, expect
from web.site_kit import Site

from tablee.web.qr import qr_svg

pytestmark = pytest.mark.browser
TELEVISION, TABLET = (1920, 1080), (1024, 768)
NAMES = ("Ada", "Bo", "Chloé", "Dirk", "Eva")
INK = re.compile(r'<path d="([^"]+)"')


def opened(screen: Person, game: str, seats: int, *switches: str) -> str:
    """A table on a big screen; the address that it shows."""
    screen.open(f"/new?game={game}")
    screen.page.locator(f'label:has(input[name="seats"][value="{seats}"])').click()
    for name in ("screen", *switches):
        screen.page.locator(f"input[name={name}]").check()
    screen.page.locator("button.primary[type=submit]").click()
    expect(screen.page.locator("main.screen .code-list li")).to_have_count(seats)
    return f"http://{screen.page.locator('.address b').inner_text()}"


def sits_down(phone: Person, screen: Person, address: str, seat: int) -> None:
    """Scan the code of a seat, and sit down."""
    code = INK.search(qr_svg(f"{address}/{seat + 1}"))
    assert code
    expect(screen.page.locator(f'.code-list path[d="{code[1]}"]')).to_have_count(1)
    phone.open(f"{address}/{seat + 1}")
    phone.page.locator("input[name=name]").fill(NAMES[seat])
    phone.page.locator("button.primary").click()
    expect(phone.page.locator("main.in-hand")).to_be_visible()
    expect(screen.page.locator(f"#at-{seat}-who")).to_contain_text(NAMES[seat])


def room(
    screen: Person, phones: list[Person], game: str, *switches: str, between: Callable[[], object] = lambda: None
) -> None:
    """Everybody sits down, in any order, and the board takes the place of the codes."""
    address = opened(screen, game, len(phones), *switches)
    for seat in reversed(range(len(phones))):
        sits_down(phones[seat], screen, address, seat)
        between()
    expect(screen.page.locator("#codes")).to_be_hidden()
    expect(screen.page.locator("#stage .picture")).to_be_visible()


def played(screen: Person, phones: list[Person], decisions: int) -> int:
    """So many, or until the end; the screen names whoever is to act."""
    for number in range(decisions):
        acting = turn_or_end(*phones)
        if acting is None:
            return number
        expect(screen.page.locator("#prompt")).to_contain_text(NAMES[phones.index(acting)])
        acting.take_turn()
    return decisions


def sees_the_end_told(screen: Person, seats: int) -> None:
    """It begins by itself, and the result is there."""
    expect(screen.page.locator("main.screen.telling, main.screen:has(#end.shown)")).to_be_visible()
    expect(screen.page.locator("#end.shown .ranking li")).to_have_count(seats)


def check(*people: Person) -> None:
    assert not any(person.scrolls_sideways() for person in people)
    assert [person.problems for person in people if person.problems] == []
    for person in people:
        person.close()


def test_phones_sit_down_by_code_and_play_a_short_game_to_its_end(browser: Browser, site: Site) -> None:
    screen = Person(browser, site, size=TELEVISION)
    phones = [Tiler(browser, site, lang=lang, size=PHONE, has_touch=True) for lang in ("en-GB", "fr-FR", "en-GB")]
    room(screen, [*phones], "gaudi", "option_short")
    expect(phones[0].page.locator(".seat:visible")).to_have_count(1)
    expect(phones[0].page.locator("#panel-hand")).to_be_visible()
    assert played(screen, [*phones], 1000) > 10
    sees_the_end_told(screen, 3)
    expect(phones[1].page.locator("#end.shown")).to_be_visible()
    check(screen, *phones)


def test_a_hand_shows_the_board_by_one_touch(browser: Browser, site: Site) -> None:
    screen, phones = Person(browser, site, size=TABLET), [Walker(browser, site, size=PHONE) for _ in range(3)]
    room(screen, [*phones], "agora")
    acting = whose_turn(*phones)
    waiting = next(phone for phone in phones if phone is not acting)
    expect(waiting.page.locator("#panel-hand")).to_be_visible()
    expect(waiting.page.locator("#panel-map")).to_be_hidden()
    waiting.page.locator("button[data-view=map]").click()
    expect(waiting.page.locator("#panel-map")).to_be_visible()
    expect(waiting.page.locator("#panel-hand")).to_be_hidden()
    played(screen, [*phones], 3)
    expect(screen.page.locator("#log li").first).to_be_visible()
    expect(screen.page.locator(":is(button, a, input, select):not(.picture *, .skip):visible")).to_have_count(2)
    check(screen, *phones)


def test_a_screen_that_is_loaded_again_is_where_it_was(browser: Browser, site: Site) -> None:
    screen, phones = Person(browser, site, size=TABLET), [Person(browser, site, size=PHONE) for _ in range(2)]
    room(screen, phones, "pueblo", between=lambda: screen.page.reload())
    table = screen.page.url.split("/")[-2]
    assert played(screen, phones, 2) == 2
    screen.page.reload()
    expect(screen.page.locator("#log li")).not_to_have_count(0)
    assert table in screen.page.url
    check(screen, *phones)
