"""Puzzles: positions where a win hangs on one move after another, and all that matters is seen."""
