"""How the fuzzers run: with a fixed number of examples, and a seed that they print."""

import os
import secrets
from collections.abc import Callable
from typing import Any, Final

from hypothesis import HealthCheck, Phase, seed, settings

SEED: Final = int(os.environ.get("FUZZ_SEED") or secrets.randbits(32))
"""Another one for each run; FUZZ_SEED repeats one."""


def fuzzed(examples: int) -> Callable[[Any], Any]:
    """Runs a test on so many examples, drawn from the seed alone."""
    fixed = settings(
        max_examples=examples,
        database=None,
        derandomize=False,
        print_blob=True,
        # No shrinking: an interaction that stays unanswered takes seconds each time.
        phases=(Phase.explicit, Phase.generate),
        # Examples share the test's fixtures on purpose: one world, attacked again and again.
        suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
    )
    return lambda test: seed(SEED)(fixed(test))
