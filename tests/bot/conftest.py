"""What running Divan within a test changes in the tests' own process is changed back."""

import os
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def _usual_umask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)
