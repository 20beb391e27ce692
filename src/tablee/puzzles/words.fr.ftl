# Ce que l’on dit des énigmes.

mistake-unknown = Il n’y a pas d’énigme { $puzzle } pour { $game }.
