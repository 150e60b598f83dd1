"""Players' settings and data."""
