"""Screens of what people play with each other."""
