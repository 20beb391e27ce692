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
mistake-no-pixels = Pictures in pixels need more packages: pip install 'tablee[pictures]'.

# Quick things to say.

saying-hello = Hello everybody!
saying-good-luck = Have fun!
saying-nice-move = Nice move!
saying-oops = Oops!
saying-thinking = I am thinking.
saying-your-turn = It is your turn!
saying-back-soon = I will be right back.
saying-thanks = Thank you!
saying-well-played = Well played!
saying-again = Once more?
saying-bye = See you soon!
# What the house says of somebody at a table, after their name.

house-left = has left the table. A bot plays on until they come back.
house-resigned = has resigned. A bot plays on to the end.
house-time = has no time left. A bot plays on until they come back.
house-away = is away. A bot plays on until they come back.
house-back = is back and plays again.
house-out = has no time left. The others may let a bot play on, or agree to end the table.
house-quick = had no time left: a quick action was made for them.
house-ask-takeback = asks to take back their last action. All others have to agree.
house-ask-end = asks to end this table. All others have to agree.
house-refuse = does not agree.
house-taken-back = takes back their last action: everybody agreed.
house-ended = ends this table: everybody agreed.
house-ask-coach = asks whether the coach may be asked at this table. All others have to agree.
house-coach-allowed = may ask the coach, and so may everybody at this table.
house-coach = has asked the coach.

# An action as people call it
deed = { $verb }: { $what }
