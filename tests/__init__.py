"""The tests of Divan, laid out like the code."""
