"""Words about players' settings and data."""
