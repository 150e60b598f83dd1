"""The commands for a terminal, as a terminal runs them."""
