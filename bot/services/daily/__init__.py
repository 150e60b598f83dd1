"""The deals of each day: drawn, sealed, opened, archived."""
