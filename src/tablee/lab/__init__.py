"""The laboratory: games by the thousand, matches between bots, measurements."""
