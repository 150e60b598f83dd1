"""TODO bot/services/rankings."""
