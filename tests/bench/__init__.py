"""Measurements, beside what they are compared to."""
