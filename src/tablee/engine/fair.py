"""Luck that nobody chooses: a server's secret key, fixed in public first, and then the seeds of those who sit down.

1. A table opens and publishes its **commitment**: the digest of its key and of what is played there.
2. Everybody who sits down adds a seed, made by their own browser. When nobody is missing, the **seal** is published: the
   digest of the commitment, of the names and of the seeds.
3. All luck follows from key and seal. The server could not foresee the seeds when it fixed its key; nobody else knows the
   key before the game is over and it is published.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tablee.engine import luck
from tablee.engine.record import Record, read_key

PLACED = 0  # tables that begin from a position: there is no deal to prove
SEEDED = 2  # tables and records whose luck is made so; the luck of those before came from a key alone


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """What is played at a table."""

    table: str
    game: str
    rules: int
    options: Mapping[str, Any]
    seats: int


@dataclass(frozen=True, slots=True)
class Company:
    """Who sits there, seat by seat: names, levels of bots, seeds; empty for people, and where nobody gave a seed."""

    names: tuple[str, ...]
    levels: tuple[str, ...]
    seeds: tuple[str, ...]


def commitment(key: bytes, terms: Terms) -> str:
    """What a table publishes when it opens."""
    what = [terms.table, terms.game, terms.rules, dict(terms.options), terms.seats]
    return digest("tablee commitment 2", key.hex(), *what).hex()


def seal(committed: str, company: Company) -> str:
    """What a table publishes when nobody is missing any more."""
    return digest("tablee seal 2", committed, company.names, company.levels, company.seeds).hex()


def luck_key(key: bytes, sealed: str) -> bytes:
    """The key of all luck at a table."""
    return digest("tablee luck 2", key.hex(), sealed)


def example_key(committed: str) -> bytes:
    """The key of a deal that everybody may see: the board as an example, before the real one is dealt."""
    return digest("tablee example 2", committed)


def digest(*told: object) -> bytes:
    return hashlib.sha256(json.dumps(told, sort_keys=True, separators=(",", ":")).encode()).digest()


def is_seed(text: str) -> bool:
    """A seed is 32 to 64 hexadecimal digits."""
    return 32 <= len(text) <= 64 and set(text) <= set("0123456789abcdef")


# Of a record ------------------------------------------------------------------------------------------------------------


def committed(record: Record) -> str:
    """What the table of a record has published when it opened, if the key in it was its key."""
    key = read_key(record.key)
    if not record.table:
        return luck.commitment(key)
    told = {name: getattr(record, name) for name in ("table", "game", "rules", "options", "seats")}
    return commitment(key, Terms(**told))


def seal_of(record: Record) -> str:
    """What the table of a record published when nobody was missing any more."""
    return seal(record.commitment, Company(record.players, record.levels, record.seeds))


def luck_of(record: Record) -> bytes:
    """The key of the luck of a record that carries one."""
    key = read_key(record.key)
    return luck_key(key, seal_of(record)) if record.table else key
