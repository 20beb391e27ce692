"""People are called by their names, with the shape of their seat, wherever a sentence speaks of them."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest
from web.site_kit import running

from tablee.engine.catalogue import games
from tablee.engine.game import AnyGame
from tablee.engine.luck import seeded
from tablee.engine.values import Refusal
from tablee.kit.people import FIRST, MARKS, mark, named
from tablee.kit.picture import Lens
from tablee.kit.words import LANGUAGES, one_line

NAMES = ("Ada", "Bea", "Cleo", "Dina", "Eve", "Flo")
TAKES = {"en": "Take a card from", "fr": "Prenez une carte à"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_prompt_names_whom_it_speaks_of_beside_their_shape(tmp_path: Path, lang: str) -> None:
    with running(tmp_path) as site, ExitStack() as stack:
        people = [stack.enter_context(site.visitor(lang)) for _ in range(3)]
        table = people[0].open_table("agora", ("here", "link", "link"))
        for person, name in zip(people, ("Bob", "Ada <b>", "Cleo"), strict=True):
            person.post("/me", name=name)
            person.post(f"/table/{table}/sit")
        prompts = [stack.enter_context(person.wire(table)).next("view")["patch"]["prompt"] for person in people]
        acting = site.table(table).acting()[0]
        asked, waiting = prompts[acting], prompts[acting - 1]
        giver = site.table(table).names[(acting + 1) % 3]
        assert TAKES[lang] in asked
        assert f"{'Ada &lt;b&gt;' if giver == 'Ada <b>' else giver}</span>" in asked
        assert 'class="token seat-' in asked
        assert 'class="token seat-' in waiting
        assert not any(sign in prompt for prompt in prompts for sign in MARKS)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said_to_a_table_has_names_where_it_had_colours(game: AnyGame, lang: str) -> None:
    """Prompts, phases and captions of whole games; without names colours stand there as ever."""
    seats, rng = game.seats[-1], seeded("names", game.name)
    state, said, plain = game.open(seats, {}, rng), list[str](), list[str]()
    for _ in range(120):
        acting = state.acting()
        for seat in acting[:1]:
            view, lens = game.view(state, seat), Lens(lang)
            board, bare = game.face.board(view, lens, NAMES), game.face.board(view, lens)
            said += [game.face.prompt(view, lens, NAMES), board.phase, *(panel.caption for panel in board.panels)]
            plain += [game.face.prompt(view, lens), bare.phase, bare.in_words, *(panel.caption for panel in bare.panels)]
            state.play(seat, state.draw(seat, rng))
    over = [game.face.prompt(game.view(state, None), Lens(lang), NAMES)]
    assert not any(FIRST <= ord(letter) < FIRST + 99 for line in (*said, *plain, *over) for letter in line)
    if game.name in ("agora", "barracuda", "balconia"):
        assert any(name in line for line in said for name in NAMES)


def test_a_refusal_names_whom_it_is_about() -> None:
    face = next(game for game in games() if game.name == "agora").face
    tie = Refusal("AGO-26", "would-tie", {"colours": (1, 2), "district": "GR", "walkers": 3})
    assert face.explain(tie, "en", NAMES).startswith("You would tie with Bea and Cleo for first place")
    assert "garnet" in face.explain(tie, "en")
    lying = Refusal("AGO-38", "all-lie", {"colours": (1,), "district": "GR"})
    assert "garnet" in face.explain(lying, "en", NAMES)  # walkers have a colour, whoever plays it
    balconia = next(game for game in games() if game.name == "balconia").face
    assert balconia.explain(Refusal("BAL-34", "not-selector", {"whose": 1}), "en", NAMES) == "Bea selects in this turn."


def test_nobody_can_be_called_like_a_mark() -> None:
    assert one_line(f"A{mark(1)}b") == "Ab"
    assert named(f"{mark(0)} and {mark(1)}", ("Ada", mark(0))) == f"Ada and {mark(0)}"


def test_who_asks_out_of_turn_hears_who_is_waited_for(tmp_path: Path) -> None:
    with running(tmp_path) as site, site.visitor() as host, site.visitor() as friend:
        host.post("/me", name="Bob")
        friend.post("/me", name="Ada")
        table = host.open_table("pueblo", ("here", "link"), starter=0)
        friend.post(f"/table/{table}/sit")
        with friend.wire(table) as wire:
            wire.next("view")
            wire.send(t="why", draft=[["verb", "set"], ["*", "d4"]])
            (reason,) = wire.next("why")["reasons"]
        assert reason["text"] == "It is not your turn: we are waiting for Bob."
        assert 'class="token seat-' in reason["markup"]


def test_something_else_is_asked_and_what_it_is(tmp_path: Path) -> None:
    with running(tmp_path) as site, site.visitor() as host:
        table = host.open_table("agora", ("here", "novice", "novice"))
        with host.wire(table) as wire:
            while not wire.next("view").get("tree"):
                pass
            wire.send(t="why", draft=[["verb", "take"], ["district", "?"]])
            (reason,) = wire.next("why")["reasons"]
        assert reason["text"].startswith("Something else is asked now: Take a card from ")
