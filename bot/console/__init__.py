"""The commands for a terminal: what they are given, how they run, what they print."""
