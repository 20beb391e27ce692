"""Every law on every game: all those of the catalogue, and Harbor."""

from __future__ import annotations

import pytest
from disguises import disguise_of
from harbor import install

from tablee.build import MODE, compiled
from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.lab.laws import LAWS, Law, conservation, ending, fingerprint, legality, replay, two_builds, uphold
from tablee.lab.trials import setups

NAMES = [*catalogue.names(), "harbor"]
GAMES_IN_A_SOAK, SHARES = 10_000, 20


@pytest.fixture(params=NAMES)
def game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    install(monkeypatch)
    return catalogue.find(request.param)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_every_game_keeps_the_law(game: AnyGame, law: Law) -> None:
    # Asked to stay interpreted, the compiled build has been tried already: a third of the setups each is enough.
    share = slice(LAWS.index(law) % 3, None, 3) if MODE == "never" else slice(None)
    for setup in setups(game)[share]:
        uphold(law, game, setup, seed=1, disguise=disguise_of(game))


def test_compiled_and_interpreted_builds_play_identical_games(game: AnyGame) -> None:
    if not compiled():
        pytest.skip("this is the interpreted build; the compiled one compares itself with it")
    two_builds(game)


def test_the_same_seed_gives_the_same_fingerprint_and_another_seed_another(harbor: AnyGame) -> None:
    assert fingerprint(harbor, 1) == fingerprint(harbor, 1) != fingerprint(harbor, 2)


@pytest.mark.soak
@pytest.mark.parametrize("share", range(SHARES))
def test_ten_thousand_games_keep_the_laws_of_play(game: AnyGame, share: int) -> None:
    options = setups(game)
    for number in range(share, GAMES_IN_A_SOAK, SHARES):
        setup = options[number // SHARES % len(options)]
        for law in (conservation, ending):
            uphold(law, game, setup, seed=number)
        if number // SHARES % 5 == 0:
            uphold(legality, game, setup, seed=number)
            uphold(replay, game, setup, seed=number)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2, 12))
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_every_law_holds_for_more_games(game: AnyGame, law: Law, seed: int) -> None:
    for setup in setups(game):
        uphold(law, game, setup, seed=seed, disguise=disguise_of(game))


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2, 12))
def test_compiled_and_interpreted_builds_play_many_identical_games(game: AnyGame, seed: int) -> None:
    if not compiled():
        pytest.skip("this is the interpreted build; the compiled one compares itself with it")
    two_builds(game, seed)
