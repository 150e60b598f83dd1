"""Divan on Discord: commands and buttons in, messages out. The only layer that knows discord.py."""
