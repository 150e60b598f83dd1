"""Divan, the bot: what players see, and what keeps their games."""
