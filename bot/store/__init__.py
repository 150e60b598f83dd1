"""Storage for games, results and settings; a game is stored as key, deal and moves."""
