"""The tests of the local Discord: the real client talks to it."""
