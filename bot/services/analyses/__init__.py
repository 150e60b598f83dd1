"""TODO bot/services/analyses."""
