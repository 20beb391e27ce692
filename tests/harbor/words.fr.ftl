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
