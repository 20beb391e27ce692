"""A state as text: clauses separated by semicolons, each a word and its values. What is left out is as at the start.

    players 3; round 4; bars karambole 0/-, octopus 1, lagoon 2/-, pelican closed; wallets 20000+7f 15000+7f 50000+7f;
    seat 1; bag 2; drawn 0 1

Bars stand in the order of their slots: open ones with manager and partner, `closed` for one that was open before, `hidden`
for one never opened. Bills are written as an amount and fakes, in fewest bills, or counted: 2.3.5.5.7 are two 10000s, three
5000s, five 2000s, five 1000s and seven fakes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from tablee.engine.luck import seeded
from tablee.engine.state import NOBODY
from tablee.engine.values import Malformed
from tablee.games.barracuda.rules.bars import BARS, KEYS, MOST_SEATS, PAWNS, SLOTS, TWO_PLACES
from tablee.games.barracuda.rules.envelopes import BANK_INFO, OVER, STEPS, TO_ACT
from tablee.games.barracuda.rules.money import FACES, KINDS
from tablee.games.barracuda.rules.promenade import CLOSED, HIDDEN, OPEN
from tablee.games.barracuda.rules.state import ENDS, LAST_ROUND, Barracuda, dealt
from tablee.games.barracuda.rules.wallets import DEAL, EMPTY, OUTCOMES, PUBLIC

THOUSAND: Final = 1000
STAGES: Final = ("none", "open", "filled", "sealed")


def position(state: Barracuda) -> str:
    """Every clause that differs from a table just laid out for the same players."""
    return "; ".join(f"{word} {values}".strip() for word, values in clauses(state) if values is not None)


def clauses(state: Barracuda) -> Iterator[tuple[str, str | None]]:
    seats = range(state.seats)
    yield "players", str(state.seats)
    yield "bank_info", BANK_INFO[state.bank_info] if state.bank_info else None
    yield "discards", "known" if state.discards_known else None
    yield "round", str(state.round)
    yield "step", STEPS[state.step]
    yield "seat", maybe(state.seat)
    yield "bag", row(seat for seat in seats if state.bag >> seat & 1)
    yield "drawn", row(state.order) or None
    yield "bars", ", ".join(bar_text(state, slot) for slot in range(SLOTS))
    yield "out", row(KEYS[bar] for bar in state.slots[SLOTS:])
    yield "wallets", row(bills_text(state.bills, seat) for seat in seats)
    yield "bank", f"{state.bank * THOUSAND}+{state.bank_fakes}f"
    yield "target", str(state.target + 1) if state.target != NOBODY else None
    yield "buying", "" if state.buying else None
    yield "envelopes", row(STAGES[stage] for stage in state.stages) if any(state.stages) else None
    yield "piles", row(bills_text(state.piles, seat) for seat in seats) if any(state.piles) else None
    yield "caller", str(state.caller) if state.caller != NOBODY else None
    yield "stakes", row(bills_text(state.staked, seat) for seat in seats) if any(state.staked) else None
    yield "declined", row(seat for seat in seats if state.declined >> seat & 1) or None
    yield "since", row(state.since) if any(state.since) else None
    yield "looks", ", ".join(look_text(state, seat) for seat in seats if state.looks[seat] != NOBODY) or None
    yield "deals", ", ".join(deal_text(state, number) for number in range(state.deal_count())) or None
    yield "ended", f"{ENDS[state.ended]} {maybe(state.last)}" if state.ended else None


def maybe(seat: int) -> str:
    return "-" if seat == NOBODY else str(seat)


def row(values: Iterable[object]) -> str:
    return " ".join(map(str, values))


def bar_text(state: Barracuda, slot: int) -> str:
    bar, face = state.slots[slot], state.faces[slot]
    if face != OPEN:
        return f"{KEYS[bar]} {'closed' if face == CLOSED else 'hidden'}"
    manager = maybe(state.managers[slot])
    return f"{KEYS[bar]} {manager}/{maybe(state.partners[slot])}" if bar < TWO_PLACES else f"{KEYS[bar]} {manager}"


def bills_text(bills: Iterable[int], seat: int) -> str:
    return ".".join(str(count) for count in list(bills)[KINDS * seat : KINDS * (seat + 1)])


def look_text(state: Barracuda, seat: int) -> str:
    return f"{seat} {state.looks[seat]} {state.looks[state.seats + seat] * THOUSAND}"


def deal_text(state: Barracuda, number: int) -> str:
    """`accepted 1 0 1000 4000 2 3`: its outcome, maker, receiver, least offer, amount, real bills, fakes; public money."""
    deal = [int(part) for part in state.deals[number * DEAL : (number + 1) * DEAL]]
    outcome, maker, receiver, least, amount, real_bills, fakes = deal[:PUBLIC]
    real, fake = deal[PUBLIC : PUBLIC + state.seats], deal[PUBLIC + MOST_SEATS :][: state.seats]
    numbers = (maker, receiver, least * THOUSAND, amount * THOUSAND, real_bills, fakes)
    public = row(f"{money * THOUSAND}+{count}f" for money, count in zip(real, fake, strict=True))
    return f"{OUTCOMES[outcome]} {row(numbers)} {public}"


# Reading ------------------------------------------------------------------------------------------------------------------


def from_position(text: str) -> Barracuda:
    """The state a text stands for. Raises `Malformed`."""
    said: dict[str, str] = {}
    for clause in filter(None, map(str.strip, text.split(";"))):
        word, _, values = clause.partition(" ")
        if word in said:
            raise Malformed(f"the clause {word!r} stands twice")
        said[word] = values.strip()
    seats = whole("players", said.pop("players", ""), range(3, MOST_SEATS + 1))
    places = range(seats)
    bars = [read_bar(bar, places) for bar in filter(None, map(str.strip, said.pop("bars", "").split(",")))]
    state = dealt(
        seats,
        one_of("bank_info", said.pop("bank_info", BANK_INFO[0]), BANK_INFO),
        one_of("discards", said.pop("discards", "unknown"), ("unknown", "known")) == 1,
        slots([bar for bar, *_ in bars], said.pop("out", "").split()),
        seeded("barracuda", text),
    )
    for slot, (_, face, manager, partner) in enumerate(bars):
        state.faces[slot], state.managers[slot], state.partners[slot] = face, manager, partner
        for pawn in (manager, partner):
            if pawn != NOBODY:
                state.hands[pawn] -= 1
    state.round = whole("round", said.pop("round", "1"), range(1, LAST_ROUND + 1))
    state.step = one_of("step", said.pop("step", STEPS[TO_ACT]), STEPS)
    state.seat = seat_or_nobody("seat", said.pop("seat", "0"), places)
    state.bag = sum(1 << seat for seat in set(many("bag", said.pop("bag", ""), places)))
    state.order = state.order[:0]
    read_order(state, many("drawn", said.pop("drawn", ""), places))
    read_money(state, said)
    state.target = whole("target", said.pop("target"), range(1, SLOTS + 1)) - 1 if "target" in said else NOBODY
    state.buying = said.pop("buying", None) is not None
    state.caller = seat_or_nobody("caller", said.pop("caller", "-"), places)
    state.declined = sum(1 << seat for seat in set(many("declined", said.pop("declined", ""), places)))
    for seat, since in enumerate(listed("since", said, seats)):
        state.since[seat] = whole("since", since, range(LAST_ROUND + 1))
    for seat, stage in enumerate(listed("envelopes", said, seats)):
        state.stages[seat] = one_of("envelopes", stage, STAGES)
    read_deals(state, said.pop("deals", ""))
    read_looks(state, said.pop("looks", ""))
    if "ended" in said:
        why, _, last = said.pop("ended").partition(" ")
        state.ended, state.last = one_of("ended", why, ENDS), seat_or_nobody("ended", last, places)
    if said:
        raise Malformed(f"a Barracuda position has no clause {next(iter(said))!r}")
    check(state)
    return state


def check(state: Barracuda) -> None:
    """Nobody has more pawns than there are, and whoever acts can do something."""
    if any(hand < 0 for hand in state.hands):
        raise Malformed(f"nobody has more than {PAWNS} pawns in bars")
    if any(count < 0 for count in state.bills):
        raise Malformed("a wallet holds no negative bills")
    idle = state.step != OVER and (not state.acting() or any(not state.codes(seat) for seat in state.acting()))
    if idle:
        raise Malformed(f"nobody can do anything at the step {STEPS[state.step]!r} of this position")


def read_bar(text: str, places: range) -> tuple[int, int, int, int]:
    """(bar, face, manager, partner)."""
    name, _, rest = text.partition(" ")
    bar = one_of("bars", name, KEYS)
    if rest in ("hidden", "closed"):
        return bar, HIDDEN if rest == "hidden" else CLOSED, NOBODY, NOBODY
    manager, slash, partner = rest.partition("/")
    if slash and bar >= TWO_PLACES:
        raise Malformed(f"{name} has no partner place")
    return (
        bar,
        OPEN,
        seat_or_nobody("bars", manager, places),
        seat_or_nobody("bars", partner or "-", places),
    )


def slots(named: list[int], out: list[str]) -> list[int]:
    """The bars of all slots, then the two left out: unless they are named, the last of each kind that lies nowhere."""
    lying = [*named, *(one_of("out", name, KEYS) for name in out)]
    if len(set(lying)) < len(lying) or len(named) > SLOTS or len(out) not in (0, 2):
        raise Malformed("every bar lies on one slot, and two are out of the game")
    free = [bar for bar in range(BARS) if bar not in lying]
    left = lying[len(named) :] or [
        next((bar for bar in reversed(free) if (bar < TWO_PLACES) == pair), -1) for pair in (True, False)
    ]
    if left[0] < 0 or left[1] < 0 or left[0] >= TWO_PLACES or left[1] < TWO_PLACES:
        raise Malformed("one bar with two places and one with a single place are out of the game")
    return [*named, *(bar for bar in free if bar not in left), *left]


def read_order(state: Barracuda, drawn: list[int]) -> None:
    if len(set(drawn)) < len(drawn):
        raise Malformed("nobody is drawn twice in a round")
    for seat in drawn:
        state.note_drawn(seat)


def read_money(state: Barracuda, said: dict[str, str]) -> None:
    for word, bills in (("wallets", state.bills), ("piles", state.piles), ("stakes", state.staked)):
        for seat, text in enumerate(listed(word, said, state.seats)):
            for kind, count in enumerate(read_bills(word, text)):
                bills[KINDS * seat + kind] = count
    found = re.fullmatch(r"(\d{1,6})\+(\d{1,2})f", said.pop("bank", "0+0f"))
    if not found or int(found[1]) % THOUSAND:
        raise Malformed("the bank is written as in 8000+3f")
    state.bank, state.bank_fakes = int(found[1]) // THOUSAND, int(found[2])


def read_bills(word: str, text: str) -> list[int]:
    """Five counts from `2.3.5.5.7`, or from `20000+7f` in fewest bills."""
    if re.fullmatch(r"\d{1,3}(\.\d{1,3}){4}", text):
        return [int(count) for count in text.split(".")]
    found = re.fullmatch(r"(\d{1,6})(?:\+(\d{1,2})f)?", text)
    if not found or int(found[1]) % THOUSAND:
        raise Malformed(f"{word} are written as in 20000+7f or 2.3.5.5.7, not {text!r}")
    amount, counts = int(found[1]), []
    for face in FACES[:-1]:
        counts.append(amount // face)
        amount %= face
    return [*counts, int(found[2] or 0)]


def read_deals(state: Barracuda, text: str) -> None:
    for deal in filter(None, map(str.strip, text.split(","))):
        outcome, *rest = deal.split()
        if len(rest) != 6 + state.seats:
            raise Malformed(f"a deal has six numbers and the public money of everybody, not {deal!r}")
        maker, receiver, least, amount, real_bills, fakes = (whole("deals", part, range(1_000_000)) for part in rest[:6])
        if max(maker, receiver) >= state.seats:
            raise Malformed(f"nobody sits on the seats of the deal {deal!r}")
        public = [re.fullmatch(r"(-?\d{1,6})\+(-?\d{1,2})f", part) for part in rest[6:]]
        if not all(public):
            raise Malformed(f"public money is written as in 50000+7f, not as in {deal!r}")
        money = [(int(part[1]) // THOUSAND, int(part[2])) for part in public if part]
        state.note_deal(
            one_of("deals", outcome, OUTCOMES),
            [maker, receiver, least // THOUSAND, amount // THOUSAND, real_bills, fakes],
            [real for real, _ in money],
            [count for _, count in money],
        )
        if one_of("deals", outcome, OUTCOMES) == EMPTY and (amount or fakes):
            raise Malformed(f"an empty wallet deals nothing: {deal!r}")


def read_looks(state: Barracuda, text: str) -> None:
    for look in filter(None, map(str.strip, text.split(","))):
        seat, deals, amount = (whole("looks", part, range(1_000_000)) for part in [*look.split(), "", "", ""][:3])
        if seat >= state.seats or deals > state.deal_count():
            raise Malformed(f"nobody can have looked at the bank like this: {look!r}")
        state.looks[seat], state.looks[state.seats + seat] = deals, amount // THOUSAND


def listed(word: str, said: dict[str, str], seats: int) -> list[str]:
    """One value per seat, or none at all."""
    values = said.pop(word, "").split()
    if values and len(values) != seats:
        raise Malformed(f"the clause {word!r} has one value per seat")
    return values


def many(word: str, text: str, allowed: range) -> list[int]:
    return [whole(word, part, allowed) for part in text.split()]


def seat_or_nobody(word: str, text: str, places: range) -> int:
    return NOBODY if text == "-" else whole(word, text, places)


def one_of(word: str, text: str, allowed: tuple[str, ...]) -> int:
    if text not in allowed:
        raise Malformed(f"{word} is one of {', '.join(allowed)}, not {text!r}")
    return allowed.index(text)


def whole(word: str, text: str, allowed: range) -> int:
    if not re.fullmatch("[0-9]{1,7}", text) or int(text) not in allowed:
        raise Malformed(f"{word} is {allowed[0]} to {allowed[-1]}, not {text!r}")
    return int(text)
