"""Words about the deals of each day."""
