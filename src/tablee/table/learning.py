"""What people have learned of the games: which scenes they have passed, which situations were explained to them, what they
do not want to be offered again; and whether they have ever played a game."""

from __future__ import annotations

from typing import Final, NamedTuple

from tablee.table.base import Base, Desk

OFFERED: Final = "offer"  # the topic of who does not want to be offered the lesson of a game again
EXPLAINED: Final = "guide-"  # the topic of a kind of action that was explained at a table begins so
GUIDES, ENOUGH = "guides", "off"  # in place of a game, and the topic of who does not want to be told anything there again
FIRST_GAMES: Final = 3  # of each game, in which somebody is a newcomer

OF_GAME = "SELECT topic FROM learning WHERE player = :player AND game = :game"
OF_PLAYER = "SELECT game, topic FROM learning WHERE player = :player"
KEEP = "INSERT INTO learning (player, game, topic) VALUES (:player, :game, :topic)"
FORGET = "DELETE FROM learning WHERE player = :player AND game = :game AND topic = :topic"
PLAYED = """SELECT game, COUNT(DISTINCT id) FROM tables JOIN seats ON seats.table_id = tables.id
    WHERE seats.player = :player GROUP BY game"""


class Newcomer(NamedTuple):
    """Somebody as far as they are new to games."""

    played: dict[str, int]  # tables by game
    known: dict[str, frozenset[str]]  # topics by game

    def may_be_offered(self, game: str, tables: int = 0) -> bool:
        """Whether the lesson of a game is for them: they have sat at no more tables of it, and know nothing of it yet."""
        return self.played.get(game, 0) <= tables and all(topic.startswith(EXPLAINED) for topic in self.known.get(game, ()))

    def is_to_be_told(self, game: str, verb: str) -> bool:
        """Whether a kind of action is explained to them when it is asked for: once, in their first games."""
        wanted = self.played.get(game, 0) <= FIRST_GAMES and ENOUGH not in self.known.get(GUIDES, ())
        return wanted and EXPLAINED + verb not in self.known.get(game, ())


class Learning:
    def __init__(self, base: Base) -> None:
        self._base = base

    async def of(self, player: str, game: str) -> frozenset[str]:
        """The topics of a game that somebody knows."""
        facts = {"player": player, "game": game}
        return await self._base.read(lambda desk: frozenset(str(row[0]) for row in desk.rows(OF_GAME, facts)))

    async def of_all(self, player: str) -> dict[str, frozenset[str]]:
        """The same by game."""
        rows = await self._base.read(lambda desk: desk.rows(OF_PLAYER, {"player": player}))
        return {game: frozenset(topic for one, topic in rows if one == game) for game in {row[0] for row in rows}}

    async def keep(self, player: str, game: str, topic: str) -> None:
        """From now on somebody knows it. They are written down already."""
        facts = {"player": player, "game": game, "topic": topic}

        def job(desk: Desk) -> None:
            desk.change(FORGET, facts)
            desk.change(KEEP, facts)

        await self._base.write(job)

    async def played(self, player: str) -> dict[str, int]:
        """At how many tables of each game somebody has sat."""
        return dict(
            await self._base.read(
                lambda desk: [(str(game), int(count)) for game, count in desk.rows(PLAYED, {"player": player})]
            )
        )

    async def new_to(self, player: str) -> Newcomer:
        """What somebody has played, and what they know or do not want to hear of."""
        return Newcomer(await self.played(player), await self.of_all(player))
