"""Agora Barcelona as the rest of the house sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tablee.engine import options
from tablee.engine.game import Game
from tablee.engine.luck import Dice
from tablee.engine.state import NOBODY, Hints
from tablee.engine.values import Board, Choice, Event, Lens, Refusal, Seat
from tablee.games.agora.bot.hints import AgoraHints
from tablee.games.agora.face import board as picture
from tablee.games.agora.rules import actions, refusals
from tablee.games.agora.rules import position as notation
from tablee.games.agora.rules import story as log
from tablee.games.agora.rules.actions import COLOURS, VERBS, Action
from tablee.games.agora.rules.city import CARDS, DISTRICTS, members
from tablee.games.agora.rules.crowds import WIDTH
from tablee.games.agora.rules.deal import dealt
from tablee.games.agora.rules.state import SPACE, Agora
from tablee.games.agora.rules.view import AgoraView, state_of, view, worlds
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

    why_not = staticmethod(refusals.why_not)
    encode = staticmethod(actions.encode)
    decode = staticmethod(actions.decode)
    write = staticmethod(actions.write)
    parse = staticmethod(actions.parse)
    position = staticmethod(notation.position)
    from_position = staticmethod(notation.from_position)

    def census(self, state: Agora) -> Mapping[str, int]:
        """Walkers by colour, and cards by where they can be; no card is in two places."""
        counted: Counter[str] = Counter()
        for seat in range(state.seats):
            on_map = sum(int(state.crowds.count[WIDTH * district + seat]) for district in range(DISTRICTS))
            counted[COLOURS[seat]] = on_map + int(state.reserve[seat])
        places = [int(cards) for cards in (*state.hands, *state.played, *state.dropped, state.aside)]
        piles = notation.pile_cards(state, 0) + notation.pile_cards(state, 1)
        cards = [card for cards in places for card in members(cards)] + piles
        counted["cards"] = len(cards)
        counted["different cards"] = len(set(cards) & set(range(CARDS)))
        return counted

    view = staticmethod(view)
    sampler = staticmethod(worlds)

    def hints(self) -> Hints:
        return AgoraHints()

    def choices(self, view: AgoraView) -> tuple[Choice, ...]:
        """What is legal follows from the table and the own hand alone, so no world has to be imagined."""
        if view.seat is None or not view.my_turn:
            return ()
        return tuple(self.as_choice(self.decode(code)) for code in state_of(view).codes(view.seat))

    story = staticmethod(log.story)

    def tell(self, event: Event, names: Sequence[str], lang: str) -> str:
        return log.tell(self, event, names, lang)

    def explain(self, refusal: Refusal, lang: str) -> str:
        args: dict[str, object] = {}
        for name, value in refusal.args.items():
            args |= log.in_words(self, name, value, (), lang)
        return self.say(lang, f"refusal-{refusal.reason}", **args)

    def board(self, view: AgoraView, lens: Lens) -> Board:
        return picture.board(self, view, lens)

    sprite = staticmethod(picture.sprite)
    vignette = staticmethod(picture.vignette)
    prompt = staticmethod(picture.prompt)
    label = staticmethod(picture.label)


GAME = AgoraGame()
