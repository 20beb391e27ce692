"""Barracuda, table talk of the bots (BAR-82): worded in both languages, mixed, kept, and unable to give anything away."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
from barracuda_table import GAME, SIX_BARS, THREE_BARS, at_random, drawn, envelope, legal, opened, play, table, who_does
from commands import answer
from games.barracuda.disguise import disguise
from table.house_kit import BOT, LEA, LINK, open_house, played_out

from tablee.engine.luck import seeded
from tablee.engine.record import write_record
from tablee.engine.values import Event, Remark
from tablee.games.barracuda.bot.remarks import OCCASIONS, SENTENCES
from tablee.games.barracuda.rules.state import Barracuda
from tablee.kit.words import LANGUAGES
from tablee.table.house import House
from tablee.table.setup import Setup

NAMES = ("Anna", "Bruno", "Chloé", "Dario", "Elsa")


def public(before: Barracuda, seat: int, code: int, after: Barracuda) -> list[Event]:
    return [event for event in GAME.story(before, seat, GAME.decode(code), after) if event.may_be_read_by(None)]


def remarks(state: Barracuda, text: str, tries: int = 60) -> list[Remark | None]:
    """What the one who does this might say about it."""
    seat, text = who_does(state, text)
    after = play(state, f"{seat} {text}")
    told = public(state, seat, GAME.encode(GAME.parse(text)), after)
    return [GAME.remark(told, GAME.view(after, None), seat, seeded(text, number)) for number in range(tries)]


def topics(said: list[Remark | None]) -> set[str]:
    return {remark.kind.rpartition("-")[0] for remark in said if remark}


# Words ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BAR-82")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_bar_82_every_remark_has_words_and_no_words_are_left_over(lang: str) -> None:
    text = (GAME.folder / f"words.{lang}.ftl").read_text(encoding="utf-8")
    worded = set(re.findall(r"^remark-(\S+) =", text, re.MULTILINE))
    assert worded == {f"{topic}-{number}" for topic, count in SENTENCES.items() for number in range(1, count + 1)}
    assert {topic for _, topic in OCCASIONS.values()} <= set(SENTENCES)


def test_what_is_said_in_whole_games_can_be_quoted() -> None:
    said: Counter[str] = Counter()
    decisions = 0
    for seed in range(60):
        for remark in in_a_game(opened(3 + seed % 3, seed, bank_info="once"), seed):
            decisions += 1
            if remark is None:
                continue
            said[remark.kind.rpartition("-")[0]] += 1
            for lang in LANGUAGES:
                assert "{" not in GAME.face.quote(remark, NAMES, lang)
    assert set(SENTENCES) - set(said) <= {"closes", "five", "rests", "sells"}  # where random play seldom comes
    assert 0.02 < said.total() / decisions < 0.2  # bots are no chatterboxes


def in_a_game(state: Barracuda, seed: int) -> Iterator[Remark | None]:
    rng = seeded("talk", seed)
    while acting := state.acting():
        seat = acting[rng.below(len(acting))]
        before, code = state.copy(), int(state.draw(seat, rng))
        state.play(seat, code)
        told = public(before, seat, code, state)
        yield GAME.remark(told, GAME.view(state, None), seat, rng) if told else None


# Sense ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BAR-82")
def test_bar_82_an_announcement_comes_with_an_amount_that_may_be_anything() -> None:
    said = [remark for remark in remarks(table(THREE_BARS), "takeover 1", 400) if remark and remark.kind == "wants-bar-1"]
    assert {remark.args["amount"] for remark in said} == {str(amount) for amount in range(5000, 13000, 1000)}
    assert {(remark.args["bar"], remark.args["to"]) for remark in said} == {("Karambole", 0)}
    assert GAME.face.quote(said[0], NAMES, "en").endswith("for Karambole, Anna, and you are rid of the rent.")


def test_a_bot_speaks_about_what_it_did() -> None:
    offered = play(table(THREE_BARS), "partner 1", *envelope(4000, 3))
    assert topics(remarks(table(THREE_BARS), "partner 1")) == {"wants-partner"}
    assert topics(remarks(offered, "0 accept")) == {"accepts"}
    assert topics(remarks(offered, "0 refuse")) == {"refuses"}
    auction = drawn(f"{SIX_BARS}; wallets 18000+7f 9000+7f 20000+7f", 0)
    assert topics(remarks(auction, "auction 1")) >= {"auctions"}
    picking = play(auction, "auction 1", *envelope(0, 1, 1), *envelope(0, 1, 2))
    assert "closes" in topics(remarks(picking, "close"))
    assert "sells" in topics(remarks(picking, "take 1"))


def test_bots_mix_their_sentences() -> None:
    said = {remark.kind for remark in remarks(table(THREE_BARS), "takeover 1") if remark}
    assert {f"wants-bar-{number}" for number in range(1, 5)} <= said
    assert None in remarks(table(THREE_BARS), "takeover 1")


def test_five_pawns_and_empty_tills_are_remarked() -> None:
    text = (
        "players 3; round 6; bars barracuda 0/0, karambole 0/0, octopus 0, pelican 1, lagoon 2/-, flamingo hidden; "
        "wallets 50000+7f {}+7f 50000+7f; seat 2; bag 0; drawn 1 2; since {} 0 0"
    )
    assert "five" in topics(remarks(table(text.format(50000, 6)), "partner 5", 400))
    poor = table(text.replace("karambole 0/0", "karambole hidden").format(5000, 0))
    said = [remark for remark in remarks(poor, "partner 5", 400) if remark and remark.kind == "owes-1"]
    assert GAME.face.quote(said[0], NAMES, "en") == "3000 rent, Bruno? I would lose sleep."


# Secrets --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BAR-68")
@pytest.mark.rule("BAR-101")
def test_bar_68_bar_101_nothing_is_said_about_what_nobody_sees() -> None:
    """A word after declining, or while an envelope is filled, would tell who did it."""
    calling = table(f"{SIX_BARS}; step call; seat -; bag 0 1 2")
    assert set(remarks(calling, "0 decline")) == {None}
    assert set(remarks(play(calling, "0 decline", "1 decline"), "2 decline")) == {None}
    assert set(remarks(play(table(THREE_BARS), "takeover 1"), "fill 0 1 0 0")) == {None}


@pytest.mark.rule("BAR-52")
def test_bar_52_a_forced_acceptance_sounds_like_a_free_one() -> None:
    said = []
    for paid in (6000, 12000):  # two bills and a fake, some time ago
        wallets = f"{20000 - paid}+6f {15000 + paid}+8f"
        deals = f"accepted 0 1 1000 {paid} 2 1 20000+7f 15000+7f 50000+7f"
        before = table(f"{THREE_BARS.replace('20000+7f 15000+7f', wallets)}; deals {deals}")
        offered = play(before, "takeover 1", *envelope(12000, 1))
        assert legal(offered, 0) == ({"accept"} if paid == 12000 else {"accept", "refuse"})
        said.append(remarks(offered, "0 accept"))
    assert said[0] == said[1]


@pytest.mark.rule("BAR-100")
def test_bar_100_what_is_in_an_envelope_changes_no_word() -> None:
    filled = [play(table(THREE_BARS), "partner 1", fill) for fill in ("fill 0 0 2 0", "fill 0 1 1 0")]
    one, other = (remarks(state, "seal 3", 200) for state in filled)
    assert one == other
    assert "offers" in topics(one)


@pytest.mark.rule("BAR-107")
def test_bar_107_a_remark_is_the_same_in_all_worlds_that_look_alike_to_spectators() -> None:
    compared: Counter[str] = Counter()
    for seed in range(6):
        rng = seeded("alike", seed)
        for state in at_random(opened(3 + seed % 3, seed), seed):
            twin = disguise(state, None, rng)
            for seat in set(state.acting()) & set(twin.acting()):
                code = int(state.draw(seat, rng))
                seen = state.sight(seat, code, -1)
                alike = [other for other in twin.codes(seat) if twin.sight(seat, other, -1) == seen]
                if alike:
                    compare(state, twin, seat, code, alike[rng.below(len(alike))], compared)
    assert compared.total() > 300
    assert {"wants-bar", "wants-partner", "accepts", "refuses"} <= set(compared)


def compare(state: Barracuda, twin: Barracuda, seat: int, code: int, other: int, compared: Counter[str]) -> None:
    after, twin_after = state.copy(), twin.copy()
    after.play(seat, code)
    twin_after.play(seat, other)
    if GAME.view(after, None) != GAME.view(twin_after, None):
        return  # something was opened, or another pawn drawn
    for number in range(10):
        mine = GAME.remark(public(state, seat, code, after), GAME.view(after, None), seat, seeded(number))
        twins = public(twin, seat, other, twin_after)
        assert mine == GAME.remark(twins, GAME.view(twin_after, None), seat, seeded(number))
        if mine:
            compared[mine.kind.rpartition("-")[0]] += 1


# At a table -----------------------------------------------------------------------------------------------------------


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = await open_house(tmp_path)
    yield house
    await house.close()


@pytest_asyncio.fixture
async def other(tmp_path: Path, house: House) -> AsyncIterator[House]:
    other = await open_house(tmp_path, beside=house)
    yield other
    await other.close()


async def test_what_bots_say_is_stored_with_the_table_and_told_in_the_replay(
    house: House, other: House, tmp_path: Path
) -> None:
    live = await house.open_table(LEA, Setup(game="barracuda", chairs=(BOT, BOT, BOT), options={}))
    await played_out(house, live)
    while house.minds.tables:  # the last one may have something to say
        await asyncio.sleep(0)
    said = [one for one in live.said if one.remark]
    assert said
    assert (await other.find(live.id)).said == live.said
    file = tmp_path / "game.jsonl"
    file.write_text(write_record(live.record(None)), encoding="utf-8")
    for lang in LANGUAGES:
        replayed = [words["text"] for step in answer("replay", file, "--lang", lang)["steps"] for words in step["said"]]
        assert replayed == [GAME.face.quote(one.remark, live.names, lang) for one in said if one.remark]


@pytest.mark.rule("BAR-68")
async def test_bar_68_the_record_of_a_running_game_does_not_tell_who_declined(house: House) -> None:
    live = await house.open_table(LEA, Setup(game="barracuda", chairs=(LINK, LINK, LINK), options={}))
    for seat, name in enumerate(NAMES[:3]):
        await house.store.save_player(name, name, 0.0)
        await house.sit(live.id, name, name)
        assert live.seats_of(name) == (seat,)
    while len(live.acting()) == 1:
        seat = live.acting()[0]
        await house.act(live.id, NAMES[seat], seat, live.seq, live.match.choices(seat)[0].text)
    before = live.record(1)
    await house.act(live.id, "Anna", 0, live.seq, "decline")
    assert live.record(1) == live.record(None) == before
    assert live.record(0).lines[-1].do == "decline"
    await house.talk.say(live.id, "Bruno", "Well?")
    assert [one.step for one in live.record(1).said] == [len(before.lines)]
    assert [one.step for one in live.record(0).said] == [len(before.lines) + 1]
