"""Where a finished game was lost, and how that is found out."""
