# What went wrong: mistakes named `kit.<message>`.

mistake-clause-twice = The clause ‘{ $clause }’ stands there twice.
mistake-clause-missing = The clause ‘{ $clause }’ is missing.
mistake-clause-count = The clause ‘{ $clause }’ has { $found } values; { $count } are expected.
mistake-clause-choice = The clause ‘{ $clause }’ is one of { $allowed }, not ‘{ $said }’.
mistake-clause-number = The clause ‘{ $clause }’: a number is expected, not ‘{ $said }’.
mistake-clause-range = The clause ‘{ $clause }’: a number from { $low } to { $high } is expected, not { $said }.
mistake-clause-wrong = The clause ‘{ $clause }’ cannot be ‘{ $said }’.
mistake-clause-unknown = There is no clause ‘{ $clause }’.
mistake-no-rules-text = { $game } has no rules text in language ‘{ $lang }’.
mistake-rule-twice = Rule { $rule } stands twice in the rules text.
