"""The board of The Shah: what is blocked, vacant, not laid yet, or next to fill."""

from dataclasses import replace

from bot.render import Board, plan
from bot.render.plans import described
from engine import Game, Table
from engine.cards import parsed
from engine.table import Place


def star(*rays: str, laid: int, vacancy: tuple[int, int] | None = None) -> Table:
    """A table with these rays, the others empty."""
    table = Game.start("shah", 1).table
    fill = Place("ray", *vacancy) if vacancy else None
    cards = tuple(map(parsed, rays)) + ((),) * (8 - len(rays))
    return replace(table, tableau=cards, circles=laid, next_fill=fill, legal=())


def lines(table: Table) -> dict[str, str]:
    """The plan as text, one line per slot."""
    text = described(plan(Board(table)))
    return {line.partition(":")[0]: line.partition(":")[2].strip() for line in text.splitlines()}


def line(table: Table, slot: str) -> str:
    """The items of one slot, as text."""
    return next(text for name, text in lines(table).items() if name.startswith(f"{slot} "))


def test_a_card_with_another_outside_it_is_shaded() -> None:
    table = star("", "7c 8d 9h", laid=3)
    assert line(table, "ray 2 circle 1").startswith("small 7c faded")
    assert line(table, "ray 2 circle 2").startswith("small 8d faded")
    assert line(table, "ray 2 circle 3").startswith("small 9h @")


def test_in_rays_1_and_5_a_strip_of_it_shows() -> None:
    table = star("7c 8d 9h", "", "", "", "Th Js Qd", laid=3)
    assert line(table, "ray 1").startswith("lower strip 7c @362,125 · lower strip 8d @362,89")
    assert line(table, "ray 5").startswith("upper strip Th @362,485 · upper strip Js @362,521")


def test_a_pile_shows_its_ends_and_its_suit() -> None:
    table = star("", "7c 8d Qh Jh Th", laid=3)
    assert line(table, "ray 2 circle 3") == (
        "small Th @706,41 · pip h @749,49 · ends pill @709,104 · ends 'Q-10' centre @744,118"
    )


def test_the_next_place_to_fill_has_a_plus() -> None:
    table = star("7c 8d", "7c 8d", laid=3, vacancy=(1, 3))
    assert line(table, "ray 1").startswith("small next @362,5 · plus @386,9")
    assert line(table, "ray 2 circle 3").startswith("small well")
    assert described(plan(Board(table))).count("plus") == 1
    assert "plus" not in described(plan(Board(table, over=True)))


def test_a_circle_not_laid_yet_has_no_vacancies() -> None:
    table = star("", "7c", "", laid=2, vacancy=(1, 1))
    assert line(table, "ray 2 circle 2").startswith("small well")
    assert line(table, "ray 2 circle 3").startswith("small unlaid")
    assert line(table, "ray 3 circle 1").startswith("small well")


def test_a_rays_number_is_on_its_next_place() -> None:
    forming, formed = star("", "7c", laid=1), star("", "7c", laid=3)
    assert line(forming, "ray 2 circle 2").endswith("disc 2 @641,117")
    assert line(forming, "disc 2") == ""
    assert line(formed, "disc 2") == "disc 2 @727,143"
