"""Tests of the engine; they read like the rules page."""
