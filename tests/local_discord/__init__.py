"""Tests of the local Discord, many of them with discord.py as the client."""
