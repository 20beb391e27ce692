"""Players that are programs: levels from novice to expert. They see views and worlds imagined from them, nothing else."""

from tablee.bots.levels import LEVELS as LEVELS
from tablee.bots.levels import Level as Level
from tablee.bots.levels import find_level as find_level
from tablee.bots.think import think as think
