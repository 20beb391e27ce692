"""Agora Barcelona as the rest of the house sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from tablee.engine import options
from tablee.engine.game import Game
from tablee.engine.luck import Dice
from tablee.engine.parts import Parts
from tablee.engine.state import NOBODY
from tablee.engine.values import Choice, Seat
from tablee.games.agora.rules import actions, position, refusals, sights, story, view, worlds
from tablee.games.agora.rules.actions import COLOURS, VERBS, Action
from tablee.games.agora.rules.agreed import Rules
from tablee.games.agora.rules.city import members
from tablee.games.agora.rules.codes import CARDS, DISTRICTS, MOST_SEATS, SPACE
from tablee.games.agora.rules.deal import dealt
from tablee.games.agora.rules.state import Agora
from tablee.games.agora.rules.view import AgoraView
from tablee.games.agora.rules.worlds import state_of


@dataclass(frozen=True, slots=True)
class AgoraOptions(options.Options):
    first_holder: Seat | None = options.seat("AGO-08")
    strict_moves: bool = options.flag(False, "AGO-66")
    memory_aid: bool = options.flag(False, "AGO-70")


class AgoraGame(Game[Agora, Action, AgoraView]):
    name = "agora"
    authors = "Oriol Comas, Jep Ferret"
    minutes = 45
    seats = range(3, 6)
    colours = COLOURS
    shapes = {"garnet": "square", "topaz": "triangle", "olive": "diamond", "white": "star"}
    options = AgoraOptions
    space = SPACE
    longest = 15 * 3 * 5 + 15  # with 3 players: a round of take, play, two moves, draw; and the fountain
    secrets = True
    forced = True
    verbs = VERBS
    parts = Parts(actions, refusals, position, view, worlds, story, sights)

    def deal(self, seats: int, options: AgoraOptions, dice: Dice) -> Agora:
        holder = NOBODY if options.first_holder is None else options.first_holder
        return dealt(Rules(seats, options.strict_moves, options.memory_aid), holder, dice)

    def census(self, state: Agora) -> Mapping[str, int]:
        """Walkers by colour, and cards by where they can be; no card is in two places."""
        counted: Counter[str] = Counter()
        for seat in range(state.seats):
            on_map = sum(int(state.crowds.count[MOST_SEATS * district + seat]) for district in range(DISTRICTS))
            counted[COLOURS[seat]] = on_map + int(state.reserve[seat])
        places = [int(cards) for cards in (*state.hands, *state.played, *state.dropped, state.aside)]
        piles = position.pile_cards(state, 0) + position.pile_cards(state, 1)
        cards = [card for cards in places for card in members(cards)] + piles
        counted["cards"] = len(cards)
        counted["different cards"] = len(set(cards) & set(range(CARDS)))
        return counted

    def choices(self, view: AgoraView) -> tuple[Choice, ...]:
        """What is legal follows from the table and the own hand alone, so no world has to be imagined."""
        if view.seat is None or not view.my_turn:
            return ()
        return tuple(self.as_choice(self.decode(code)) for code in state_of(view).codes(view.seat))


GAME = AgoraGame()
