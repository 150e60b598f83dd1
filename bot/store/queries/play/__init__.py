"""Queries of games as they are played."""
