"""Programs for who works on Divan: no part of it, and no tests."""
