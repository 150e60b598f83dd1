"""Divan on Discord: commands and buttons in, messages out. The only floor that knows discord.py."""
