"""Tests of the terminal commands."""
