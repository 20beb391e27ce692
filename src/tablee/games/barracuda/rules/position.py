"""A state as text: clauses separated by semicolons, each a word and its values. What is left out is as at the start.

    players 3; round 4; bars karambole 0/-, octopus 1, lagoon 2/-, pelican closed; wallets 20000+7f 15000+7f 50000+7f;
    seat 1; bag 2; drawn 0 1

Bars stand in the order of their slots: open ones with manager and partner, `closed` for one that was open before, `hidden`
for one never opened. Bills are written as an amount and fakes, in fewest bills, or counted: 2.3.5.5.7 are two 10000s, three
5000s, five 2000s, five 1000s and seven fakes. Without `drawn` all who are not in the bag have been drawn, and without
`since` whoever has five pawns in bars has had them since this round.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import partial
from typing import Final

from tablee.engine.luck import seeded
from tablee.engine.state import NOBODY
from tablee.engine.values import Malformed
from tablee.games.barracuda.rules.agreed import BANK_INFO, UNCOUNTED, Rules
from tablee.games.barracuda.rules.bars import BARS, KEYS, MOST_SEATS, SLOTS, TWO_PLACES
from tablee.games.barracuda.rules.envelopes import OVER, STAGES, TASKS, TO_ACT, TO_CALL, TO_STAKE
from tablee.games.barracuda.rules.money import KINDS, fewest
from tablee.games.barracuda.rules.possible import check
from tablee.games.barracuda.rules.promenade import CLOSED, HIDDEN, OPEN
from tablee.games.barracuda.rules.state import Barracuda, dealt
from tablee.games.barracuda.rules.turns import ENDS, LAST_ROUND
from tablee.games.barracuda.rules.wallets import DEAL, OUTCOMES, PUBLIC
from tablee.kit.notation import Clauses, written

THOUSAND: Final = 1000
MOST: Final = 1_000_000  # more than any amount


def position(state: Barracuda) -> str:
    """Every clause that differs from a table just laid out for the same players."""
    return written(clauses(state))


def clauses(state: Barracuda) -> Mapping[str, str | None]:
    seats, rules = range(state.seats), state.rules
    return {
        "players": str(state.seats),
        "bank_info": BANK_INFO[rules.bank_info] if rules.bank_info else None,
        "discards": "known" if rules.discards_known else None,
        "round": str(state.round),
        "step": TASKS[state.task],
        "seat": maybe(state.seat),
        "bag": row(members(state.bag, seats)),
        "drawn": row(state.order) or None,
        "bars": ", ".join(bar_text(state, slot) for slot in range(SLOTS)),
        "out": row(KEYS[bar] for bar in state.slots[SLOTS:]),
        "wallets": row(bills_text(state.bills, seat) for seat in seats),
        "bank": money_text(state.bank, state.bank_fakes),
        "target": str(state.target + 1) if state.target != NOBODY else None,
        "buying": "" if state.buying else None,
        "envelopes": row(STAGES[stage] for stage in state.stages) if any(state.stages) else None,
        "piles": row(bills_text(state.piles, seat) for seat in seats) if any(state.piles) else None,
        "caller": str(state.caller) if state.caller != NOBODY else None,
        "stakes": row(bills_text(state.staked, seat) for seat in seats) if any(state.staked) else None,
        "declined": row(members(state.declined, seats)) or None,
        "since": row(state.since) if any(state.since) else None,
        "looks": ", ".join(look_text(state, seat) for seat in seats if state.looks[seat] != NOBODY) or None,
        "deals": ", ".join(deal_text(state, number) for number in range(state.deal_count())) or None,
        "ended": f"{ENDS[state.ended]} {maybe(state.last)}" if state.ended else None,
    }


def maybe(seat: int) -> str:
    return "-" if seat == NOBODY else str(seat)


def row(values: Iterable[object]) -> str:
    return " ".join(map(str, values))


def members(some: int, seats: range) -> list[int]:
    """The seats in a set of bits."""
    return [seat for seat in seats if some >> seat & 1]


def bar_text(state: Barracuda, slot: int) -> str:
    bar, face = state.slots[slot], state.faces[slot]
    if face != OPEN:
        return f"{KEYS[bar]} {'closed' if face == CLOSED else 'hidden'}"
    manager = maybe(state.managers[slot])
    return f"{KEYS[bar]} {manager}/{maybe(state.partners[slot])}" if bar < TWO_PLACES else f"{KEYS[bar]} {manager}"


def bills_text(bills: Iterable[int], seat: int) -> str:
    return ".".join(str(count) for count in list(bills)[KINDS * seat : KINDS * (seat + 1)])


def money_text(amount: int, fakes: int) -> str:
    return f"{amount * THOUSAND}+{fakes}f"


def look_text(state: Barracuda, seat: int) -> str:
    return f"{seat} {state.looks[seat]} {state.looks[state.seats + seat] * THOUSAND}"


def deal_text(state: Barracuda, number: int) -> str:
    """`accepted 1 0 1000 4000 2 3`: its outcome, maker, receiver, least offer, amount, real bills, fakes; public money."""
    deal = [int(part) for part in state.deals[number * DEAL : (number + 1) * DEAL]]
    outcome, maker, receiver, least, amount, real_bills, fakes = deal[:PUBLIC]
    real, fake = deal[PUBLIC : PUBLIC + state.seats], deal[PUBLIC + MOST_SEATS :][: state.seats]
    public = row(money_text(money, count) for money, count in zip(real, fake, strict=True))
    return f"{OUTCOMES[outcome]} {row((maker, receiver, least * THOUSAND, amount * THOUSAND, real_bills, fakes))} {public}"


# Reading ------------------------------------------------------------------------------------------------------------------


def from_position(text: str) -> Barracuda:
    """The state a text stands for. Raises `Malformed` for what cannot be read, and for what can never be."""
    said = Clauses(text)
    seats = said.whole("players", low=3, high=MOST_SEATS)
    known = said.one_of("discards", ("unknown", "known"), 0) == 1
    rules = Rules(seats, said.one_of("bank_info", BANK_INFO, UNCOUNTED), known)
    bars = [read_bar(said, bar, seats) for bar in said.items("bars") or []]
    state = dealt(rules, read_slots(said, [bar for bar, *_ in bars]), seeded("barracuda", text))
    for slot, (_, face, manager, partner) in enumerate(bars):
        state.faces[slot], state.managers[slot], state.partners[slot] = face, manager, partner
        for pawn in (manager, partner):
            if pawn != NOBODY:
                state.hands[pawn] -= 1
    read_money(state, said)
    read_course(state, said)
    read_envelopes(state, said)
    read_deals(state, said)
    read_looks(state, said)
    said.finish()
    check(state)
    return state


def read_bar(said: Clauses, text: str, seats: int) -> tuple[int, int, int, int]:
    """(bar, face, manager, partner)."""
    name, _, rest = text.partition(" ")
    bar = choice("bars", name, KEYS)
    if rest in ("hidden", "closed"):
        return bar, HIDDEN if rest == "hidden" else CLOSED, NOBODY, NOBODY
    manager, slash, partner = rest.partition("/")
    if slash and bar >= TWO_PLACES:
        raise Malformed("barracuda.bars-one-place", bar=name)
    return bar, OPEN, one_seat(said, "bars", manager, seats), one_seat(said, "bars", partner if slash else "-", seats)


def read_slots(said: Clauses, named: list[int]) -> list[int]:
    """The bars of all slots, then the two left out: unless they are named, the last of each kind that lies nowhere."""
    out = [choice("out", name, KEYS) for name in said.words("out") or []]
    lying = [*named, *out]
    if len(set(lying)) < len(lying) or len(named) > SLOTS or len(out) not in (0, 2):
        raise Malformed("barracuda.bars-twice")
    free = [bar for bar in range(BARS) if bar not in lying]
    left = out or [next((bar for bar in reversed(free) if (bar < TWO_PLACES) == pair), -1) for pair in (True, False)]
    if not 0 <= left[0] < TWO_PLACES <= left[1]:
        raise Malformed("barracuda.bars-out")
    return [*named, *(bar for bar in free if bar not in left), *left]


def read_money(state: Barracuda, said: Clauses) -> None:
    for word, bills in (("wallets", state.bills), ("piles", state.piles), ("stakes", state.staked)):
        for seat, counts in enumerate(said.many(word, state.seats, partial(read_bills, word)) or []):
            for kind, count in enumerate(counts):
                bills[KINDS * seat + kind] = count
    state.bank, state.bank_fakes = read_amount(said, "bank", said.text("bank") or "0+0f")


def read_bills(word: str, text: str) -> list[int]:
    """Five counts from `2.3.5.5.7`, or from `20000+7f` in fewest bills."""
    if re.fullmatch(r"\d{1,3}(\.\d{1,3}){4}", text, re.ASCII):
        return [int(count) for count in text.split(".")]
    found = re.fullmatch(r"(\d{1,6})(?:\+(\d{1,2})f)?", text, re.ASCII)
    if not found or int(found[1]) % THOUSAND:
        raise Malformed("barracuda.bills", clause=word, said=text)
    return [*fewest(int(found[1]) // THOUSAND), int(found[2] or 0)]


def read_amount(said: Clauses, word: str, text: str) -> tuple[int, int]:
    """Thousands and fakes from `8000+3f`; both may be negative in public money."""
    found = re.fullmatch(r"(-?\d{1,6})\+(-?\d{1,2})f", text, re.ASCII)
    if not found or int(found[1]) % THOUSAND:
        raise said.wrong(word, text)
    return int(found[1]) // THOUSAND, int(found[2])


def read_course(state: Barracuda, said: Clauses) -> None:
    """Where in the round the game is, and whether it is over."""
    seats = state.seats
    state.round = said.whole("round", 1, low=1, high=LAST_ROUND)
    state.task = said.one_of("step", TASKS, TO_ACT)
    before_turns = state.task in (TO_CALL, TO_STAKE)
    state.seat = one_seat(said, "seat", said.text("seat") or ("-" if before_turns else "0"), seats)
    bag = seats_in(said, "bag", seats) or []
    state.bag = bits(bag)
    drawn = seats_in(said, "drawn", seats)
    if drawn is None and state.seat != NOBODY:
        drawn = [seat for seat in range(seats) if seat not in (*bag, state.seat)] + [int(state.seat)]
    for seat in drawn or []:
        state.note_drawn(seat)
    state.caller = one_seat(said, "caller", said.text("caller") or "-", seats)
    state.declined = bits(seats_in(said, "declined", seats) or [])
    noted = [int(state.round) if hand == 0 else 0 for hand in state.hands]
    for seat, since in enumerate(said.wholes("since", seats, high=LAST_ROUND) or noted):
        state.since[seat] = since
    if (ending := said.words("ended")) is not None:
        why, last = [*ending, "", ""][:2]
        state.ended, state.last = choice("ended", why, ENDS), one_seat(said, "ended", last, seats)
        state.task = OVER if "step" not in said else state.task


def read_envelopes(state: Barracuda, said: Clauses) -> None:
    state.target = said.whole("target", low=1, high=SLOTS) - 1 if "target" in said else NOBODY
    state.buying = said.flag("buying")
    stages = said.many("envelopes", state.seats, lambda text: choice("envelopes", text, STAGES))
    for seat, stage in enumerate(stages or []):
        state.stages[seat] = stage


def read_deals(state: Barracuda, said: Clauses) -> None:
    for deal in said.items("deals") or []:
        outcome, *parts = deal.split()
        if len(parts) != 6 + state.seats:
            raise said.wrong("deals", deal)
        maker, receiver = (said.number("deals", part, 0, state.seats - 1) for part in parts[:2])
        least, amount = (thousands(said, "deals", part) for part in parts[2:4])
        real_bills, fakes = (said.number("deals", part, 0, MOST) for part in parts[4:6])
        public = [read_amount(said, "deals", part) for part in parts[6:]]
        facts = [maker, receiver, least, amount, real_bills, fakes]
        state.note_deal(
            choice("deals", outcome, OUTCOMES), facts, [real for real, _ in public], [count for _, count in public]
        )


def read_looks(state: Barracuda, said: Clauses) -> None:
    for look in said.items("looks") or []:
        parts = look.split()
        if len(parts) != 3:
            raise said.wrong("looks", look)
        seat = said.number("looks", parts[0], 0, state.seats - 1)
        state.looks[seat] = said.number("looks", parts[1], 0, int(state.deal_count()))
        state.looks[state.seats + seat] = thousands(said, "looks", parts[2])


# Words of a clause --------------------------------------------------------------------------------------------------------


def thousands(said: Clauses, word: str, text: str) -> int:
    amount, rest = divmod(said.number(word, text, 0, MOST), THOUSAND)
    if rest:
        raise said.wrong(word, text)
    return amount


def seats_in(said: Clauses, word: str, seats: int) -> list[int] | None:
    """Some seats, each once."""
    texts = said.words(word)
    if texts is None:
        return None
    found = [said.number(word, text, 0, seats - 1) for text in texts]
    if len(set(found)) < len(found):
        raise said.wrong(word, row(found))
    return found


def bits(seats: list[int]) -> int:
    return sum(1 << seat for seat in seats)


def one_seat(said: Clauses, word: str, text: str, seats: int) -> int:
    return NOBODY if text == "-" else said.number(word, text, 0, seats - 1)


def choice(word: str, text: str, allowed: tuple[str, ...]) -> int:
    if text not in allowed:
        raise Malformed("kit.clause-choice", clause=word, allowed=", ".join(allowed), said=text)
    return allowed.index(text)
