"""Harbor as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from harbor.bot.hints import HarborHints
from harbor.face import board as picture
from harbor.rules import actions, refusals, story, view
from harbor.rules import position as notation
from harbor.rules.actions import VERBS, Action
from harbor.rules.sampler import HarborSampler
from harbor.rules.state import MOST_COINS, MOST_PIERS, MOST_SEATS, SPACE, Harbor, Rules
from harbor.rules.view import HarborView
from tablee.engine import options
from tablee.engine.game import Game
from tablee.engine.luck import Dice
from tablee.engine.state import Hints, Sampler
from tablee.engine.values import Board, Event, Label, Lens, Seat
from tablee.kit.words import Spoken


@dataclass(frozen=True, slots=True)
class HarborOptions(options.Options):
    coins: int = options.number(5, 1, MOST_COINS, "HB-1.1")
    cards: int = options.choice(12, (7, 12), "HB-1.2")
    piers: int = options.number(MOST_PIERS, 1, MOST_PIERS, "HB-1.5")
    lighthouse: Seat | None = options.seat("HB-1.4")
    ties: str = options.choice("beacon", ("beacon", "lot"), "HB-3.4")
    peeking: bool = options.flag(True, "HB-2.3")
    price: int = options.number(1, 0, 2, "HB-2.1", needs="peeking", off=0, strict="HB-2.3")


class HarborGame(Spoken, Game[Harbor, Action, HarborView]):
    name = "harbor"
    title = {"en": "Harbor", "fr": "Le Port"}
    authors = "the Tablée tests"
    seats = range(2, MOST_SEATS + 1)
    colours = picture.COLOURS
    options = HarborOptions
    space = SPACE
    longest = 2 * MOST_SEATS * MOST_PIERS  # a look and a bid each
    secrets = True
    verbs = VERBS

    def deal(self, seats: int, options: HarborOptions, dice: Dice) -> Harbor:
        cards = list(range(1, options.cards + 1))
        lighthouse = dice.below(seats) if options.lighthouse is None else options.lighthouse
        rules = Rules(seats, tuple(cards), options.piers, options.ties == "lot", options.peeking, options.price)
        return Harbor(rules, options.coins, dice.shuffled(cards), lighthouse, dice)

    why_not = staticmethod(refusals.why_not)
    encode = staticmethod(actions.encode)
    decode = staticmethod(actions.decode)
    write = staticmethod(actions.write)
    parse = staticmethod(actions.parse)
    position = staticmethod(notation.position)
    from_position = staticmethod(notation.from_position)

    def census(self, state: Harbor) -> Mapping[str, int]:
        cards = [*state.cargo, *state.deck, *(pier for pier, _ in state.quay), *([state.pier] if state.pier else [])]
        return {"cards": len(cards), "numbers": sum(cards), "coins": sum(state.purses) + state.bank}

    view = staticmethod(view.view)

    def sampler(self, view: HarborView) -> Sampler:
        return HarborSampler(view)

    def hints(self) -> Hints:
        return HarborHints()

    def story(self, before: Harbor, seat: Seat, action: Action, after: Harbor) -> Sequence[Event]:
        return list(story.story(before, seat, action, after))

    def tell(self, event: Event, names: Sequence[str], lang: str) -> str:
        return story.tell(self, event, names, lang)

    def board(self, view: HarborView, lens: Lens) -> Board:
        return picture.board(self, view, lens)

    vignette = staticmethod(picture.vignette)

    def prompt(self, view: HarborView, lens: Lens) -> str:
        return picture.prompt(self, view, lens)

    def label(self, view: HarborView, slot: str, place: str, lens: Lens) -> Label:
        return picture.label(self, slot, place, lens)


GAME = HarborGame()
