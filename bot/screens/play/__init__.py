"""Screens of games as they are played."""
