"""The solver's processes, and who is served by them when."""
