"""The harness of the tests that play."""

from tests.play.conftest import bots, checker, harness, kept, renderer, troubled_harness

__all__ = ["bots", "checker", "harness", "kept", "renderer", "troubled_harness"]
