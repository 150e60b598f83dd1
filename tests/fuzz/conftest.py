"""The seed in the output of every fuzzer that fails, and a bot to attack."""

from collections.abc import Iterator

import pytest

from tests.fuzz.fuzzing import SEED
from tests.play.conftest import bots, checker, harness, kept, renderer, troubled_harness

__all__ = ["bots", "checker", "harness", "kept", "renderer", "troubled_harness"]


@pytest.fixture(autouse=True)
def _print_seed() -> Iterator[None]:
    print(f"seed {SEED}: FUZZ_SEED={SEED} repeats this run")  # noqa: T201 -- a random test prints its seed
    yield
