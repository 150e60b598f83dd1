"""Presses: every meaning of a button, select or form as a value, and its custom id."""
