"""Tests of the world: people, permissions, messages, clock."""
