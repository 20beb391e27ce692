"""Who may call themselves a player: generations of cookies, and recovery codes, of which only a digest is kept."""

from __future__ import annotations

import hashlib
import secrets
from typing import NamedTuple

from tablee.table.base import Base, Desk

GENERATION = "SELECT generation FROM players WHERE id = :player"
NEXT_GENERATION = "UPDATE players SET generation = generation + 1 WHERE id = :player"
KEEP_CODE = "UPDATE players SET recovery = :digest WHERE id = :player"
FIND_CODE = "SELECT id, name, generation FROM players WHERE recovery = :digest"

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's: none looks like another one
ALIKE = str.maketrans("OIL", "011")
GROUPS, GROUP = 4, 5  # 100 bits, which nobody guesses


class Identity(NamedTuple):
    player: str
    name: str
    generation: int


class Identities:
    def __init__(self, base: Base) -> None:
        self._base = base

    async def generation(self, player: str) -> int:
        """Of the cookies that count for a player; 0 for somebody who has not done anything yet."""
        found = await self._base.glance(lambda desk: desk.rows(GENERATION, {"player": player}))
        return int(found[0][0]) if found else 0

    async def end_others(self, player: str) -> int:
        """From now on no cookie counts but those of the generation it gives."""
        facts = {"player": player}

        def job(desk: Desk) -> int:
            desk.change(NEXT_GENERATION, facts)
            return int(desk.rows(GENERATION, facts)[0][0])

        return await self._base.write(job)

    async def new_code(self, player: str) -> str:
        """A code that brings a player back, in place of any former one. It is not kept: who loses it asks for another."""
        code = "-".join("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))
        await self._base.write(lambda desk: desk.change(KEEP_CODE, {"player": player, "digest": digest(code)}))
        return code

    async def by_code(self, code: str) -> Identity | None:
        """Whose code it is, however it was typed."""
        found = await self._base.read(lambda desk: desk.rows(FIND_CODE, {"digest": digest(code)}))
        return Identity(*found[0]) if found else None


def digest(code: str) -> str:
    letters = "".join(filter(str.isalnum, code.upper())).translate(ALIKE)
    return hashlib.sha256(f"tablee recovery {letters}".encode()).hexdigest()
