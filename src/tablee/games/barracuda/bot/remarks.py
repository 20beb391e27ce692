"""What bots say over the envelopes (BAR-82): made of what everybody was told and sees, and mixed, so that it tells nothing.

An amount that is named is drawn by lot from what could be offered: talk binds nobody, and no envelope is looked at.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tablee.engine.luck import Rng
from tablee.engine.values import Argument, Event, Remark, Seat
from tablee.games.barracuda.rules.bars import PAWNS, discounted_rent, rent_of
from tablee.games.barracuda.rules.money import MOST_OFFERED, figure
from tablee.games.barracuda.rules.view import BarracudaView

OFTEN: Final = 100  # chances are in hundredths

# By what was done: how often a word is said about it, and the topic, of which words.*.ftl has several sentences.
OCCASIONS: Final[Mapping[str, tuple[int, str]]] = {
    "opens": (10, "opens"),
    "opens-pair": (10, "opens"),
    "partner": (20, "partner"),
    "wants-partner": (30, "wants-partner"),
    "wants-bar": (30, "wants-bar"),
    "offers-partner": (8, "offers"),
    "offers-bar": (8, "offers"),
    "accepts-partner": (25, "accepts"),
    "accepts-bar": (25, "accepts"),
    "refuses": (30, "refuses"),
    "auctions": (60, "auctions"),
    "bids": (10, "bids"),
    "sells": (35, "sells"),
    "closes": (50, "closes"),
    "calls": (45, "calls"),
    "stakes": (6, "stakes"),
    "rests": (40, "rests"),
    "counts": (30, "counts"),
}
TABLE: Final = 7  # how often a bot that has nothing to say about its action says something about the table
SENTENCES: Final[Mapping[str, int]] = {
    "opens": 3,
    "partner": 2,
    "wants-partner": 4,
    "wants-bar": 4,
    "offers": 4,
    "accepts": 4,
    "refuses": 4,
    "auctions": 4,
    "bids": 2,
    "sells": 3,
    "closes": 2,
    "calls": 3,
    "stakes": 2,
    "rests": 2,
    "counts": 2,
    "five": 2,
    "four": 2,
    "poor": 2,
    "owes": 2,
    "won": 2,
    "lost": 2,
}
LATE: Final = 3  # the round from which bots look at the others' money and pawns


def remark(told: Sequence[Event], view: BarracudaView, seat: Seat, rng: Rng) -> Remark | None:
    """A word about the seat’s own action, or about the table. None about what nobody was told (BAR-68, BAR-101)."""
    event = told[0] if told and told[0].seat == seat else None
    if event is None or event.kind not in OCCASIONS:
        return None
    if view.over:
        return sentence("won" if view.ranks and view.ranks[seat] == 1 else "lost", {}, rng)
    chance, topic = OCCASIONS[event.kind]
    if rng.below(OFTEN) < chance:
        return sentence(topic, about(event, view, rng), rng)
    if rng.below(OFTEN) < TABLE and view.round >= LATE:
        return about_the_table(view, seat, rng)
    return None


def sentence(topic: str, args: Mapping[str, Argument], rng: Rng) -> Remark:
    return Remark(f"{topic}-{1 + int(rng.below(SENTENCES[topic]))}", args)


def about(event: Event, view: BarracudaView, rng: Rng) -> dict[str, Argument]:
    """The bar, the other one, and an amount that may be anything."""
    args: dict[str, Argument] = {}
    if "bar" in event.args:
        args["bar"] = event.args["bar"]
    if "whose" in event.args:
        args["to"] = event.args["whose"]
    if event.kind == "wants-partner":
        args["amount"] = figure(1 + int(rng.below(MOST_OFFERED // 2)))
    elif event.kind == "wants-bar":
        least = rent_of(view.bars[view.target] or 0)
        args["amount"] = figure(least + int(rng.below(MOST_OFFERED + 1 - least)))
    return args


def about_the_table(view: BarracudaView, seat: Seat, rng: Rng) -> Remark | None:
    """Who is about to win, and who seems to be about to be ruined: by pawns, rents and what was paid openly."""
    others = [other for other in range(view.seats) if other != seat]
    for topic, pawns in (("five", PAWNS), ("four", PAWNS - 1)):
        strong = [other for other in others if view.points[other] == pawns]
        if strong:
            return sentence(topic, {"to": strong[int(rng.below(len(strong)))]}, rng)
    if seems_poor(view, seat):
        return sentence("poor", {"amount": figure(rent(view, seat))}, rng)
    weak = [other for other in others if seems_poor(view, other)]
    if weak:
        other = weak[int(rng.below(len(weak)))]
        return sentence("owes", {"to": other, "amount": figure(rent(view, other))}, rng)
    return None


def seems_poor(view: BarracudaView, seat: Seat) -> bool:
    """What everybody can count of a wallet does not pay two more rents."""
    return rent(view, seat) > 0 and view.public_real[seat] < 2 * rent(view, seat)


def rent(view: BarracudaView, seat: Seat) -> int:
    managed = (bar for bar, manager in zip(view.bars, view.managers, strict=False) if manager == seat)
    return discounted_rent([rent_of(bar) for bar in managed if bar is not None])
