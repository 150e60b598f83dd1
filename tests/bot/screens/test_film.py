"""The message of an animation: its words, its buttons, and its frames as boards."""

from dataclasses import replace
from datetime import date

import pytest

from bot.features.analyses import films
from bot.features.asked import Drawn
from bot.features.screen import Button, Screen
from bot.press.analyses import CutFilm
from bot.render.layouts.film import MOST_FRAMES, Pace
from bot.services.core.days import closes_at
from bot.services.play.game_view import Attempt
from bot.services.replay import HIGHLIGHT, Reel, highlight
from engine import Game
from engine.catalogue import GAMES
from tests.bot.game_views import in_terms
from tests.bot.reels import reel_of
from tests.bot.screens.phone import ROW, width
from tests.bot.screens.test_game import check_limits
from tests.long_records import KEY, NUMBER, to_and_fro
from tests.names import as_read
from tests.play.records import lost, won

LOST = Game.replay(lost("shah"))
PLIES = len(LOST.moves)
FILE = b"GIF89a"


def shown(reel: Reel, drawn: int | None = None, *, posted: bool = False) -> Screen:
    frames = films.frames(reel) if drawn is None else drawn
    return films.screen(reel, Drawn(FILE, frames), posted=posted, new_message=True)


def buttons(screen: Screen) -> dict[str, Button]:
    return {one.label: one for row in screen.rows if isinstance(row, tuple) for one in row}


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("posted", [False, True])
def test_a_film_keeps_discords_limits_and_a_phones(key: str, posted: bool) -> None:
    for record in (won(key), lost(key)):
        game = Game.replay(record)
        day = date(2026, 11, 21)
        attempt = Attempt(day, closes_at(day), 77, 120, number=47, is_over=True)
        for reel in (reel_of(game), reel_of(game, *highlight(len(game.moves), 30), losing=30)):
            ranked = replace(reel, view=in_terms(replace(reel.view, attempt=attempt, deal=None)))
            for one in (reel, ranked):
                screen = shown(one, 20, posted=posted)
                check_limits(screen)
                assert screen.picture is None
                assert len(screen.film_alt) <= films.ALT_AT_MOST
                for row in screen.rows:
                    assert isinstance(row, tuple)
                    assert width(row) <= ROW
                for other in films.refused(one, screen):
                    check_limits(other)
                    assert other.film is None


def test_the_longest_game_is_told_within_the_limit() -> None:
    reel = reel_of(Game.start(KEY, NUMBER).played_all(to_and_fro(10_000).split()))
    assert "moves 1 to" not in films.heading(reel)
    assert "10,000 moves" in films.heading(reel)
    check_limits(shown(reel, MOST_FRAMES))
    cut = films.shortened(MOST_FRAMES, 10_002)
    assert cut == "Not every move has a frame here: 400 of 10,002 positions are shown."


def test_the_whole_game_offers_its_highlight_and_the_highlight_the_whole() -> None:
    assert buttons(shown(reel_of(LOST)))["Highlight"].press == CutFilm(7, PLIES - HIGHLIGHT, PLIES)
    assert "Whole game" not in buttons(shown(reel_of(LOST)))
    part = buttons(shown(reel_of(LOST, PLIES - HIGHLIGHT)))
    assert part["Whole game"].press == CutFilm(7, 0, None)
    assert "Highlight" not in part
    assert part["Post"].press == CutFilm(7, PLIES - HIGHLIGHT, None, posted=True)
    assert buttons(shown(reel_of(LOST, 3, 9)))["Post"].press == CutFilm(7, 3, 9, posted=True)
    assert [*buttons(shown(reel_of(LOST), posted=True))] == ["Play this deal"]


def test_the_highlight_is_around_the_losing_move() -> None:
    assert highlight(99, None) == (79, 99)
    assert highlight(99, 52) == (40, 60)
    assert highlight(99, 97) == (79, 99)
    assert highlight(99, 3) == (0, 11)
    assert highlight(8, None) == (0, 8)


@pytest.mark.parametrize("losing", [52, 55])
def test_the_losing_move_is_marked_held_and_told(losing: int) -> None:
    reel = reel_of(LOST, 40, 60, losing=losing)
    film = films.film(reel, MOST_FRAMES)
    shots = [*film.shots]
    (marked,) = [shot for shot in shots if shot.marked]
    at = losing - 40
    assert shots[at] is marked
    assert film.paces[at] is Pace.HELD
    assert marked.caption == "The losing move"
    assert marked.board.fresh
    assert f"Move {losing} lost the game." in films.alt(reel)
    assert "lost the game" not in films.alt(reel_of(LOST, 0, 40, losing=losing))


def test_the_last_move_can_be_the_losing_one() -> None:
    """It has a frame of its own before the end. It used to have none."""
    reel = reel_of(LOST, PLIES - 9, losing=PLIES)
    film = films.film(reel, MOST_FRAMES)
    shots = [*film.shots]
    assert len(shots) == len(film.paces) == films.frames(reel) == 11
    assert [shot.marked for shot in shots] == [*[False] * 9, True, False]
    assert film.paces[-2] is Pace.HELD
    assert shots[-2].board.end is None
    assert shots[-1].board.end
    assert films.frames(reel_of(LOST, PLIES - 9)) == 10


def test_a_move_before_the_first_position_is_not_marked() -> None:
    reel = reel_of(LOST, 50, 60, losing=50)
    assert not any(shot.marked for shot in films.film(reel, MOST_FRAMES).shots)


def test_a_film_says_whose_it_is_only_if_they_may_be_named() -> None:
    reel = reel_of(LOST)
    assert as_read(films.heading(reel)).splitlines() == [
        "### Replay: The Shah #12",
        f"-# <@1> · {PLIES} moves · no moves left, 20 of 88 home",
    ]
    assert "<@1>" not in films.heading(replace(reel, player=None))


def test_the_pictures_title_is_free_play_where_the_deal_is_too_long() -> None:
    game = Game.start("sultan", 2**63 - 1).played_all(["t", "t"])
    film = films.film(reel_of(game), MOST_FRAMES)
    assert {shot.board.heading for shot in film.shots} == {"FREE PLAY"}
