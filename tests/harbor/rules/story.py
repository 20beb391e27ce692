"""What happened, told for the log. A look and a closed fist are told to their captain alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from harbor.rules.actions import Action, Bid, PeekCargo, PeekDeck
from harbor.rules.state import Harbor
from tablee.engine.state import NOBODY
from tablee.engine.values import Event, Seat


def story(before: Harbor, seat: Seat, action: Action, after: Harbor) -> Iterator[Event]:
    alone = frozenset({seat})
    match action:
        case PeekDeck():
            yield Event("peek-deck", seat)
            yield Event("saw", seat, {"card": before.deck[0]}, alone)
        case PeekCargo(of):
            yield Event("peek-cargo", seat, {"whose": of})
            yield Event("saw", seat, {"card": before.cargo[of]}, alone)
        case Bid(coins):
            yield Event("closes", seat)
            yield Event("holds", seat, {"coins": coins}, alone)
            if len(after.quay) > len(before.quay):
                yield from sale(after)
        case _:
            assert_never(action)


def sale(after: Harbor) -> Iterator[Event]:
    pier, owner = after.quay[-1]
    yield Event("opened", None, {"bids": tuple(after.bids)})
    if owner == NOBODY:
        yield Event("sinks", None, {"pier": pier})
    else:
        yield Event("takes", owner, {"pier": pier, "coins": after.bids[owner]})
    if after.is_over():
        yield Event("end", None, {"cargo": tuple(after.cargo), "points": tuple(after.points())})
    else:
        yield Event("turned", None, {"pier": after.pier})
