"""Who wants it need not confirm what leaves them no choice; where there is one, they are asked."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from browser.page_kit import Person
from playwright.sync_api import Browser, Route, WebSocketRoute, expect
from web.site_kit import Site

from tablee.engine import catalogue

pytestmark = pytest.mark.browser
ONLY = """async (told) => {
  const { Draft } = await import(document.querySelector('[src$="/table.js"]').src.replace("table.js", "draft.js"));
  return new Draft(told).only();
}"""
CHOICES = re.compile(r'(<script type="application/json" id="choices">)(.*?)(</script>)', re.DOTALL)
MOVE = {"order": {"move": ["walker", "to"]}, "text": {"move": ["to", "walker"]}}


@pytest.mark.parametrize(
    ("told", "only"),
    [
        ({"order": {"draw": []}, "text": {"draw": []}, "tree": {"draw": []}}, "draw"),
        ({**MOVE, "tree": {"move": {"red": ["d4"]}}}, "move d4 red"),
        ({**MOVE, "tree": {"move": {"red": ["d4", "d5"]}}}, ""),
        ({**MOVE, "tree": {"move": {"red": ["d4"], "blue": ["d4"]}}}, ""),
        ({"order": {"a": [], "b": []}, "text": {"a": [], "b": []}, "tree": {"a": [], "b": []}}, ""),
        ({}, ""),
    ],
)
def test_the_only_action_is_known_as_such(browser: Browser, site: Site, told: dict[str, Any], only: str) -> None:
    person = Person(browser, site)
    person.open("/")
    person.page.locator(".hero .primary").click()
    expect(person.page.locator("main.table")).to_be_visible()
    assert person.page.evaluate(ONLY, told) == only
    person.close()


def narrowed(data: str) -> str:
    """A message of the server that leaves one action of several."""
    message = json.loads(data)
    if "tree" in message:
        verb, node = next(iter(message["tree"].items()))
        message["tree"] = {verb: first(node)}
        message["order"] = {verb: message["order"][verb]}
    return json.dumps(message)


def first(node: Any) -> Any:
    if isinstance(node, list):
        return node[:1]
    word, rest = next(iter(node.items()))
    return {word: first(rest)}


def test_a_page_plays_what_is_forced_if_it_is_told_so(browser: Browser, site: Site) -> None:
    person = Person(browser, site)
    asked: list[str] = []

    def heard(server: WebSocketRoute, data: str | bytes) -> None:
        asked.append(str(data))
        server.send(data)

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda data: page.send(narrowed(str(data))))
        page.on_message(lambda data: heard(server, data))

    def page_too(page: Route) -> None:
        answer = page.fetch()
        page.fulfill(
            response=answer, body=CHOICES.sub(lambda found: found[1] + narrowed(found[2]) + found[3], answer.text())
        )

    person.page.route(re.compile(r"/table/[\w-]+$"), page_too)
    person.page.route_web_socket("**/live*", between)
    person.open("/")
    person.page.locator("form[action='/play/agora'] button").click()
    person.page.get_by_label("Play by itself what leaves me no choice").check()
    person.page.wait_for_function(
        "() => Number(document.querySelector('main').dataset.step) >= 8"
    )  # all have taken and played
    assert sum('"t":"do"' in one for one in asked) > 1
    person.close()


def test_the_page_offers_it_where_it_happens_and_is_no_secret() -> None:
    assert [game.name for game in catalogue.games() if game.forced] == ["agora"]
    assert not any(game.forced and game.poker_face for game in catalogue.games())
