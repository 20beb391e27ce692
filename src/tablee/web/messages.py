"""What a page may say over its socket."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tablee.engine.values import Seat
from tablee.table.schema import LONGEST_ACTION

LONGEST_MESSAGE = 4096
Draft = tuple[tuple[str, str], ...]


class Do(msgspec.Struct, tag_field="t", tag="do", forbid_unknown_fields=True):
    """Carry out an action."""

    seat: Seat
    step: int
    text: Annotated[str, msgspec.Meta(max_length=LONGEST_ACTION)]


class Undo(msgspec.Struct, tag_field="t", tag="undo", forbid_unknown_fields=True):
    seat: Seat
    step: int


class Look(msgspec.Struct, tag_field="t", tag="look", forbid_unknown_fields=True):
    """See the table through another lens: turned, with a draft, with a place asked about."""

    turn: int = 0
    draft: Draft = ()
    spot: str = ""


class Why(msgspec.Struct, tag_field="t", tag="why", forbid_unknown_fields=True):
    """Why can this not be chosen?"""

    draft: Draft


class Vocabulary(msgspec.Struct, tag_field="t", tag="words", forbid_unknown_fields=True):
    """What do the words mean that may be typed now?"""


class Advise(msgspec.Struct, tag_field="t", tag="advise", forbid_unknown_fields=True):
    """What would the coach do?"""

    seat: Seat
    step: int


class Lift(msgspec.Struct, tag_field="t", tag="lift", forbid_unknown_fields=True):
    """The person on this seat has taken the device in hand."""

    seat: Seat


class Seed(msgspec.Struct, tag_field="t", tag="seed", forbid_unknown_fields=True):
    """What this person's browser adds to the luck of the table."""

    seed: str


class Say(msgspec.Struct, tag_field="t", tag="say", forbid_unknown_fields=True):
    """Say something to the table, or to the others who look on; or one of the sayings that all languages have."""

    text: str = ""
    saying: str = ""


class Pong(msgspec.Struct, tag_field="t", tag="pong", forbid_unknown_fields=True):
    """A word of the server has arrived, and goes back: how long that took is not charged to this person."""


Message = Do | Undo | Look | Why | Advise | Vocabulary | Lift | Say | Seed | Pong
decoder = msgspec.json.Decoder(Message)
