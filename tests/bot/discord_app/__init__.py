"""Tests of the Discord app that need no Discord."""
