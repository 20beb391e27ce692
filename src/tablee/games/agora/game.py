"""Agora Barcelona as the rest of the house sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tablee.engine import options
from tablee.engine.game import Game
from tablee.engine.luck import Dice
from tablee.engine.state import NOBODY, Hints, Sampler
from tablee.engine.values import Board, Choice, Event, Label, Lens, Refusal, Seat
from tablee.games.agora import actions, board, position, refusals, story
from tablee.games.agora.actions import COLOURS, VERBS, Action
from tablee.games.agora.city import CARDS, DISTRICTS, members
from tablee.games.agora.crowds import WIDTH
from tablee.games.agora.deal import dealt
from tablee.games.agora.hints import AgoraHints
from tablee.games.agora.rules import SPACE, Agora
from tablee.games.agora.view import AgoraView, state_of, view, worlds
from tablee.kit.words import Spoken


@dataclass(frozen=True, slots=True)
class AgoraOptions(options.Options):
    first_holder: Seat | None = options.seat("AGO-08")
    strict_moves: bool = options.flag(False, "AGO-66")
    memory_aid: bool = options.flag(False, "AGO-70")


class AgoraGame(Spoken, Game[Agora, Action, AgoraView]):
    name = "agora"
    title = {"en": "Agora Barcelona", "fr": "Agora Barcelona"}
    authors = "Oriol Comas, Jep Ferret"
    seats = range(3, 6)
    colours = COLOURS
    options = AgoraOptions
    space = SPACE
    longest = 15 * 3 * 5 + 15  # with 3 players: a round of take, play, two moves, draw; and the fountain
    secrets = True
    verbs = VERBS

    def deal(self, seats: int, options: AgoraOptions, dice: Dice) -> Agora:
        holder = NOBODY if options.first_holder is None else options.first_holder
        return dealt(seats, options.strict_moves, options.memory_aid, holder, dice)

    def why_not(self, state: Agora, seat: Seat, action: Action) -> Refusal | None:
        return refusals.why_not(state, seat, action)

    def encode(self, action: Action) -> int:
        return actions.encode(action)

    def decode(self, code: int) -> Action:
        return actions.decode(code)

    def write(self, action: Action) -> str:
        return actions.write(action)

    def parse(self, text: str) -> Action:
        return actions.parse(text)

    def position(self, state: Agora) -> str:
        return position.position(state)

    def from_position(self, text: str) -> Agora:
        return position.from_position(text)

    def census(self, state: Agora) -> Mapping[str, int]:
        """Walkers by colour, and cards by where they can be; no card is in two places."""
        counted: Counter[str] = Counter()
        for seat in range(state.seats):
            on_map = sum(int(state.crowds.count[WIDTH * district + seat]) for district in range(DISTRICTS))
            counted[COLOURS[seat]] = on_map + int(state.reserve[seat])
        places = [int(cards) for cards in (*state.hands, *state.played, *state.dropped, state.aside)]
        piles = position.pile_cards(state, 0) + position.pile_cards(state, 1)
        cards = [card for cards in places for card in members(cards)] + piles
        counted["cards"] = len(cards)
        counted["different cards"] = len(set(cards) & set(range(CARDS)))
        return counted

    def view(self, state: Agora, seat: Seat | None) -> AgoraView:
        return view(state, seat)

    def sampler(self, view: AgoraView) -> Sampler:
        return worlds(view)

    def hints(self) -> Hints:
        return AgoraHints()

    def choices(self, view: AgoraView) -> tuple[Choice, ...]:
        """What is legal follows from the table and the own hand alone, so no world has to be imagined."""
        if view.seat is None or not view.my_turn:
            return ()
        return tuple(self.as_choice(self.decode(code)) for code in state_of(view).codes(view.seat))

    def story(self, before: Agora, seat: Seat, action: Action, after: Agora) -> Sequence[Event]:
        return story.story(before, seat, action, after)

    def tell(self, event: Event, names: Sequence[str], lang: str) -> str:
        return story.tell(self, event, names, lang)

    def explain(self, refusal: Refusal, lang: str) -> str:
        args: dict[str, object] = {}
        for name, value in refusal.args.items():
            args |= story.in_words(self, name, value, (), lang)
        return self.say(lang, f"refusal-{refusal.reason}", **args)

    def board(self, view: AgoraView, lens: Lens) -> Board:
        return board.board(self, view, lens)

    def sprite(self) -> str:
        return board.sprite()

    def vignette(self) -> str:
        return board.vignette()

    def prompt(self, view: AgoraView, lens: Lens) -> str:
        return board.prompt(view, lens)

    def label(self, view: AgoraView, slot: str, place: str, lens: Lens) -> Label:
        return board.label(view, slot, place, lens)


GAME = AgoraGame()
