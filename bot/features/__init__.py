"""What Divan does when it is asked: handlers, with their screens and sentences."""
