"""Players that are programs: levels from novice to expert. They see views and worlds imagined from them, nothing else."""
