"""The renderer, loaded once."""

import pytest

from bot.render.draw import Renderer


@pytest.fixture(scope="package")
def renderer() -> Renderer:
    return Renderer.load()
