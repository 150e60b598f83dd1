"""Data written by released versions, to check that later ones can still read it."""
