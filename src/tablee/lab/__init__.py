"""Measuring and studying: coverage of the rules, comparisons of bots, reports. Beside the web, above everything else."""
