# Pueblo en français. On pose une pierre, puis le chef avance sur le parcours et regarde.

title = Pueblo
pitch = Bâtissez un seul tas à plusieurs, et cachez votre couleur au chef qui en fait le tour.
about = Tout le monde construit le même tas de pierres coudées. Après chaque pierre, le chef avance sur le parcours, s’arrête et regarde : chaque face de couleur qu’il voit coûte des points à son propriétaire. Les pierres neutres ne coûtent rien et cachent ce qui se trouve derrière elles. À la fin, il fait un tour complet. Le moins de points de pénalité l’emporte.

# Options

option-dismantling = Démontage
option-dismantling-note = Après le dernier tour, on démonte le tas pierre par pierre pendant que le chef marche encore.
option-advanced = Règle avancée
option-advanced-note = Deux phases de construction ; avant chacune, l’ordre de jeu est mis aux enchères contre des points de pénalité.
option-sacred_count = Lieux sacrés
option-sacred_count-note = Des cases où personne ne peut jamais construire ; seulement avec la règle avancée.
option-sacred_placement = Place des lieux sacrés
option-sacred_placement-note = Une disposition fixe, le sort, ou les joueurs à tour de rôle avant la première enchère.
option-sacred_placement-layout = disposition fixe
option-sacred_placement-random = tirés au sort
option-sacred_placement-players = posés par les joueurs
option-opener = Ouvre les enchères
option-opener-note = Qui parle le premier pour la première carte de chaque vente ; seulement avec la règle avancée.
option-opener-random = au sort
option-starter = Commence
option-starter-note = Qui joue le premier tour ; avec la règle avancée, ce sont les enchères qui décident.
option-starter-random = au sort
option-start_corner = Départ du chef
option-start_corner-note = Sur un plateau vide, tous les coins se valent ; avec des lieux sacrés, non.
option-start_corner-0 = coin nord-ouest
option-start_corner-9 = coin nord-est
option-start_corner-18 = coin sud-est
option-start_corner-27 = coin sud-ouest

# Les noms

colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-violet = violet
colour-neutral = neutre
stone-red = pierre rouge
stone-blue = pierre bleue
stone-green = pierre verte
stone-violet = pierre violette
stone-neutral = pierre neutre
posture-F = à plat
posture-H = suspendue
posture-T = vrillée
opening-NE = nord-est
opening-SE = sud-est
opening-SW = sud-ouest
opening-NW = nord-ouest
amount = { $colour } { $points }
nobody-pays = personne ne paie

# Les verbes des boutons, et ce qu’il leur faut

verb-set = Poser la pierre
verb-walk = Avancer le chef
verb-remove = Retirer la pierre
verb-bid = Enchérir
verb-pass = Passer
verb-take = Prendre la carte
verb-lay = Poser le lieu sacré
slot-stone = Pierre
slot-opening = Ouverte vers
slot-corner = Angle sur
slot-steps = Pas
slot-number = Pierre à retirer
slot-points = Points de pénalité
slot-card = Carte « Ordre de jeu »
slot-cell = Case
card = carte { $card }
card-held = carte { $card }, tenue par le { $colour }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
steps = { $steps } pas. { $bill }
number = pierre { $number } : { $stone } en { $cell }

# Que faire maintenant

prompt-set-stone = Choisissez la pierre à poser : votre couleur ou une neutre.
prompt-set-corner = Choisissez la case de l’angle de votre pierre.
prompt-set-opening = Choisissez la flèche vers laquelle elle s’ouvre.
prompt-set-confirm = Posez la pierre ici, ou choisissez un autre endroit.
prompt-set-elsewhere = Elle ne tient pas ainsi : choisissez une autre flèche ou une autre case.
prompt-walk = Choisissez où le chef s’arrête.
prompt-walk-confirm = Faites avancer le chef jusque-là, ou choisissez une autre case.
prompt-remove = Choisissez une pierre à retirer du tas : de votre couleur ou neutre, sans rien dessus.
prompt-remove-confirm = Retirez cette pierre, ou choisissez-en une autre.
prompt-bid = { $bid ->
    [0] Ouvrez l’enchère pour une carte « Ordre de jeu », ou passez.
   *[other] Offrez plus de { $bid } pour une carte « Ordre de jeu », ou passez.
}
prompt-take = Choisissez une carte « Ordre de jeu ».
prompt-take-confirm = Prenez cette carte, ou choisissez-en une autre.
prompt-lay = Choisissez la case d’un lieu sacré.
prompt-lay-confirm = Posez le lieu sacré ici, ou choisissez une autre case.
prompt-over = { $count ->
    [one] La partie est finie : { $who } gagne avec le moins de points de pénalité.
   *[other] La partie est finie : victoire partagée, avec le moins de points de pénalité.
}
wait-set = On attend que { $who } pose une pierre.
wait-walk = On attend que { $who } fasse avancer le chef.
wait-remove = On attend que { $who } retire une pierre.
wait-bid = On attend que { $who } enchérisse ou passe.
wait-take = On attend que { $who } prenne une carte.
wait-lay = On attend que { $who } pose un lieu sacré.

# Où en est la partie

phase-building = Construction, tour { $turn } sur { $turns }
phase-one = Construction, première phase, tour { $turn } sur { $turns }
phase-two = Construction, seconde phase, tour { $turn } sur { $turns }
phase-auction = Enchère { $auction }, carte { $card } sur { $cards }
phase-lay = { $count ->
    [one] Lieux sacrés, encore { $count } à poser
   *[other] Lieux sacrés, encore { $count } à poser
}
phase-dismantling = { $count ->
    [one] Démontage, tour { $turn }, { $count } pierre restante
   *[other] Démontage, tour { $turn }, { $count } pierres restantes
}
phase-end = La fin
told-look = Dernier tour, case { $ring } : { $paid }.
told-look-free = Dernier tour, case { $ring } : personne ne paie.

# Les images

heap-title = Le tas
heap-from-0 = Le tas, vu du sud-est
heap-from-1 = Le tas, vu du nord-est
heap-from-2 = Le tas, vu du nord-ouest
heap-from-3 = Le tas, vu du sud-ouest
plan-title = Vu du ciel
eye-title = L’œil du chef
track-title = Piste de score
track-note = Le moins de points de pénalité gagne.
auction-title = Ordre de jeu
auction-before = Il est mis aux enchères avant la construction.
auction-order = On joue dans cet ordre : { $order }.
auction-no-bid = Pas encore d’enchère ; c’est à { $who } de parler.
auction-bid = { $points ->
    [one] Meilleure enchère : { $points } point, par { $who }.
   *[other] Meilleure enchère : { $points } points, par { $who }.
}
auction-won = { $points ->
    [0] Personne n’a enchéri : { $who } prend une carte pour rien.
    [one] { $who } paie { $points } point et prend une carte.
   *[other] { $who } paie { $points } points et prend une carte.
}
auction-passed = passe
auction-holds = carte { $card }
cell-empty = { $cell } : vide
cell-sacred = { $cell } : lieu sacré
cell-built = { $cell } : { $colour }, hauteur { $height }
cell-removing = { $cell } : { $colour }, hauteur { $height }, pierre { $number }
ring-cell = case { $ring } du parcours
ring-stop = case { $ring } du parcours, { $steps } pas. { $bill }
look-free = Personne ne paie.
look-costs = Cela coûte : { $amounts }.
sight-south = De la case { $ring } du parcours, le chef regarde vers le sud, colonne { $line }.
sight-north = De la case { $ring } du parcours, le chef regarde vers le nord, colonne { $line }.
sight-west = De la case { $ring } du parcours, le chef regarde vers l’ouest, rangée { $line }.
sight-east = De la case { $ring } du parcours, le chef regarde vers l’est, rangée { $line }.
sight-quarter = Du coin { $ring }, le chef regarde d’en haut le quartier de { $first } à { $last }.
stones-left = { $count ->
    [0] plus de pierres
    [one] { $count } pierre restante
   *[other] { $count } pierres restantes
}
reserve = { $coloured ->
    [one] { $coloured } pierre de couleur
   *[other] { $coloured } pierres de couleur
} et { $neutral ->
    [one] { $neutral } neutre
   *[other] { $neutral } neutres
}
reserve-aside = { $coloured ->
    [one] { $coloured } pierre de couleur
   *[other] { $coloured } pierres de couleur
} et { $neutral ->
    [one] { $neutral } neutre
   *[other] { $neutral } neutres
}, { $aside } blocs mis de côté pour la seconde phase

# Une position en mots

words-phase = { $phase }.
words-turn = C’est le tour du { $colour }.
words-points = Points de pénalité : { $amounts }.
words-stones = { $count ->
    [0] Il n’y a pas de pierre sur le plateau.
    [one] Il y a { $count } pierre sur le plateau.
   *[other] Il y a { $count } pierres sur le plateau.
}
words-cells = Sommets et hauteurs : { $cells }.
words-sacred = { $count ->
    [one] Lieu sacré : { $cells }.
   *[other] Lieux sacrés : { $cells }.
}
words-chief = Le chef se tient sur la case { $ring } du parcours.
words-reserve = Réserve du { $colour } : { $reserve }.

# Pourquoi pas

refusal-over = La partie est finie.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-first-lay = Il faut d’abord poser un lieu sacré.
refusal-first-bid = L’enchère est en cours : enchérissez ou passez.
refusal-first-take = Il faut d’abord prendre une carte « Ordre de jeu ».
refusal-first-set = Il faut d’abord poser une pierre.
refusal-first-walk = C’est maintenant au chef d’avancer.
refusal-first-remove = Il faut d’abord retirer une pierre.
refusal-stones-stay = Pendant la construction, une pierre reste là où elle a été posée.
refusal-lone-first = La première pierre que vous posez est votre pierre de couleur isolée.
refusal-finish-coloured = Un bloc est entamé : posez sa pierre de couleur avant d’en entamer un autre.
refusal-finish-neutral = Un bloc est entamé : posez sa pierre neutre avant d’en entamer un autre.
refusal-off-board = Un bras de la pierre sortirait du plateau.
refusal-sacred = Aucune pierre ne peut couvrir un lieu sacré.
refusal-right-higher = { $levels ->
    [one] Le bras droit est un niveau plus haut que l’angle ; ils doivent être de niveau.
   *[other] Le bras droit est { $levels } niveaux plus haut que l’angle ; ils doivent être de niveau.
}
refusal-right-lower = { $levels ->
    [one] Le bras droit est un niveau plus bas que l’angle ; ils doivent être de niveau.
   *[other] Le bras droit est { $levels } niveaux plus bas que l’angle ; ils doivent être de niveau.
}
refusal-left-higher = { $levels ->
    [one] Le bras gauche est un niveau plus haut que l’angle.
   *[other] Le bras gauche est { $levels } niveaux plus haut que l’angle ; un seul est permis.
}
refusal-left-lower = { $levels ->
    [one] Le bras gauche est un niveau plus bas que l’angle.
   *[other] Le bras gauche est { $levels } niveaux plus bas que l’angle ; un seul est permis.
}
refusal-steps = Le chef avance de 1 à 4 cases, pas de { $steps }.
refusal-no-such-stone = La pierre { $number } n’est pas sur le plateau.
refusal-colour-gone = Il ne reste aucune pierre de votre couleur : vous ne pouvez rien retirer.
refusal-foreign-stone = Vous ne pouvez retirer que des pierres de votre couleur, ou neutres.
refusal-covered = Une autre pierre repose sur celle-ci.
refusal-has-card = Vous tenez déjà la carte { $card }.
refusal-has-passed = Vous avez passé : cette carte se vend sans vous.
refusal-bid-too-low = { $bid ->
    [0] La plus petite enchère est de 1 point, pas de { $points }.
   *[other] Une enchère de { $points } ne dépasse pas { $bid }.
}
refusal-bid-too-high = Une enchère ne peut pas dépasser 99 points ; vous en offrez { $points }.
refusal-card-not-there = La carte { $card } n’est pas au milieu.
refusal-already-sacred = Il y a déjà un lieu sacré.

# Le journal

log-set = { $who } pose une { $stone } en { $cell }, ouverte au { $opening }, { $posture }.
log-walk = { $steps ->
    [one] { $who } avance le chef de { $steps } case, jusqu’à la case { $ring } du parcours : { $paid }.
   *[other] { $who } avance le chef de { $steps } cases, jusqu’à la case { $ring } du parcours : { $paid }.
}
log-remove = { $who } retire la pierre { $number }, une { $stone } en { $cell }.
log-bid = { $points ->
    [one] { $who } offre { $points } point.
   *[other] { $who } offre { $points } points.
}
log-pass = { $who } passe.
log-take = { $points ->
    [0] { $who } prend la carte { $card } pour rien.
    [one] { $who } prend la carte { $card } pour { $points } point.
   *[other] { $who } prend la carte { $card } pour { $points } points.
}
log-lay = { $who } pose un lieu sacré en { $cell }.
log-won = { $points ->
    [0] Personne n’a enchéri : { $who } choisit une carte pour rien.
    [one] { $who } remporte l’enchère pour { $points } point.
   *[other] { $who } remporte l’enchère pour { $points } points.
}
log-last-card = La dernière, la carte { $card }, revient à { $who } pour rien.
log-order = On joue dans cet ordre : { $order }.
log-auction = L’ordre de jeu est mis aux enchères ; { $who } ouvre.
log-phase-two = Seconde phase : chacun reprend les deux blocs mis de côté.
log-stuck = Plus aucune pierre ne tient nulle part : la construction s’arrête.
log-lap = Le dernier tour commence : le chef regarde de chaque case, d’abord de celle qui suit la case { $ring } du parcours.
log-lap-look = Case { $ring } : { $paid }. Totaux : { $totals }.
log-dismantling = Le tas est maintenant démonté.
log-end = Fin de la partie : { $totals }.

# Ce qui ne peut se lire, ou ne peut être : les erreurs nommées `pueblo.<message>`

mistake-action = « { $said } » n’est pas une action ; écrivez par exemple « set neutral NE d4 », « walk 3 », « remove 12 », « bid 5 », « pass », « take 2 » ou « lay d4 ».
mistake-kind = Une pierre est « coloured » (de couleur) ou « neutral » (neutre), pas « { $said } ».
mistake-cell = Une case va de a1 à h8, ce n’est pas « { $said } ».
mistake-number = On attend un nombre entier de neuf chiffres au plus, pas « { $said } ».
mistake-needs-advanced = La clause « { $clause } » demande la clause « advanced ».
mistake-part = La clause « part » : la partie { $part } demande la clause « { $needs } ».
mistake-task-advanced = La clause « step » : « { $task } » demande la clause « advanced ».
mistake-task-part = La clause « step » : il n’y a pas de « { $task } » dans la partie { $part }.
mistake-task-idle = La clause « step » : dans cette position, « { $task } » est impossible à la place { $seat }.
mistake-sacred-many = La clause « sacred » : il y a { $most } lieux sacrés au plus, et { $found } sont posés ou à poser.
mistake-lay = { $count ->
    [0] La clause « lay » manque : elle compte les lieux sacrés encore à poser.
   *[other] La clause « lay » : les lieux sacrés ne se posent qu’à l’étape « lay ».
}
mistake-stone-text = La clause « stones » : une pierre s’écrit comme « r NE b7 », pas « { $said } ».
mistake-stone-colour = La clause « stones » : personne ne joue « { $said } » à { $players } joueurs.
mistake-stone-fit = La clause « stones » : la pierre { $number }, « { $said } », ne tient pas à cet endroit.
mistake-stone-below = La clause « stones » : la pierre { $number } est retirée, mais une autre repose encore sur elle.
mistake-stone-off = La clause « stones » : la pierre { $number } est retirée, mais on n’en retire aucune avant la partie 3.
mistake-stones-early = La clause « stones » : on n’en pose aucune avant que les lieux sacrés soient posés.
mistake-stones-many = La clause « stones » : il y a pour l’heure { $most } pierres de la couleur « { $colour } », pas { $found }.
mistake-coloured-many = La clause « coloured » : il y a pour l’heure { $most } pierres de la couleur « { $colour } », pas { $found } sur le plateau et dans la réserve.
mistake-neutral-many = La clause « neutral » : il y a pour l’heure { $most } pierres neutres, pas { $found } sur le plateau et dans les réserves.
mistake-reserve-blocks = Les clauses « coloured » et « neutral » : une réserve se compose de blocs entiers et d’une pierre au plus ; « { $colour } » aurait { $coloured } pierres de couleur et { $neutral } neutres.
mistake-aside = La clause « aside » : dans la phase deux, les blocs mis de côté sont revenus.
mistake-order-once = La clause « order » nomme chaque place une fois.
mistake-order-clockwise = La clause « order » : sans « advanced », le tour passe dans le sens horaire à partir de la place { $starter }.
mistake-order-cards = La clause « order » : d’après les cartes, c’est { $order }.
mistake-cards-once = La clause « cards » : une carte « Ordre de jeu » est à une seule place, pas à deux.
mistake-cards-missing = La clause « cards » : après une enchère, tout le monde a une carte.
mistake-cards-auction = La clause « cards » : une enchère est finie quand toutes les places sauf une ont une carte.
mistake-asked = La clause « asked » : la place { $asked } ne peut pas avoir ouvert l’enchère de cette carte.
mistake-bid-text = La clause « bid » : une enchère s’écrit comme « 3 by 0 », pas « { $said } ».
mistake-bid-bidder = La clause « bid » : la place { $bidder } a une carte ou a passé.
mistake-passed = La clause « passed » : on n’interroge plus qui a passé, et il faut que quelqu’un reste à interroger.
mistake-passed-won = La clause « passed » : une carte est gagnée quand tous les autres sans carte ont passé.
mistake-seat = La clause « seat » : dans cette position, c’est à la place { $seat } d’agir, pas à { $said }.

# La légende : ce que dit chaque signe

legend-chief = Le chef fait le tour du plateau dans le sens des aiguilles d’une montre et regarde là où il s’arrête.
legend-path = Une case du parcours. Touchez-la pour voir ce que le chef verrait de là.
legend-stop = Où le chef peut s’arrêter, et ce que chaque couleur paierait.
legend-colour = Une pierre de couleur : chacun de ses carrés que voit le chef coûte des points à qui l’a posée.
legend-neutral = Une pierre neutre ne coûte rien à personne et cache ce qui est derrière.
legend-last = La dernière pierre posée.
legend-eye = Ce que voit le chef : d’un côté, un carré de couleur coûte autant de points que son niveau ; d’un coin, un point.
legend-height = La hauteur d’une colonne, depuis le sol.
legend-marker = Là où le dernier tour a commencé.
legend-sacred = Un lieu sacré : aucune pierre ne peut le couvrir.
legend-reserve = Ce qu’il reste à poser : des blocs d’une pierre de couleur et d’une pierre neutre.

# Après la partie : raisons et regard sur les pénalités

why-paid = environ { $amount } points de moins payés bientôt
why-coming = des regards futurs qui coûtent environ { $amount } points de moins
why-rivals-paid = environ { $amount } points de plus payés bientôt par l’adversaire le plus fort
why-rivals-coming = des regards futurs qui coûtent environ { $amount } points de plus à l’adversaire le plus fort
lens-title = Pénalités par regard
lens-account = { $who } : { $walked } points aux arrêts du chef, { $lap } autrement ; ne pas mener le chef à l’arrêt le plus cher a épargné { $avoided }.
lens-look = { $avoided ->
    [0] Coup { $step }, { $who } déplace le chef : { $paid } ; aucun arrêt à portée n’aurait coûté plus à { $who }.
   *[other] Coup { $step }, { $who } déplace le chef : { $paid } ; l’arrêt le plus cher à portée aurait coûté { $avoided } de plus à { $who }.
  }

# Exemples à côté des règles
example-posture = Le bras gauche pend : il peut reposer un niveau plus bas que l’angle, le bras droit est de niveau avec lui.
example-along = Le long d’une ligne : le neutre a2 au niveau 1 cache ce qui est derrière, le vert c2 est vu au niveau 2.
example-over-the-wall = Par-dessus le mur : des pierres basses ne cachent que leur niveau, le rouge est vu aux niveaux 3 et 4.
example-hidden = Caché derrière le neutre : le rouge en c5 et d5 ne paie rien.
example-down = D’un coin, le chef regarde d’en haut : chaque face colorée du quart voisin coûte 1.
