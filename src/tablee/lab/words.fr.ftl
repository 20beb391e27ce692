# Erreurs nommées `lab.<message>`.

mistake-no-tests = La couverture des règles lit les tests, et il n’y a pas de dossier de tests : lancez-la depuis une copie du dépôt.
mistake-unreadable = { $file } ne peut pas être lu : { $why }.
mistake-odd-mark = { $file }, ligne { $line } : une marque nomme ses règles par des textes simples.
mistake-no-games = On joue au moins une partie, pas { $games }.
mistake-levels = { $levels } robots ont été nommés pour { $seats } places ; nommez-en un, ou un par place.
mistake-no-code = Il n’y a pas de fichier { $file } contenant un robot.
mistake-no-ray = Ray n’est pas installé : pip install 'tablee[ray]'.
mistake-no-parquet = Les fichiers Parquet demandent pyarrow : pip install 'tablee[parquet]'.
mistake-no-kind = { $file } ne peut pas être écrit : son nom ne finit par aucun de { $kinds }.

# Le rapport d’équilibre
report-written = { $file } raconte { $games } parties.
report-title = { $game } : ce que disent beaucoup de parties
report-made = { $games } parties entre robots du même niveau ({ $level }), graine { $seed }. Les intervalles contiennent la vérité dans 95 cas sur 100. Les robots d’un niveau ont leurs habitudes : ce qui est vrai pour eux ne l’est pas forcément pour les gens.
report-players = { $players } joueurs
report-games = { $games } parties.
report-chairs = Victoires par place
report-chair = place { $seat } : { $share }
report-length = Décisions dans une partie, { $mean } en moyenne
report-points = Points à la fin, { $mean } en moyenne
report-points-note = La partie plus claire d’une barre : les gagnants.
report-events = Ce qui arrive, le plus rare d’abord
report-told = Compté dans { $games } des parties.
report-event-kind = événement
report-event-share = des parties
report-event-winner = fois pour un gagnant
report-event-other = fois pour un autre
report-openings = Premières actions
report-opening-text = action
report-opening-games = parties
report-opening-share = gagnées par qui a commencé
report-opening-sure = sûrement
report-options = Options, { $players } joueurs
report-option-name = option
report-option-games = parties
report-option-length = décisions
report-option-points = points
report-option-first = gagnées par la première place
report-usual = comme d’habitude
