"""Words about games as they are played."""
