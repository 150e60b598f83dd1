"""Queries of what is posted, and where."""
