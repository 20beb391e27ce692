# Ce que dit une analyse.

title = Analyse : { $game }
made = { $budget ->
    [deep] Examinée de près
   *[other] Examinée rapidement
} : { $actions } coups, { $decisions } décisions. Les chances sont des estimations, chacune d’après ce que la personne savait à ce moment ; la bande est leur intervalle à 95 %.
chances = Chances de gagner au fil de la partie
chance-now = Après le coup { $step } : { $chances }
share = { $who } { $chance }
summary = D’où vient le résultat
about = { $told } (± { $margin })
even = part égale
choice = choix
luck = chance
others = choix des autres
result = résultat
lost = perdu face à un joueur fort
summary-note = La part égale, les propres choix, la chance et les choix des autres s’additionnent pour donner le résultat. Un choix compte d’après ce que la personne savait ; la chance est ce que donnes, pioches et choses cachées ont ensuite apporté. La dernière colonne compare avec ce qu’un joueur fort sachant la même chose aurait choisi.
see-it = Voir ce moment
moments = Moments clés
decisions = Toutes les décisions
action = coup
player = joueur
chosen = choisi
strong = choix d’un joueur fort
difference = différence
moment = Coup { $step }, { $who } : { $action }
swing = Pour { $who } : de { $before } à { $after } ({ $parts }).
verdict-best = Un joueur fort ferait de même.
verdict-good = Aussi bon, autant qu’on puisse dire, que le choix d’un joueur fort : { $strong }.
verdict-weak = Un joueur fort préférerait : { $strong }. Cela vaut { $lost } de plus.
verdict-grave = Un choix coûteux. Celui d’un joueur fort : { $strong }. Cela vaut { $lost } de plus.
verdict-forced = Il n’y avait pas de choix.
why = Cela apporte { $reasons }.
position = La position après le coup { $step }
mistake-no-budget = Il n’y a pas de budget « { $budget } » ; il y a { $budgets }.
mistake-not-over = Seule une partie terminée peut être analysée.
mistake-nobody-wins = Personne ne gagne dans cette partie : il n’y a pas de chances à analyser.
