"""TODO bot/services/replay."""
