"""TODO bot/services/solving."""
