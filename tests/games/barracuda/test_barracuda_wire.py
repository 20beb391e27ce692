"""Barracuda over the wire: what others receive while somebody hides something, to the byte."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from barracuda_table import GAME, SIX_BARS, play, table, view
from web.site_kit import Site, Visitor, running

from tablee.bots import players
from tablee.bots.search import Search
from tablee.engine.luck import seeded
from tablee.engine.match import placed
from tablee.games.barracuda.rules.state import Barracuda
from tablee.games.barracuda.rules.view import BarracudaView

# Seat 0 has sold a place to seat 1 in secret: for 5000 and two fakes, or for 12000. Three bills in any case.
SOLD = (
    "players 4; round 3; bars karambole 0/1, octopus 1, lagoon 2/-, pelican 3; wallets {} 40000+7f 40000+7f; "
    "seat 2; bag 3; drawn 0 1 2; deals accepted 1 0 1000 {} 4000+7f 15000+7f 40000+7f 40000+7f"
)
POOR = SOLD.format("9000+9f 10000+5f", "5000 1 2")
RICH = SOLD.format("16000+7f 3000+7f", "12000 3 0")
OTHERS = (2, 3, 4)  # who buys, who sits by, who watches


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with running(tmp_path) as site:
        yield site


class Company:
    """People at a table, each with an open line, and somebody who watches."""

    def __init__(self, site: Site, visitors: list[Visitor], state: Barracuda, lines: ExitStack) -> None:
        *sitting, _ = visitors
        self.id = sitting[0].open_table("barracuda", ("here", *["link"] * (len(sitting) - 1)))
        for visitor in sitting[1:]:
            visitor.post(f"/table/{self.id}/sit")
        self.live = site.table(self.id)
        self.live.match = placed(GAME, GAME.position(state))
        self.wires = [lines.enter_context(visitor.wire(self.id)) for visitor in visitors]
        for wire in self.wires:
            wire.next("view")

    def do(self, text: str, seat: int) -> None:
        self.wires[seat].send(t="do", seat=seat, step=self.live.step(seat), text=text)
        assert self.wires[seat].next("ok", to="do")

    def pile(self, seat: int) -> tuple[int, ...] | None:
        """What lies in a seat's envelope."""
        seen = self.live.view(seat)
        assert isinstance(seen, BarracudaView)
        return seen.piles[seat]

    def heard(self, chair: int, until: str) -> dict[str, Any]:
        """All that this chair is sent until a word is said to the table, as one message without the table's id."""
        self.wires[0].send(t="say", text=until)
        patch: dict[str, Any] = {}
        while until not in str(patch.get("chat", "")):
            message = self.wires[chair].next("view")
            patch |= message.get("patch", {}) | message.get("lists", {})
        whole: dict[str, Any] = json.loads(json.dumps(message | {"patch": patch}).replace(self.id, "TABLE"))
        return whole


@pytest.fixture
def people(site: Site, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Visitor]]:
    monkeypatch.setattr("tablee.web.budget.Budgets.wait", lambda *_: 0.0)  # they say more than people may
    with ExitStack() as stack:
        yield [stack.enter_context(site.visitor()) for _ in range(5)]


@pytest.mark.rule("BAR-52")
@pytest.mark.rule("BAR-102")
def test_bar_52_a_forced_acceptance_is_sent_to_others_as_a_free_one(site: Site, people: list[Visitor]) -> None:
    """To the buyer, to the fourth, and to who watches."""
    sent, choices = [], []
    for position in (POOR, RICH):
        with ExitStack() as lines:
            company = Company(site, people, table(position), lines)
            for text in ("takeover 1", "fill 1 0 1 0", "seal 3"):
                company.do(text, 2)
            choices.append({choice.verb for choice in company.live.match.choices(0)})
            sent.append([company.heard(chair, f"well, {chair}") for chair in OTHERS])
            company.do("accept", 0)
            sent[-1] += [company.heard(chair, f"done, {chair}") for chair in OTHERS]
    assert choices == [{"accept"}, {"accept", "refuse"}]
    assert sent[0] == sent[1]


@pytest.mark.rule("BAR-101")
def test_bar_101_an_envelope_half_filled_reaches_nobody_and_takes_nobodys_undo(site: Site, people: list[Visitor]) -> None:
    with ExitStack() as lines:
        state = play(table(f"{SIX_BARS}; step call; seat -; bag 0 1 2; wallets 30000+7f 30000+7f 30000+7f"), "1 call")
        company = Company(site, [*people[:3], people[4]], state, lines)
        company.do("fill 0 0 1 0", 0)
        filled = company.live.step(0)
        company.wires[0].send(t="look", draft=[["verb", "seal"], ["fakes", "2"]])
        assert "purse-envelope" in company.heard(0, "ready")["patch"]
        company.do("fill 0 1 0 0", 1)
        for chair, step in ((0, filled), (2, 0), (3, 0)):
            heard = company.heard(chair, f"and you, {chair}")
            assert (set(heard["patch"]), heard["step"]) == ({"chat"}, step)
        assert company.live.can_undo(0)
        company.wires[0].send(t="undo", seat=0, step=filled)
        assert company.wires[0].next("ok", to="undo")
        assert company.pile(0) == (0,) * 5
        assert company.pile(1) == (0, 1, 0, 0, 0)


@pytest.mark.rule("BAR-68")
def test_bar_68_who_declines_tells_nobody(site: Site, people: list[Visitor]) -> None:
    with ExitStack() as lines:
        state = table(f"{SIX_BARS}; step call; seat -; bag 0 1 2; wallets 30000+7f 30000+7f 30000+7f")
        company = Company(site, [*people[:3], people[4]], state, lines)
        company.do("decline", 1)
        for chair in (0, 2, 3):
            heard = company.heard(chair, f"and you, {chair}")
            assert (set(heard["patch"]), heard["step"]) == ({"chat"}, 0)


@pytest.mark.rule("BAR-52")
def test_bar_52_a_bot_that_has_to_accept_takes_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """It searches as long as if there were a choice: an answer that comes at once would tell."""
    efforts = []

    def watched(*given: Any) -> Search:
        efforts.append(given[4].simulations)
        return Search(*given)

    monkeypatch.setattr(players, "Search", watched)
    for position in (POOR, RICH):
        offered = play(table(position), "takeover 1", "fill 1 0 1 0", "seal 3")
        assert GAME.decode(players.searching(3)(GAME, view(offered, 0), seeded("bot")))
    assert efforts == [3, 3]
