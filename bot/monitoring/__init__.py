"""What shows an operator, and their monitoring, how Divan is doing."""
