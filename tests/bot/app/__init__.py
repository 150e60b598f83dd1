"""Tests of the Discord app that don't need Discord."""
