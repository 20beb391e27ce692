"""The state of an Agora game: what is legal, what happens, what it scores. Searching for a rule's number finds its code.

Hands, played piles and discards are sets of cards, one bit each. Both draw piles lie in one list that never changes: pile 0
is its first cards, pile 1 the others, and the end of each is its top. What was seen of the cards is kept as a history of
their movements (knowledge.py reads it).
"""

from __future__ import annotations

from typing import Final

from tablee.engine.luck import Dice, Rng
from tablee.engine.native import append, i64, vec
from tablee.engine.state import NOBODY, State
from tablee.games.agora.rules.city import (
    ALL_COLOURS,
    ALL_FACES,
    BIT,
    CARDS,
    COUNT,
    DISTRICTS,
    FACES,
    FACES_OF,
    FACES_UP_TO,
    MOST_SEATS,
    STEPS,
    STRENGTH,
    VALUE,
    lowest,
    nth,
    size,
)
from tablee.games.agora.rules.crowds import Crowds

HAND: Final = 5  # cards dealt to each seat (AGO-06)
STRONGEST: Final = 5  # walkers sent by the best card
# By number of players (AGO-02).
WALKERS: Final = vec[i64]([0, 0, 0, 35, 30, 25])
SET_ASIDE: Final = vec[i64]([0, 0, 0, 15, 12, 10])
ROUNDS: Final = vec[i64]([0, 0, 0, 15, 12, 10])

# What the acting seat has to do. Phases 1 to 4 are TO_TAKE, TO_PLAY, TO_MOVE, TO_DRAW.
TO_TAKE: Final = 0
TO_PLAY: Final = 1
TO_MOVE: Final = 2  # the first walker of a pair
TO_MOVE_ON: Final = 3  # the second
TO_MOVE_ONCE: Final = 4  # the only one, when no pair is possible (AGO-43)
TO_DRAW: Final = 5
TO_GIVE: Final = 6  # the fountain
OVER: Final = 7
STEP_NAMES: Final = ("take", "play", "move", "move-on", "move-once", "draw", "give", "over")
PHASE: Final = vec[i64]([1, 2, 3, 3, 3, 4, 5, 5])  # by step

# Action codes.
TAKE: Final = 0
PLAY: Final = TAKE + DISTRICTS
DISCARD: Final = PLAY + CARDS
MOVE: Final = DISCARD + CARDS
DRAW: Final = MOVE + MOST_SEATS * STEPS
GIVE: Final = DRAW + 2
# Stand-ins for what others see: a discard by its back (AGO-32), a played card that is covered by now (AGO-34).
DISCARD_BACK: Final = GIVE + MOST_SEATS
COVERED: Final = DISCARD_BACK + DISTRICTS
SPACE: Final = COVERED + 1

# Movements of cards: `(kind * SEATED + seat) * SIGHTS + sight`; a sight is a card, or a back for those who saw no more.
TOOK: Final = 0
PLAYED: Final = 1
DROPPED: Final = 2
DREW: Final = 3
SEATED: Final = 8
BACK: Final = CARDS
SIGHTS: Final = CARDS + DISTRICTS


class Agora(State):
    def __init__(
        self,
        seats: i64,
        strict: bool,
        memory_aid: bool,
        crowds: Crowds,
        reserve: vec[i64],
        hands: vec[i64],
        deck: vec[i64],
        cut: i64,
        played: vec[i64],
        tops: vec[i64],
        dropped: vec[i64],
        history: vec[i64],
        open_then: vec[i64],
        dice: Dice,
    ) -> None:
        self.seats = seats
        self.strict = strict  # AGO-66
        self.memory_aid = memory_aid  # AGO-70; no rule depends on it
        self.crowds = crowds
        self.reserve = reserve  # walkers off the map, by seat
        self.hands = hands  # sets of cards, by seat
        self.deck = deck  # pile 0, then pile 1, as they were dealt
        self.cut = cut  # where pile 1 begins
        self.played = played  # sets of cards, by seat
        self.tops = tops  # card on top of each played pile, or NOBODY
        self.dropped = dropped  # sets of cards discarded, by seat
        self.history = history  # movements of cards
        self.open_then = open_then  # for every discard, the cards its seat could have played (AGO-29)
        self.dice = dice
        self.left0: i64 = cut  # cards left in pile 0 ...
        self.left1: i64 = len(deck) - cut  # ... and in pile 1
        self.aside: i64 = 0  # set of cards out of the game (AGO-05)
        self.round: i64 = 1
        self.holder: i64 = 0  # of the fountain
        self.step: i64 = TO_TAKE
        self.seat: i64 = 0  # who acts
        self.first: i64 = NOBODY  # the first move of a pair, until the second is made

    def copy(self) -> Agora:
        twin = Agora(
            self.seats,
            self.strict,
            self.memory_aid,
            self.crowds.copy(),
            self.reserve[:],
            self.hands[:],
            self.deck,  # never changed
            self.cut,
            self.played[:],
            self.tops[:],
            self.dropped[:],
            self.history[:],
            self.open_then[:],
            self.dice.copy(),
        )
        twin.left0 = self.left0
        twin.left1 = self.left1
        twin.aside = self.aside
        twin.round = self.round
        twin.holder = self.holder
        twin.step = self.step
        twin.seat = self.seat
        twin.first = self.first
        return twin

    def turn(self) -> i64:
        return NOBODY if self.step == OVER else self.seat

    def last_round(self) -> bool:
        return self.round == ROUNDS[self.seats]

    # What is legal ----------------------------------------------------------------------------------------------------

    def left_neighbour(self, seat: i64) -> i64:
        """AGO-09."""
        return (seat + 1) % self.seats

    def playable(self, seat: i64, district: i64) -> i64:
        """The faces of a district a seat could play now: enough walkers (AGO-25) and no tied lead (AGO-26)."""
        reserve = self.reserve[seat]
        faces = FACES_UP_TO[reserve if reserve < STRONGEST else STRONGEST]
        gap = self.crowds.most_others(district, seat) - self.crowds.count[MOST_SEATS * district + seat]
        if 0 < gap <= STRONGEST:  # as many more would draw level with the leader
            faces &= ~FACES_OF[gap]
        return faces

    def playable_cards(self, seat: i64) -> i64:
        """The cards of its hand a seat could play now; when there are none it discards (AGO-29, AGO-30)."""
        hand, found = self.hands[seat], self.hands[seat] & 0
        district: i64
        for district in range(DISTRICTS):
            faces = hand >> (FACES * district) & ALL_FACES
            if faces != 0:
                found |= (faces & self.playable(seat, district)) << (FACES * district)
        return found

    def movable(self) -> i64:
        """AGO-35: walkers of all colours may be moved; AGO-45: in the last round only one's own."""
        return BIT[self.seat] if self.last_round() else ALL_COLOURS

    def codes(self, seat: i64) -> list[int]:
        step = self.step
        if step == TO_MOVE:
            return [MOVE + move for move in self.crowds.first_moves(self.movable(), self.strict)]
        if PHASE[step] == 3:
            return [MOVE + move for move in self.crowds.last_moves(self.movable())]
        if step == TO_PLAY:
            playable = self.playable_cards(seat)
            return _cards(PLAY, playable) if playable != 0 else _cards(DISCARD, self.hands[seat])
        if step == TO_TAKE:
            backs = self.hands[self.left_neighbour(seat)]
            return [TAKE + district for district in range(DISTRICTS) if backs >> (FACES * district) & ALL_FACES != 0]
        if step == TO_DRAW:
            return [DRAW + pile for pile in range(2) if (self.left0 if pile == 0 else self.left1) > 0]
        if step == TO_GIVE:
            return [GIVE + other for other in range(self.seats) if other != self.holder]
        return []

    def draw(self, seat: i64, rng: Rng) -> i64:
        """Uniform over `codes`, without listing."""
        step = self.step
        if step == TO_MOVE:
            return MOVE + self.crowds.draw_first(rng, self.movable(), self.strict)
        if PHASE[step] == 3:
            return MOVE + self.crowds.draw_last(rng, self.movable())
        if step == TO_PLAY:
            playable = self.playable_cards(seat)
            if playable != 0:
                return PLAY + nth(playable, rng.below(size(playable)))
            return DISCARD + nth(self.hands[seat], rng.below(size(self.hands[seat])))
        if step == TO_TAKE:
            backs = _districts(self.hands[self.left_neighbour(seat)])
            return TAKE + nth(backs, rng.below(size(backs)))
        if step == TO_DRAW:
            if self.left0 == 0 or self.left1 == 0:
                return DRAW if self.left1 == 0 else DRAW + 1
            return DRAW + rng.below(2)
        return GIVE + (self.holder + 1 + rng.below(self.seats - 1)) % self.seats

    # What happens -----------------------------------------------------------------------------------------------------

    def play(self, seat: i64, code: i64) -> None:
        if code < PLAY:
            self._take(seat, code - TAKE)
        elif code < DISCARD:
            self._play_card(seat, code - PLAY)
        elif code < MOVE:
            self._discard(seat, code - DISCARD)
        elif code < DRAW:
            self._move(code - MOVE)
        elif code < GIVE:
            self._draw_card(seat, code - DRAW)
        else:
            self._give(code - GIVE)

    def _take(self, seat: i64, district: i64) -> None:
        """AGO-16, AGO-18: a card of that back from the left neighbour, by lot among several."""
        giver = self.left_neighbour(seat)
        faces = self.hands[giver] >> (FACES * district) & ALL_FACES
        alike = COUNT[faces]
        card = FACES * district + nth(faces, self.dice.below(alike) if alike > 1 else 0)
        self.hands[giver] &= ~BIT[card]
        self.hands[seat] |= BIT[card]
        self._note(TOOK, seat, card)
        self._next()

    def _play_card(self, seat: i64, card: i64) -> None:
        """AGO-23, AGO-24."""
        self.hands[seat] &= ~BIT[card]
        self.played[seat] |= BIT[card]
        self.tops[seat] = card
        self.reserve[seat] -= STRENGTH[card]
        self.crowds.arrive(card // FACES, seat, STRENGTH[card])
        self._note(PLAYED, seat, card)
        self._next()

    def _discard(self, seat: i64, card: i64) -> None:
        """AGO-30: no walkers; the seat shows by it that it holds nothing it could play."""
        open_now: i64 = 0
        district: i64
        for district in range(DISTRICTS):
            open_now |= self.playable(seat, district) << (FACES * district)
        self.open_then = append(self.open_then, open_now)
        self.hands[seat] &= ~BIT[card]
        self.dropped[seat] |= BIT[card]
        self._note(DROPPED, seat, card)
        self._next()

    def _move(self, move: i64) -> None:
        """AGO-38; two moves make a turn, unless only one was possible (AGO-43)."""
        self.crowds.move(move)
        if self.step == TO_MOVE:
            self.first = move
            self.step = TO_MOVE_ON
        else:
            self.first = NOBODY
            self.step = TO_MOVE
            self._next()

    def _draw_card(self, seat: i64, pile: i64) -> None:
        """AGO-47."""
        card = self.top(pile)
        if pile == 0:
            self.left0 -= 1
        else:
            self.left1 -= 1
        self.hands[seat] |= BIT[card]
        self._note(DREW, seat, card)
        self._next()

    def top(self, pile: i64) -> i64:
        """The card on top of a pile, or NOBODY."""
        if pile == 0:
            return self.deck[self.left0 - 1] if self.left0 > 0 else NOBODY
        return self.deck[self.cut + self.left1 - 1] if self.left1 > 0 else NOBODY

    def _give(self, seat: i64) -> None:
        """AGO-51, AGO-53."""
        self.holder = seat
        self.round += 1
        self.begin_round()

    def _note(self, kind: i64, seat: i64, card: i64) -> None:
        self.history = append(self.history, (kind * SEATED + seat) * SIGHTS + card)

    # How phases follow each other -------------------------------------------------------------------------------------

    def begin_round(self) -> None:
        """AGO-10; phase 1 needs a card in a pile (AGO-15)."""
        self.seat = self.holder
        self.step = TO_TAKE if self.left0 + self.left1 > 0 else TO_PLAY
        self.settle()

    def _next(self) -> None:
        """AGO-11: clockwise from the holder of the fountain, everybody once, then the next phase."""
        self.seat = self.left_neighbour(self.seat)
        if self.seat == self.holder:
            self._next_phase()
        self.settle()

    def _next_phase(self) -> None:
        phase = PHASE[self.step]
        if phase == 1:
            self.step = TO_PLAY
        elif phase == 2:
            self.step = TO_MOVE
        elif phase == 3 and self.left0 + self.left1 > 0:  # AGO-46
            self.step = TO_DRAW
        else:
            self._end_round()

    def _end_round(self) -> None:
        """AGO-50 to AGO-52, AGO-54."""
        self.crowds.stand_up()
        self.step = OVER if self.last_round() else TO_GIVE

    def settle(self) -> None:
        """From where the turn has come to the next decision: who can do nothing is skipped (AGO-14)."""
        while self.step < TO_GIVE and not self._can_act():
            self.seat = self.left_neighbour(self.seat)
            if self.seat == self.holder:
                self._next_phase()

    def _can_act(self) -> bool:
        """Whether the seat can do anything in this phase; settles how many walkers it moves (AGO-43)."""
        phase = PHASE[self.step]
        if phase == 1:
            return self.hands[self.left_neighbour(self.seat)] != 0  # AGO-22
        if phase == 2:
            return self.hands[self.seat] != 0
        if phase == 4:
            return self.left0 + self.left1 > 0  # AGO-49
        if self.step == TO_MOVE_ON:
            return True
        if self.crowds.has_pair(self.movable(), self.strict):
            self.step = TO_MOVE
            return True
        self.step = TO_MOVE_ONCE
        return self.crowds.has_last(self.movable())

    # What it scores ---------------------------------------------------------------------------------------------------

    def points(self) -> list[int]:
        """AGO-55; nothing else counts (AGO-62)."""
        totals = [0] * self.seats
        district: i64
        for district in range(DISTRICTS):
            leader = self.crowds.leader(district)
            if leader != NOBODY:
                totals[leader] += VALUE[district]
        return totals

    def ranks(self) -> list[int]:
        """AGO-58 to AGO-61: by points, then by districts occupied."""
        merits: list[int] = [
            points * (DISTRICTS + 1) + self.crowds.occupied(seat) for seat, points in enumerate(self.points())
        ]
        return [1 + len([other for other in merits if other > merit]) for merit in merits]

    # What was seen ----------------------------------------------------------------------------------------------------

    def luck_used(self) -> i64:
        return self.dice.drawn

    def secrets_opened(self) -> i64:
        """Every movement of a card shows somebody something: a face, the next back, or that nothing was playable."""
        return len(self.history)

    def sight(self, seat: i64, code: i64, observer: i64) -> i64:
        """AGO-32: others see a discard by its back."""
        if DISCARD <= code < MOVE and observer != seat:
            return DISCARD_BACK + (code - DISCARD) // FACES
        return code

    def told(self, seat: i64, code: i64) -> i64:
        """AGO-34, AGO-68: once another card covers it, nobody is told which card it was; at the end all is (AGO-71)."""
        if PLAY <= code < DISCARD and self.tops[seat] != code - PLAY and self.step != OVER:
            return COVERED
        return code

    def sights(self, observer: i64) -> list[int]:
        """The history as one seat, or nobody in particular, has seen it: faces or only backs (AGO-65)."""
        seen: list[int] = []
        movement: i64
        for movement in self.history:
            kind, seat = movement // SIGHTS // SEATED, movement // SIGHTS % SEATED
            taken_from_me = kind == TOOK and self.left_neighbour(seat) == observer
            if kind == PLAYED or seat == observer or taken_from_me:
                seen.append(movement)
            else:
                card = movement % SIGHTS
                seen.append(movement - card + BACK + card // FACES)
        return seen

    def checksum(self) -> i64:
        total: i64 = self.round
        walkers: i64
        for walkers in self.crowds.count:
            total = (total * 31 + walkers) % 1000003
        movement: i64
        for movement in self.history:
            total = (total * 31 + movement) % 1000003
        return total


def _cards(first: i64, cards: i64) -> list[int]:
    codes: list[int] = []
    while cards != 0:
        codes.append(first + lowest(cards))
        cards &= cards - 1
    return codes


def _districts(cards: i64) -> i64:
    """The districts of a set of cards, as a set."""
    found: i64 = 0
    district: i64
    for district in range(DISTRICTS):
        if cards >> (FACES * district) & ALL_FACES != 0:
            found |= BIT[district]
    return found
