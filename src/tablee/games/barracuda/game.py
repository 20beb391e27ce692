"""Barracuda as the rest of the house sees it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tablee.engine import options
from tablee.engine.game import Game
from tablee.engine.luck import Dice
from tablee.engine.parts import Parts
from tablee.engine.values import Sums
from tablee.games.barracuda.rules import actions, position, refusals, sights, story, view, worlds
from tablee.games.barracuda.rules.actions import VERBS, Action
from tablee.games.barracuda.rules.agreed import BANK_INFO, Rules
from tablee.games.barracuda.rules.bars import BARS, COLOURS, KEYS, MOST_SEATS, TWO_PLACES
from tablee.games.barracuda.rules.fills import fill_worth
from tablee.games.barracuda.rules.money import FACES
from tablee.games.barracuda.rules.promenade import FILL, SPACE
from tablee.games.barracuda.rules.state import (
    Barracuda,
    dealt,
)
from tablee.games.barracuda.rules.turns import LAST_ROUND
from tablee.games.barracuda.rules.view import NO_BILLS, BarracudaView, bills


@dataclass(frozen=True, slots=True)
class BarracudaOptions(options.Options):
    discard: str = options.choice("random", ("random", "chosen"), "BAR-03", "BAR-111")
    discard_pair: str = options.choice("barracuda", KEYS[:TWO_PLACES], "BAR-111", needs="discard=chosen", off="barracuda")
    discard_single: str = options.choice("mistral", KEYS[TWO_PLACES:], "BAR-111", needs="discard=chosen", off="mistral")
    bank_info: str = options.choice("uncounted", BANK_INFO, "BAR-105", "BAR-108")


class BarracudaGame(Game[Barracuda, Action, BarracudaView]):
    name = "barracuda"
    authors = "Christoph Cantzler"
    minutes = 45
    seats = range(3, MOST_SEATS + 1)
    colours = COLOURS
    options = BarracudaOptions
    oldest_version = 1
    rules_version = 2  # any bills may be bid; what was bid under version 1 still may
    space = SPACE
    longest = LAST_ROUND * (3 * MOST_SEATS + MOST_SEATS * (2 * MOST_SEATS + 1)) + MOST_SEATS  # calls, stakes, turns; looks
    secrets = True
    poker_face = True  # BAR-52
    verbs = VERBS
    always = ("decline",)
    skips = ("decline", "done", "accept")  # refusing would be no sign: who must accept cannot (BAR-51, BAR-52)
    parts = Parts(actions, refusals, position, view, worlds, story, sights)

    def deal(self, seats: int, options: BarracudaOptions, dice: Dice) -> Barracuda:
        """BAR-03, BAR-04, BAR-111: two bars out, the others shuffled onto the slots; then the first pawn is drawn."""
        if options.discard == "chosen":
            out = [KEYS.index(options.discard_pair), KEYS.index(options.discard_single)]
        else:
            out = [dice.below(TWO_PLACES), TWO_PLACES + dice.below(BARS - TWO_PLACES)]
        laid = dice.shuffled([bar for bar in range(BARS) if bar not in out])
        rules = Rules(seats, BANK_INFO.index(options.bank_info), options.discard == "chosen")
        state = dealt(rules, laid + out, dice)
        state.begin()
        return state

    def sums(self, view: BarracudaView, codes: Sequence[int]) -> Sums | None:
        """An envelope is filled and handed over in one go: real bills within two amounts, and fakes (BAR-75, BAR-81)."""
        fills = bisect_left(codes, FILL)
        if view.seat is None or fills == len(codes):
            return None
        least, most = (1000 * int(fill_worth(code - FILL)) for code in (codes[fills], codes[-1]))
        fakes = (view.wallets[view.seat] or NO_BILLS).fakes
        limits = (None, None, None, None, fakes)
        return Sums("fill", FACES, least, most, limits, some=fakes > 0, listed=fills, then="seal")

    def census(self, state: Barracuda) -> Mapping[str, int]:
        """BAR-80: money and fakes wherever they are; and pawns, and bars."""
        seats = range(state.seats)
        piles = [bills(all_bills, seat) for all_bills in (state.bills, state.piles) for seat in seats]
        in_bars = [int(pawn) for pawns in (state.managers, state.partners) for pawn in pawns]
        counted = {
            "money": 1000 * (int(state.bank) + sum(pile.worth for pile in piles)),
            "fakes": int(state.bank_fakes) + sum(pile.fakes for pile in piles),
            "bars": len(set(state.slots)),
        }
        return counted | {f"pawns of {self.colours[seat]}": int(state.hands[seat]) + in_bars.count(seat) for seat in seats}


GAME = BarracudaGame()
