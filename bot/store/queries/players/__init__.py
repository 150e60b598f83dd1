"""Queries of players and their data."""
