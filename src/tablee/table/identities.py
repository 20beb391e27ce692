"""Who may call themselves a player: generations of cookies, the devices that hold them, and codes, of which only a digest
is kept: one to come back by, and one that lets another device join, once and soon."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final, NamedTuple

from tablee.table.base import Base, Desk

GENERATION = "SELECT generation FROM players WHERE id = :player"
STANDING = (
    """SELECT generation, EXISTS(SELECT 1 FROM devices WHERE id = :device AND ended) FROM players WHERE id = :player"""
)
NEXT_GENERATION = "UPDATE players SET generation = generation + 1 WHERE id = :player"
KEEP_CODE = "UPDATE players SET recovery = :digest WHERE id = :player"
FIND_CODE = "SELECT id, name, generation FROM players WHERE recovery = :digest"
KEEP_HANDOVER = "UPDATE players SET handover = :digest, handover_until = :until WHERE id = :player"
FIND_HANDOVER = "SELECT id, name, generation FROM players WHERE handover = :digest AND handover_until > :now"
USE_HANDOVER = "UPDATE players SET handover = NULL WHERE id = :player AND handover = :digest"
SEE_AGAIN = "UPDATE devices SET seen = :day, name = :name WHERE id = :device AND player = :player"
ADD_DEVICE = "INSERT INTO devices (id, player, name, seen) VALUES (:device, :player, :name, :day)"
DEVICES = "SELECT id, name, seen FROM devices WHERE player = :player AND NOT ended ORDER BY seen DESC, id LIMIT 50"
END_DEVICE = "UPDATE devices SET ended = :yes WHERE id = :device AND player = :player AND NOT ended"
END_OTHERS = "UPDATE devices SET ended = :yes WHERE id != :device AND player = :player"

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's: none looks like another one
ALIKE = str.maketrans("OIL", "011")
GROUPS, GROUP = 4, 5  # 100 bits, which nobody guesses
SHORT_GROUPS, SHORT_GROUP = 2, 4  # 40 bits, for a few minutes and few tries
HANDOVER: Final = 300.0  # seconds


class Identity(NamedTuple):
    player: str
    name: str
    generation: int


class Device(NamedTuple):
    """One on which a player is known."""

    id: str
    name: str  # browser/system
    day: int  # when it was seen last, in days since 1970


class Identities:
    def __init__(self, base: Base, secret: bytes = b"") -> None:
        """The secret is mixed into short codes: nobody tries them out who has only the database."""
        self._base = base
        self._secret = secret

    async def counts(self, player: str, generation: int, device: str) -> bool:
        """Whether a cookie still says who somebody is; of somebody who has not done anything yet it does."""
        facts = {"player": player, "device": device}
        found = await self._base.glance(lambda desk: desk.rows(STANDING, facts))
        return not found or (int(found[0][0]) == generation and not found[0][1])

    # Devices ----------------------------------------------------------------------------------------------------------

    async def seen(self, player: str, device: str, name: str, day: int) -> bool:
        """Write down that a player was here; False for one who has not done anything yet."""
        facts = {"player": player, "device": device, "name": name, "day": day}
        if not await self._base.glance(lambda desk: desk.rows(GENERATION, facts)):
            return False

        def job(desk: Desk) -> None:
            if not desk.change(SEE_AGAIN, facts):
                desk.change(ADD_DEVICE, facts)

        await self._base.write(job)
        return True

    async def devices(self, player: str) -> list[Device]:
        """On which a player is known, the one last seen first."""
        return [Device(*row) for row in await self._base.read(lambda desk: desk.rows(DEVICES, {"player": player}))]

    async def end(self, player: str, device: str) -> bool:
        """From now on no cookie counts that names that device; False if it is none of the player's."""
        facts = {"player": player, "device": device, "yes": True}
        return bool(await self._base.write(lambda desk: desk.change(END_DEVICE, facts)))

    async def end_others(self, player: str, device: str) -> int:
        """From now on no cookie counts but those of the generation it gives."""
        facts = {"player": player, "device": device, "yes": True}

        def job(desk: Desk) -> int:
            desk.change(NEXT_GENERATION, facts)
            desk.change(END_OTHERS, facts)
            return int(desk.rows(GENERATION, facts)[0][0])

        return await self._base.write(job)

    # Codes ------------------------------------------------------------------------------------------------------------

    async def new_code(self, player: str) -> str:
        """A code that brings a player back, in place of any former one. It is not kept: who loses it asks for another."""
        code = random_code(GROUPS, GROUP)
        await self._base.write(lambda desk: desk.change(KEEP_CODE, {"player": player, "digest": digest(code)}))
        return code

    async def new_handover(self, player: str, now: float) -> str:
        """A short code by which one other device becomes the player's, soon, in place of any former one."""
        code = random_code(SHORT_GROUPS, SHORT_GROUP)
        facts = {"player": player, "digest": self._mixed(code), "until": now + HANDOVER}
        await self._base.write(lambda desk: desk.change(KEEP_HANDOVER, facts))
        return code

    async def by_code(self, code: str, now: float) -> Identity | None:
        """Whose code it is, however it was typed. A short one is used up by that."""
        if len(letters_of(code)) == SHORT_GROUPS * SHORT_GROUP:
            return await self._handed_over(code, now)
        found = await self._base.read(lambda desk: desk.rows(FIND_CODE, {"digest": digest(code)}))
        return Identity(*found[0]) if found else None

    async def _handed_over(self, code: str, now: float) -> Identity | None:
        facts = {"digest": self._mixed(code), "now": now}

        def job(desk: Desk) -> Identity | None:
            found = desk.rows(FIND_HANDOVER, facts)
            if not found or not desk.change(USE_HANDOVER, {**facts, "player": found[0][0]}):
                return None
            return Identity(*found[0])

        return await self._base.write(job)

    def _mixed(self, code: str) -> str:
        return hmac.new(self._secret, letters_of(code).encode(), "sha256").hexdigest()


def random_code(groups: int, group: int) -> str:
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(group)) for _ in range(groups))


def letters_of(code: str) -> str:
    return "".join(filter(str.isalnum, code.upper())).translate(ALIKE)


def digest(code: str) -> str:
    return hashlib.sha256(f"tablee recovery {letters_of(code)}".encode()).hexdigest()
