"""Before a game: people choose seats and say when they are ready, the host fills, frees and closes, and nobody is stuck
when the host goes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from table.house_kit import BOT, HERE, LEA, LINK, MARIUS, position

from tablee.table.hosting import Hosting
from tablee.table.house import House
from tablee.table.listing import tables_of
from tablee.table.live import LiveTable
from tablee.table.loading import seated
from tablee.table.setup import Chair, Setup
from tablee.table.values import Denied

ZOE = "zoe"
PEOPLE = LEA, MARIUS


@pytest_asyncio.fixture
async def hosting(house: House) -> AsyncIterator[Hosting]:
    await house.store.save_player(ZOE, "Zoé", 0.0)
    yield Hosting(house)


async def gathering(hosting: Hosting, *chairs: Chair, game: str = "pueblo", seeds: bool = False) -> LiveTable:
    setup = Setup(game=game, chairs=chairs, options={}, gathering=True, seeds=seeds)
    return await hosting.house.open_table(LEA, setup)


async def sat(hosting: Hosting, table: LiveTable, *people: str) -> None:
    for player in people:
        await hosting.house.sit(table.id, player, player.title())
        await hosting.agree(table.id, player)


async def refusal(doing: object) -> str:
    with pytest.raises(Denied) as denied:
        await doing  # type: ignore[misc]
    return denied.value.code


async def reread(hosting: Hosting, table: LiveTable) -> LiveTable:
    """As another process would find it."""
    kept = await hosting.house.kept(table.id)
    return seated(kept.header, kept.places, kept.entries, kept.said, kept.length)


def who(table: LiveTable) -> list[str]:
    return [place.player or place.level or "" for place in table.places]


async def test_a_game_begins_when_the_host_says_so(hosting: Hosting) -> None:
    table = await gathering(hosting, HERE, LINK)
    await hosting.house.sit(table.id, MARIUS, "Marius")
    assert await refusal(hosting.start(table.id, LEA)) == "not-ready"
    await hosting.agree(table.id, MARIUS)
    assert await refusal(hosting.start(table.id, MARIUS)) == "not-host"
    assert not table.acting()
    await hosting.start(table.id, LEA)
    assert table.acting()
    assert position(await reread(hosting, table)) == position(table)


async def test_nothing_is_dealt_while_people_gather(hosting: Hosting) -> None:
    table = await gathering(hosting, HERE, LINK)
    example = position(table)
    await sat(hosting, table, MARIUS)
    assert position(table) == example
    assert await refusal(hosting.house.act(table.id, LEA, 0, 0, "set coloured NE d4")) == "not-started"


async def test_who_changes_their_mind_is_waited_for(hosting: Hosting) -> None:
    table = await gathering(hosting, HERE, LINK)
    await sat(hosting, table, MARIUS)
    await hosting.agree(table.id, MARIUS, ready=False)
    with pytest.raises(Denied) as denied:
        await hosting.start(table.id, LEA)
    assert denied.value.told("en") == "Marius is not ready yet."
    assert (await reread(hosting, table)).places == table.places


async def test_free_seats_are_taken_away_at_the_start(hosting: Hosting) -> None:
    table = await gathering(hosting, LINK, HERE, LINK, LINK)
    await sat(hosting, table, MARIUS)
    await hosting.move(table.id, MARIUS, 3)
    await hosting.start(table.id, LEA)
    begun = await hosting.house.find(table.id)
    assert who(begun) == [LEA, MARIUS]
    assert begun.acting()
    again = await reread(hosting, begun)
    assert (again.places, position(again)) == (begun.places, position(begun))
    seat = begun.acting()[0]
    await hosting.house.act(begun.id, str(begun.places[seat].player), seat, begun.step(seat), "set coloured NE d4")
    assert (await reread(hosting, begun)).seq == 1


async def test_too_few_do_not_begin(hosting: Hosting) -> None:
    table = await gathering(hosting, HERE, LINK, LINK, game="agora")
    await sat(hosting, table, MARIUS)
    assert await refusal(hosting.start(table.id, LEA)) == "too-few"
    await hosting.fill(table.id, LEA, 2, "novice")
    await hosting.start(table.id, LEA)
    assert not (await hosting.house.find(table.id)).waiting


async def test_rules_for_more_players_do_not_begin_with_fewer(hosting: Hosting) -> None:
    setup = Setup(game="pueblo", chairs=(HERE, BOT, LINK), options={"starter": 2}, gathering=True)
    table = await hosting.house.open_table(LEA, setup)
    assert await refusal(hosting.start(table.id, LEA)) == "other-number"
    assert table.seats == 3


async def test_a_game_begins_by_itself_when_everybody_has_agreed(hosting: Hosting) -> None:
    table = await gathering(hosting, HERE, BOT, LINK)
    await sat(hosting, table, MARIUS)
    assert not table.acting()
    await hosting.agree(table.id, LEA)
    assert table.acting()


# Seats ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PUE-04")
async def test_a_seat_is_chosen_and_with_it_a_colour(hosting: Hosting) -> None:
    table = await gathering(hosting, HERE, LINK, LINK, LINK)
    assert await hosting.house.sit(table.id, MARIUS, "Marius", seat=2) == 2
    assert table.game.colours[2] == "green"
    assert await refusal(hosting.house.sit(table.id, ZOE, "Zoé", seat=2)) == "seat-taken"
    assert who(table) == [LEA, "", MARIUS, ""]


async def test_two_race_for_one_seat_and_the_other_is_told(hosting: Hosting) -> None:
    table = await gathering(hosting, HERE, LINK, LINK)
    racing = (hosting.house.sit(table.id, player, player, seat=1) for player in (MARIUS, ZOE))
    first, second = await asyncio.gather(*racing, return_exceptions=True)
    assert first == 1
    assert isinstance(second, Denied)
    assert second.told("en") == "Somebody was faster: that seat is taken."
    assert who(await reread(hosting, table)) == [LEA, MARIUS, ""]


async def test_two_servers_race_for_one_seat(hosting: Hosting, other: House) -> None:
    table = await gathering(hosting, HERE, LINK, LINK)
    await other.find(table.id)
    racing = (house.sit(table.id, player, player, seat=1) for house, player in ((hosting.house, MARIUS), (other, ZOE)))
    outcomes = await asyncio.gather(*racing, return_exceptions=True)
    assert sorted(str(getattr(outcome, "code", outcome)) for outcome in outcomes) == ["1", "seat-taken"]


async def test_who_sits_moves_to_a_free_seat_or_changes_with_a_bot(hosting: Hosting) -> None:
    table = await gathering(hosting, HERE, BOT, LINK)
    await hosting.move(table.id, LEA, 2)
    assert who(table) == ["", "novice", LEA]
    await hosting.move(table.id, LEA, 1)
    assert who(table) == ["", LEA, "novice"]
    await hosting.house.sit(table.id, MARIUS, "Marius")
    assert await refusal(hosting.move(table.id, MARIUS, 1)) == "seat-taken"
    assert await refusal(hosting.move(table.id, MARIUS, 7)) == "no-seat"
    assert await refusal(hosting.move(table.id, ZOE, 2)) == "not-your-seat"
    assert (await reread(hosting, table)).places == table.places


async def test_what_another_server_changed_meanwhile_is_not_undone(hosting: Hosting, other: House) -> None:
    table = await gathering(hosting, HERE, LINK, LINK)
    await other.find(table.id)
    await hosting.house.sit(table.id, MARIUS, "Marius", seat=1)
    other._behind.clear()  # it has not heard of it yet
    assert await refusal(Hosting(other).fill(table.id, LEA, 1, "novice")) == "stale"
    assert who(await other.find(table.id)) == [LEA, MARIUS, ""]


# The host ---------------------------------------------------------------------------------------------------------------


async def test_the_host_fills_and_frees_seats(hosting: Hosting) -> None:
    table = await gathering(hosting, HERE, LINK, LINK)
    await hosting.fill(table.id, LEA, 1, "strong")
    await sat(hosting, table, MARIUS)
    assert who(table) == [LEA, "strong", MARIUS]
    assert await refusal(hosting.fill(table.id, LEA, 1, "novice")) == "seat-taken"
    assert await refusal(hosting.fill(table.id, LEA, 1, "godlike")) == "no-level"
    assert await refusal(hosting.free(table.id, LEA, 0)) == "own-seat"
    await hosting.free(table.id, LEA, 1)
    await hosting.free(table.id, LEA, 2)
    assert who(await reread(hosting, table)) == [LEA, "", ""]


async def test_nobody_else_may_do_that(hosting: Hosting) -> None:
    table = await gathering(hosting, HERE, LINK, BOT)
    await sat(hosting, table, MARIUS)
    for doing in (
        hosting.fill(table.id, MARIUS, 1, "novice"),
        hosting.free(table.id, MARIUS, 0),
        hosting.close(table.id, MARIUS),
        hosting.start(table.id, ZOE),
    ):
        assert await refusal(doing) == "not-host"
    assert who(table) == [LEA, MARIUS, "novice"]


async def test_when_the_game_has_begun_all_that_is_over(hosting: Hosting) -> None:
    table = await gathering(hosting, HERE, LINK)
    await sat(hosting, table, MARIUS)
    await hosting.start(table.id, LEA)
    for doing in (
        hosting.fill(table.id, LEA, 1, "novice"),
        hosting.free(table.id, LEA, 1),
        hosting.get_up(table.id, MARIUS),
        hosting.move(table.id, MARIUS, 0),
        hosting.agree(table.id, MARIUS),
        hosting.start(table.id, LEA),
    ):
        assert await refusal(doing) == "begun"


async def test_a_host_who_leaves_hands_their_powers_on(hosting: Hosting) -> None:
    table = await gathering(hosting, LINK, HERE, BOT, LINK)
    await hosting.house.sit(table.id, MARIUS, "Marius", seat=0)
    await hosting.house.sit(table.id, ZOE, "Zoé", seat=3)
    assert await hosting.get_up(table.id, LEA)
    assert table.header.host == ZOE  # the next one round the table
    await hosting.fill(table.id, ZOE, 1, "novice")
    assert await hosting.get_up(table.id, ZOE)
    assert (await reread(hosting, table)).header.host == MARIUS
    assert not await hosting.get_up(table.id, MARIUS)
    assert await refusal(hosting.house.find(table.id)) == "unknown-table"


async def test_a_closed_table_is_gone_and_those_who_look_are_woken(hosting: Hosting) -> None:
    table = await gathering(hosting, HERE, LINK)
    await sat(hosting, table, MARIUS)
    with hosting.house.hub.listening(table.id) as woken:
        await hosting.close(table.id, LEA)
        assert woken.is_set()
    assert await refusal(hosting.house.find(table.id)) == "unknown-table"
    assert await tables_of(hosting.house.store.base, MARIUS) == []


async def test_a_dealt_table_is_closed_until_somebody_has_moved(hosting: Hosting) -> None:
    unused, used = await gathering(hosting, HERE, LINK), await gathering(hosting, HERE, LINK)
    for table in (unused, used):
        await sat(hosting, table, MARIUS)
        await hosting.start(table.id, LEA)
    await hosting.house.act(used.id, PEOPLE[used.acting()[0]], used.acting()[0], 0, "set coloured NE d4")
    assert await refusal(hosting.close(unused.id, MARIUS)) == "not-host"
    await hosting.close(unused.id, LEA)
    assert await refusal(hosting.house.find(unused.id)) == "unknown-table"
    assert await refusal(hosting.close(used.id, LEA)) == "in-play"
    assert (await hosting.house.find(used.id)).seq == 1


async def test_a_table_that_waits_for_seats_or_seeds_is_left_like_any_other(hosting: Hosting) -> None:
    """Also one that nobody has to begin; where nobody is left there is no table."""
    setup = Setup(game="pueblo", chairs=(HERE, LINK), options={}, seeds=True)
    table = await hosting.house.open_table(LEA, setup)
    await hosting.house.sit(table.id, MARIUS, "Marius", seeds=True)
    assert await hosting.get_up(table.id, LEA)
    assert (table.header.host, who(await reread(hosting, table))) == (MARIUS, ["", MARIUS])
    assert not await hosting.get_up(table.id, MARIUS)
    assert await refusal(hosting.house.find(table.id)) == "unknown-table"


async def test_seeds_are_asked_for_when_the_seats_are_known(hosting: Hosting) -> None:
    """What a browser adds to the luck belongs to a commitment, which names the number of seats."""
    table = await gathering(hosting, HERE, LINK, LINK, seeds=True)
    before = table.commitment
    await hosting.house.sit(table.id, MARIUS, "Marius", seeds=True)
    await hosting.agree(table.id, MARIUS)
    await hosting.house.add_seed(table.id, LEA, "0" * 32)
    assert table.places[0].seed == ""
    await hosting.start(table.id, LEA)
    begun = await hosting.house.find(table.id)
    assert begun.commitment != before
    assert begun.waiting
    for player in (LEA, MARIUS):
        await hosting.house.add_seed(table.id, player, "0" * 32)
    assert begun.acting()
