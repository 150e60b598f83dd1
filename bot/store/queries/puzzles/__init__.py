"""Queries of puzzles."""
