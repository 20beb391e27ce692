"""Agora read aloud: a slow second engine written from the rules alone, which tells at every decision what is legal.

It shares no code with the game. Cards and actions are the texts people write; a district is a row of counts by seat.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import TypeAlias

BORDERS = {
    "CV": "EX SM MT", "EX": "CV SM LC SG GR HG MT", "SM": "CV EX LC", "LC": "EX SM SG", "SG": "EX LC GR HG",
    "GR": "EX SG HG", "HG": "EX SG GR NB SA MT", "NB": "HG SA", "SA": "HG NB MT", "MT": "CV EX HG SA",
}  # fmt: skip
VALUES = {"CV": 7, "EX": 10, "SM": 7, "LC": 7, "SG": 8, "GR": 7, "HG": 9, "NB": 6, "SA": 7, "MT": 8}
LETTERS = "BGTOW"

Walk: TypeAlias = tuple[int, str, str]  # colour, from, to
Question: TypeAlias = tuple[int, set[str]]  # seat, what it may do
Answer: TypeAlias = tuple[str, str]  # what it did, and the card that moved


def tied(row: list[int]) -> bool:
    return max(row) > 0 and row.count(max(row)) > 1


def text(walk: Walk) -> str:
    return f"move {LETTERS[walk[0]]}@{walk[1]} {walk[2]}"


class Referee:
    def __init__(self, hands: list[set[str]], piles: list[list[str]], holder: int, strict: bool) -> None:
        self.seats = len(hands)
        self.rounds = {3: 15, 4: 12, 5: 10}[self.seats]
        self.reserve = [{3: 35, 4: 30, 5: 25}[self.seats]] * self.seats
        self.hands, self.piles, self.holder, self.strict = hands, piles, holder, strict
        self.standing = {code: [0] * self.seats for code in BORDERS}
        self.lying = {code: [0] * self.seats for code in BORDERS}

    def count(self) -> dict[str, list[int]]:
        return {
            code: [up + down for up, down in zip(self.standing[code], self.lying[code], strict=True)] for code in BORDERS
        }

    def turns(self) -> list[int]:
        return [(self.holder + turn) % self.seats for turn in range(self.seats)]

    def game(self) -> Generator[Question, Answer, None]:
        for number in range(1, self.rounds + 1):
            last = number == self.rounds
            if any(self.piles):
                for seat in self.turns():
                    yield from self.take(seat)
            for seat in self.turns():
                yield from self.play(seat)
            for seat in self.turns():
                yield from self.move(seat, [seat] if last else range(self.seats))
            if any(self.piles):
                for seat in self.turns():
                    yield from self.draw(seat)
            self.standing, self.lying = self.count(), {code: [0] * self.seats for code in BORDERS}
            if not last:
                done, _ = yield self.holder, {f"give {seat}" for seat in range(self.seats) if seat != self.holder}
                self.holder = int(done.split()[1])

    def take(self, seat: int) -> Generator[Question, Answer, None]:
        left = self.hands[(seat + 1) % self.seats]
        if left:
            done, card = yield seat, {f"take {card[:2]}" for card in left}
            assert done == f"take {card[:2]}"
            left.remove(card)
            self.hands[seat].add(card)

    def play(self, seat: int) -> Generator[Question, Answer, None]:
        playable = set()
        for card in self.hands[seat]:
            row = self.count()[card[:2]]
            row[seat] += int(card[2])
            if int(card[2]) <= self.reserve[seat] and not tied(row):
                playable.add(f"play {card}")
        done, card = yield seat, playable or {f"discard {card}" for card in self.hands[seat]}
        self.hands[seat].remove(card)
        if done.startswith("play"):
            self.reserve[seat] -= int(card[2])
            self.standing[card[:2]][seat] += int(card[2])

    def move(self, seat: int, colours: Iterable[int]) -> Generator[Question, Answer, None]:
        walks = [
            (colour, start, goal)
            for start in BORDERS
            for colour in colours
            if self.standing[start][colour]
            for goal in BORDERS[start].split()
        ]
        single = {walk for walk in walks if self.fits(walk)}
        pairs = self.pairs(walks, single)
        if pairs:
            done, _ = yield seat, {text(walk) for walk in pairs}
            first = self.walked(done)
            done, _ = yield seat, {text(walk) for walk in pairs[first]}
            self.walked(done)
        elif single:
            done, _ = yield seat, {text(walk) for walk in single}
            self.walked(done)

    def pairs(self, walks: list[Walk], single: set[Walk]) -> dict[Walk, set[Walk]]:
        """For every walk that may come first, those that may come second."""
        found: dict[Walk, set[Walk]] = {}
        for index, one in enumerate(walks):
            for other in walks[index:]:
                if one[:2] == other[:2] and self.standing[one[1]][one[0]] < 2:
                    continue
                if self.fits(one, other):
                    for first, second in ((one, other), (other, one)):
                        if not self.strict or first in single:
                            found.setdefault(first, set()).add(second)
        return found

    def fits(self, *walks: Walk) -> bool:
        """Whether no district these walks touch has a tied first place after all of them."""
        rows = {code: [*map(sum, zip(self.standing[code], self.lying[code], strict=True))] for w in walks for code in w[1:]}
        for colour, start, goal in walks:
            rows[start][colour] -= 1
            rows[goal][colour] += 1
        return not any(map(tied, rows.values()))

    def walked(self, done: str) -> Walk:
        _, walker, goal = done.split()
        colour, start = LETTERS.index(walker[0]), walker[2:]
        self.standing[start][colour] -= 1
        self.lying[goal][colour] += 1
        return colour, start, goal

    def draw(self, seat: int) -> Generator[Question, Answer, None]:
        done, card = yield seat, {f"draw {pile}" for pile in (0, 1) if self.piles[pile]}
        assert self.piles[int(done.split()[1])].pop() == card
        self.hands[seat].add(card)

    def result(self) -> tuple[list[int], list[int]]:
        """Points and places."""
        points, occupied = [0] * self.seats, [0] * self.seats
        for code, row in self.count().items():
            if max(row) and not tied(row):
                points[row.index(max(row))] += VALUES[code]
            occupied = [known + bool(here) for known, here in zip(occupied, row, strict=True)]
        merits = list(zip(points, occupied, strict=True))
        return points, [1 + sum(other > merit for other in merits) for merit in merits]
