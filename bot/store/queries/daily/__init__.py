"""Queries of each day's deals and attempts."""
