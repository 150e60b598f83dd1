"""Every kind of picture in each language: no word is cut, too wide for its place or on another."""

from collections.abc import Iterator
from itertools import islice

import pytest

from bot.features.analyses.films import film
from bot.features.help.help import page
from bot.features.matches.results import parting, podium
from bot.features.play.board import screen as game_screen
from bot.features.play.rules import rules
from bot.features.puzzles.puzzles import screen as puzzle_screen
from bot.features.rankings.statistics import sheet
from bot.features.screen import Screen
from bot.languages import Language, languages, speaking
from bot.languages.languages import language as language_named
from bot.press.settings import Topic
from bot.render.atlas import Atlas
from bot.render.draw import Renderer
from bot.render.layouts.film import MOST_FRAMES
from bot.render.plans import Point, Words
from bot.services.core.catalogue import decision, example
from bot.services.matches.comparison import Score, ranking
from engine import Game
from engine.catalogue import GAMES
from tests.bot.languages.pseudo import CODE, UNTOUCHED, MadeUp
from tests.bot.reels import reel_of
from tests.bot.render.boxes import bounds, check_plan, check_words, inside
from tests.bot.render.planned import Drawn, planned
from tests.bot.render.sheets import of_a_few_days, of_a_new_player
from tests.bot.screens.test_boards_in_german import STATES
from tests.bot.screens.test_days_in_german import digests, shares
from tests.bot.screens.test_help import ADA
from tests.bot.screens.test_in_german import PLAYED, analyses
from tests.bot.screens.test_puzzle import course, sample
from tests.bot.screens.together.test_parting import parted_games
from tests.play.records import lost, won

EDGE = 2
"""How many rows and columns at the edges of a picture no letter is drawn in."""
MARKED = str.maketrans("aceinouACEINOU", "áçêíñõûÁÇÊÍÑÕÛ")


def marked(message: str) -> str:
    """A sentence with a mark on each letter that can have one."""
    done, at = [], 0
    for kept in UNTOUCHED.finditer(message):
        done += [message[at : kept.start()].translate(MARKED), kept[0]]
        at = kept.end()
    return "".join((*done, message[at:].translate(MARKED)))


SPOKEN = (*languages(), language_named(CODE, "en", MadeUp(marked)))


@pytest.fixture(scope="module")
def atlas() -> Atlas:
    return Renderer.load().atlas


@pytest.mark.parametrize("language", SPOKEN, ids=lambda one: one.code)
def test_words_have_their_place(atlas: Atlas, language: Language) -> None:
    seen = set[str]()
    with speaking(language):
        for drawn in pictures():
            seen.add(type(drawn).__name__)
            for plan, size in planned(drawn):
                check_plan(plan, size, atlas)
                for _, items in plan.values():
                    check_words(items, atlas)
                    for item in items:
                        if isinstance(item, Words):
                            check_room(item, size, atlas)
    assert len(seen) == 9, seen


def check_room(words: Words, size: Point, atlas: Atlas) -> None:
    """Asserts that words are as wide as they may be, at most, and not at an edge of the picture."""
    box = bounds(words, atlas)
    assert not words.room or box[2] - box[0] <= words.room, words
    assert inside(box, (EDGE, EDGE, size[0] - EDGE, size[1])), words


def pictures() -> Iterator[Drawn]:
    """One of each kind and more, in the language that is spoken."""
    for screen in screens():
        if screen.picture:
            yield screen.picture
        yield from (figure.picture for figure in screen.figures)
    yield from map(sheet, (PLAYED, of_a_few_days(), of_a_new_player()))
    for record in (lost("shah"), won("sultan-classic")):
        yield from [*film(reel_of(Game.replay(record)), MOST_FRAMES).shots][::-20]
    for first, second in (("sultan 20 2 t", "sultan 20 2 6 t"), ("shah 12 d 4", "shah 12 d d")):
        if at := parted_games(Game.replay(first), Game.replay(second)):
            yield parting(at)
    scores = {"discord:1": (Score(100, 150), Score(88, 140)), "discord:2": (Score(60, 130), None)}
    patient = Score(60, 130), Score(71, 140)
    yield podium("sultan-classic", ranking(scores), scores, patient)


def screens() -> Iterator[Screen]:
    for key in GAMES:
        yield from (game_screen(of(key)) for of in STATES.values())
        yield rules(key, example(key), decision(key))
        yield from (puzzle_screen(view) for view in course(sample(key)[0]))
    yield page(Topic.MARKS, ADA, new_message=False)
    yield from (*digests(), *shares(), *islice(analyses(), 60))
