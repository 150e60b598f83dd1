"""Tests of what players are shown."""
