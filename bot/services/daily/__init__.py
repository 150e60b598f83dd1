"""TODO bot/services/daily."""
