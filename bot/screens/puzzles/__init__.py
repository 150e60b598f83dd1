"""Puzzles as messages."""
