"""The Gaudí tile game as the rest of the house sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from tablee.engine import options
from tablee.engine.game import Game
from tablee.engine.luck import Dice
from tablee.engine.options import Options
from tablee.engine.parts import Parts
from tablee.engine.values import Mistake, Seat
from tablee.games.gaudi.rules import actions, position, refusals, sights, story, view, worlds
from tablee.games.gaudi.rules.actions import VERBS, Action
from tablee.games.gaudi.rules.counters import MARKED, pair_of
from tablee.games.gaudi.rules.hands import HAND
from tablee.games.gaudi.rules.packing import LAID_BY_NOBODY
from tablee.games.gaudi.rules.setup import MOST_SEATS, SEAT_COLOURS, Rules
from tablee.games.gaudi.rules.state import SHORT_TILES, SPACE, Gaudi, empty
from tablee.games.gaudi.rules.tiles import COPIES, KINDS, START, THREE_COLOURED, kind_name
from tablee.games.gaudi.rules.view import GaudiView, animals, hand, out_of_game, tiles


@dataclass(frozen=True, slots=True)
class GaudiOptions(options.Options):
    short: bool = options.flag(False, "GAU-11", "GAU-42")
    initiation: tuple[Seat, ...] = options.seats("GAU-43", "GAU-45")
    compact: bool = options.flag(False, "GAU-44", needs="initiation", off=False, strict="GAU-44")
    paving: bool = options.flag(False, "GAU-46")
    youngest: Seat | None = options.seat("GAU-10")


class GaudiGame(Game[Gaudi, Action, GaudiView]):
    name = "gaudi"
    authors = "Oriol Comas, Jep Ferret"
    minutes = 30
    seats = range(2, MOST_SEATS + 1)  # GAU-01
    colours = SEAT_COLOURS
    options = GaudiOptions
    space = SPACE
    longest = 2 * 83 + 834  # every tile laid in a turn of its own, and far more exchanges than any game has seen
    secrets = True
    verbs = VERBS
    skips = ("done",)
    parts = Parts(actions, refusals, position, view, worlds, story, sights)

    def read_options(self, seats: int, given: Mapping[str, object]) -> Options:
        chosen = super().read_options(seats, given)
        if isinstance(chosen, GaudiOptions) and chosen.paving and chosen.initiation:
            raise Mistake("gaudi.paving-and-initiation")
        return chosen

    def deal(self, seats: int, options: GaudiOptions, dice: Dice) -> Gaudi:
        """All chance before the first turn: cards, start tile, tiles in the game, hands, first seat."""
        rules = Rules(seats, sum(1 << seat for seat in options.initiation), options.compact, options.paving)
        state = empty(rules, dice)
        if not options.paving:
            cards = [number for number in range(3) for _ in range(int(rules.cards()))]
            dealt = zip(dice.shuffled(cards), dice.shuffled(cards), strict=True)
            for seat, (animal, colour) in zip(range(seats), dealt, strict=False):
                state.pairs[seat] = pair_of(animal, colour)
        start = THREE_COLOURED[dice.below(len(THREE_COLOURED))]  # GAU-08: three copies of each
        state.lay_out(start, START, LAID_BY_NOBODY)
        state.pile[start] -= 1
        state.pile_size -= 1
        rest = dice.shuffled([kind for kind in range(KINDS) for _ in range(int(state.pile[kind]))])
        if options.short:  # GAU-11
            for kind in rest[SHORT_TILES - 1 :]:
                state.pile[kind] -= 1
                state.pile_size -= 1
        for index in range(HAND * seats):  # GAU-09
            state.give(index // HAND, index % HAND, rest[index])
        for seat in range(seats):
            state.sort_hand(seat)
        state.seat = dice.below(seats) if options.youngest is None else options.youngest
        state.begin_turn()
        return state

    def census(self, state: Gaudi) -> Mapping[str, int]:
        """Tiles in the game, by kind where all are; those left out; counters, in stock and on animals."""
        kinds = Counter({kind: int(state.pile[kind]) for kind in range(KINDS)})
        kinds.update(tile.kind for tile in tiles(state))
        kinds.update(kind for seat in range(state.rules.seats) for kind in hand(state, seat))
        out, marked = out_of_game(state), sum(animal.seen == MARKED for animal in animals(state))
        counted = {"tiles": kinds.total(), "out": out, "counters": sum(map(int, state.counters)) + marked}
        counted |= {} if out else {kind_name(kind): count for kind, count in kinds.items()}
        return counted | {"too many": sum(max(0, kinds[kind] - int(COPIES[kind])) for kind in kinds)}


GAME = GaudiGame()
