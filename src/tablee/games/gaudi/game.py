"""The Gaudí tile game as the rest of the house sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tablee.engine import options
from tablee.engine.game import Game
from tablee.engine.luck import Dice
from tablee.engine.options import Options
from tablee.engine.state import Hints
from tablee.engine.values import Event, Mistake, Refusal, Seat
from tablee.games.gaudi.bot.evaluation import Tuning
from tablee.games.gaudi.bot.hints import GaudiHints
from tablee.games.gaudi.face import board as picture
from tablee.games.gaudi.rules import actions, refusals, worlds
from tablee.games.gaudi.rules import position as notation
from tablee.games.gaudi.rules import story as log
from tablee.games.gaudi.rules.actions import VERBS, Action
from tablee.games.gaudi.rules.counters import MARKED
from tablee.games.gaudi.rules.hands import HAND
from tablee.games.gaudi.rules.state import LAID_BY_NOBODY, MOST_SEATS, SHORT_TILES, SPACE, Gaudi, empty
from tablee.games.gaudi.rules.tiles import COPIES, KINDS, START, THREE_COLOURED, kind_name
from tablee.games.gaudi.rules.view import GaudiView, animals, hand, out_of_game, tiles, view
from tablee.kit.words import Spoken


@dataclass(frozen=True, slots=True)
class GaudiOptions(options.Options):
    short: bool = options.flag(False, "GAU-11", "GAU-42")
    initiation: tuple[Seat, ...] = options.seats("GAU-43", "GAU-45")
    compact: bool = options.flag(False, "GAU-44", needs="initiation", off=False, strict="GAU-44")
    paving: bool = options.flag(False, "GAU-46")
    youngest: Seat | None = options.seat("GAU-10")


class GaudiGame(Spoken, Game[Gaudi, Action, GaudiView]):
    name = "gaudi"
    title = {"en": "The Antoni Gaudí tile game", "fr": "Le jeu des dalles d’Antoni Gaudí"}
    authors = "Oriol Comas, Jep Ferret"
    seats = range(2, MOST_SEATS + 1)  # GAU-01
    colours = ("blue", "red", "green", "violet", "gold", "charcoal")
    options = GaudiOptions
    space = SPACE
    longest = 2 * 83 + 834  # every tile laid in a turn of its own, and far more exchanges than any game has seen
    secrets = True
    verbs = VERBS

    def read_options(self, seats: int, given: Mapping[str, object]) -> Options:
        chosen = super().read_options(seats, given)
        if isinstance(chosen, GaudiOptions) and chosen.paving and chosen.initiation:
            raise Mistake("options paving and initiation exclude each other (GAU-46)")
        return chosen

    def deal(self, seats: int, options: GaudiOptions, dice: Dice) -> Gaudi:
        """All chance before the first turn: cards, start tile, tiles in the game, hands, first seat."""
        state = empty(seats, sum(1 << seat for seat in options.initiation), options.compact, options.paving, dice)
        if not options.paving:
            cards = [0, 1, 2] if seats < 4 else [0, 0, 1, 1, 2, 2]  # GAU-04, GAU-05, GAU-53
            dealt = zip(dice.shuffled(cards), dice.shuffled(cards), strict=True)
            for seat, (animal, colour) in zip(range(seats), dealt, strict=False):
                state.pairs[seat] = 3 * animal + colour
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

    why_not = staticmethod(refusals.why_not)
    encode = staticmethod(actions.encode)
    decode = staticmethod(actions.decode)
    write = staticmethod(actions.write)
    parse = staticmethod(actions.parse)
    position = staticmethod(notation.position)
    from_position = staticmethod(notation.from_position)

    def census(self, state: Gaudi) -> Mapping[str, int]:
        """Tiles in the game, by kind where all are; those left out; counters, in stock and on animals."""
        kinds = Counter({kind: int(state.pile[kind]) for kind in range(KINDS)})
        kinds.update(tile.kind for tile in tiles(state))
        kinds.update(kind for seat in range(state.seats) for kind in hand(state, seat))
        out, marked = out_of_game(state), sum(animal.seen == MARKED for animal in animals(state))
        counted = {"tiles": kinds.total(), "out": out, "counters": sum(map(int, state.counters)) + marked}
        counted |= {} if out else {kind_name(kind): count for kind, count in kinds.items()}
        return counted | {"too many": sum(max(0, kinds[kind] - int(COPIES[kind])) for kind in kinds)}

    view = staticmethod(view)
    sampler = staticmethod(worlds.sampler)

    def hints(self) -> Hints:
        return GaudiHints(Tuning())

    story = staticmethod(log.story)

    def tell(self, event: Event, names: Sequence[str], lang: str) -> str:
        return log.tell(self, event, names, lang)

    def explain(self, refusal: Refusal, lang: str) -> str:
        return self.say(lang, f"refusal-{refusal.reason}", **log.explain_args(self, refusal.args, lang))

    board = staticmethod(picture.board)
    sprite = staticmethod(picture.sprite)
    figures = staticmethod(picture.figures)
    vignette = staticmethod(picture.vignette)
    prompt = staticmethod(picture.prompt)
    label = staticmethod(picture.label)


GAME = GaudiGame()
