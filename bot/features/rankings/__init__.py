"""How players compare."""
