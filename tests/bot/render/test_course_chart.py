"""The chart of cards home by move: everything fits, can be read, and differs in shape."""

from random import Random

import pytest

from bot.render.draw import HEAVY, Renderer
from bot.render.layouts import course_chart
from bot.render.layouts.course_chart import CourseChart, Curve, Stroke
from bot.render.plans import Block, Words
from tests.bot.render.boxes import check_plan, check_words
from tests.bot.render.sheets import chart_of, long_chart, lost_chart, short_chart
from tests.bot.render.test_draw import check_words as check_contrast
from tests.bot.render.test_draw import laid, opened
from tests.effort import a_seed


def random_chart(seed: int) -> CourseChart:
    """Three random curves of up to a thousand moves, and any moves that may have lost."""
    random = Random(seed)
    plies = random.choice((1, 2, 10, 100, 300, 1000))

    def curve(name: str, stroke: Stroke, begins: int) -> Curve:
        home = sorted(random.randint(0, 95) for _ in range(random.randint(1, plies)))
        return Curve(name, stroke, begins, tuple(home))

    first = random.randint(0, plies)
    curves = (
        curve("Player", Stroke.SOLID, 0),
        curve("Solver", Stroke.DASHED, random.randint(0, plies)),
        curve("Patient", Stroke.DOTTED, 0),
    )
    lost = random.choice((None, (first, first), (first, random.randint(first, plies))))
    ends = max(one.ends for one in curves)
    lost = lost and (min(lost[0], ends), min(lost[1], ends))
    return chart_of("The Sultan (classic)", "day 9999", 95, curves, lost)


def test_everything_fits_and_can_be_read(renderer: Renderer) -> None:
    seed = a_seed()
    charts = lost_chart(), short_chart(), long_chart(), *map(random_chart, range(seed, seed + 20))
    for chart in charts:
        slots = course_chart.slots(chart)
        check_plan(slots, course_chart.SIZE, renderer.atlas)
        words = tuple(item for item in laid(slots) if isinstance(item, Words))
        check_words(words, renderer.atlas)
        file = renderer.course_chart(chart)
        assert len(file) <= HEAVY
        check_contrast(renderer.atlas, (opened(file), (*course_chart.ground(), *words)))


def test_equal_charts_have_equal_bytes(renderer: Renderer) -> None:
    picture = opened(renderer.course_chart(lost_chart()))
    assert picture.size == course_chart.SIZE
    assert renderer.course_chart(lost_chart()) == Renderer.load().course_chart(lost_chart())


def test_a_solid_curve_has_no_holes_and_the_others_do() -> None:
    home = tuple(ply // 3 for ply in range(200))
    columns = {stroke: drawn(stroke, home) for stroke in Stroke}
    whole = range(min(columns[Stroke.SOLID]), max(columns[Stroke.SOLID]) + 1)
    assert columns[Stroke.SOLID] == {*whole}
    shares = {stroke: len(columns[stroke]) / len(whole) for stroke in Stroke}
    assert 0.6 < shares[Stroke.DASHED] < 0.9
    assert 0.3 < shares[Stroke.DOTTED] < 0.6


def drawn(stroke: Stroke, home: tuple[int, ...]) -> set[int]:
    """The columns in which a curve of its own is drawn."""
    chart = chart_of("Sultan", "#1", 95, (Curve("You", stroke, 0, home),))
    ink = {Stroke.SOLID: "text", Stroke.DASHED: "gold", Stroke.DOTTED: "turquoise"}[stroke]
    _, items = course_chart.slots(chart)["plot"]
    blocks = (item for item in items if isinstance(item, Block) and item.ink == ink)
    return {x for block in blocks for x in range(block.x, block.x + block.width)}


@pytest.mark.parametrize("move", [0, 1, 100, 158])
def test_the_losing_move_is_named_and_crossed(move: int) -> None:
    home = (*range(80), *[80] * 79)
    curve = Curve("You", Stroke.SOLID, 0, home)
    slots = course_chart.slots(chart_of("Sultan", "#1", 95, (curve,), (move, move)))
    (said,) = (item for item in slots["lost"][1] if isinstance(item, Words))
    assert said.text == f"LOST: MOVE {move}"
    assert sum(isinstance(one, Block) and one.ink == "edge" for one in slots["plot"][1]) >= 16
