# Ce qui ne va pas : erreurs nommées `kit.<message>`.

mistake-clause-twice = La clause « { $clause } » figure deux fois.
mistake-clause-missing = La clause « { $clause } » manque.
mistake-clause-count = La clause « { $clause } » a { $found } valeurs ; il en faut { $count }.
mistake-clause-choice = La clause « { $clause } » vaut { $allowed }, pas « { $said } ».
mistake-clause-number = La clause « { $clause } » : un nombre est attendu, pas « { $said } ».
mistake-clause-range = La clause « { $clause } » : un nombre de { $low } à { $high } est attendu, pas { $said }.
mistake-clause-wrong = La clause « { $clause } » ne peut pas être « { $said } ».
mistake-clause-unknown = Il n’y a pas de clause « { $clause } ».
mistake-no-rules-text = { $game } n’a pas de règles en langue « { $lang } ».
mistake-rule-twice = La règle { $rule } figure deux fois dans le texte.
mistake-no-pixels = Les images en pixels demandent d’autres paquets : pip install 'tablee[pictures]'.

# Ce qui se dit d’un geste.

saying-hello = Bonjour tout le monde !
saying-good-luck = Amusez-vous bien !
saying-nice-move = Joli coup !
saying-oops = Oups !
saying-thinking = Je réfléchis.
saying-your-turn = C’est à vous !
saying-back-soon = Je reviens tout de suite.
saying-thanks = Merci !
saying-well-played = Bien joué !
saying-again = On en refait une ?
saying-bye = À bientôt !
# Ce que la maison dit de quelqu’un à table, après son nom.

house-left = a quitté la table. Un robot joue à sa place jusqu’à son retour.
house-resigned = a abandonné. Un robot joue à sa place jusqu’à la fin.
house-time = n’a plus de temps. Un robot joue à sa place jusqu’à son retour.
house-away = n’est plus là. Un robot joue à sa place jusqu’à son retour.
house-back = est de retour et joue de nouveau.
house-out = n’a plus de temps. Les autres peuvent faire jouer un robot ou s’accorder pour arrêter la partie.
house-quick = n’avait plus de temps : un coup rapide a été joué à sa place.
house-ask-takeback = demande à reprendre sa dernière action. Tous les autres doivent être d’accord.
house-ask-end = propose d’arrêter la partie. Tous les autres doivent être d’accord.
house-refuse = n’est pas d’accord.
house-taken-back = reprend sa dernière action : tout le monde était d’accord.
house-ended = arrête la partie : tout le monde était d’accord.
house-ask-coach = demande si l’on peut interroger l’entraîneur à cette table. Tous les autres doivent être d’accord.
house-coach-allowed = peut interroger l’entraîneur, comme tout le monde à cette table.
house-coach = a interrogé l’entraîneur.

# Une action, comme on la nomme
deed = { $verb } : { $what }
