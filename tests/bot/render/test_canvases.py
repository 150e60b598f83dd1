"""Canvases: which of them are used again."""

from PIL import Image

from bot.render.painting import SPARE, Canvases


def test_the_last_used_canvases_are_kept() -> None:
    grounds = {str(number): Image.new("L", (3, 2)) for number in range(SPARE + 1)}
    canvases = Canvases(grounds)
    first, *others = [(name, canvases.taken(name)) for name in grounds]
    for name, canvas in (first, *others):
        canvases.give_back(name, canvas)
    for name, canvas in others:
        assert canvases.taken(name) is canvas
    assert canvases.taken(first[0]) is not first[1]


def test_a_canvas_has_one_user_at_a_time() -> None:
    canvases = Canvases({"ground": Image.new("L", (3, 2))})
    one, other = canvases.taken("ground"), canvases.taken("ground")
    assert one is not other
    canvases.give_back("ground", one)
    canvases.give_back("ground", other)
    assert {id(canvases.taken("ground")), id(canvases.taken("ground"))} == {id(one), id(other)}
