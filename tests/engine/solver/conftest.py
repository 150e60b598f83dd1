"""Chance for the solver's randomised tests."""

from random import Random, randrange

import pytest


@pytest.fixture
def random() -> Random:
    seed = randrange(10**9)
    print(f"seed {seed}")  # noqa: T201 -- a random test tells its seed
    return Random(seed)
