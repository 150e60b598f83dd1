"""What holds of every plan: slots stand apart, and what lies in a slot stays in it."""

from itertools import combinations
from random import randrange

import pytest

from bot.render import Atlas, Picture, Renderer, plan
from bot.render.layouts import ground_of, grounds
from bot.render.plans import CANVAS, Box, Item, Words, described
from engine import Game
from engine.catalogue import GAMES
from tests.bot.render.positions import fullest, random_pictures, vacated

GAMES_A_RUN = 12


def bounds(item: Item, atlas: Atlas) -> Box:
    """The box that a sprite or a line of words fills."""
    if isinstance(item, Words):
        width = atlas.width_of(item.text, item.style)
        height = atlas.sprites[f"{item.style} H"][0].height
        left = item.x - {"left": 0, "centre": width // 2, "right": width}[item.align]
        return left, item.y - height // 2, left + width, item.y - height // 2 + height
    width, height = atlas.sprites[item.name][0].size
    return item.x, item.y, item.x + width, item.y + height


def apart(one: Box, other: Box) -> bool:
    """Whether two boxes share no pixel."""
    side_by_side = one[2] <= other[0] or other[2] <= one[0]
    return side_by_side or one[3] <= other[1] or other[3] <= one[1]


def inside(inner: Box, outer: Box) -> bool:
    """Whether a box lies within another."""
    return (
        outer[0] <= inner[0]
        and outer[1] <= inner[1]
        and inner[2] <= outer[2]
        and inner[3] <= outer[3]
    )


def check(picture: Picture, atlas: Atlas) -> None:
    """Asserts all that holds of a plan."""
    slots = plan(picture)
    for (name, (box, _)), (other, (other_box, _)) in combinations(slots.items(), 2):
        assert apart(box, other_box), f"{name} and {other} meet"
    for name, (box, items) in slots.items():
        assert inside(box, (0, 0, *CANVAS)), f"{name} leaves the canvas"
        for item in items:
            assert inside(bounds(item, atlas), box), f"{item} leaves {name}"


def test_every_game_has_a_layout() -> None:
    for key in GAMES:
        assert ground_of(Picture(Game.start(key, 1).table)) in grounds()


@pytest.mark.parametrize("key", GAMES)
def test_slots_stand_apart_and_hold_what_lies_in_them(renderer: Renderer, key: str) -> None:
    seed = randrange(10**9)
    print(f"seeds from {seed}")  # noqa: T201 -- a random test tells its seed
    for i in range(GAMES_A_RUN):
        for picture in list(random_pictures(key, seed + i))[::7]:
            check(picture, renderer.atlas)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("over", [False, True])
def test_nothing_is_too_full_or_too_empty(renderer: Renderer, key: str, over: bool) -> None:
    for picture in (fullest(key), vacated(key)):
        check(Picture(picture.table, picture.heading, picture.fresh, over), renderer.atlas)


@pytest.mark.parametrize("key", GAMES)
def test_gold_marks_what_can_go_up_and_nothing_else(key: str) -> None:
    seed = randrange(10**9)
    print(f"seed {seed}")  # noqa: T201 -- a random test tells its seed
    for picture in random_pictures(key, seed):
        if picture.won:
            continue
        items = [str(item) for _, items in plan(picture).values() for item in items]
        lit = {int(item.split()[2]) for item in items if item.startswith("lit disc")}
        assert lit == picture.playable - {"w"}
        assert sum(" ring " in item for item in items) == len(picture.playable)


@pytest.mark.parametrize("key", GAMES)
def test_corners_mark_what_the_last_press_changed(key: str) -> None:
    table = Game.start(key, 1).table
    assert "corners" not in described(plan(Picture(table)))
    for name in table.piles:
        text = described(plan(Picture(table, fresh=frozenset({name}))))
        assert text.count("corners") == 1, name
