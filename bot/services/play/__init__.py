"""TODO bot/services/play."""
