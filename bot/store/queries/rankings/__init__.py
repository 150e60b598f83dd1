"""Queries of results, totals and leaderboards."""
