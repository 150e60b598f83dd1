"""The tests of Divan; they mirror the tree."""
