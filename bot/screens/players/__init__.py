"""Screens of help and of players' data."""
