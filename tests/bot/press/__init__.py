"""Tests of presses and their custom ids."""
