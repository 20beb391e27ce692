"""Harbor as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from harbor.rules import actions, position, refusals, sights, story, view, worlds
from harbor.rules.actions import VERBS, Action
from harbor.rules.state import MOST_COINS, MOST_PIERS, MOST_SEATS, SPACE, Harbor, Rules
from harbor.rules.view import HarborView
from tablee.engine import options
from tablee.engine.game import Game
from tablee.engine.luck import Dice
from tablee.engine.parts import Parts
from tablee.engine.values import Seat


@dataclass(frozen=True, slots=True)
class HarborOptions(options.Options):
    coins: int = options.number(5, 1, MOST_COINS, "HB-1.1")
    cards: int = options.choice(12, (7, 12), "HB-1.2")
    piers: int = options.number(MOST_PIERS, 1, MOST_PIERS, "HB-1.5")
    lighthouse: Seat | None = options.seat("HB-1.4")
    ties: str = options.choice("beacon", ("beacon", "lot"), "HB-3.4")
    peeking: bool = options.flag(True, "HB-2.3")
    price: int = options.number(1, 0, 2, "HB-2.1", needs="peeking", off=0, strict="HB-2.3")


class HarborGame(Game[Harbor, Action, HarborView]):
    name = "harbor"
    authors = "the Tablée tests"
    seats = range(2, MOST_SEATS + 1)
    colours = ("red", "blue", "green", "violet")
    options = HarborOptions
    space = SPACE
    longest = 2 * MOST_SEATS * MOST_PIERS  # a look and a bid each
    secrets = True
    verbs = VERBS
    parts = Parts(actions, refusals, position, view, worlds, story, sights)

    @cached_property
    def package(self) -> str:
        """Also of the cheats, which are Harbors of other modules."""
        return "harbor"

    def deal(self, seats: int, options: HarborOptions, dice: Dice) -> Harbor:
        cards = list(range(1, options.cards + 1))
        lighthouse = dice.below(seats) if options.lighthouse is None else options.lighthouse
        rules = Rules(seats, tuple(cards), options.piers, options.ties == "lot", options.peeking, options.price)
        return Harbor(rules, options.coins, dice.shuffled(cards), lighthouse, dice)

    def census(self, state: Harbor) -> Mapping[str, int]:
        cards = [*state.cargo, *state.deck, *(pier for pier, _ in state.quay), *([state.pier] if state.pier else [])]
        return {"cards": len(cards), "numbers": sum(cards), "coins": sum(state.purses) + state.bank}


GAME = HarborGame()
