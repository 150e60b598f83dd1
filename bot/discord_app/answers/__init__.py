"""Answers to presses, by what they are about; each is told its verbs by what it answers."""
