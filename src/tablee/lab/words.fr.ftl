# Ce qui ne va pas : erreurs nommées `lab.<message>`.

mistake-bots-for-seats = { $bots } robots nommés pour { $seats } places ; nommez-en un seul, ou un par place.
mistake-no-games = On joue au moins une partie, pas { $games }.
mistake-no-tests = La couverture des règles lit les tests, et il n’y a pas de dossier de tests : lancez-la depuis une copie du dépôt.
mistake-unreadable-test = { $file } est illisible : { $problem }.
mistake-rule-mark = { $file }, ligne { $line } : une marque de règle nomme ses règles en toutes lettres.
