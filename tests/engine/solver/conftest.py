"""Chance for the solver's randomised tests."""

from random import Random

import pytest

from tests.effort import a_seed


@pytest.fixture
def random() -> Random:
    seed = a_seed()
    return Random(seed)
