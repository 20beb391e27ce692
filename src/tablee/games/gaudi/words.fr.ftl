# Le jeu des dalles d'Antoni Gaudí en français. Une dalle porte un tiers d'escargot, de méduse et d'étoile de mer.

title = Le jeu des dalles d’Antoni Gaudí
pitch = Pavez la place d’escargots, de méduses et d’étoiles de mer, sans laisser deviner lesquels vous collectionnez.
about = Chaque dalle porte un tiers de trois animaux marins. Là où trois dalles se rejoignent, un animal est complet si les couleurs s’accordent. Deux cartes secrètes disent quel animal et quelle couleur vous collectionnez : une fiche sur chaque animal complété qui convient, un point par carte à laquelle il répond. Posez une dalle librement, deux si elles complètent un animal, trois si elles en complètent deux. Mais qui observe vos fiches devinera vos cartes.

# Options

option-short = Partie courte
option-short-note = 50 des 84 dalles, tirées au hasard ; les autres restent dans la boîte.
option-initiation = Règles d’initiation
option-initiation-note = Ces places peuvent poser deux ou trois dalles sans compléter d’animal. Toutes les cartes d’objectif sont visibles.
option-initiation-all = tout le monde
option-initiation-none = personne
option-compact = Blocs compacts
option-compact-note = Les places aux règles d’initiation peuvent aussi poser trois dalles qui se touchent toutes.
option-paving = Pavage seul
option-paving-note = Pour les petits : ni objectifs, ni fiches, ni points ; il suffit que les dalles s’accordent, les mains sont visibles.
option-youngest = Commence
option-youngest-note = Le plus jeune joue en premier.
option-youngest-random = au hasard

# Noms

colour-blue = bleu
colour-red = rouge
colour-green = vert
colour-violet = violet
colour-gold = or
colour-charcoal = anthracite
animal-snail = les escargots
animal-jellyfish = les méduses
animal-starfish = les étoiles de mer
hue-orange = l’orange
hue-green = le vert
hue-blue = le bleu
creature-snail-orange = un escargot orange
creature-snail-green = un escargot vert
creature-snail-blue = un escargot bleu
creature-jellyfish-orange = une méduse orange
creature-jellyfish-green = une méduse verte
creature-jellyfish-blue = une méduse bleue
creature-starfish-orange = une étoile de mer orange
creature-starfish-green = une étoile de mer verte
creature-starfish-blue = une étoile de mer bleue

# Verbes des boutons, et ce qu'il leur faut

verb-lay = Poser la dalle
verb-done = Finir le tour
verb-exchange = Échanger la dalle
slot-tile = Dalle
slot-cell = Case

# Pourquoi pas ?

refusal-over = La partie est finie.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-not-in-hand = Vous n’avez plus de dalle { $tile } à poser.
refusal-must-exchange = Aucune de vos dalles ne convient nulle part : échangez-en une.
refusal-can-lay = L’une de vos dalles convient, donc vous posez ; n’échange que celui qui ne peut pas poser.
refusal-one-exchange = Vous avez déjà échangé une dalle pendant ce tour.
refusal-nothing-laid = Posez au moins une dalle.
refusal-taken = Une dalle se trouve déjà là.
refusal-touches-nothing = La dalle n’en toucherait aucune autre.
refusal-disagrees = Votre dalle porte { $third } là où se trouve { $there }.
refusal-apart = Les dalles d’un tour se tiennent, et aucune dalle de votre main ne pourrait relier celles-ci.
refusal-apart-yet = Vos dalles ne se touchent pas encore : posez celle qui les relie.
refusal-compact = Trois dalles qui se touchent toutes forment un bloc compact, interdit en un seul tour.
refusal-no-animal = Deux dalles doivent compléter un animal, et une troisième ne vous en ferait pas compléter deux.
refusal-no-animal-yet = Deux dalles doivent compléter un animal : il en faut une de plus, qui en complète deux.
refusal-two-animals = { $gained ->
    [0] Trois dalles doivent compléter deux animaux ; celles-ci n’en complètent aucun.
   *[other] Trois dalles doivent compléter deux animaux ; celles-ci n’en complètent qu’un.
}

# Ce qui ne peut pas être

mistake-no-action = « { $text } » n’est pas une action ; écrivez par exemple « lay OGB 0,-1 », « done » ou « exchange OGB ».
mistake-no-sight = « { $text } » n’est rien que les autres voient ; ils voient « exchanged a tile » ou par exemple « laid OGB 0,-1 ».
mistake-no-kind = Une dalle s’écrit avec trois des lettres O, G, B, pour l’escargot, la méduse et l’étoile de mer, pas « { $said } ».
mistake-no-cell = Une case s’écrit comme dans « 0,-1 », pas « { $said } ».
mistake-far-cell = Aucune dalle ne peut aller jusqu’à { $cell }.
mistake-clause = La clause « { $clause } » : { $why }
mistake-start-tile = La première dalle se trouve en 0,0 et n’a été posée par personne.
mistake-does-not-fit = « { $tile } » ne convient pas là où elle se trouve.
mistake-too-many-tiles = Il n’y a que { $copies } dalles { $kind }.
mistake-too-few-tiles = Il reste trop peu de dalles pour que tout le monde en ait trois.
mistake-hand-size = Une main compte au plus { $most } dalles, et il y a { $seats } mains.
mistake-empty-hand = Une seule main peut être vide, et seulement si la pioche l’est : voyez les clauses « hands » et « pile ».
mistake-no-pair = Des objectifs s’écrivent comme dans « snail/orange », pas « { $said } ».
mistake-too-many-cards = { $cards ->
    [one] À { $players } joueurs, il y a une carte de chaque animal et de chaque couleur.
   *[other] À { $players } joueurs, il y a { $cards } cartes de chaque animal et de chaque couleur.
}
mistake-compact-alone = La clause « compact » demande « initiation » (GAU-44).
mistake-exchange-finished = La clause « exchanged » : qui a échangé et ne peut toujours pas poser a fini son tour.
mistake-paving-and-initiation = Les options paving et initiation s’excluent (GAU-46).

# Le journal

log-lay = { $count ->
    [one] { $who } pose une dalle : { $turn }.
   *[other] { $who } pose { $count } dalles : { $turn }.
}
log-complete = { $who } complète { $animals }.
log-marked = { $count ->
    [one] { $who } complète { $animals } et y met une fiche.
   *[other] { $who } complète { $animals } et les marque d’une fiche.
}
log-unmarked = { $who } complète { $animals } sans y mettre de fiche.
log-late = { $who } complète { $animals }, mais n’a plus de fiche.
log-points = { $points ->
    [one] Cela fait { $points } point pour vous ; personne d’autre ne le voit.
   *[other] Cela fait { $points } points pour vous ; personne d’autre ne le voit.
}
log-drew = { $count ->
    [one] { $who } pioche une dalle.
   *[other] { $who } pioche { $count } dalles.
}
log-drew-tiles = Piochées : { $tiles }.
log-exchange = { $who } ne peut pas poser et échange une dalle.
log-exchanged-tiles = { $gave } retourne dans la pioche, { $got } arrive.
log-stuck = { $who } ne peut toujours pas poser ; le tour est fini.
log-skip = { $who } ne peut pas poser et la pioche est vide : le tour est passé.
log-end = { $who } a posé sa dernière dalle et la pioche est vide : la partie est finie.
log-end-blocked = Plus aucune dalle ne convient nulle part : la partie est finie.
log-paved = { $tiles ->
    [one] Ensemble, vous avez posé une dalle
   *[other] Ensemble, vous avez posé { $tiles } dalles
} { $animals ->
    [0] sans compléter d’animal.
    [one] et complété un animal.
   *[other] et complété { $animals } animaux.
}
log-objectives = { $points ->
    [one] { $who } collectionnait { $animal } et { $colour } : { $points } point.
   *[other] { $who } collectionnait { $animal } et { $colour } : { $points } points.
}

# Que faire maintenant

prompt-tile = Choisissez une dalle de votre main.
prompt-cell = Choisissez où la poser ; les cases éclairées sont possibles.
prompt-lay = Poser la dalle ici ? { $gained }
prompt-more = { $gained } Posez une autre dalle, ou finissez le tour.
prompt-done = { $gained } Finissez le tour, ou reprenez une dalle.
prompt-needs-animals = Aucun animal n’est encore complet : posez une troisième dalle qui en complète deux, ou reprenez-en une.
prompt-needs-bridge = Vos dalles ne se touchent pas encore : posez celle qui les relie, ou reprenez-en une.
prompt-exchange = Aucune de vos dalles ne convient : choisissez celle à échanger.
prompt-exchange-confirm = Échangez cette dalle, ou choisissez-en une autre.
prompt-over = { $count ->
    [one] La partie est finie : { $names } gagne.
   *[other] La partie est finie : { $names } partagent la victoire.
}
prompt-paved = { $tiles ->
    [one] La place est pavée : une dalle,
   *[other] La place est pavée : { $tiles } dalles,
} { $animals ->
    [0] aucun animal.
    [one] un animal.
   *[other] { $animals } animaux.
}
wait = On attend { $seat }.
completes-nothing = Cela ne complète rien.
completes-together = Cela complète { $animals }.
completes = { $points ->
    [0] Cela complète { $animals }, sans point pour vous.
    [one] Cela complète { $animals } : { $points } point pour vous.
   *[other] Cela complète { $animals } : { $points } points pour vous.
}

# Où en est la partie

phase-pile = { $pile ->
    [one] Une dalle dans la pioche
   *[other] { $pile } dalles dans la pioche
}
phase-last = La pioche est vide
phase-over = La fin

# Les images

paving-title = Le pavage
hand-title = Vos dalles
hand-theirs = { $name } : ses dalles
objectives-title = Objectifs
objectives-theirs = { $name } : ses objectifs
tile-called = { $tile } : { $thirds }
cell-called = Case { $cell }, à côté de : { $around }
cell-offered = Case { $cell }, à côté de : { $around }. { $gained }
pile-called = { $pile ->
    [0] La pioche est vide
    [one] Une dalle dans la pioche
   *[other] { $pile } dalles dans la pioche
}
card-snail = Escargot
card-jellyfish = Méduse
card-starfish = Étoile de mer
card-orange = Orange
card-green = Vert
card-blue = Bleu
card-any-colour = de toute couleur
card-any-animal = tout animal
told-objective = { $points ->
    [one] { $who } collectionne { $what } : { $points } point.
   *[other] { $who } collectionne { $what } : { $points } points.
  }
pair = { $animal } et { $colour }
you-collect = Vous collectionnez { $pair }.
they-collect = { $seat } collectionne { $pair }.
covered = Les cartes de { $seat } sont cachées.
holds = { $count ->
    [0] aucune dalle
    [one] une dalle
   *[other] { $count } dalles
}
counters-left = { $count ->
    [0] aucune fiche en réserve, { $marked } sur des animaux
    [one] une fiche en réserve, { $marked } sur des animaux
   *[other] { $count } fiches en réserve, { $marked } sur des animaux
}
collects = pour objectifs { $pair }
of-seat = { $seat } a { $parts }.
in-words-paving = { $tiles ->
    [one] Le pavage compte une dalle
   *[other] Le pavage compte { $tiles } dalles
} { $animals ->
    [0] et aucun animal complet.
    [one] et un animal complet.
   *[other] et { $animals } animaux complets.
}
in-words-hand = Vous tenez { $tiles }.

# En caractères

sketch-legend = @ escargot, & méduse, * étoile de mer ; O orange, G vert, B bleu ; 1, 2 : tiers posés ; ✓ ou une forme : complet
sketch-hand = Vos dalles :

# La légende : ce que dit chaque signe

legend-tile = Une dalle avec un tiers de trois animaux. Là où des dalles se touchent, animal et couleur s’accordent.
legend-counter = Une fiche sur un animal complet : un point à la fin, deux si l’animal et la couleur conviennent. Près d’un nom : combien il en reste.
legend-gain = Les points que la dalle vous apporterait là.
legend-last = Les dalles du dernier tour, dans la couleur de qui les a posées.
legend-back = Des dalles de dos : dans la main des autres, et la pioche.
legend-aims = Un animal et une couleur : ce que quelqu’un collectionne.
legend-covered = Des cartes cachées : personne d’autre ne sait ce que ce joueur collectionne.

# Après la partie : raisons et regard sur les cadeaux

why-points = environ { $amount } points de plus bientôt
why-tiles = { $amount } tuiles posées de plus bientôt
why-open = { $amount } points de moins laissés ouverts aux adversaires
why-secret = { $amount } paires d’objectifs de plus que les autres doivent envisager
lens-title = Animaux cédés
lens-gift = { $who } laisse { $animals } à une tuile près ; { $whose } complète l’animal pour { $points ->
    [one] un point.
   *[other] { $points } points.
}
lens-gifts = { $who } : { $gave } points cédés, { $got } points reçus.

# Exemples à côté des règles
example-fits = Une dalle toute orange convient là où l’angle touché montre l’escargot orange.
example-chain = Trois dalles en chaîne complètent deux animaux : un escargot orange et une étoile orange.
example-two = Deux dalles complètent l’escargot orange qu’elles partagent avec la dalle déjà posée.
example-hole = Une seule dalle ferme trois animaux ; seuls ceux de ses propres objectifs reçoivent un jeton.
