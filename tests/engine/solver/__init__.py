"""Tests of the solver and the baseline players."""
