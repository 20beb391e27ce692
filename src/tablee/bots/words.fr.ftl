# Erreurs nommées `bots.<message>`.

mistake-no-level = Il n’y a pas de niveau de robot « { $level } » ; il y a { $levels }.
