"""Positions that cannot be are refused with a sentence that names the clause; from all others every law holds."""

from __future__ import annotations

import re

import pytest
from barracuda_table import GAME, NO_WAY_OUT, SIX_BARS, THREE_BARS, at_random, envelope, imagined, opened, play, table

from tablee.engine.luck import Rng, seeded
from tablee.engine.values import Malformed
from tablee.games.barracuda.rules.state import Barracuda
from tablee.kit.picture import Lens
from tablee.kit.words import LANGUAGES
from tablee.lab.surface import differences

WALLETS = "wallets 30000+4f 30000+4f 30000+4f"
TURN = f"{SIX_BARS}; seat 0; bag; {WALLETS}"
CALL = f"{SIX_BARS}; step call; bag 0 1 2; {WALLETS}"
STAKE = f"{SIX_BARS}; step stake; bag 0 1 2; caller 1; {WALLETS}"
OFFER = f"{SIX_BARS}; step offer; target 4; seat 0; bag; {WALLETS}"
AUCTION = f"{SIX_BARS.replace('octopus 0', 'octopus -')}; seat 0; bag; target 2; {WALLETS}"
OVER = f"{NO_WAY_OUT}; seat 0; bag; {WALLETS}"

IMPOSSIBLE = [
    ("bars", "players 3; round 3; bars karambole -/-, octopus 1; seat 2; bag"),
    ("bars", "players 3; round 3; bars karambole -/1, octopus 1; seat 2; bag"),
    ("bars", f"players 3; round 3; bars {', '.join(f'{bar} 0' for bar in ('octopus', 'banana', 'pelican', 'flamingo'))}, "
     "barracuda 1/-, karambole 1/-, sirena 1/-, sundowner 2/-, albatros 2/-, mistral 2; seat 2; bag"),
    ("bars", "players 3; round 3; bars barracuda 0/0, karambole 0/0, sirena 0/0"),
    ("bars", "players 3; bars hammock 0; seat 0; bag"),
    ("wallets", f"{SIX_BARS}; seat 0; bag; wallets 30000+99f 0 0"),
    ("wallets", f"{SIX_BARS}; seat 0; bag; wallets 151000+0f 0 0"),
    ("wallets", f"{TURN}; bank 61000+0f"),
    ("bank", f"{TURN}; bank -1000+0f"),
    ("bank", f"{TURN}; caller 1; stakes 2000+1f 0+1f 0+1f; drawn 1 2 0"),
    ("stakes", f"{TURN}; bank 9000+9f; stakes 0+1f 0+1f 0+1f"),
    ("stakes", f"{TURN}; bank 19000+9f; caller 0; drawn 1 2 0; stakes 13000+1f 0+1f 0+1f"),
    ("drawn", f"{TURN}; drawn 0 1 2"),
    ("drawn", f"{TURN}; drawn 1 0"),
    ("drawn", f"{CALL}; drawn 1"),
    ("drawn", f"{TURN}; bank 9000+9f; caller 1; stakes 0+1f 2000+0f 3000+0f; drawn 1 2 0"),
    ("bag", CALL.replace("bag 0 1 2", "bag")),
    ("round", CALL.replace("round 4", "round 1")),
    ("seat", f"{CALL}; seat 1"),
    ("seat", f"{SIX_BARS}; seat -; bag; {WALLETS}"),
    ("caller", f"{CALL}; caller 1"),
    ("caller", f"{STAKE.replace('caller 1; ', '')}; envelopes open open open"),
    ("declined", f"{TURN}; declined 1"),
    ("declined", f"{CALL}; declined 0 1 2"),
    ("since", f"{TURN}; since 3 0 0"),
    ("since", "players 3; round 7; bars karambole 0/0, sirena 0/0, octopus 0, pelican 1; since 9 0 0; seat 1; bag"),
    ("since", "players 3; round 7; bars karambole 0/0, sirena 0/0, octopus 0, pelican 1; since 6 0 0; seat 0; bag"),
    ("step", f"{NO_WAY_OUT}; seat 0; bag; wallets 0+7f 30000+7f 30000+7f"),
    ("target", f"{TURN}; target 3"),
    ("target", f"{OFFER.replace('target 4; ', '')}; envelopes open none none"),
    ("target", f"{OFFER.replace('target 4', 'target 1')}; envelopes open none none"),
    ("target", f"{SIX_BARS}; step bid; target 2; seat 0; bag; {WALLETS}; envelopes none open open"),
    ("buying", f"{TURN}; buying"),
    ("envelopes", OFFER),
    ("envelopes", f"{OFFER}; envelopes sealed none none; piles 2000 0 0"),
    ("envelopes", f"{AUCTION}; step bid; envelopes none sealed sealed; piles 0 0+1f 0+1f"),
    ("envelopes", f"{AUCTION}; step bid; envelopes open open open"),
    ("envelopes", f"{STAKE}; envelopes open open none"),
    ("envelopes", f"{TURN}; envelopes open none none"),
    ("piles", f"{OFFER}; envelopes open none none; piles 1000 0 0"),
    ("piles", f"{OFFER}; buying; envelopes filled none none; piles 1000 0 0"),
    ("piles", f"{OFFER}; envelopes filled none none; piles 13000 0 0"),
    ("piles", f"{OFFER}; envelopes filled none none; piles 2000+1f 0 0"),
    ("piles", f"{AUCTION}; step pick; envelopes none sealed sealed; piles 0 0+1f 0"),
    ("deals", f"{TURN}; deals accepted 0 1 1000 2000 1 0 30000+4f 30000+4f 30000+4f"),
    ("deals", f"{TURN}; deals accepted 0 0 1000 2000 1 0 32000+4f 30000+4f 30000+4f"),
    ("deals", f"{TURN}; deals accepted 0 1 1000 2000 5 0 32000+4f 28000+4f 30000+4f"),
    ("deals", f"{TURN}; deals accepted 0 1 1000 0 0 0 30000+4f 30000+4f 30000+4f"),
    ("deals", f"{TURN}; deals returned 0 1 0 99000 10 0 30000+4f 30000+4f 30000+4f"),
    ("deals", f"{TURN}; deals empty 0 0 0 0 0 0 30000+4f 30000+4f 30000+4f"),
    ("deals", f"{TURN}; deals accepted 0 1 1000 2500 1 0 32000+4f 28000+4f 30000+4f"),
    ("deals", f"{TURN}; deals accepted x y"),
    ("deals", f"{TURN}; deals ,accepted"),
    ("looks", f"{TURN}; looks 0 0 0"),
    ("looks", f"{TURN}; bank_info once; looks 0 0 5000"),
    ("looks", f"{TURN}; bank_info once; looks 0"),
    ("ended", f"{OVER}; step over"),
    ("ended", f"{OVER}; step act; ended rent 0"),
    ("ended", f"{OVER}; ended rent 0"),
    ("ended", f"{OVER}; ended stuck 0"),
    ("ended", f"{OVER}; ended pawns 0"),
    ("ended", f"{OVER}; ended time -"),
    ("ended", f"{OVER}; ended rent 1"),
    ("ended", f"{OVER}; ended"),
]  # fmt: skip


@pytest.mark.parametrize(("clause", "text"), IMPOSSIBLE, ids=[f"{clause}: {text[-60:]}" for clause, text in IMPOSSIBLE])
def test_what_cannot_be_is_refused_and_its_clause_is_named(clause: str, text: str) -> None:
    with pytest.raises(Malformed) as refused:
        table(text)
    for lang in LANGUAGES:
        assert clause in refused.value.told(lang)


POSSIBLE = [
    TURN,
    CALL,
    f"{STAKE}; envelopes open filled sealed; piles 0 2000 0+1f",
    f"{OFFER}; envelopes filled none none; piles 2000 0 0",
    f"{OFFER.replace('step offer', 'step answer')}; buying; envelopes sealed none none; piles 4000+2f 0 0",
    f"{AUCTION}; step bid; envelopes none sealed open; piles 0 25000 0",
    f"{AUCTION}; step pick; envelopes none sealed sealed; piles 0 0+1f 30000",
    f"{TURN}; deals burnt 0 1 1000 2000 1 0 32000+4f 32000+4f 30000+4f; bank 4000+0f; bank_info once; looks 2 1 4000",
    f"{NO_WAY_OUT}; seat 0; bag; wallets 7000+7f 30000+7f 30000+7f; ended rent 0",
]


@pytest.mark.parametrize("text", POSSIBLE)
def test_what_can_be_is_read_and_played_on(text: str) -> None:
    plays_on(table(text), seeded("possible"))


def plays_on(state: Barracuda, rng: Rng) -> None:
    """Every law that a random game from here may break: counts, views, imagined worlds, an end."""
    census, left = GAME.census(state), GAME.longest
    assert GAME.position(table(GAME.position(state))) == GAME.position(state)
    for chair in (None, *range(state.seats)):
        seen = GAME.view(state, chair)
        assert differences(seen, GAME.view(imagined(seen, rng), chair)) == []
        assert GAME.face.board(seen, Lens()).in_words
    while acting := state.acting():
        seat = acting[rng.below(len(acting))]
        state.play(seat, state.draw(seat, rng))
        assert GAME.census(state) == census
        left -= 1
    assert left > 0


def tampered(text: str, rng: Rng) -> str:
    """A position with a number changed, or a word left out, repeated or moved; sometimes two of that."""
    for _ in range(1 + rng.below(2)):
        numbers = list(re.finditer(r"\d+", text))
        words = text.split(" ")
        at, other = rng.below(len(words)), rng.below(len(words))
        match rng.below(6):
            case 0:
                del words[at]
                text = " ".join(words)
            case 1:
                words[at], words[other] = words[other], words[at]
                text = " ".join(words)
            case 2:
                words[at] = ("-", "x", "0/-", "closed;", "hidden,", "open", "sealed", "2000+1f")[rng.below(8)]
                text = " ".join(words)
            case _:
                found = numbers[rng.below(len(numbers))]
                text = text[: found.start()] + str((0, 1, 2, 3, 5, 7, 2000, 99)[rng.below(8)]) + text[found.end() :]
    return text


def test_any_text_is_refused_or_plays_on() -> None:
    rng, read = seeded("tampered"), 0
    texts = [text for text in (*POSSIBLE, THREE_BARS) for _ in range(40)]
    for seed in range(6):
        options = {"bank_info": ("uncounted", "once", "open")[seed % 3], "discard": ("random", "chosen")[seed % 2]}
        texts += [GAME.position(state) for state in at_random(opened(3 + seed % 3, seed, **options), seed)]
    for text in texts:
        try:
            found = table(tampered(text, rng))
        except Malformed as problem:
            said = [problem.told(lang) for lang in LANGUAGES]
        else:
            said = []
            plays_on(found, rng)
            read += 1
        assert all(said)
    assert read > 20


def attributes(state: Barracuda) -> dict[str, object]:
    names = (name for name in dir(state) if not name.startswith("_"))
    return {name: getattr(state, name) for name in names if not callable(getattr(state, name))}


def test_every_attribute_survives_a_copy() -> None:
    """And no list is shared but the one that is never changed."""
    state = play(table(THREE_BARS), "takeover 1", *envelope(6000, 1), "0 refuse")
    for moment in (state, *at_random(opened(5, 7, bank_info="once", discard="chosen"), 7)):
        own, copied = attributes(moment), attributes(moment.copy())
        assert own.keys() == copied.keys()
        for name in own.keys() - {"dice"}:
            assert own[name] == copied[name]
            assert not isinstance(own[name], list) or name == "slots" or own[name] is not copied[name]
