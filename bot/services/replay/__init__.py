"""Games as animations: which of their moves are shown, and when."""
