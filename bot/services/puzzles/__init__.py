"""Puzzles: positions in which one move after another must be the right one."""
