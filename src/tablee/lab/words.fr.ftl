# Erreurs nommées `lab.<message>`.

mistake-no-tests = La couverture des règles lit les tests, et il n’y a pas de dossier de tests : lancez-la depuis une copie du dépôt.
mistake-unreadable = { $file } ne peut pas être lu : { $why }.
mistake-odd-mark = { $file }, ligne { $line } : une marque nomme ses règles par des textes simples.
mistake-no-games = On joue au moins une partie, pas { $games }.
mistake-levels = { $levels } robots ont été nommés pour { $seats } places ; nommez-en un, ou un par place.
