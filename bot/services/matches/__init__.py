"""What people play with each other."""
