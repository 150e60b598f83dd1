"""What is true of every plan: slots don't overlap, and items stay within their slots."""

from dataclasses import replace
from random import randrange
from typing import Final

import pytest

from bot.languages import Language, speaking
from bot.render.atlas import Atlas
from bot.render.draw import Renderer
from bot.render.layouts import course_chart, digest, ground_of, grounds, plan
from bot.render.layouts import share_card as card
from bot.render.layouts.board import Board
from bot.render.painting import fitted
from bot.render.plans import Words
from bot.words.play.position import captions
from engine import Game
from engine.catalogue import GAMES
from tests.bot.languages.each import IN_EACH
from tests.bot.render.boards import board_of
from tests.bot.render.boxes import bounds, check_plan
from tests.bot.render.described import described
from tests.bot.render.positions import fullest, random_pictures, vacated

GAMES_A_RUN = 12


def check(picture: Board, atlas: Atlas) -> None:
    """Asserts what is true of every board's plan."""
    check_plan(plan(picture), grounds()[ground_of(picture)][0], atlas)


def test_every_game_has_a_layout() -> None:
    for key in GAMES:
        assert ground_of(board_of(Game.start(key, 1).table)) in grounds()


def test_no_words_are_on_a_ground_which_all_languages_share() -> None:
    every = [items for _, items in (grounds() | digest.grounds()).values()]
    every += [*card.grounds().values(), course_chart.ground()]
    assert not any(isinstance(item, Words) for items in every for item in items)


def test_every_games_name_can_be_written(renderer: Renderer) -> None:
    for rules in GAMES.values():
        for style in ("title", "name"):
            assert {f"{style} {letter}" for letter in rules.name.upper()} <= set(
                renderer.atlas.sprites
            )


@pytest.mark.parametrize("key", GAMES)
def test_slots_do_not_overlap_and_contain_their_items(renderer: Renderer, key: str) -> None:
    seed = randrange(10**9)
    print(f"seeds from {seed}")  # noqa: T201 -- a random test tells its seed
    for i in range(GAMES_A_RUN):
        for picture in list(random_pictures(key, seed + i))[::7]:
            check(picture, renderer.atlas)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("over", [False, True])
def test_the_fullest_and_the_emptiest_tables_fit(renderer: Renderer, key: str, over: bool) -> None:
    for picture in (fullest(key), vacated(key)):
        check(board_of(picture.table, picture.heading, picture.fresh, over), renderer.atlas)


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
    assert "corners" not in described(plan(board_of(table)))
    for name in table.piles:
        text = described(plan(board_of(table, fresh=frozenset({name}))))
        assert text.count("corners") == 1, name


LONGER: Final = {
    "stock": "Réserve",
    "waste": "Défausse",
    "counted_waste": "Ablage 104",
    "home": "Gelegt 104/104",
    "passes": "Durchgang 3/3",
}
"""Captions that need more room than in English."""


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("over", [False, True])
def test_longer_words_are_smaller_not_cut(renderer: Renderer, key: str, over: bool) -> None:
    english = fullest(key)
    longer = replace(english, over=over, captions=replace(english.captions, **LONGER))
    check(longer, renderer.atlas)
    assert renderer.png(longer) != renderer.png(replace(english, over=over))


def test_words_that_have_room_keep_their_style(renderer: Renderer) -> None:
    words = Words("WASTE", "caption", 0, 0, room=62)
    assert fitted(renderer.atlas, words).style == "caption"
    assert fitted(renderer.atlas, words._replace(room=61)).style == "fine"
    assert fitted(renderer.atlas, words._replace(room=1)).style == "fine"


@IN_EACH
@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("heading", ["#20", "freies Spiel", "from move 1,000"])
def test_a_heading_follows_its_title_in_any_language(
    renderer: Renderer, key: str, heading: str, language: Language
) -> None:
    english = board_of(Game.start(key, 1).table, heading)
    with speaking(language):
        other_captions = captions(english.table)
    named = [replace(english.captions, title=name) for name in ("Schach", "Der Großwesir")]
    for spoken in (english.captions, other_captions, *named):
        picture = replace(english, captions=spoken)
        check(picture, renderer.atlas)
        _, (title, after) = plan(picture)["heading"]
        starts, ends = bounds(after, renderer.atlas)[0], bounds(title, renderer.atlas)[2]
        assert 14 < starts - ends < 20, spoken.title
