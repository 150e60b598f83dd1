"""What a test expects to be refused."""

import pytest

from bot.errors import PlayError, Reason


def refused(reason: Reason) -> pytest.RaisesExc[PlayError]:
    """Expects that a player is told this, as `pytest.raises` does."""
    return pytest.raises(PlayError, check=lambda error: error.reason is reason)
