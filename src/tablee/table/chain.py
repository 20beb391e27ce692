"""A table's log as a chain: the digest of each entry covers the one before it, and the first covers the deal.

An entry that was changed, swapped or left out afterwards shows. Entries of older databases have no digest; the first one
that has one covers them too.
"""

from __future__ import annotations

import json
from hashlib import blake2b

from tablee.table.values import Entry, Header

BYTES = 16


def beginning(header: Header, seats: int) -> str:
    """What a log begins with: the table and its deal."""
    deal = [header.id, header.game, header.rules, seats, header.options, header.key.hex()]
    if header.start is not None:
        deal.append(header.start)
    return digest(json.dumps(deal, sort_keys=True))


def link(before: str, entry: Entry) -> str:
    """The digest of an entry that comes after what has the digest `before`. The text comes last: all else has no spaces."""
    return digest(f"{before} {entry.seq} {entry.seat} {entry.kind} {float(entry.at)!r} {entry.text}")


def digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=BYTES).hexdigest()
