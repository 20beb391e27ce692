# Agora Barcelona en français. Arrondissements et places gardent leurs noms catalans.

title = Agora Barcelona
pitch = Dix arrondissements de Barcelone : envoyez vos promeneurs là où ils seront majoritaires à la fin.
about = Chaque carte envoie des promeneurs dans un arrondissement. Le dos montre lequel, la face combien : tout le monde voit où vous pouvez jouer, vous seul savez avec quelle force. À chaque tour, on prend une carte à son voisin de gauche, on en joue une, on déplace deux promeneurs, à soi ou aux autres, et on pioche. Jamais deux joueurs ne peuvent être à égalité à la première place d'un arrondissement. À la fin, qui a le plus de promeneurs dans un arrondissement en marque la valeur. Le plan suit les contours officiels des arrondissements (données ouvertes de l'Ajuntament de Barcelona, CC BY 4.0).

# Options

option-first_holder = Premier détenteur de la Fontaine magique
option-first_holder-note = Qui commence toutes les phases du premier tour.
option-first_holder-random = au hasard
option-strict_moves = Déplacements stricts
option-strict_moves-note = L'interdiction des majorités ex æquo est vérifiée après chacun des deux déplacements, et non après les deux.
option-memory_aid = Aide-mémoire
option-memory_aid-note = Rappelle les cartes que vous avez vues et qui sont forcément encore dans une main ; jamais les cartes jouées recouvertes.

# Names

colour-blue = bleu
colour-garnet = grenat
colour-topaz = topaze
colour-olive = olive
colour-white = blanc
walker-blue = un promeneur bleu
walker-garnet = un promeneur grenat
walker-topaz = un promeneur topaze
walker-olive = un promeneur olive
walker-white = un promeneur blanc
amount = { $who } { $points }
one-move = { $walker } { $code ->
    [EX] d'{ $start }
    [HG] d'{ $start }
   *[other] de { $start }
} à { $goal }

# Verbs on buttons, and what they need

verb-take = Prendre la carte
verb-play = Jouer la carte
verb-discard = Défausser
verb-move = Déplacer le promeneur
verb-draw = Piocher
verb-give = Donner la fontaine
slot-district = Dos
slot-card = Carte
slot-walker = Promeneur
slot-to = Vers
slot-pile = Pioche
slot-seat = À qui

# The log

log-take = { $who } prend une carte { $district } à { $other }.
log-face = C'est { $square } ({ $district }, { $walkers }).
log-play = { $walkers ->
    [one] { $who } joue { $square } : { $walkers } promeneur à { $district }.
   *[other] { $who } joue { $square } : { $walkers } promeneurs à { $district }.
}
log-played = { $who } a joué une carte.
log-discard = { $who } ne peut rien jouer et défausse une carte { $district }.
log-move-two = { $who } déplace { $move }, et { $then }.
log-move-once = { $who } déplace { $move } ; aucun second déplacement n'était possible.
log-draw = { $who } pioche une carte { $district } ; le dos suivant est { $below }.
log-draw-last = { $who } pioche une carte { $district }, la dernière de sa pioche.
log-give = { $who } remet la Fontaine magique à { $other }.
log-skip-1 = { $who } n'a aucune carte à prendre.
log-skip-2 = { $who } n'a aucune carte à jouer.
log-skip-3 = { $who } n'a aucun déplacement possible.
log-skip-4 = { $who } n'a aucune carte à piocher.
log-round = Le tour { $round } commence.
log-last-round = Le tour { $round } commence, c'est le dernier : chacun ne déplace que les promeneurs de sa couleur.
log-piles-empty = Les deux pioches sont vides : à partir du prochain tour, on ne prend ni ne pioche plus de cartes.
log-end = La partie est finie : { $totals }.

# Why not

refusal-over = La partie est finie.
refusal-not-your-turn = Ce n'est pas à vous de jouer.
refusal-phase-1 = C'est le moment de prendre une carte à { $other }, à votre gauche.
refusal-phase-2 = C'est le moment de jouer une carte.
refusal-phase-3 = C'est le moment de déplacer des promeneurs.
refusal-phase-4 = C'est le moment de piocher une carte.
refusal-phase-5 = C'est le moment de donner la Fontaine magique à quelqu'un.
refusal-no-such-back = { $other } n'a aucune carte { $district }.
refusal-not-in-hand = Vous n'avez pas cette carte en main.
refusal-too-few-walkers = { $reserve ->
    [0] Votre réserve est vide, et cette carte demande { $walkers } promeneurs.
    [one] Cette carte demande { $walkers } promeneurs, et il ne vous en reste que { $reserve } en réserve.
   *[other] Cette carte demande { $walkers } promeneurs, et il ne vous en reste que { $reserve } en réserve.
}
refusal-would-tie = Vous seriez ex æquo avec { $people } à la première place à { $district }, { $walkers } chacun.
refusal-can-play = Vous avez une carte jouable en main : vous ne pouvez pas défausser.
refusal-stays = Ce promeneur est déjà à { $district } : il va dans un arrondissement voisin.
refusal-no-border = { $district } et { $goal } n'ont pas de frontière commune.
refusal-nobody-there = Il n'y a aucun promeneur { $colours } à { $district }.
refusal-all-lie = À { $district }, tous les promeneurs { $colours } sont couchés : ils ont déjà été déplacés ce tour-ci.
refusal-last-round-own = Au dernier tour, on ne déplace que les promeneurs de sa couleur.
refusal-no-second = Aucun second déplacement ne compléterait celui-ci : une majorité resterait ex æquo.
refusal-move-ties = La majorité serait ex æquo à { $district } : { $people }, { $walkers } chacun.
refusal-no-such-pile = Il y a deux pioches, 0 et 1.
refusal-pile-empty = Cette pioche est vide.
refusal-no-such-seat = Personne n'occupe la place { $seat }.
refusal-keeps-fountain = Vous ne pouvez pas garder la Fontaine magique.

# What to do next

prompt-take = Prenez une carte à { $giver } : choisissez un dos.
prompt-take-confirm = Prendre une carte { $district } à { $giver }, ou choisissez un autre dos.
prompt-play = Choisissez une carte à jouer.
prompt-play-confirm = { $walkers ->
    [one] { $square } envoie { $walkers } promeneur à { $district }.
   *[other] { $square } envoie { $walkers } promeneurs à { $district }.
}
prompt-discard = Vous ne pouvez rien jouer : choisissez une carte à défausser.
prompt-discard-confirm = Défausser cette carte, ou choisissez-en une autre.
prompt-move-first = Déplacez deux promeneurs : choisissez le premier.
prompt-move-first-own = Dernier tour, déplacez deux promeneurs à vous : choisissez le premier.
prompt-move-second = Choisissez le second promeneur.
prompt-move-once = Un seul déplacement est possible : choisissez un promeneur.
prompt-move-to = Choisissez l'arrondissement où il va ; touchez encore le promeneur pour en prendre un autre.
prompt-move-confirm = Déplacer { $move }.
prompt-draw = Piochez la carte du dessus d'une pioche.
prompt-give = Remettez la Fontaine magique à un adversaire, qui commencera.
prompt-over = { $count ->
    [one] La partie est finie : { $people } gagne.
   *[other] La partie est finie : { $people } se partagent la victoire.
}
wait-1 = À { $who } de prendre une carte.
wait-2 = À { $who } de jouer une carte.
wait-3 = À { $who } de déplacer des promeneurs.
wait-4 = À { $who } de piocher une carte.
wait-5 = À { $who } de transmettre la Fontaine magique.
begins-before-you = (votre voisin de gauche : vous seriez dernier)

# Where in the game we are

phase = Tour { $round } sur { $rounds } · { $phase }
phase-last = Dernier tour · { $phase }
phase-1 = 1. prendre une carte
phase-2 = 2. jouer une carte
phase-3 = 3. déplacer deux promeneurs
phase-4 = 4. piocher une carte
phase-5 = la fontaine
phase-end = Fin de partie

# The pictures

map-title = Barcelone
hand-title = Votre main
hand-theirs = { $name } : sa main
hand-spectator = Seuls les joueurs voient les faces de leurs cartes.
piles-title = Pioches
ledger-title = Majorités
ledger-note = Qui a le plus de promeneurs dans un arrondissement en marque la valeur à la fin. À égalité de points, plus d'arrondissements occupés l'emportent.
ledger-district = Arrondissement
ledger-value = Valeur
ledger-leads = (en tête)
ledger-points = Points
ledger-occupied = Arrondissements occupés
reckoning-title = Points par arrondissement
occupies = { $districts ->
    [one] { $colour } ({ $districts } arrondissement)
   *[other] { $colour } ({ $districts } arrondissements)
}
told-district = { $district }, valeur { $value } : { $who } mène par { $most } à { $second }.
told-district-none = { $district }, valeur { $value } : personne ne mène.
tie-broken = À égalité à { $points } points, le plus d'arrondissements occupés l'emporte. Dans l'ordre : { $order }.
tie-shared = À égalité à { $points } points : { $order }. À égalité d'arrondissements aussi, la place est partagée.
district-held = { $district }, valeur { $value } : { $crowds }.
district-empty = { $district }, valeur { $value }, est vide.
district-tied = Majorité ex æquo : le second déplacement doit y remédier.
crowd = { $colour } { $standing }
crowd-lying = { $standing ->
    [0] { $colour } { $lying } couchés
   *[other] { $colour } { $standing } et { $lying } couchés
}
walkers-in = { $district } : { $crowd }
card = { $square }, { $district } { $walkers }
card-walkers = { $walkers ->
    [one] { $district }, { $walkers } promeneur
   *[other] { $district }, { $walkers } promeneurs
}
card-would-tie = ex æquo avec { $colours } à la première place
card-too-few-walkers = { $reserve ->
    [0] plus de promeneurs
    [one] plus que { $reserve } promeneur
   *[other] plus que { $reserve } promeneurs
}
backs-alike = { $district } ({ $count })
no-cards = aucune carte
pile = Pioche { $number } : { $count ->
    [one] une carte, la dernière, { $district }
   *[other] { $count } cartes, dessus { $district }
}
pile-empty = La pioche { $number } est vide
pile-size = { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
}
none-played = rien joué
set-aside = { $count } cartes sont écartées, sans être vues.
discarded = Défausses de { $colour } : { $districts }.
reserve = { $count ->
    [one] { $count } promeneur en réserve
   *[other] { $count } promeneurs en réserve
}
holds-fountain = détient la Fontaine magique
memory-title = Vous les avez vues, et savez où elles sont
remembered = { $card } : { $where }
in-heap = défaussée par vous

# A whole position in words

words-phase = { $phase }.
words-turn = C'est à { $colour } de jouer.
words-holder = La Fontaine magique est chez { $colour }.
words-points = Si la partie finissait maintenant : { $standing }.
standing = { $districts ->
    [one] { $colour } { $points } (dans { $districts } arrondissement)
   *[other] { $colour } { $points } (dans { $districts } arrondissements)
}
words-seat = Réserve, { $colour } : { $reserve } ; en main : { $backs }.
words-top = Dernière carte jouée par { $colour } : { $card }.
words-piles = { $first }. { $second }. { $aside } cartes sont écartées.
words-hand = Votre main : { $cards }.

# Ce qui ne va pas : erreurs nommées `agora.<message>`

mistake-no-action = « { $said } » n’est pas une action ; écrivez par exemple « take SM », « play GR3b », « discard MT5 », « move B@GR HG », « draw 0 » ou « give 2 ».
mistake-no-move = Un déplacement s’écrit comme « B@GR HG », pas « { $said } ».
mistake-no-district = Un arrondissement est l’un de { $codes }, pas « { $said } ».
mistake-no-card = Une carte est un arrondissement suivi de { $faces }, comme « GR3b », pas « { $said } ».
mistake-no-colour = Une couleur est l’une de { $letters }, pas « { $said } ».
mistake-no-number = Un nombre est attendu, pas « { $said } ».
mistake-no-sight = « { $said } » n’est rien que l’on puisse voir d’une action.
mistake-no-walkers = Les promeneurs s’écrivent comme « B3 » ou « B1+2 », pas « { $said } ».
mistake-no-movement = Un mouvement s’écrit comme « 0 took SM4 » ou « 2 dropped MT5 0123456789 », pas « { $said } ».
mistake-in-clause = La clause « { $clause } » : { $why }
mistake-card-twice = La carte { $card } est à deux endroits, « { $one } » et « { $other } ».
mistake-card-nowhere = La clause « aside » ne nomme pas la carte { $card }, qui ne serait nulle part.
mistake-cards-short = La clause « { $clause } » manque, et il reste trop peu de cartes pour elle.
mistake-colour-absent = Personne ne joue { $letter } à { $players } joueurs.
mistake-crowd-twice = Les promeneurs { $letter } de { $district } figurent deux fois.
mistake-walkers-many = La clause « { $clause } » : { $letter } n’a que { $most } promeneurs, sur la carte et en réserve.
mistake-over-early = La clause « step » ne peut pas être « over » avant le tour { $rounds }, le dernier.
mistake-give-late = La clause « step » ne peut pas être « give » au dernier tour : la fontaine n’est plus transmise.
mistake-give-seat = La clause « seat » ne peut pas être { $seat } ici : la place { $holder } tient la fontaine et la transmet.
mistake-take-empty = La clause « step » ne peut pas être « take » quand les deux pioches sont vides.
mistake-first-alone = La clause « first » et la clause « step move-on » vont ensemble.
mistake-first-wrong = La clause « first » ne peut pas être « { $said } » : aucune paire de déplacements ne commence ainsi.
mistake-movement-wrong = « { $said } » n’a pas pu avoir lieu : la carte est ailleurs.
mistake-movement-free = « { $said } » n’a pas pu avoir lieu : une carte de cette main pouvait être jouée.

# En caractères

sketch-fountain = Fontaine magique
sketch-hand = Vos cartes :
sketch-played = dernière carte jouée { $card }
sketch-reserve = { $reserve } en réserve

# La légende : ce que dit chaque signe

legend-standing = Des promeneurs debout : la lettre dit leur couleur, le nombre combien ils sont.
legend-lying = Les promeneurs couchés ont été déplacés ce tour-ci. Ils comptent, mais personne ne les déplace avant le tour suivant.
legend-lead = La couronne va à qui a le plus de promeneurs dans l'arrondissement ; le nombre dit l'avance. À la fin, ses points lui reviennent.
legend-second = Qui est deuxième. Seule la première place rapporte.
legend-tied = Une première place ex æquo : le second déplacement doit y mettre fin.
legend-value = Le nom d'un arrondissement et les points qu'il rapporte à la fin.
legend-card = Une carte : autant de promeneurs passent de votre réserve à cet arrondissement.
legend-back = Des dos de cartes : tout le monde voit l'arrondissement, pas la valeur.
legend-reserve = Des promeneurs en réserve. Les cartes les amènent sur le plan.
legend-fountain = La Fontaine magique : qui l'a commence chaque phase du tour.

# Après la partie : raisons et regard sur les majorités

why-expected = environ { $amount } points de plus à attendre des districts
why-rival = environ { $amount } points de moins à attendre pour l’adversaire le plus fort
why-led = { $amount } districts de plus en tête bientôt
why-walkers = { $amount } promeneurs de plus sur le plan bientôt
lens-title = Majorités à un promeneur près
lens-won-by-one = { $district } : { $who } gagne { $points } points avec { $count } promeneurs, un de plus que le suivant.
lens-lost-by-one = { $district } : il manque un promeneur à { $who } pour { $points } points.
lens-by-one = { $who } : { $won } points gagnés à un promeneur près, { $lost } points perdus de même.

# Exemples à côté des règles
example-playable = Grenat peut jouer Eixample 4 : six contre cinq, seul en tête. Gràcia 3 ferait une égalité avec topaze.
example-turning = Chacun des deux déplacements seul créerait une égalité à Gràcia ; ensemble, grenat y est en tête.
