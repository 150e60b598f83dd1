"""Where games and settings are kept; a game is key, deal and moves as text."""
