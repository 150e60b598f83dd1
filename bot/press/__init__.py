"""Presses: what every button, select and form means, as a value, and its custom id."""
