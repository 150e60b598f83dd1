"""Divan, the bot: everything but the rules of the games."""

from typing import Final

DISTRIBUTION: Final = "divan-solitaire"
"""What pip calls it: on PyPI, `divan` is another project."""
