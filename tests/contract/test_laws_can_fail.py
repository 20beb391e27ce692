"""A law that cannot fail says nothing: here is a Harbor that breaks it, and is caught."""

from __future__ import annotations

import pytest
from harbor import cheats
from harbor.cheats import CHEATS
from harbor.disguise import disguise
from harbor.game import HarborGame
from small_harbor import sealed_histories

from tablee import compiled
from tablee.lab.laws import LAWS, two_builds, uphold
from tablee.lab.trials import LawBroken, setups

NAMED = {law.__name__: law for law in LAWS}


@pytest.mark.parametrize(("law", "cheat"), CHEATS, ids=[type(cheat).__name__ for _, cheat in CHEATS])
def test_a_cheat_is_caught_by_its_law(law: str, cheat: HarborGame) -> None:
    with pytest.raises(LawBroken) as caught:
        try_out(law, cheat)
    assert caught.value.law == law


def try_out(law: str, cheat: HarborGame) -> None:
    if law == "frequencies":
        for history in sealed_histories(cheat):
            history.compare()
        return
    for seed in range(3):
        for setup in setups(cheat):
            uphold(NAMED[law], cheat, setup, seed, disguise)


def test_every_law_has_somebody_who_breaks_it() -> None:
    assert {law for law, _ in CHEATS} == {*NAMED, "frequencies"}


def test_a_game_with_secrets_does_not_get_away_without_a_disguise() -> None:
    game = HarborGame()
    with pytest.raises(LawBroken, match="disguise"):
        uphold(NAMED["no_leak"], game, setups(game)[0])


def test_a_game_that_plays_differently_when_interpreted_is_caught() -> None:
    if not compiled():
        pytest.skip("this is the interpreted build; the compiled one compares itself with it")
    with pytest.raises(LawBroken, match="plays or looks different"):
        two_builds(cheats.TWO_FACED, where="harbor.cheats:TWO_FACED")


def test_an_error_inside_a_law_says_which_game_was_tried() -> None:
    class Broken(HarborGame):
        def census(self, state: object) -> dict[str, int]:
            raise ZeroDivisionError

    game = Broken()
    with pytest.raises(ZeroDivisionError) as caught:
        uphold(NAMED["conservation"], game, setups(game)[0])
    assert "conservation was tried on harbor, 2 seats" in caught.value.__notes__[0]
