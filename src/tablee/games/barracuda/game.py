"""Barracuda as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tablee.engine import options
from tablee.engine.game import Game
from tablee.engine.luck import Dice
from tablee.engine.state import Hints, Sampler
from tablee.engine.values import Board, Event, Label, Lens, Refusal, Seat
from tablee.games.barracuda import actions, board, knowledge, position, refusals, story
from tablee.games.barracuda.actions import VERBS, Action
from tablee.games.barracuda.bars import BARS, TWO_PLACES
from tablee.games.barracuda.envelopes import BANK_INFO
from tablee.games.barracuda.hints import BarracudaHints
from tablee.games.barracuda.outlook import Tuning
from tablee.games.barracuda.promenade import SPACE
from tablee.games.barracuda.rules import LAST_ROUND, Barracuda, dealt
from tablee.games.barracuda.view import BarracudaView, bills, view
from tablee.games.barracuda.wallets import MOST_SEATS
from tablee.kit.words import Spoken


@dataclass(frozen=True, slots=True)
class BarracudaOptions(options.Options):
    discard: str = options.choice("random", ("random", "chosen"), "BAR-03", "BAR-111")
    discard_pair: int = options.number(1, 1, TWO_PLACES, "BAR-111")
    discard_single: int = options.number(7, TWO_PLACES + 1, BARS, "BAR-111")
    bank_info: str = options.choice("uncounted", BANK_INFO, "BAR-105", "BAR-108")


class BarracudaGame(Spoken, Game[Barracuda, Action, BarracudaView]):
    name = "barracuda"
    title = {"en": "Barracuda", "fr": "Barracuda"}
    authors = "Christoph Cantzler"
    seats = range(3, MOST_SEATS + 1)
    colours = ("blue", "red", "green", "violet", "gold")
    options = BarracudaOptions
    space = SPACE
    longest = LAST_ROUND * (3 * MOST_SEATS + MOST_SEATS * (2 * MOST_SEATS + 1)) + MOST_SEATS  # calls, stakes, turns; looks
    secrets = True
    poker_face = True  # BAR-52
    verbs = VERBS
    always = ("decline",)

    def deal(self, seats: int, options: BarracudaOptions, dice: Dice) -> Barracuda:
        """BAR-03, BAR-04, BAR-111: two bars out, the others shuffled onto the slots; then the first pawn is drawn."""
        if options.discard == "chosen":
            out = [options.discard_pair - 1, options.discard_single - 1]
        else:
            out = [dice.below(TWO_PLACES), TWO_PLACES + dice.below(BARS - TWO_PLACES)]
        laid = dice.shuffled([bar for bar in range(BARS) if bar not in out])
        state = dealt(seats, BANK_INFO.index(options.bank_info), options.discard == "chosen", laid + out, dice)
        state.begin()
        return state

    def why_not(self, state: Barracuda, seat: Seat, action: Action) -> Refusal | None:
        return refusals.why_not(state, seat, action)

    def encode(self, action: Action) -> int:
        return actions.encode(action)

    def decode(self, code: int) -> Action:
        return actions.decode(code)

    def write(self, action: Action) -> str:
        return actions.write(action)

    def parse(self, text: str) -> Action:
        return actions.parse(text)

    def position(self, state: Barracuda) -> str:
        return position.position(state)

    def from_position(self, text: str) -> Barracuda:
        return position.from_position(text)

    def census(self, state: Barracuda) -> Mapping[str, int]:
        """BAR-80: money and fakes wherever they are; and pawns, and bars."""
        seats = range(state.seats)
        piles = [bills(all_bills, seat) for all_bills in (state.bills, state.piles) for seat in seats]
        in_bars = [int(pawn) for pawns in (state.managers, state.partners) for pawn in pawns]
        counted = {
            "money": int(state.bank) * 1000 + sum(story.amount(pile) for pile in piles),
            "fakes": int(state.bank_fakes) + sum(pile[-1] for pile in piles),
            "bars": len(set(state.slots)),
        }
        return counted | {f"pawns of {self.colours[seat]}": int(state.hands[seat]) + in_bars.count(seat) for seat in seats}

    def view(self, state: Barracuda, seat: Seat | None) -> BarracudaView:
        return view(state, seat)

    def sampler(self, view: BarracudaView) -> Sampler:
        return knowledge.sampler(view)

    def hints(self) -> Hints:
        return BarracudaHints(Tuning())

    def story(self, before: Barracuda, seat: Seat, action: Action, after: Barracuda) -> Sequence[Event]:
        return story.story(before, seat, action, after)

    def tell(self, event: Event, names: Sequence[str], lang: str) -> str:
        return story.tell(self, event, names, lang)

    def board(self, view: BarracudaView, lens: Lens) -> Board:
        return board.board(view, lens)

    def sprite(self) -> str:
        return board.sprite()

    def vignette(self) -> str:
        return board.vignette()

    def prompt(self, view: BarracudaView, lens: Lens) -> str:
        return board.prompt(view, lens)

    def label(self, view: BarracudaView, slot: str, place: str, lens: Lens) -> Label:
        return board.label(view, slot, place, lens)


GAME = BarracudaGame()
