"""A long crowd: many players at once, for minutes, on the program as an operator starts it."""
