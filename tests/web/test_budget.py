"""What a guest and an address may ask for is counted over all their windows; who asks for more is told how long to wait."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from web.site_kit import Site, Wire, running

from tablee.kit.picture import Lens
from tablee.table.live import LiveTable
from tablee.table.values import Denied
from tablee.web import budget
from tablee.web.budget import Allowance, Budget, Budgets, Who
from tablee.web.live import FLOOD, NUISANCE
from tablee.web.onlooker import Onlooker
from tablee.web.painter import Painter
from tablee.web.picture import Picture

ANNA, BEN, STRANGER = Who("anna", "10.0.0.1"), Who("ben", "10.0.0.1"), Who("", "10.0.0.1")
ELSEWHERE = Who("anna", "10.0.0.2")
RARE = 1 / 3600  # a second: none comes back while a test runs


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_what_is_spent_comes_back_with_time() -> None:
    clock = Clock()
    budgets = Budgets(Budget(talk=Allowance(2, 0.5)), clock)
    budgets.spend("talk", ANNA)
    budgets.spend("talk", ANNA)
    with pytest.raises(Denied) as refused:
        budgets.spend("talk", ANNA)
    assert (refused.value.code, refused.value.details) == ("flood", {"what": "talk", "wait": 2})
    clock.now += 2.0
    budgets.spend("talk", ANNA)
    clock.now += 1000.0
    assert [budgets.wait("talk", ANNA) for _ in range(3)] == [0.0, 0.0, 2.0]  # no more than at first


def test_a_guest_has_one_allowance_wherever_they_are() -> None:
    budgets = Budgets(Budget(looks=Allowance(1, 1.0)), Clock())
    budgets.spend("looks", ANNA)
    assert budgets.wait("looks", ELSEWHERE) == 1.0
    assert budgets.wait("looks", BEN) == 0.0


def test_many_guests_of_one_address_share_a_few_allowances() -> None:
    budgets = Budgets(Budget(looks=Allowance(1, 1.0), address=3), Clock())
    guests = [Who(f"guest {number}", "10.0.0.1") for number in range(5)]
    assert [budgets.wait("looks", guest) for guest in guests] == [0.0, 0.0, 0.0, pytest.approx(1 / 3), pytest.approx(1 / 3)]
    assert budgets.wait("looks", Who("guest 9", "10.0.0.9")) == 0.0


def test_a_refusal_takes_nothing_from_others_at_the_address() -> None:
    budgets = Budgets(Budget(looks=Allowance(1, 1.0), address=2), Clock())
    for _ in range(100):
        budgets.wait("looks", ANNA)
    assert budgets.wait("looks", BEN) == 0.0


def test_strangers_of_one_address_are_one_guest() -> None:
    budgets = Budgets(Budget(looks=Allowance(1, 1.0)), Clock())
    budgets.spend("looks", STRANGER)
    assert budgets.wait("looks", STRANGER)
    assert budgets.wait("looks", Who("", "10.0.0.2")) == 0.0


def test_a_memory_of_bounded_size_forgets_who_asked_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "REMEMBERED", 10)
    budgets = Budgets(Budget(), Clock())
    for number in range(100):
        budgets.spend("looks", Who(f"guest {number}", f"10.0.0.{number}"))
    assert budgets.remembered == 10


def test_windows_are_counted_while_they_are_open() -> None:
    budgets = Budgets(Budget(windows=2, address=2), Clock())
    with ExitStack() as stack:
        for who in (ANNA, ANNA, BEN):
            stack.enter_context(budgets.window(who))
        with pytest.raises(Denied) as refused, budgets.window(ANNA):
            pass
        assert refused.value.code == "many-windows"
        stack.enter_context(budgets.window(BEN))
        with pytest.raises(Denied), budgets.window(Who("carl", ANNA.address)):
            pass
        with budgets.window(Who("carl", "10.0.0.9")):
            pass
    for _ in range(3):
        with budgets.window(ANNA):
            pass


# On the site ------------------------------------------------------------------------------------------------------------


def test_one_guest_spends_one_allowance_in_many_windows(tmp_path: Path) -> None:
    """Twelve sockets of a guest that each ask as often as one may."""
    with (
        running(tmp_path, budget=Budget(questions=Allowance(3, RARE))) as site,
        site.visitor() as guest,
        site.visitor() as other,
        ExitStack() as stack,
    ):
        table = guest.open_table(starter=0)
        wires = [stack.enter_context(guest.wire(table)) for _ in range(12)]
        for wire in wires:
            wire.send(t="why", draft=[["verb", "set"]])
        for wire in wires:
            wire.send(t="lift", seat=7)
        seen = [told_before_the_end(wire) for wire in wires]
        answers = [answer for answer in seen if answer is not None]
        assert len(answers) == 9
        assert {answer["code"] for answer in answers} == {"flood"}
        assert all(3000 < answer["wait"] <= 3600 for answer in answers)
        assert "Try again in 3" in answers[0]["text"]
        with other.wire(other.open_table(starter=0)) as wire:
            wire.send(t="why", draft=[["verb", "set"]])
            assert wire.next("why")


def told_before_the_end(wire: Wire) -> dict[str, Any] | None:
    """The refusal of a question, unless it was answered; the refusal of a seat comes after both."""
    told = wire.next("no")
    if told["to"] == "why":
        wire.next("no", to="lift")
    return told if told["to"] == "why" else None


def test_too_many_messages_are_answered_with_a_wait_and_only_endless_ones_cut_the_line(tmp_path: Path) -> None:
    with running(tmp_path, budget=Budget(messages=Allowance(5, RARE))) as site, site.visitor() as guest:
        table = guest.open_table()
        with guest.wire(table) as wire:
            for _ in range(int(NUISANCE.at_once) + 5):
                wire.send(t="why", draft=[])
            for _ in range(int(NUISANCE.at_once)):
                assert wire.next("no")["wait"] > 60
            for _ in range(int(NUISANCE.at_once)):  # which takes no time, so that hardly anything comes back
                wire.send(t="why", draft=[])
            assert wire.closed_with() == FLOOD
        assert guest.get(f"/table/{table}").status_code == 200


def test_who_floods_the_talk_is_told_to_wait_and_others_are_heard(tmp_path: Path) -> None:
    with (
        running(tmp_path, budget=Budget(talk=Allowance(3, RARE))) as site,
        site.visitor() as guest,
        site.visitor() as other,
    ):
        table = guest.open_table(chairs=("here", "link"))
        other.post(f"/table/{table}/sit", name="Max")
        with guest.wire(table) as loud, other.wire(table) as quiet:
            for number in range(30):
                loud.send(t="say", text=f"noise {number}")
            answers = [loud.next_of("ok", "no") for _ in range(30)]
            assert [answer["t"] for answer in answers] == ["ok"] * 3 + ["no"] * 27
            assert {answer["code"] for answer in answers[3:]} == {"flood"}
            quiet.send(t="say", text="peace")
            quiet.next("ok", to="say")
        assert [said.text for said in site.table(table).said] == ["noise 0", "noise 1", "noise 2", "peace"]


def test_what_is_too_much_is_refused_after_what_came_before_it(tmp_path: Path) -> None:
    """Answers come in the order of what was said: otherwise a move would seem to be refused while it is being kept."""
    one_only = Budget(messages=Allowance(1, RARE))
    with (
        running(tmp_path, budget=one_only) as site,
        site.visitor() as guest,
        guest.wire(guest.open_table(starter=0)) as wire,
    ):
        wire.send(t="do", seat=0, step=0, text="set coloured NE d4")
        for _ in range(5):
            wire.send(t="why", draft=[])
        assert [wire.next_of("ok", "no")["t"] for _ in range(6)] == ["ok", *["no"] * 5]


def test_one_window_too_many_is_told_so(tmp_path: Path) -> None:
    with (
        running(tmp_path, budget=Budget(windows=2)) as site,
        site.visitor("fr") as guest,
        site.visitor() as other,
        ExitStack() as stack,
    ):
        table = guest.open_table()
        for _ in range(2):
            stack.enter_context(guest.wire(table)).next("view")
        with guest.wire(table) as wire:
            told = wire.next("no")
            assert (told["code"], told["to"], told["wait"]) == ("many-windows", "call", 30)
            assert "fenêtres" in told["text"]
            assert wire.closed_with() == FLOOD
        with other.wire(table) as wire:
            wire.next("view")


def test_only_the_newest_look_counts_and_it_comes_when_there_is_something_left(tmp_path: Path) -> None:
    few = Budget(looks=Allowance(1, 20.0), messages=Allowance(1000, 1.0))
    with (
        running(tmp_path, budget=few) as site,
        site.visitor() as guest,
        guest.wire(guest.open_table(starter=0)) as wire,
    ):
        wire.next("view")
        lenses = lenses_drawn(site)
        for number in range(300):
            wire.send(t="look", spot=f"spot {number}")
        wire.send(t="look", draft=[["verb", "set"], ["stone", "coloured"], ["corner", "d4"], ["opening", "NE"]])
        while "ghost" not in str(wire.next("view")):
            pass
        assert len(lenses) < 150


def test_who_has_looked_too_often_sees_what_others_do_and_nothing_else(tmp_path: Path) -> None:
    with (
        running(tmp_path, budget=Budget(looks=Allowance(1, RARE))) as site,
        site.visitor() as guest,
        guest.wire(guest.open_table(starter=0)) as wire,
    ):
        wire.next("view")
        lenses = lenses_drawn(site)
        for number in range(10):
            wire.send(t="look", spot=f"spot {number}")
            wire.send(t="lift", seat=7)
            wire.next("no")
        wire.send(t="do", seat=0, step=0, text="set coloured NE d4")
        wire.next("view", step=1)
        assert {lens.spot for _, lens in lenses} <= {"", "spot 0"}


def test_a_look_that_comes_late_brings_no_draft_of_a_decision_that_was_made(tmp_path: Path) -> None:
    draft = [["verb", "set"], ["stone", "coloured"], ["corner", "d4"], ["opening", "NE"]]
    with (
        running(tmp_path, budget=Budget(looks=Allowance(1, 1.0))) as site,
        site.visitor() as guest,
        guest.wire(guest.open_table(starter=0)) as wire,
    ):
        wire.next("view")
        lenses = lenses_drawn(site)
        wire.send(t="look", turn=1)
        wire.next("view")
        wire.send(t="look", turn=2, draft=draft)
        wire.send(t="do", seat=0, step=0, text="set coloured NE d4")
        while not any(lens.turn == 2 and step == 1 for step, lens in lenses):
            wire.next("view")
        assert [lens.draft for step, lens in lenses if step == 1 and lens.draft] == []


def lenses_drawn(site: Site) -> list[tuple[int, Lens]]:
    """At which step somebody is drawn for, and how they look at the table; grows with every drawing."""
    assert site.app is not None
    painter: Painter = site.app.state.painter
    lenses: list[tuple[int, Lens]] = []
    news = painter.news

    def counted(table: LiveTable, me: Onlooker, before: Picture | None) -> tuple[Picture, str]:
        lenses.append((table.seq, me.lens))
        return news(table, me, before)

    painter.news = counted  # type: ignore[method-assign]
    return lenses


def test_a_guest_who_opens_tables_without_end_has_to_wait(tmp_path: Path) -> None:
    with (
        running(tmp_path, budget=Budget(tables=Allowance(3, RARE))) as site,
        site.visitor() as guest,
        site.visitor("fr") as other,
    ):
        for _ in range(3):
            guest.open_table()
        refused = [guest.post("/tables", game="pueblo", seats=2), guest.post("/play/pueblo")]
        assert [answer.status_code for answer in refused] == [429, 429]
        assert 3000 < int(refused[0].headers["retry-after"]) <= 3600
        assert "You have opened many tables" in refused[0].text
        other.open_table()


def test_a_guest_has_only_so_many_tables_going_on(tmp_path: Path) -> None:
    with running(tmp_path, budget=Budget(open_tables=2)) as site, site.visitor() as guest, site.visitor() as other:
        first = guest.open_table()
        guest.open_table()
        refused = [guest.post("/tables", game="pueblo", seats=2), guest.post("/play/pueblo")]
        assert [answer.status_code for answer in refused] == [429, 429]
        assert "2 of your tables are still going on" in refused[0].text
        other.open_table()
        guest.post(f"/admin/tables/{first}/close")
        guest.open_table()


@pytest.mark.parametrize(("what", "path"), [("pages", "/"), ("pages", "/table/{}"), ("records", "/table/{}/record")])
def test_pages_and_records_are_not_given_without_end(tmp_path: Path, what: str, path: str) -> None:
    few = Allowance(2, RARE)
    with (
        running(tmp_path, budget=Budget(pages=few) if what == "pages" else Budget(records=few)) as site,
        site.visitor() as guest,
        site.visitor() as other,
    ):
        table = guest.open_table()
        answers = [guest.get(path.format(table)) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert int(answers[-1].headers["retry-after"]) > 3000
        assert other.get(path.format(table)).status_code == 200
