"""Puzzles: what they are, and how they are found."""
