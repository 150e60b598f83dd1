"""The terminal commands: their arguments, how they run, what they print."""
