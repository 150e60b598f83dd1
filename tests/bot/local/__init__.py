"""The tests of the local Discord: the real client talks to it."""

import warnings

with warnings.catch_warnings():
    # discord.py imports it, and it warns that Python 3.13 has it no more.
    warnings.simplefilter("ignore", DeprecationWarning)
    import audioop  # noqa: F401
