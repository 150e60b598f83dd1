"""Whether every text and rank can be read: the colours of finished pictures, in every palette."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from itertools import chain
from typing import Final, TypeAlias

import pytest
from PIL import Image

from assets.deck.sprites import CODES
from bot.features.rankings.statistics import sheet
from bot.render.atlas import FREE, Atlas
from bot.render.draw import Renderer
from bot.render.layouts import ground_of, grounds, plan, statistics
from bot.render.layouts import share_card as card
from bot.render.painting import placed
from bot.render.plans import Item, Plan, Words
from engine import Game
from engine.catalogue import GAMES
from tests.bot.render.boards import board_of
from tests.bot.render.positions import fullest, vacated
from tests.bot.render.sheets import at_most, lost_card, of_a_few_days, won_card
from tests.bot.render.test_draw import opened
from tests.bot.render.test_ends import ENDED, won
from tests.contrast import ENOUGH, Colour, ratio

Drawn: TypeAlias = tuple[Image.Image, tuple[Item, ...]]
"""A finished picture, and everything on it."""

INDEX: Final = {"upright": (7, 10, 38, 50), "crosswise": (8, 11, 38, 49), "small": (7, 10, 32, 44)}
"""Where the rank stands on a card of each size."""
COMMON: Final = 0.05
"""The share of a letter's surroundings from which on a colour is its background."""


def colours_in(palette: bytes) -> list[Colour]:
    """A palette's colours, by entry."""
    channels = iter(palette)
    return list(zip(channels, channels, channels, strict=True))


def ranks(atlas: Atlas) -> Iterator[tuple[str, Image.Image]]:
    """Every rank and every disc's number with its surroundings, cut out of its sprite."""
    for code in CODES:
        for size, box in INDEX.items():
            yield f"{size} {code}", atlas.sprites[f"{size} {code}"][0].crop(box)
        yield f"small {code} faded", atlas.sprites[f"small {code} faded"][0].crop(INDEX["small"])
        for strip, top in (("upper strip", 8), ("lower strip", 16)):
            yield (
                f"{strip} {code}",
                atlas.sprites[f"{strip} {code}"][0].crop((4, top, 72, top + 26)),
            )
    for name in (f"{lit}disc {number}" for lit in ("", "lit ") for number in range(1, 9)):
        yield name, atlas.sprites[name][0].crop((8, 8, 26, 26))


def test_every_rank_can_be_read_on_its_card(renderer: Renderer) -> None:
    for deck, palette in renderer.atlas.palettes.items():
        colours = colours_in(palette)
        for name, cut in ranks(renderer.atlas):
            (paper, _), (ink, _) = Counter(cut.tobytes()).most_common(2)
            found = ratio(colours[paper], colours[ink])
            assert found >= ENOUGH, f"{name}, {deck}: {found:.2f}"


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("end", ["open", *ENDED])
@pytest.mark.parametrize("two_colour", [False, True])
def test_every_text_on_a_board_can_be_read(
    renderer: Renderer, key: str, end: str, two_colour: bool
) -> None:
    look = ENDED.get(end, {}) | {"two_colour": two_colour}
    start = board_of(Game.start(key, 20).table, "21 NOV 2026")
    for board in (start, fullest(key), vacated(key), board_of(won(key), "#1")):
        board = replace(board, **look)
        _, ground = grounds()[ground_of(board)]
        items = (*ground, *laid(plan(board)))
        check_words(renderer.atlas, (opened(renderer.png(board)), items))


def test_every_text_of_a_result_can_be_read(renderer: Renderer) -> None:
    for shared in (won_card(), lost_card()):
        items = (*card.grounds()[card.ground_of(shared)], *laid(card.slots(shared)))
        check_words(renderer.atlas, (opened(renderer.card(shared)), items))


def test_every_text_of_statistics_can_be_read(renderer: Renderer) -> None:
    for found in (of_a_few_days(), at_most(date(2028, 2, 29))):
        picture = opened(renderer.statistics(sheet(found)))
        plan = statistics.slots(sheet(found))
        items = (*statistics.ground(len(found.games)), *laid(plan))
        check_words(renderer.atlas, (picture, items))


def laid(slots: Plan) -> tuple[Item, ...]:
    """All items of a plan."""
    return tuple(chain.from_iterable(items for _, items in slots.values()))


def check_words(atlas: Atlas, drawn: Drawn) -> None:
    """Asserts that every letter stands out against all that is around it."""
    picture, items = drawn
    colours = colours_in(bytes(picture.getpalette() or ()))
    for words in (item for item in items if isinstance(item, Words)):
        ink = ink_of(atlas, words.style)
        for letter in placed(atlas, (words,)):
            sprite = atlas.sprites[letter.name][0]
            box = letter.x, letter.y, letter.x + sprite.width, letter.y + sprite.height
            pixels, shown = sprite.tobytes(), picture.crop(box).tobytes()
            around = Counter(s for entry, s in zip(pixels, shown, strict=True) if entry == FREE)
            for entry, count in around.items():
                if count < COMMON * around.total():
                    continue
                found = ratio(colours[ink], colours[entry])
                assert found >= ENOUGH, f"{words}, {letter.name}: {found:.2f}"


def ink_of(atlas: Atlas, style: str) -> int:
    """The entry that a style's letters are made of; their edges have others."""
    letters = (sprite for name, (sprite, _) in atlas.sprites.items() if name[:-2] == style)
    entries = Counter(entry for sprite in letters for entry in sprite.tobytes() if entry != FREE)
    return entries.most_common(1)[0][0]
