"""What people play with each other, and what proves the deals of days and matches."""
