"""Speed of the rules, the search and the pictures of every game: `python bench/engine.py [game ...] [--json]`."""

import json
import sys

from tablee.engine import catalogue
from tablee.lab.bench import measure, report

if __name__ == "__main__":
    wanted = [name for name in sys.argv[1:] if not name.startswith("--")] or list(catalogue.names())
    print(json.dumps([measure(name) for name in wanted], indent=2) if "--json" in sys.argv else report(wanted))
