"""Where two parted, on screen: both moves on one board, told apart without colours."""

from random import Random, randrange

import pytest

from bot.features.matches.results import parting as picture
from bot.features.matches.results import with_parting
from bot.features.screen import Screen, public_text
from bot.languages import language_of, speaking
from bot.render.draw import Renderer
from bot.render.layouts import plan
from bot.render.layouts.marked_moves import Frame
from bot.render.plans import Words
from bot.services.core.work import finished
from bot.services.matches.comparison import Parted, parted, parting
from engine import Game
from engine.catalogue import GAMES
from tests.bot.services.together.pairs import noisy


@pytest.fixture(scope="module")
def renderer() -> Renderer:
    return Renderer.load()


def parted_games(first: Game, second: Game) -> Parted | None:
    records = first.moves, second.moves
    at = finished(parting(first.key, first.number, *records))
    return finished(parted(first.key, first.number, *records, at)) if at else None


def shown(at: Parted) -> Screen:
    return with_parting(public_text("", ()), at, "<@1>", "<@2>")


def played(record: str) -> Game:
    return Game.replay(record)


def test_both_moves_are_on_one_board() -> None:
    at = parted_games(played("sultan 20 2 t"), played("sultan 20 2 6 t"))
    assert at
    board = picture(at)
    assert board.heading == "MOVE 2"
    assert [(one.frame, one.label) for one in board.marked] == [
        (Frame.DASHED, "A"),
        (Frame.SOLID, "B"),
    ]
    assert [one.places[0].kind for one in board.marked] == ["stock", "slot"]
    assert shown(at).below == "-# A, dashed: <@1>. B, solid: <@2>."
    assert shown(at).alt.startswith(
        "Before move 2. Dashed frame, A: turned the next card. "
        "Solid frame, B: played A♣ from slot 6.\nSultan. "
    )


def test_who_went_no_further_has_no_frame() -> None:
    at = parted_games(played("sultan 20 2"), played("sultan 20 2 6 t"))
    assert at
    assert [one.label for one in picture(at).marked] == ["B"]
    assert shown(at).below == "-# B, solid: <@2>."
    there = parted_games(played("sultan 20 2 6 t"), played("sultan 20 2"))
    assert there
    assert [one.label for one in picture(there).marked] == ["A"]
    assert shown(there).below == "-# A, dashed: <@1>."


@pytest.mark.parametrize("key", GAMES)
def test_every_parting_can_be_drawn_and_told(renderer: Renderer, key: str) -> None:
    seed = randrange(10**9)
    print(f"seed {seed}")  # noqa: T201 -- a random test tells its seed
    rng, told = Random(seed), 0
    for _ in range(6):
        deal = rng.randrange(1, 10**9)
        at = parted_games(noisy(key, deal, rng, 0.02), noisy(key, deal, rng, 0.02))
        if at is None:
            continue
        for code in ("en-GB", "de"):
            with speaking(language_of(code)):
                assert len(shown(at).alt) <= 1024
                assert len(at_a_glance(renderer, at)) == len(picture(at).marked)
        told += 1
    assert told


def at_a_glance(renderer: Renderer, at: Parted) -> set[str]:
    """The names on the marked places."""
    board = picture(at)
    assert renderer.png(board) == renderer.png(picture(at))
    drawn = {
        item.text for _, items in plan(board).values() for item in items if isinstance(item, Words)
    }
    return drawn & {"A", "B"}


def test_the_names_lie_at_the_foot_of_the_places() -> None:
    at = parted_games(played("sultan 20 2 t"), played("sultan 20 2 6 t"))
    assert at
    slots = plan(picture(at))
    last = {slot: items[-1] for slot, (_, items) in slots.items() if items}
    names = {
        slot: str(item)
        for slot, item in last.items()
        if isinstance(item, Words) and item.text in ("A", "B")
    }
    assert names == {
        "stock": "head 'A' centre @740,250",
        "slot 6": "head 'B' centre @578,332",
    }
