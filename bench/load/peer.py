"""A table of boardgame.io as its own client plays it: the lobby over HTTP, moves over socket.io, spoken by hand.

Frames on a plain WebSocket: `0…` open, `2` ping, `3` pong, `40/stones,` into the room, `42/stones,[event, …]` an event.
"""

from __future__ import annotations

import asyncio
import random
from itertools import count
from typing import Any

import msgspec

from bench.load.play import Party, Player, Traffic
from bench.load.wire import PATIENCE, Browser, Line, Place, address_of, call

GAME = "stones"
SEATS = 4
ENTER, EVENT = f"40/{GAME},", f"42/{GAME},"
callers = count(1 << 20)


class Board(msgspec.Struct):
    stones: list[int]
    hands: dict[str, list[int] | int]


class Turn(msgspec.Struct):
    current: str = msgspec.field(name="currentPlayer")
    gameover: msgspec.Raw = msgspec.Raw(b"")


class State(msgspec.Struct):
    G: Board
    ctx: Turn
    version: int = msgspec.field(name="_stateID")


class Sync(msgspec.Struct):
    state: State


event_decoder = msgspec.json.Decoder(list[msgspec.Raw])
state_decoder = msgspec.json.Decoder(State)
sync_decoder = msgspec.json.Decoder(Sync)


class PeerPlayer(Player):
    def __init__(self, place: Place, seat: int, traffic: Traffic) -> None:
        super().__init__()
        self.seat, self.name, self.traffic = seat, str(seat), traffic
        self.place, self.caller = place, address_of(next(callers))
        self.match, self.secret = "", ""
        self.state: State | None = None
        self.line: Line | None = None
        self._entered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._synced: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def sit(self, match: str, secret: str) -> None:
        """Take a seat at a match, on the socket of the last one if there is one."""
        self.match, self.secret = match, secret
        self.step, self.state, self.owes = -1, None, False
        if not self.is_alive:
            await self._connect()
        self._synced = asyncio.get_running_loop().create_future()
        self._emit("sync", match, self.name, secret, SEATS)
        async with asyncio.timeout(PATIENCE):
            await self._synced

    async def _connect(self) -> None:
        self._entered = asyncio.get_running_loop().create_future()
        self.line = await call(self.place, "/socket.io/?EIO=4&transport=websocket", self._hear, self.caller)
        self.line.ended = self._end
        self.line.send(ENTER)
        async with asyncio.timeout(PATIENCE):
            await self._entered

    @property
    def is_alive(self) -> bool:
        return self.line is not None and self.line.is_open

    def play(self, rng: random.Random) -> str:
        assert self.state is not None
        board = self.state.G
        hand = board.hands[self.name]
        assert isinstance(hand, list)
        cell = rng.choice([cell for cell, stone in enumerate(board.stones) if not stone])
        payload = {"type": "lay", "args": [cell, rng.choice(hand)], "playerID": self.name, "credentials": self.secret}
        self._emit("update", {"type": "MAKE_MOVE", "payload": payload}, self.state.version, self.match, self.name)
        return "lay"

    def _end(self) -> None:
        self.died(self, self.line.farewell if self.line else "cut")

    def leave(self) -> None:
        if self.line is not None:
            self.line.hang_up()
            self.line = None

    def _emit(self, *event: Any) -> None:
        if self.line is not None:
            self.line.send(EVENT + msgspec.json.encode(event).decode())

    def _hear(self, data: bytes) -> None:
        if data.startswith(EVENT.encode()):
            self._take(data, event_decoder.decode(data[len(EVENT) :]))
        elif data == b"2" and self.line is not None:
            self.line.send("3")
        elif data.startswith(ENTER.encode()):
            self._entered.set_result(None)

    def _take(self, data: bytes, event: list[msgspec.Raw]) -> None:
        kind, match = msgspec.json.decode(event[0]), msgspec.json.decode(event[1])
        if match != self.match:
            return
        if kind == "sync":
            self._look(sync_decoder.decode(event[2]).state)
            self.traffic.first_views += 1
            self.traffic.first_bytes += len(data)
            if not self._synced.done():
                self._synced.set_result(None)
        elif kind == "update":
            self._look(state_decoder.decode(event[2]))
            self.traffic.updates += 1
            self.traffic.update_bytes += len(data)
            self.seen(self)

    def _look(self, state: State) -> None:
        self.state, self.step = state, state.version
        self.owes = state.ctx.current == self.name and not bytes(state.ctx.gameover)


class PeerParty(Party):
    def __init__(self, place: Place) -> None:
        super().__init__()
        self.host = Browser(place, address_of(next(callers)))
        self.chairs = [PeerPlayer(place, seat, self.traffic) for seat in range(SEATS)]
        self.players = list(self.chairs)

    async def sit_down(self) -> None:
        try:
            match, secrets = await self._open_match()
        finally:
            self.host.close()
        for player, secret in zip(self.chairs, secrets, strict=True):
            await player.sit(match, secret)

    async def _open_match(self) -> tuple[str, list[str]]:
        created = await self.host.post_json(f"/games/{GAME}/create", b'{"numPlayers":4}')
        match, secrets = msgspec.json.decode(created.body)["matchID"], []
        for seat in range(SEATS):
            body = msgspec.json.encode({"playerID": str(seat), "playerName": f"seat {seat}"})
            joined = await self.host.post_json(f"/games/{GAME}/{match}/join", body)
            secrets.append(msgspec.json.decode(joined.body)["playerCredentials"])
        return match, secrets

    async def is_kept(self) -> bool:
        """Everybody saw the same board. It keeps no record that could be asked for."""
        return len({str(player.state and player.state.G.stones) for player in self.chairs}) == 1
