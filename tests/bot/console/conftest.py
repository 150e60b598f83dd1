"""Commands that run within the test."""

import pytest

from tests.bot.console.command import Here


@pytest.fixture
def here(capsys: pytest.CaptureFixture[str]) -> Here:
    return Here(capsys)
