"""The harness of the tests that play."""

from tests.play.conftest import checker, empty_database, harness, renderer, troubled_harness

__all__ = ["checker", "empty_database", "harness", "renderer", "troubled_harness"]
