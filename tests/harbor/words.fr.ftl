title = Le port
prompt-bid = Fermez le poing sur { $purse ->
    [0] rien
    [one] une pièce au plus
   *[other] { $purse } pièces au plus
}.
prompt-bid-or-look = Fermez le poing sur { $purse ->
    [0] rien
    [one] une pièce au plus
   *[other] { $purse } pièces au plus
}, ou payez { $price } pour regarder d’abord une carte.
prompt-wait = On attend { $who }.
prompt-over = Le dernier quai est vendu.

phase = Quai { $now } sur { $all }
in-words = Le quai { $pier } est à vendre. { $deck } cartes dans la pioche. { $captains }
in-words-over = Le dernier quai est vendu. { $captains }
captain = { $who } : { $purse } pièces, quais { $piers }, cargaison { $cargo }, poing { $fist }.
none = aucun
unknown = inconnue
open = ouvert
closed = fermé
holding = fermé sur { $coins }
harbour = Port

colour-red = Rouge
colour-blue = Bleu
colour-green = Vert
colour-violet = Violet

label-deck = la prochaine carte
label-cargo = la cargaison de { $who }
label-coins = { $coins ->
    [0] rien
    [one] une pièce
   *[other] { $coins } pièces
}

log-peek-deck = { $who } regarde la prochaine carte.
log-peek-cargo = { $who } regarde la cargaison de { $whose }.
log-saw = Vous voyez { $card }.
log-closes = { $who } ferme le poing.
log-holds = Vous y tenez { $coins }.
log-opened = Les poings s’ouvrent : { $bids }.
log-takes = { $who } prend le quai { $pier } pour { $coins }.
log-sinks = Personne n’offre ; le quai { $pier } coule.
log-turned = Le quai { $pier } est à vendre.
log-end = Les cargaisons : { $cargo }. Les points : { $points }.

refusal-over = Le dernier quai est vendu.
refusal-no-captain = Ce capitaine n’existe pas.
refusal-fist-closed = Votre poing est déjà fermé.
refusal-purse-too-small = Vous avez { $purse } pièces, pas { $coins }.
refusal-no-looking = Il a été convenu que personne ne regarde.
refusal-looked = Vous avez déjà regardé une fois pour ce quai.
refusal-no-coins = Regarder coûte { $price }.
refusal-deck-empty = La pioche est vide.
refusal-known-already = Vous connaissez déjà cette cargaison.

pitch = Achetez des quais par offres cachées, et gardez votre cargaison pour vous.
about = Le jeu d’exemple des tests.
verb-peek = Regarder
verb-bid = Fermer le poing
slot-at = Regarder
slot-coins = Pièces
option-coins = Pièces
option-coins-note = Dans chaque bourse au départ.
option-cards = Paquet
option-cards-note = Combien de cartes sont mélangées.
option-cards-7 = 7 cartes, court
option-cards-12 = 12 cartes
option-piers = Quais
option-piers-note = Combien sont vendus.
option-lighthouse = Au phare
option-lighthouse-note = Qui est premier dans l’ordre du phare.
option-ties = Égalités
option-ties-note = Qui prend un quai quand les plus hautes offres sont égales.
option-ties-beacon = l’ordre du phare décide
option-ties-lot = le sort décide
option-peeking = Regards
option-peeking-note = Les capitaines peuvent payer pour voir une carte cachée.
option-price = Prix d’un regard
option-price-note = Pièces payées à la banque.

mistake-no-action = « { $text } » n’est pas une action ; écrivez « peek deck », « peek cargo2 » ou « bid 3 » ({ $most } au plus).
mistake-no-sight = « { $text } » n’est rien que d’autres pourraient voir d’une action.
