"""Queries of what people play with each other."""
