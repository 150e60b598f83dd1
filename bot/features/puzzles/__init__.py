"""Puzzles: a position where one move still wins."""
