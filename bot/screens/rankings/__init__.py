"""Screens of how players compare."""
