"""What is said of what people play with each other."""
