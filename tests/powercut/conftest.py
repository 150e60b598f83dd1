"""Chance, which can be repeated."""

import os
from random import Random
from secrets import randbits

import pytest


@pytest.fixture
def random() -> Random:
    seed = int(os.environ.get("SEED") or randbits(32))
    print(f"SEED={seed}")  # noqa: T201 -- shown if the test fails
    return Random(seed)
