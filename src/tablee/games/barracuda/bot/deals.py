"""What a deal would do to the outlook of everybody: offers and their answers, sales, purchases."""

from __future__ import annotations

from tablee.engine.native import i64
from tablee.engine.state import NOBODY
from tablee.games.barracuda.bot.outlook import Outlook
from tablee.games.barracuda.rules.bars import TWO_PLACES
from tablee.games.barracuda.rules.state import Barracuda


class Deals:
    """Methods named `share_…` leave the outlook as it was; the others change its numbers."""

    def __init__(self, state: Barracuda, outlook: Outlook) -> None:
        self.state = state
        self.outlook = outlook

    def share_dealt(self, buyer: i64, manager: i64, slot: i64, buying: bool, amount: i64) -> float:
        """The buyer's share once the manager has answered; the numbers stay as they were."""
        outlook = self.outlook
        money, rent, pawns, places = outlook.money[:], outlook.rent[:], outlook.pawns[:], outlook.places[:]
        self.carry_out(buyer, manager, slot, buying, amount)
        share = outlook.judge(buyer)
        outlook.money, outlook.rent, outlook.pawns, outlook.places = money, rent, pawns, places
        return share

    def carry_out(self, buyer: i64, manager: i64, slot: i64, buying: bool, amount: i64) -> bool:
        """Change the numbers by an offer and the answer that is better for the manager: whether they take it."""
        outlook = self.outlook
        money, rent, pawns, places = outlook.money[:], outlook.rent[:], outlook.pawns[:], outlook.places[:]
        self.accept(buyer, manager, slot, buying, amount)
        if money[manager] < amount:
            return True
        accepted = outlook.judge(manager)
        agreed = (outlook.money, outlook.rent, outlook.pawns, outlook.places)
        outlook.money, outlook.rent, outlook.pawns, outlook.places = money, rent, pawns, places
        self.refuse(buyer, manager, buying, amount)
        if outlook.judge(manager) > accepted:
            return False
        outlook.money, outlook.rent, outlook.pawns, outlook.places = agreed
        return True

    def accept(self, buyer: i64, manager: i64, slot: i64, buying: bool, amount: i64) -> None:
        outlook, state = self.outlook, self.state
        outlook.money[buyer] -= amount
        outlook.money[manager] += amount
        outlook.pawns[buyer] += 1
        if not buying:
            outlook.places[manager] -= 1
            return
        outlook.pawns[manager] -= 1
        outlook.rent[buyer] = outlook.rent_with(buyer, slot, NOBODY)
        outlook.rent[manager] = outlook.rent_with(manager, NOBODY, slot)
        partner = state.partners[slot]
        if state.slots[slot] < TWO_PLACES:
            if partner == NOBODY:
                outlook.places[manager] -= 1
            if partner != buyer:
                outlook.places[buyer] += 1
        if partner != NOBODY and partner != buyer:
            outlook.pawns[partner] -= 1

    def refuse(self, buyer: i64, manager: i64, buying: bool, amount: i64) -> None:
        self.outlook.money[manager] -= amount
        self.outlook.money[buyer] += amount if buying else -amount

    def share_sold(self, buyer: i64, slot: i64, price: i64) -> float:
        """The seller's share, the bar already off their hands."""
        seat, outlook = self.state.seat, self.outlook
        rent = outlook.rent[buyer]
        outlook.rent[buyer] = outlook.rent_with(buyer, slot, NOBODY)
        outlook.pawns[buyer] += 1
        outlook.money[buyer] -= price
        outlook.money[seat] += price
        share = outlook.judge(seat)
        outlook.rent[buyer] = rent
        outlook.pawns[buyer] -= 1
        outlook.money[buyer] += price
        outlook.money[seat] -= price
        return share

    def share_bought(self, seat: i64, price: i64) -> float:
        outlook, slot = self.outlook, self.state.target
        alone = outlook.judge(seat)
        rent = outlook.rent[seat]
        outlook.rent[seat] = outlook.rent_with(seat, slot, NOBODY)
        outlook.pawns[seat] += 1
        outlook.money[seat] -= price
        gain = outlook.judge(seat) - alone
        outlook.rent[seat] = rent
        outlook.pawns[seat] -= 1
        outlook.money[seat] += price
        chance = (float(price) + 0.5) / (float(price) + 2.5)
        return gain * chance
