"""Whether a position that was typed can be: counts, places, the course of a round, envelopes, the past.

Every check names the clause that is wrong. What passes them all is played on by the rules without surprises.
"""

from __future__ import annotations

from tablee.engine.state import NOBODY
from tablee.engine.values import Malformed
from tablee.games.barracuda.rules.agreed import ONCE
from tablee.games.barracuda.rules.bars import MOST_SEATS, PAWNS, SLOTS, open_limit
from tablee.games.barracuda.rules.envelopes import (
    EMPTY_HANDED,
    FILLED,
    NOT_ASKED,
    OVER,
    SEALED,
    TASKS,
    TO_ACT,
    TO_ANSWER,
    TO_BID,
    TO_CALL,
    TO_OFFER,
    TO_PICK,
    TO_STAKE,
)
from tablee.games.barracuda.rules.fills import count_of_amount
from tablee.games.barracuda.rules.money import FAKE, KINDS, MOST_FAKES, MOST_MONEY, MOST_OFFERED, START, figure, worth_at
from tablee.games.barracuda.rules.promenade import BARS_TO_AUCTION, OPEN
from tablee.games.barracuda.rules.state import Barracuda
from tablee.games.barracuda.rules.turns import BY_NO_ACTION, BY_PAWNS, BY_RENT, BY_TIME, LAST_ROUND
from tablee.games.barracuda.rules.wallets import ACCEPTED, BURNT, DEAL, DOUBLED, EMPTY, PUBLIC, RETURNED


def check(state: Barracuda) -> None:
    """Raises `Malformed` for a position that no game comes to."""
    check_money(state)
    check_course(state)
    check_bars(state)
    check_since(state)
    check_envelopes(state)
    check_deals(state)
    check_looks(state)
    check_end(state)
    if state.task != OVER and any(not state.codes(seat) for seat in state.acting()):
        raise Malformed("barracuda.step-idle", step=TASKS[state.task])


def need(holds: bool, otherwise: Malformed) -> None:
    if not holds:
        raise otherwise


# What there is ------------------------------------------------------------------------------------------------------------


def check_money(state: Barracuda) -> None:
    """BAR-06, BAR-80: no more money and fakes than were dealt out; what was staked is in the bank (BAR-74)."""
    seats = range(state.seats)
    most, most_fakes = int(worth_at(START, 0)) * state.seats, int(START[FAKE]) * state.seats
    money = state.bank + sum(state.real(seat) + state.offered(seat) for seat in seats)
    fakes = state.bank_fakes + sum(state.fakes(seat) + state.piles[KINDS * seat + FAKE] for seat in seats)
    need(money <= most and fakes <= most_fakes, Malformed("barracuda.wallets-total", most=figure(most), fakes=most_fakes))
    need(state.bank >= 0 and state.bank_fakes >= 0, Malformed("barracuda.bank-negative"))
    staked = sum(state.stake(seat) for seat in seats)
    staked_fakes = sum(state.staked[KINDS * seat + FAKE] for seat in seats)
    need(
        staked <= state.bank and staked_fakes <= state.bank_fakes,
        Malformed("barracuda.bank-stakes", staked=figure(int(staked))),
    )
    need(
        all(state.stake(seat) <= MOST_OFFERED for seat in seats),
        Malformed("barracuda.stakes-most", most=figure(MOST_OFFERED)),
    )


def check_bars(state: Barracuda) -> None:
    """BAR-06, BAR-12, BAR-30, BAR-31: pawns, managers and the number of open bars."""
    auctioned = state.target if state.task in (TO_BID, TO_PICK) else NOBODY
    need(all(hand >= 0 for hand in state.hands), Malformed("barracuda.bars-pawns", most=PAWNS))
    for slot in range(SLOTS):
        if state.faces[slot] == OPEN and slot != auctioned:
            need(state.managers[slot] != NOBODY, Malformed("barracuda.bars-manager"))
    limit = open_limit(state.seats)
    need(state.open_bars() <= limit, Malformed("barracuda.bars-limit", players=int(state.seats), limit=limit))
    if state.round == 1:
        waiting = [seat for seat in range(state.seats) if seat == state.seat or state.bag >> seat & 1]
        need(all(state.hands[seat] == PAWNS for seat in waiting), Malformed("barracuda.bars-first-round"))


# The course of a round ----------------------------------------------------------------------------------------------------


def check_course(state: Barracuda) -> None:
    """BAR-09, BAR-10, BAR-66, BAR-72: who is in turn, who was drawn, who is still in the bag."""
    bag = {seat for seat in range(state.seats) if state.bag >> seat & 1}
    drawn = [int(seat) for seat in state.order]
    between = state.task in (TO_CALL, TO_STAKE)
    need(not between or state.round > 1, Malformed("barracuda.round-first", step=TASKS[state.task]))
    need(state.round > 1 or state.task in (TO_ACT, OVER), Malformed("barracuda.round-first", step=TASKS[state.task]))
    need(between == (state.seat == NOBODY) or state.task == OVER, Malformed("barracuda.seat-step", step=TASKS[state.task]))
    if between:
        need(bool(bag), Malformed("barracuda.bag-empty", step=TASKS[state.task]))
        need(not drawn, Malformed("barracuda.drawn-step", step=TASKS[state.task]))
    elif state.seat != NOBODY:
        need(drawn[-1:] == [state.seat], Malformed("barracuda.drawn-seat"))
        need(not bag & set(drawn) and bag | set(drawn) == set(range(state.seats)), Malformed("barracuda.drawn-bag"))
    need(
        state.task not in (TO_CALL, TO_STAKE) or (state.caller != NOBODY) == (state.task == TO_STAKE),
        Malformed("barracuda.caller-step"),
    )
    need(state.task == TO_CALL or not state.declined, Malformed("barracuda.declined-step"))
    need(state.task != TO_CALL or bool(state.acting()), Malformed("barracuda.declined-all"))
    check_stakes(state, drawn, bag)


def check_stakes(state: Barracuda, drawn: list[int], bag: set[int]) -> None:
    """BAR-69, BAR-72: only after a call, and those who staked less come first."""
    staked = any(state.staked)
    need(
        not staked or (state.caller != NOBODY and state.task not in (TO_CALL, TO_STAKE)),
        Malformed("barracuda.stakes-caller"),
    )
    if state.caller != NOBODY and state.task != TO_STAKE:
        stakes = [int(state.stake(seat)) for seat in drawn]
        need(stakes == sorted(stakes), Malformed("barracuda.drawn-stakes"))
        need(not stakes or all(stakes[-1] <= state.stake(seat) for seat in bag), Malformed("barracuda.drawn-stakes"))


def check_since(state: Barracuda) -> None:
    """BAR-84, BAR-85: a round is noted for who has five pawns in bars; who is in turn would have won by an earlier one."""
    for seat in range(state.seats):
        noted = int(state.since[seat])
        need((noted > 0) == (state.hands[seat] == 0) and noted <= state.round, Malformed("barracuda.since", seat=seat))
        playing = state.task not in (TO_CALL, TO_STAKE, OVER) and seat == state.seat
        need(not playing or noted in (0, int(state.round)), Malformed("barracuda.since-won", seat=seat))


def check_end(state: Barracuda) -> None:
    """BAR-84, BAR-88, BAR-89, BAR-97: a game that is over says why, and that is true."""
    need((state.task == OVER) == (state.ended != 0), Malformed("barracuda.ended-step"))
    if state.task != OVER:
        return
    last, why = int(state.last), int(state.ended)
    need((last == NOBODY) == (why == BY_TIME) and last == state.seat, Malformed("barracuda.ended-seat"))
    if why == BY_TIME:
        need(state.round == LAST_ROUND and not state.bag, Malformed("barracuda.ended-time", rounds=LAST_ROUND))
    elif why == BY_PAWNS:
        need(0 < state.since[last] < state.round, Malformed("barracuda.ended-pawns"))
    else:
        need(state.round > 1 and not 0 < state.since[last] < state.round, Malformed("barracuda.ended-pawns"))
    need(why != BY_RENT or state.rent(last) > state.real(last), Malformed("barracuda.ended-rent"))
    need(why != BY_NO_ACTION or not state.can_act(last), Malformed("barracuda.ended-stuck"))


# Envelopes ----------------------------------------------------------------------------------------------------------------


def check_envelopes(state: Barracuda) -> None:
    """Which bar an action is about, and how far the envelopes are that it needs."""
    task, target = int(state.task), int(state.target)
    need(
        (target != NOBODY) == (task in (TO_OFFER, TO_ANSWER, TO_BID, TO_PICK)),
        Malformed("barracuda.target-step", step=TASKS[task]),
    )
    need(not state.buying or task in (TO_OFFER, TO_ANSWER), Malformed("barracuda.buying-step", step=TASKS[task]))
    if task in (TO_OFFER, TO_ANSWER):
        check_offer(state)
    elif task in (TO_BID, TO_PICK):
        check_auction(state)
    stages = [int(stage) for stage in state.stages]
    need(stages_fit(state, stages), Malformed("barracuda.envelopes-step", step=TASKS[task]))
    for seat in range(state.seats):
        check_pile(state, seat, stages[seat])


def check_offer(state: Barracuda) -> None:
    """BAR-27, BAR-29, BAR-35, BAR-44: what was announced could be."""
    seat, slot = int(state.seat), int(state.target)
    money = state.real(seat) + state.offered(seat)
    need(state.faces[slot] == OPEN and state.managers[slot] != seat, Malformed("barracuda.target-offer"))
    possible = state.can_take_over(seat, slot, money) if state.buying else state.can_partner(seat, slot, money)
    need(possible and not state.must_open(seat), Malformed("barracuda.target-offer"))


def check_auction(state: Barracuda) -> None:
    """BAR-53, BAR-54: a bar without a manager, of a seller who has two more."""
    slot = int(state.target)
    need(state.faces[slot] == OPEN and state.managers[slot] == NOBODY, Malformed("barracuda.target-auction"))
    need(state.managed(state.seat) >= BARS_TO_AUCTION - 1, Malformed("barracuda.target-auction"))


def stages_fit(state: Barracuda, stages: list[int]) -> bool:
    """Whether exactly those who are asked have envelopes, and the game waits for one that is missing."""
    task, seat = int(state.task), int(state.seat)
    asked = [stage != NOT_ASKED for stage in stages]
    sealed = all(stage in (NOT_ASKED, SEALED) for stage in stages)
    if task in (TO_OFFER, TO_ANSWER):
        return asked == [one == seat for one in range(state.seats)] and sealed == (task == TO_ANSWER)
    if task in (TO_BID, TO_PICK):
        bidders = [one != seat and state.hands[one] > 0 for one in range(state.seats)]
        return asked == bidders and sealed == (task == TO_PICK)
    return all(asked) and not sealed if task == TO_STAKE else not any(asked)


def check_pile(state: Barracuda, seat: int, stage: int) -> None:
    """BAR-37, BAR-45, BAR-56, BAR-69: what may lie in an envelope at each stage."""
    amount, fakes = int(state.offered(seat)), int(state.piles[KINDS * seat + FAKE])
    limited = state.task not in (TO_BID, TO_PICK)
    need(not limited or amount <= MOST_OFFERED, Malformed("barracuda.piles-most", seat=seat, most=figure(MOST_OFFERED)))
    if stage in (NOT_ASKED, EMPTY_HANDED):
        need(amount + fakes == 0, Malformed("barracuda.piles-stage", seat=seat))
        return
    need(stage == SEALED or fakes == 0, Malformed("barracuda.piles-stage", seat=seat))
    if state.task in (TO_OFFER, TO_ANSWER):
        need(
            amount >= state.least_offer(),
            Malformed("barracuda.piles-least", seat=seat, least=figure(int(state.least_offer()))),
        )
    elif amount == 0 and (stage == FILLED or fakes == 0):
        has_fakes, has_money = state.fakes(seat) > 0, state.real(seat) > 0
        need(not has_money or (stage == FILLED and has_fakes), Malformed("barracuda.piles-empty", seat=seat))
        need(stage == FILLED or not has_fakes, Malformed("barracuda.piles-empty", seat=seat))


# The past -----------------------------------------------------------------------------------------------------------------


def check_deals(state: Barracuda) -> None:
    """Every deal could be made with the money of that time, which only rents, fees and stakes lessen in public."""
    before = [(MOST_MONEY, MOST_FAKES)] * state.seats
    real, fakes = [0] * state.seats, [0] * state.seats  # what deals so far did to wallets
    for number in range(state.deal_count()):
        deal = [int(part) for part in state.deals[number * DEAL : (number + 1) * DEAL]]
        public = list(zip(deal[PUBLIC:], deal[PUBLIC + MOST_SEATS :], strict=False))[: state.seats]
        need(not_more(public, before), Malformed("barracuda.deals-public", number=number + 1))
        check_deal(number + 1, deal, [(now + a, also + b) for (now, also), a, b in zip(public, real, fakes, strict=True)])
        carry_out(deal, real, fakes)
        before = public
    now = [(int(state.public_real(seat)), int(state.public_fakes(seat))) for seat in range(state.seats)]
    need(not_more(now, before), Malformed("barracuda.deals-public", number=int(state.deal_count())))


def not_more(now: list[tuple[int, int]], before: list[tuple[int, int]]) -> bool:
    return all(one[0] <= other[0] and one[1] <= other[1] for one, other in zip(now, before, strict=True))


def check_deal(number: int, deal: list[int], held: list[tuple[int, int]]) -> None:
    """One deal, with what everybody held at the time."""
    outcome, maker, receiver, least, amount, real_bills, fakes = deal[:PUBLIC]
    need(all(money >= 0 and count >= 0 for money, count in held), Malformed("barracuda.deals-money", number=number))
    need(amount <= held[maker][0] and fakes <= held[maker][1], Malformed("barracuda.deals-money", number=number))
    need(count_of_amount(amount, real_bills, real_bills) > 0, Malformed("barracuda.deals-bills", number=number))
    if outcome == EMPTY:
        need(held[maker] == (0, 0) and least == 0, Malformed("barracuda.deals-empty", number=number))
        return
    need(maker != receiver and real_bills + fakes > 0, Malformed("barracuda.deals-kind", number=number))
    need(least_fits(outcome, least) and amount >= least, Malformed("barracuda.deals-kind", number=number))
    need(least == 0 or amount <= MOST_OFFERED, Malformed("barracuda.deals-kind", number=number))
    need(outcome not in (BURNT, DOUBLED) or amount <= held[receiver][0], Malformed("barracuda.deals-money", number=number))


def least_fits(outcome: int, least: int) -> bool:
    """The least that had to be offered: nothing in an auction, 1000 for a place, the rent for a bar."""
    if outcome == RETURNED:
        return least == 0
    if outcome == BURNT:
        return least == 1
    return 2 <= least <= 6 or (outcome == ACCEPTED and least in (0, 1))


def carry_out(deal: list[int], real: list[int], fakes: list[int]) -> None:
    outcome, maker, receiver, _, amount, _, count = deal[:PUBLIC]
    if outcome in (ACCEPTED, BURNT, DOUBLED):
        real[maker] += amount if outcome == DOUBLED else -amount
        real[receiver] += amount if outcome == ACCEPTED else -amount
        fakes[maker] -= count
        fakes[receiver] += count


def check_looks(state: Barracuda) -> None:
    """BAR-108: with the option alone; the bank only grows, and holds both amounts of every refused partner offer."""
    for seat in range(state.seats):
        if state.looks[seat] == NOBODY:
            continue
        counted = state.looks[state.seats + seat]
        need(state.rules.bank_info == ONCE, Malformed("barracuda.looks-option"))
        need(2 * state.burnt(state.looks[seat]) <= counted <= state.bank, Malformed("barracuda.looks-bank", seat=seat))
