"""The solver's version, by which kept verdicts of an older one are known as such."""

from typing import Final

VERSION: Final = 9
"""Raised with every change that can decide more positions, or that corrects a verdict."""
