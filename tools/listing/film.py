"""The README's animation: a whole game in the chat, pressed with a finger that is seen.

It has one palette for all pictures, and of each only what changes.
"""

from collections.abc import AsyncIterator, Iterator, Sequence
from io import BytesIO
from itertools import pairwise
from typing import Final, TypeAlias

from PIL import Image, ImageChops

from bot.render.animation import GifFile
from bot.render.atlas import FREE
from bot.words.labels import ALL_UP, REDEAL, RUN, TURN
from tests.browser import Page
from tools.listing.stage import Stage, Window, photograph

Picture: TypeAlias = Image.Image
Shot: TypeAlias = tuple[Picture, int]
"""A picture of the page, and for how many hundredths of a second it is shown."""
Press: TypeAlias = tuple[Picture, Picture]
"""The page with a finger on a button, and after it was pressed."""

PHONE: Final = Window(440, 800)
KEY: Final = "sultan"
DEAL: Final = 57
"""Won in few presses without much thought."""
COMMAND: Final = ("/divan play", f" game:{KEY}", f" deal:{DEAL} ")

LARGEST: Final = 2 * 2**20
"""Bytes, of the whole animation."""

TYPED: Final = 40
TOUCHED: Final = 30
READ: Final = 140
GLANCED_AT: Final = 60
END: Final = 500
SLOW_AT_FIRST: Final = 7
SLOW_AT_LAST: Final = 3

COLOURS: Final = 255
_SAMPLES: Final = 8
"""How many of the pictures the palette is made from."""

_POINT: Final = """
(button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    const finger = document.createElement("div");
    finger.id = "finger";
    finger.style.cssText = `position: fixed; left: ${x + width / 2 - 18}px;
        top: ${y + height / 2 - 18}px; width: 36px; height: 36px; border-radius: 50%;
        background: rgb(255 255 255 / 45%); border: 2px solid #fff; z-index: 9`;
    document.body.append(finger);
}
"""
_LIFT: Final = "() => document.getElementById('finger').remove()"


async def film(stage: Stage) -> list[Shot]:
    """A game of Ada's, from the command to the won board."""
    page = await stage.page("Ada", PHONE)
    typed = []
    await page.inner.locator("#composer textarea").click()
    for part in COMMAND:
        await page.inner.keyboard.type(part)
        typed.append(await _picture(page))
    await page.inner.keyboard.press("Enter")
    await page.settled()
    dealt = await _picture(page)
    presses = [press async for press in _presses(page, stage)]
    return [
        *((picture, TYPED) for picture in typed),
        (dealt, READ),
        *timed(presses),
    ]


def timed(presses: Sequence[Press]) -> Iterator[Shot]:
    """The presses at the pace of a reader, in the middle of somebody who leafs through them."""
    for number, (touched, after) in enumerate(presses, 1):
        if SLOW_AT_FIRST < number <= len(presses) - SLOW_AT_LAST:
            yield after, GLANCED_AT
        else:
            yield touched, TOUCHED
            yield after, END if number == len(presses) else READ


async def _presses(page: Page, stage: Stage) -> AsyncIterator[Press]:
    """Ada's presses, to the won end."""
    ada = stage.harness.player("Ada")
    while True:
        if result := (await stage.harness.last(ada)).result:
            assert result == "won"
            return
        label = pressed((await page.messages())[-1].buttons)
        button = page.inner.locator("article.message").last.get_by_role(
            "button", name=label, exact=True
        )
        await button.evaluate(_POINT)
        touched = await _picture(page)
        await page.inner.evaluate(_LIFT)
        await page.press(label)
        yield touched, await _picture(page)


def pressed(buttons: Sequence[str]) -> str:
    """The label of the button that does most, as somebody presses who thinks little."""
    running = (label for label in buttons if label.endswith(f"+{RUN()}"))
    up = (label for label in buttons if "·" in label)
    wanted = (ALL_UP(), *running, RUN(), REDEAL(), *up, TURN())
    return next(label for label in wanted if label in buttons)


async def _picture(page: Page) -> Picture:
    with Image.open(BytesIO(await photograph(page))) as picture:
        return picture.convert("RGB")


def animation(shots: Sequence[Shot]) -> bytes:
    """A GIF of the shots."""
    palette = _palette([picture for picture, _ in shots])
    drawn = [(_drawn(picture, palette), delay) for picture, delay in shots]
    first, delay = drawn[0]
    file = GifFile(first.size)
    file.add(first.im, (0, 0), delay, opaque=True)
    for (before, _), (after, delay) in pairwise(drawn):
        changed, at = _changed(before, after)
        file.add(changed.im, at, delay, opaque=False)
    return file.whole(bytes(palette.getpalette() or ()))


def _palette(pictures: Sequence[Picture]) -> Picture:
    """The colours of some of the pictures, side by side; the last one's among them."""
    chosen = [*pictures[:: max(1, len(pictures) // _SAMPLES)], pictures[-1]]
    width, height = chosen[0].size
    strip = Image.new("RGB", (width * len(chosen), height))
    for number, picture in enumerate(chosen):
        strip.paste(picture, (number * width, 0))
    return strip.quantize(COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)


def _drawn(picture: Picture, palette: Picture) -> Picture:
    """The picture in the palette's entries, as greys."""
    entries = picture.quantize(palette=palette, dither=Image.Dither.NONE)
    return Image.frombytes("L", entries.size, entries.tobytes())


def _changed(before: Picture, after: Picture) -> tuple[Picture, tuple[int, int]]:
    """The part that differs, free where it doesn't, and its corner; one pixel if nothing does."""
    differing = ImageChops.difference(before, after).point(lambda by: 255 if by else 0)
    box = differing.getbbox() or (0, 0, 1, 1)
    part = Image.new("L", (box[2] - box[0], box[3] - box[1]), FREE)
    part.paste(after.crop(box), (0, 0), differing.crop(box))
    return part, box[:2]
