"""Screens of where games were lost, and of replays."""
