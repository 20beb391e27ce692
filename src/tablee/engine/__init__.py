"""What every game shares: the contract, luck, records, native numbers. Knows no game, does no I/O but reading files it
is given, needs nothing beyond the standard library."""
