"""Tests of what players see."""
