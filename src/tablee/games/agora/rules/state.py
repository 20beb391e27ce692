"""The state of an Agora game: what is legal, what happens, what it scores. Searching for a rule's number finds its code.

Hands, played piles and discards are sets of cards, one bit each. Both draw piles lie in one list that never changes: pile 0
is its first cards, pile 1 the others, and the end of each is its top. What was seen of the cards is kept as a history of
their movements (deductions.py and sampler.py read it).
"""

from __future__ import annotations

from tablee.engine.luck import Dice, Rng
from tablee.engine.native import append, i64, vec
from tablee.engine.state import NOBODY, NOTHING, State
from tablee.games.agora.rules.agreed import ROUNDS, STRONGEST, Rules
from tablee.games.agora.rules.city import (
    ALL_COLOURS,
    ALL_FACES,
    BIT,
    COUNT,
    FACES_OF,
    FACES_UP_TO,
    STRENGTH,
    VALUE,
    districts_of,
    listed,
    nth,
    size,
)
from tablee.games.agora.rules.codes import (
    DISCARD,
    DISTRICTS,
    DRAW,
    DREW,
    DROPPED,
    FACES,
    GIVE,
    MOST_SEATS,
    MOVE,
    MOVES,
    OVER,
    PAIR,
    PHASE,
    PHASES,
    PLAY,
    PLAYED,
    SOME_DISCARD,
    SOME_PLAY,
    SPACE,
    TAKE,
    TO_DRAW,
    TO_GIVE,
    TO_MOVE,
    TO_MOVE_ON,
    TO_MOVE_ONCE,
    TO_PLAY,
    TO_TAKE,
    TOOK,
)
from tablee.games.agora.rules.crowds import Crowds
from tablee.games.agora.rules.movements import from_behind, kind_of, movement, mover_of


class Agora(State):
    def __init__(self, rules: Rules, dice: Dice) -> None:
        """A table with nothing on it: `deal.laid_out` fills it, and so does `copy`."""
        self.rules = rules
        self.seats = rules.seats
        self.dice = dice
        self.crowds = Crowds()
        self.reserve = vec[i64]()  # walkers off the map, by seat
        self.hands = vec[i64]()  # sets of cards, by seat
        self.deck = vec[i64]()  # pile 0, then pile 1, as they were dealt
        self.cut: i64 = 0  # where pile 1 begins
        self.left0: i64 = 0  # cards left in pile 0 ...
        self.left1: i64 = 0  # ... and in pile 1
        self.aside: i64 = 0  # set of cards out of the game (AGO-05)
        self.played = vec[i64]()  # sets of cards, by seat
        self.tops = vec[i64]()  # card on top of each played pile, or NOBODY
        self.dropped = vec[i64]()  # sets of cards discarded, by seat
        self.history = vec[i64]()  # movements of cards
        self.playable_then = vec[i64]()  # for every discard, the cards its seat could have played (AGO-29)
        self.round: i64 = 1
        self.holder: i64 = 0  # of the fountain
        self.step: i64 = TO_TAKE
        self.seat: i64 = 0  # who acts
        self.first: i64 = NOBODY  # the first move of a pair, until the second is made

    def copy(self) -> Agora:
        twin = Agora(self.rules, self.dice.copy())
        twin.crowds.become(self.crowds)
        twin.reserve = self.reserve[:]
        twin.hands = self.hands[:]
        twin.deck = self.deck  # never changed
        twin.cut = self.cut
        twin.left0 = self.left0
        twin.left1 = self.left1
        twin.aside = self.aside
        twin.played = self.played[:]
        twin.tops = self.tops[:]
        twin.dropped = self.dropped[:]
        twin.history = self.history[:]
        twin.playable_then = self.playable_then[:]
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
            return [MOVE + move for move in self.crowds.first_moves(self.movable(), self.rules.strict)]
        if PHASE[step] == 3:
            return [MOVE + move for move in self.crowds.last_moves(self.movable())]
        if step == TO_PLAY:
            playable = self.playable_cards(seat)
            return listed(PLAY, playable) if playable != 0 else listed(DISCARD, self.hands[seat])
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
            return MOVE + self.crowds.draw_first(rng, self.movable(), self.rules.strict)
        if PHASE[step] == 3:
            return MOVE + self.crowds.draw_last(rng, self.movable())
        if step == TO_PLAY:
            playable = self.playable_cards(seat)
            if playable != 0:
                return PLAY + nth(playable, rng.below(size(playable)))
            return DISCARD + nth(self.hands[seat], rng.below(size(self.hands[seat])))
        if step == TO_TAKE:
            backs = districts_of(self.hands[self.left_neighbour(seat)])
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
        playable: i64 = 0
        district: i64
        for district in range(DISTRICTS):
            playable |= self.playable(seat, district) << (FACES * district)
        self.playable_then = append(self.playable_then, playable)
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
        self.history = append(self.history, movement(kind, seat, card))

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
        """AGO-50, AGO-51, AGO-52, AGO-54."""
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
        if self.crowds.has_pair(self.movable(), self.rules.strict):
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
        """AGO-58, AGO-59, AGO-60, AGO-61: by points, then by districts occupied."""
        merits: list[int] = [
            points * (DISTRICTS + 1) + self.crowds.occupied(seat) for seat, points in enumerate(self.points())
        ]
        return [1 + len([other for other in merits if other > merit]) for merit in merits]

    # What was seen ----------------------------------------------------------------------------------------------------

    def luck_used(self) -> i64:
        return self.dice.drawn

    def secrets_opened(self) -> i64:
        """Turns gone by. Every action shows somebody something, and ends a turn, except for the first move of a pair."""
        turn = (self.seat - self.holder) % self.seats
        return (self.round * (PHASES + 1) + PHASE[self.step]) * self.seats + turn

    def without_first(self) -> Agora:
        """The table as it was before the first move of a pair: as others see it until the second is made (AGO-43)."""
        twin = self.copy()
        twin.crowds.take_back(self.first)
        twin.first = NOBODY
        twin.step = TO_MOVE
        return twin

    def sight(self, seat: i64, code: i64, observer: i64) -> i64:
        """Others see a discard by its back (AGO-32), and both moves of a pair when the second is made (AGO-43)."""
        if observer == seat:
            return code
        if DISCARD <= code < MOVE:
            return SPACE + SOME_DISCARD + (code - DISCARD) // FACES
        if MOVE <= code < DRAW:
            if self.step == TO_MOVE:
                return NOTHING
            if self.step == TO_MOVE_ON:
                return SPACE + PAIR + self.first * MOVES + code - MOVE
        return code

    def told(self, seat: i64, sight: i64) -> i64:
        """AGO-34, AGO-68: once another card covers it, nobody is told which card it was; at the end all is (AGO-71)."""
        if PLAY <= sight < DISCARD and self.tops[seat] != sight - PLAY and self.step != OVER:
            return SPACE + SOME_PLAY
        return sight

    def history_for(self, observer: i64) -> list[int]:
        """The history as one seat, or nobody in particular, has seen it: faces or only backs (AGO-65)."""
        seen: list[int] = []
        one: i64
        for one in self.history:
            kind, seat = kind_of(one), mover_of(one)
            taken_from_me = kind == TOOK and self.left_neighbour(seat) == observer
            seen.append(one if kind == PLAYED or seat == observer or taken_from_me else from_behind(one))
        return seen

    def checksum(self) -> i64:
        total: i64 = self.round
        walkers: i64
        for walkers in self.crowds.count:
            total = (total * 31 + walkers) % 1000003
        moved: i64
        for moved in self.history:
            total = (total * 31 + moved) % 1000003
        return total
