"""The tests of what searches and plays the games."""
