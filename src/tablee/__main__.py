"""`python -m tablee` is the command `tablee`."""

from tablee.command import main

main()
