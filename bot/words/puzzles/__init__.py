"""What is said about puzzles."""
