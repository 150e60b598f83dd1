"""Answers to interactions: made, sent in time, edited, sent once more."""
