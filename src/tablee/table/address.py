"""What a table is called in addresses: letters that are typed as easily as they are read."""

from __future__ import annotations

import secrets
from typing import Final

from tablee.table.base import Base

LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"  # Crockford's: none looks like another one
ALIKE: Final = str.maketrans("oil", "011")
LENGTH: Final = 13  # letters of 5 bits each: nobody guesses a table
SHORT: Final = 6  # of them are enough to find one that waits for somebody
FIND = "SELECT id FROM tables WHERE ended IS NULL AND substr(id, 1, 6) = :short"


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def short(table_id: str) -> str:
    """The beginning of an id; empty for one of a former version, which has capitals and dashes in it."""
    return table_id[:SHORT] if len(table_id) == LENGTH and set(table_id) <= set(LETTERS) else ""


def typed(code: str) -> str:
    """A beginning as somebody typed it, in our letters; empty if it is none."""
    letters = "".join(filter(str.isalnum, code.lower())).translate(ALIKE)
    return letters if len(letters) == SHORT and set(letters) <= set(LETTERS) else ""


async def begins_with(base: Base, code: str) -> str | None:
    """The table that is going on and whose id begins so; None if there is none, or by a rare chance several."""
    found = await base.read(lambda desk: desk.rows(FIND, {"short": typed(code)}))
    return str(found[0][0]) if len(found) == 1 else None
