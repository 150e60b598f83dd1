"""TODO bot/services/players."""
