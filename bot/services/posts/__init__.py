"""TODO bot/services/posts."""
