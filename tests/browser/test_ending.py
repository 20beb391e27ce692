"""The end of a game in a browser: it is told step by step with running totals, and a rematch is offered to the others."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest
from browser.page_kit import DESKTOP, PHONE, Person
from playwright.sync_api import Browser, Page, expect
from web.site_kit import Site, Visitor

from tablee.engine.luck import seeded

pytestmark = pytest.mark.browser


@contextmanager
def company(site: Site, game: str, seats: int) -> Iterator[tuple[str, list[Visitor]]]:
    """So many people who have played a game to its end, with any legal moves."""
    with ExitStack() as stack:
        people = [stack.enter_context(site.visitor()) for _ in range(seats)]
        table_id = people[0].open_table(game, chairs=("here", *["link"] * (seats - 1)))
        for one in people[1:]:
            one.post(f"/table/{table_id}/sit", name="Zoé")
        table, rng = site.table(table_id), seeded("ending")
        with ExitStack() as lines:
            wires = [lines.enter_context(one.wire(table_id)) for one in people]
            while not table.over:
                seat = table.acting()[0]
                text = table.game.write(table.game.decode(table.state.draw(seat, rng)))
                wires[seat].send(t="do", seat=seat, step=table.step(seat), text=text)
                wires[seat].next("ok")
        yield table_id, people


def sat_down(browser: Browser, site: Site, visitor: Visitor, table: str, **more: object) -> Person:
    person = Person(browser, site, **more)  # type: ignore[arg-type]
    cookies = [{"name": name, "value": value, "url": site.address} for name, value in visitor.http.cookies.items()]
    person.context.add_cookies(cookies)  # type: ignore[arg-type]
    person.open(f"/table/{table}")
    person.page.wait_for_load_state("networkidle")
    return person


def told(page: Page) -> list[list[str]]:
    """The points at the seats, step by step."""
    page.locator("[data-tell=count-0]").click()
    page.locator("[data-tell=still-0]").click()
    expect(page.locator("[data-tell=still-1]")).to_be_visible()
    found = []
    while page.locator("[data-tell]").count() > 1:
        words = page.locator("#prompt").inner_text()
        found.append([points.split()[0] if points else "" for points in page.locator(".seat .points").all_inner_texts()])
        page.locator("[data-tell]").nth(1).click()
        expect(page.locator("#prompt")).not_to_have_text(words)
    return found


@pytest.mark.parametrize(
    ("game", "seats", "size", "lang"),
    [
        ("pueblo", 2, PHONE, "fr-FR"),
        ("agora", 3, DESKTOP, "en-GB"),
        ("gaudi", 2, PHONE, "en-GB"),
        ("barracuda", 3, PHONE, "fr-FR"),
    ],
)
def test_the_end_is_told_to_the_last_point(
    browser: Browser, site: Site, game: str, seats: int, size: tuple[int, int], lang: str
) -> None:
    with company(site, game, seats) as (table, people):
        person = sat_down(browser, site, people[-1], table, size=size, lang=lang, reduced_motion="reduce")
        steps, points = told(person.page), [str(points) for points in site.table(table).state.points()]
        assert len(steps) >= seats
        assert steps[0] != points
        assert steps[-1] == points
        expect(person.page.locator("[data-tell=count-0]")).to_be_visible()
        expect(person.page.locator(".always").filter(visible=True)).to_have_count(0)  # nothing is chosen any more
        assert not person.scrolls_sideways()
        assert person.problems == []
        person.close()


def test_a_rematch_is_seen_by_the_other_and_accepted(browser: Browser, site: Site) -> None:
    with company(site, "pueblo", 2) as (table, (host, guest)):
        one = sat_down(browser, site, host, table, reduced_motion="reduce")
        other = sat_down(browser, site, guest, table, size=PHONE, lang="fr-FR", reduced_motion="reduce")
        one.page.get_by_role("button", name="Rematch").click()
        expect(one.page.locator("#end")).to_be_hidden()
        expect(other.page.locator("#prompt")).to_contain_text(f"{site.table(table).names[0]} voudrait une revanche.")
        other.page.get_by_role("button", name="Accepter la revanche").click()
        for person in (one, other):
            expect(person.page.locator("main.table")).to_be_visible()
            expect(person.page.locator("#end")).to_be_hidden()
        assert other.page.url == one.page.url
        assert one.problems == other.problems == []
        one.close()
        other.close()
