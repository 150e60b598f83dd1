"""How those compare who played the same deal: pure functions on records and scores."""
