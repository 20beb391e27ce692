# What a review says.

title = Review: { $game }
made = { $budget ->
    [deep] Looked at closely
   *[other] Looked at quickly
}: { $actions } actions, { $decisions } decisions. Chances are estimates, each by what that player knew at that moment; the band is their 95 % interval.
chances = Chances to win over time
chance-now = After action { $step }: { $chances }
share = { $who } { $chance }
summary = Where the result came from
about = { $told } (± { $margin })
even = an even share
choice = choice
luck = luck
others = others’ choices
result = result
lost = lost to a strong player
summary-note = An even share, own choices, luck and the others’ choices add up to the result. A choice counts by what its player knew, luck is what deals, draws and hidden things then brought. The last column compares with what a strong player who knows the same would have chosen.
see-it = Look at this moment
moments = Key moments
decisions = All decisions
action = action
player = player
chosen = chosen
strong = a strong player’s choice
difference = difference
moment = Action { $step }, { $who }: { $action }
swing = For { $who }: from { $before } to { $after } ({ $parts }).
verdict-best = A strong player would do the same.
verdict-good = As good as a strong player’s choice, { $strong }, as far as can be told.
verdict-weak = A strong player would rather: { $strong }. That is worth { $lost } more.
verdict-grave = A costly choice. A strong player’s: { $strong }. That is worth { $lost } more.
verdict-forced = There was no choice.
why = It brings { $reasons }.
position = The position after action { $step }
mistake-no-budget = There is no budget ‘{ $budget }’; there are { $budgets }.
mistake-not-over = Only a finished game can be reviewed.
mistake-nobody-wins = Nobody wins this game, so there are no chances to review.
