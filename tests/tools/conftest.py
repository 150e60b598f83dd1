"""The harness of the tests that play."""

from tests.play.conftest import checker, harness, renderer, troubled_harness

__all__ = ["checker", "harness", "renderer", "troubled_harness"]
