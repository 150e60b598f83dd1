"""Players: their settings, and what is stored about them."""
