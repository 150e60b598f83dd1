"""The board of The Shah: what is blocked, vacant, not laid yet, or next to fill."""

from dataclasses import replace

from bot.render.layouts import plan
from engine import Game, Table
from engine.cards import parsed
from engine.moves import WASTE, Build, Move
from engine.table import Place
from tests.bot.render.boards import board_of
from tests.bot.render.described import described


def star(
    *rays: str,
    laid: int = 3,
    vacancy: tuple[int, int] | None = None,
    waste: str = "",
    legal: tuple[Move, ...] = (),
) -> Table:
    """A table with these rays, the others empty."""
    table = Game.start("shah", 1).table
    fill = Place("ray", *vacancy) if vacancy else None
    cards = tuple(map(parsed, rays)) + ((),) * (8 - len(rays))
    return replace(
        table, tableau=cards, circles=laid, next_fill=fill, waste=parsed(waste), legal=legal
    )


def lines(table: Table) -> dict[str, str]:
    """The plan as text, one line per slot."""
    text = described(plan(board_of(table)))
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


def test_a_card_that_can_be_built_shows_the_rays_after_an_arrow() -> None:
    table = star("", "7c 8d 9h", "7d 8s Th", waste="9h", legal=(Build(2, 3), Build(WASTE, 3)))
    assert line(table, "ray 2 circle 3") == (
        "small 9h @706,41 · pip h @749,49 · build pill @721,104 · ends '3' centre @752,118"
    )
    assert "build pill" in line(table, "waste")
    assert described(plan(board_of(table))).count("build pill") == 2
    assert "build pill" not in described(plan(board_of(table, over=True)))


def test_a_card_that_can_be_built_on_two_rays_names_both() -> None:
    table = star("", "7c 8d 9h", "7d 8s Th", "7d 8s Th", legal=(Build(2, 3), Build(2, 4)))
    assert "wide build pill @711,104 · ends '3/4'" in line(table, "ray 2 circle 3")


def test_a_pile_that_can_be_built_shows_both_its_ends_and_the_ray() -> None:
    table = star("", "7c 8d Qh Jh Th", "7d 8s Jh", legal=(Build(2, 3),))
    assert line(table, "ray 2 circle 3") == (
        "small Th @706,41 · pip h @749,49 · ends pill @709,104 · ends 'Q-10' centre @744,118 · "
        "pip h @749,49 · build pill @734,76 · ends '3' centre @765,90"
    )


def test_the_next_place_to_fill_has_a_plus() -> None:
    table = star("7c 8d", "7c 8d", laid=3, vacancy=(1, 3))
    assert line(table, "ray 1").startswith("small next @362,5 · plus @386,9")
    assert line(table, "ray 2 circle 3").startswith("small well")
    assert described(plan(board_of(table))).count("plus") == 1
    assert "plus" not in described(plan(board_of(table, over=True)))


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
