"""Tests of the validation of request bodies."""
