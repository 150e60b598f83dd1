"""Features of matches: duels, tables, cups, and deals that are shared to be beaten."""
