# What is said about puzzles.

mistake-unknown = There is no puzzle { $puzzle } of { $game }.
