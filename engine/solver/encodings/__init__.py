"""Positions encoded for the compiled searches, and which searches suit them."""
