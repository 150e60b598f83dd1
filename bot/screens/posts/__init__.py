"""Screens that are posted, and those of a server's settings."""
