# What went wrong: mistakes named `lab.<message>`.

mistake-bots-for-seats = { $bots } bots were named for { $seats } seats; name one, or one per seat.
mistake-no-games = At least one game is played, not { $games }.
mistake-no-tests = Rule coverage reads the tests, and there is no tests folder: run it from a checkout of the repository.
mistake-unreadable-test = { $file } cannot be read: { $problem }.
mistake-rule-mark = { $file }, line { $line }: a rule mark names its rules as plain texts.
