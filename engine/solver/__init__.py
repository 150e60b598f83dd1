"""Players and search: what can still be won, and what looks best."""
