"""The deals of each day."""
