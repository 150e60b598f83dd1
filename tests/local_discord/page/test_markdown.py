"""The page's rendering of Discord's markdown."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from local_discord import drawn
from local_discord.server import LocalDiscord
from tests.browser import Page, chromium
from tests.moments import begun

pytestmark = pytest.mark.asyncio(loop_scope="module")

_RENDER = """
async texts => {
    const { MarkdownRenderer } = await import("/local/page/markdown/renderer.js");
    const names = { user: id => id === "7" ? "Ada" : undefined, channel: () => "patience" };
    const markdown = new MarkdownRenderer(names, { now: () => new Date(1_000_000_000) });
    return texts.map(text => markdown.render(text).innerHTML);
}
"""

RENDERED = {
    "# One\n## Two\n### Three": "<h1>One</h1><h2>Two</h2><h3>Three</h3>",
    "#No": "<p>#No</p>",
    "**b** *i* _i_ __u__ ~~s~~ `c`": (
        "<p><strong>b</strong> <em>i</em> <em>i</em> <u>u</u> <s>s</s> <code>c</code></p>"
    ),
    "***both*** __*two*__": "<p><strong><em>both</em></strong> <u><em>two</em></u></p>",
    r"\*plain\* snake_case_name 2 * 3 * 4": "<p>*plain* snake_case_name 2 * 3 * 4</p>",
    "`*not* <@7>` ``a ` b``": "<p><code>*not* &lt;@7&gt;</code> <code>a ` b</code></p>",
    "> said\n> so\nthen": "<blockquote><p>said\nso</p></blockquote><p>then</p>",
    "- a\n  - b\n- c\n2. d": (
        "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>" + '<ol start="2"><li>d</li></ol>'
    ),
    "-# small": '<small class="subtext">small</small>',
    "```py\nx = '*'\n```after": (
        '<pre tabindex="0"><code data-language="py">x = \'*\'</code></pre><p>after</p>'
    ),
    "<@7> <@8> <#1> </coffee order:3>": (
        '<p><span class="mention">@Ada</span> <span class="mention">&lt;@8&gt;</span> '
        '<span class="mention">#patience</span> '
        '<span class="mention">/coffee order</span></p>'
    ),
    "||who||": (
        '<p><span class="spoiler" role="button" tabindex="0" aria-label="Spoiler">'
        "<span>who</span></span></p>"
    ),
    "[a](https://b.org) <https://c.org>": (
        '<p><a href="https://b.org" target="_blank" rel="noreferrer noopener">a</a> '
        '<a href="https://c.org" target="_blank" rel="noreferrer noopener">https://c.org</a></p>'
    ),
    "[a](javascript:b) <b>": "<p>[a](javascript:b) &lt;b&gt;</p>",
    "A<:spades:9>": (
        '<p>A<img class="emoji" src="/emojis/9.png" alt=":spades:" title=":spades:"></p>'
    ),
    "A♠ 👑 A\\♠ \\👑 A♠\ufe0e `A♠`": (
        '<p>A<span class="drawn">♠</span> <span class="drawn">👑</span> A♠ 👑 A♠\ufe0e '
        "<code>A♠</code></p>"
    ),
    "⚠\ufe0f 🇩🇪 👩\u200d🚀 1 → ✓ 1\ufe0f\u20e3": (
        '<p><span class="drawn">⚠\ufe0f</span> <span class="drawn">🇩🇪</span> '
        '<span class="drawn">👩\u200d🚀</span> 1 → ✓ '
        '<span class="drawn">1\ufe0f\u20e3</span></p>'
    ),
}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def page() -> AsyncIterator[Page]:
    local = LocalDiscord(clock=begun())
    await local.start()
    async with chromium() as browser:
        yield await Page.open(browser, local)
    await local.stop()


async def test_what_is_drawn_can_be_told_without_the_page(page: Page) -> None:
    texts = [chr(code) for code in range(0x21, 0x10000) if not 0xD800 <= code < 0xE000]
    texts += ["A♠", "\\♠", "♠\ufe0e", "♠\ufe0f", "`♠`", "👑", "\\👑", "1\ufe0f\u20e3", "♠\\♣"]
    rendered = await page.inner.evaluate(_RENDER, texts)
    told = [text for text in texts if drawn(text)]
    assert told == [text for text, one in zip(texts, rendered, strict=True) if "drawn" in one]


async def test_markdown_is_rendered_as_in_discord(page: Page) -> None:
    rendered = await page.inner.evaluate(_RENDER, list(RENDERED))
    assert dict(zip(RENDERED, rendered, strict=True)) == RENDERED


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("<t:999990:R>", "10 seconds ago"),
        ("<t:1007200:R>", "in 2 hours"),
        ("<t:827200:R>", "2 days ago"),
        ("<t:1000000:d>", "12/01/1970"),
        ("<t:1000000:D>", "12 January 1970"),
        ("<t:99999999999999999>", "Invalid Date"),
    ],
)
async def test_a_timestamp_is_rendered_in_its_style(page: Page, text: str, shown: str) -> None:
    [rendered] = await page.inner.evaluate(_RENDER, [text])
    assert f">{shown}<" in rendered
