"""Words about where games were lost, and about replays."""
