"""Boxes of items, and checks that every plan must pass."""

from itertools import combinations

from bot.render.atlas import Atlas
from bot.render.painting import placed
from bot.render.plans import Block, Box, Item, Plan, Words


def bounds(item: Item, atlas: Atlas) -> Box:
    """The box of a sprite, a block or a line of words: as wide as its letters with their spacing,
    as high as what is drawn of them, marks included."""
    if isinstance(item, Words):
        sprites = [*placed(atlas, [item])]
        masks = [atlas.sprites[one.name][1] for one in sprites]
        rows = [
            (one.y + box[1], one.y + box[3])
            for one, mask in zip(sprites, masks, strict=True)
            if (box := mask.getbbox())
        ]
        right = sprites[-1].x + masks[-1].width
        return sprites[0].x, min(row[0] for row in rows), right, max(row[1] for row in rows)
    if isinstance(item, Block):
        return item.x, item.y, item.x + item.width, item.y + item.height
    width, height = atlas.sprites[item.name][0].size
    return item.x, item.y, item.x + width, item.y + height


def apart(one: Box, other: Box) -> bool:
    """Whether two boxes share no pixel."""
    side_by_side = one[2] <= other[0] or other[2] <= one[0]
    return side_by_side or one[3] <= other[1] or other[3] <= one[1]


def inside(inner: Box, outer: Box) -> bool:
    """Whether a box is within another."""
    return (
        outer[0] <= inner[0]
        and outer[1] <= inner[1]
        and inner[2] <= outer[2]
        and inner[3] <= outer[3]
    )


def check_plan(slots: Plan, size: tuple[int, int], atlas: Atlas) -> None:
    """Asserts that slots don't overlap, contain their items, and stay on the canvas."""
    for (name, (box, _)), (other, (other_box, _)) in combinations(slots.items(), 2):
        assert apart(box, other_box), f"{name} and {other} overlap"
    for name, (box, items) in slots.items():
        assert inside(box, (0, 0, *size)), f"{name} leaves the canvas"
        for item in items:
            assert inside(bounds(item, atlas), box), f"{item} leaves {name}"


def check_words(items: tuple[Item, ...], atlas: Atlas) -> None:
    """Asserts that no two lines of words overlap, or touch above each other."""
    lines = [item for item in items if isinstance(item, Words)]
    for one, other in combinations(lines, 2):
        left, top, right, bottom = bounds(one, atlas)
        below = left, top, right, bottom + 1
        assert apart(below, bounds(other, atlas)), f"{one} and {other} overlap"
