"""A finished Barracuda game looked at by its envelopes: what lay in them, and what others thought of it.

Everybody counts the bills of an envelope, few see what they are. So an envelope tells others how rich somebody is, or, with
fakes, leads them astray: by the worlds that a spectator could imagine before and after it.
"""

from __future__ import annotations

from collections.abc import Iterator
from statistics import fmean
from typing import Any, cast

from tablee.engine.luck import seeded
from tablee.engine.match import AnyMatch
from tablee.engine.values import Event, Seat
from tablee.games.barracuda.rules.actions import Accept, Refuse, Seal
from tablee.games.barracuda.rules.envelopes import TO_OFFER
from tablee.games.barracuda.rules.money import figure
from tablee.games.barracuda.rules.state import Barracuda
from tablee.games.barracuda.rules.view import bills

WORLDS = 24
BLUFFS = ("bluff-accepted", "bluff-refused")


def lens(match: AnyMatch) -> Iterator[Event]:
    """Every offer with its answer, then what everybody's bluffs hid."""
    found = [envelope(match, sealed, answered) for sealed, answered in offers(match)]
    yield from found
    for seat in range(match.seats):
        if bluffs := [one for one in found if one.seat == seat and one.kind in BLUFFS]:
            hidden = sum(int(str(one.args["after"])) - int(str(one.args["before"])) for one in bluffs)
            accepted = sum(one.kind == BLUFFS[0] for one in bluffs)
            yield Event("bluffs", seat, {"count": len(bluffs), "accepted": accepted, "hidden": str(hidden)})


def offers(match: AnyMatch) -> Iterator[tuple[Any, Any]]:
    """Every sealed offer and its answer; what others do at the same time may come between them."""
    sealed = None
    for move in match.moves:
        if isinstance(move.action, Seal) and move.before.task == TO_OFFER:
            sealed = move
        elif sealed is not None and isinstance(move.action, Accept | Refuse):
            yield sealed, move
            sealed = None


def envelope(match: AnyMatch, sealed: Any, answered: Any) -> Event:
    """What was in it, what everybody else believed of its sender before and after, and how rich the sender was."""
    sender, offer = sealed.seat, cast("Barracuda", answered.before)
    before, after = (believed(match, state, sender) for state in (sealed.before, answered.after))
    truth = int(answered.after.real(sender))
    inside = bills(offer.piles, sender)
    kind = "bluff" if inside[-1] else "envelope"
    answer = "accepted" if isinstance(answered.action, Accept) else "refused"
    return Event(
        f"{kind}-{answer}",
        sender,
        {
            "step": sealed.number + 1,
            "whose": answered.seat,
            "bills": tuple(inside),
            "before": figure(round(abs(before - sealed_wealth(sealed, sender)))),
            "after": figure(round(abs(after - truth))),
            "has": figure(truth),
        },
    )


def sealed_wealth(sealed: Any, sender: Seat) -> int:
    """What the sender had, with what lay in the envelope already."""
    return int(sealed.before.real(sender)) + int(sealed.before.offered(sender))


def believed(match: AnyMatch, state: Barracuda, seat: Seat) -> float:
    """What a spectator had to think that a seat has, on average."""
    sampler, rng = match.game.sampler(match.game.view(state, None)), seeded("lens")
    worlds = [cast("Barracuda", sampler.world(rng)) for _ in range(WORLDS)]
    return fmean(int(world.real(seat)) + int(world.offered(seat)) for world in worlds)
