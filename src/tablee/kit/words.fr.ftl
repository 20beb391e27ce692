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
