"""What an operator reads."""
