"""Screens of the deals of each day."""
