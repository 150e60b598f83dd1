"""Divan, the bot: everything but the rules of the games."""
