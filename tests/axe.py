"""What axe-core, a checker of accessibility, has to say about a page."""

from functools import cache
from importlib.resources import files
from typing import Final, Literal

from tests.browser import Page

_THEMES: Final[tuple[Literal["dark", "light"], ...]] = ("dark", "light")
_RUN: Final = """() => axe.run(document, {resultTypes: ["violations"]}).then(({violations}) =>
    violations.flatMap(rule => rule.nodes.map(node =>
        `${rule.id}: ${node.target.join(" ")}: ${node.failureSummary}`)))"""


@cache
def _script() -> str:
    return (files("axe_playwright_python") / "axe.min.js").read_text("utf-8")


async def complaints(page: Page) -> list[str]:
    """A line for each element that breaks a rule in the dark or the light theme."""
    if await page.inner.evaluate("!window.axe"):
        await page.inner.evaluate(_script())
    found: list[str] = []
    for theme in _THEMES:
        await page.inner.emulate_media(color_scheme=theme)
        found += [f"{theme}: {line}" for line in await page.inner.evaluate(_RUN)]
    return found
