"""What holds for every screen, by the registry of examples: at Discord, on a phone, in languages.

What each says and offers in English is kept, beside it, as text: it can only change on purpose.
A new kind of screen without an example fails here, and so does a button that none shows.
"""

import importlib
import inspect
import os
import pkgutil
from collections.abc import Callable, Iterator
from difflib import unified_diff
from itertools import islice
from pathlib import Path
from random import Random
from typing import Final, get_args

import pytest

from bot import features
from bot.features.analyses import films
from bot.features.matches import cup, duel
from bot.features.play.board import in_words, screen
from bot.features.posts import digest, reminder
from bot.features.rankings.statistics import sheet
from bot.features.screen import Screen
from bot.languages import ENGLISH, Language, languages, speaking
from bot.languages import language as language_named
from bot.press.games import DealInstead, DealWinnableInstead, FillAll, SubmitMoves
from bot.press.press import NAMED
from bot.press.puzzles import TryMove
from bot.press.together import AnnounceCup, Disqualify
from bot.render.atlas import Atlas
from bot.render.draw import Renderer
from bot.render.layouts.board import Board
from bot.render.layouts.film import MOST_FRAMES
from bot.render.plans import Plan, Point, Words
from bot.words.games import rules_page
from engine import Game
from engine.catalogue import GAMES
from tests.bot.game_views import view, wandered
from tests.bot.languages.each import IN_EACH
from tests.bot.languages.leftovers import english, left
from tests.bot.languages.pseudo import CODE, UNTOUCHED, MadeUp, pseudo_language
from tests.bot.languages.setting import misset
from tests.bot.reels import reel_of
from tests.bot.render.boxes import bounds, check_plan, check_words, inside
from tests.bot.render.planned import Drawn, planned
from tests.bot.render.sheets import of_a_few_days, of_a_new_player
from tests.bot.screens.examples import SUBJECTS, Example, Subject, examples
from tests.bot.screens.reading import check_limits, every_press, over_limits, said, written
from tests.bot.screens.values import panels
from tests.effort import a_seed
from tests.play.records import lost, won

KEPT: Final = Path(__file__).parent / "kept"
MOST_TOLD: Final = 60
"""How many lines of a difference are told."""
WIDE: Final = {("de", "['◀ Nov 2028', '16.–31. Dez ▶', 'Heute']")}
"""Known to wrap by two pixels, in the font by which we measure."""
OTHERWISE: Final = {
    AnnounceCup,
    DealInstead,
    DealWinnableInstead,
    Disqualify,
    FillAll,
    SubmitMoves,
    TryMove,
}
"""Presses that no screen offers: those of former boards, and forms."""
QUOTED: Final = {"chess", "KB"}
"""What is no English, whoever reads it."""
SAID_AS_POSTED: Final = {
    digest.posted,
    reminder.reminder,
    reminder.reminders_off,
    films.screen,
    films.refused,
    duel.over,
    cup.over,
}
"""What is said in the language that is spoken: whoever posts it speaks that of its readers."""


def test_each_function_that_makes_screens_has_an_example() -> None:
    shown = {example.of for example in examples()}
    missing = {f"{one.__module__}.{one.__qualname__}" for one in makers() if one not in shown}
    assert not missing, "add one to tests/bot/screens/examples.py"


def makers() -> Iterator[Callable[..., object]]:
    """The public functions of what the bot says that make screens, but of a text that they get."""
    for found in pkgutil.walk_packages(features.__path__, f"{features.__name__}."):
        if found.name == Screen.__module__:
            continue
        module = importlib.import_module(found.name)
        for name, one in vars(module).items():
            is_ours = inspect.isfunction(one) and one.__module__ == found.name
            if is_ours and name[0] != "_" and not inspect.iscoroutinefunction(one):
                made = one.__annotations__.get("return")
                makes = made is Screen or Screen in get_args(made)
                if makes and "above" not in one.__annotations__:
                    yield one


def test_each_press_stands_on_an_example() -> None:
    offered = {type(press) for _, made in read() for press in every_press(made)}
    assert {*NAMED} - offered == OTHERWISE


def read() -> Iterator[tuple[Example, Screen]]:
    """Every example in the language that is spoken."""
    return ((example, made) for example in examples() for made in example.screens())


def reported(found: Iterator[tuple[Example, str]]) -> None:
    """Fails with each thing that was found, and an example of it."""
    by_what: dict[str, list[Example]] = {}
    for example, what in found:
        by_what.setdefault(what, []).append(example)
    if by_what:
        told = (f"{what} ({len(of)}): {of[0]}" for what, of in by_what.items())
        pytest.fail("\n".join(told), pytrace=False)


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda one: one.__name__)
def test_each_says_what_was_kept(subject: Subject) -> None:
    """`KEEP=1` keeps what is said now, to be read as a change of the kept files."""
    file = KEPT / f"{subject.__name__}.txt"
    screens = (written(made) for example in subject() for made in example.screens())
    now = "\n".join(dict.fromkeys(screens)) + "\n"
    if os.environ.get("KEEP"):
        file.write_text(now, "utf-8")
    kept = file.read_text("utf-8")
    if now != kept:
        differs = unified_diff(kept.splitlines(), now.splitlines(), "kept", "now", lineterm="", n=9)
        pytest.fail("\n".join(islice(differs, MOST_TOLD)), pytrace=False)


IN_ANY = pytest.mark.parametrize(
    "language", [*languages(), pseudo_language()], ids=lambda one: one.code
)


@IN_ANY
def test_discord_takes_it_and_no_row_wraps_on_a_phone(language: Language) -> None:
    """The pseudo-language is longer than any, so its rows may wrap and its alt texts be long."""
    with speaking(language):
        reported(
            (example, what)
            for example, made in read()
            for what in over_limits(made, is_longer=language.code == CODE)
            if (language.code, what.removeprefix("wraps: ")) not in WIDE
        )


def test_no_word_was_never_handed_to_a_translator() -> None:
    with speaking(pseudo_language()):
        reported(
            (one, word)
            for one, made in read()
            for word in left(_without_rules(said(made)))
            if word not in QUOTED
        )


@IN_EACH
def test_no_word_is_english_in_another_language(language: Language) -> None:
    with speaking(language):
        reported((one, word) for one, made in read() for word in english(said(made), language.code))


@IN_EACH
def test_texts_are_set_as_their_language_is(language: Language) -> None:
    with speaking(language):
        reported(
            (one, bad)
            for one, made in read()
            for text in (made.above, made.below, made.alt)
            for bad in misset(text, language.code)
        )


def _without_rules(text: str) -> str:
    """A text without the pages of rules, which are written in each language by themselves."""
    for key in GAMES:
        text = text.replace(rules_page(key).strip(), "")
    return text


def test_what_everybody_sees_is_in_everybodys_language_and_the_rest_in_the_readers() -> None:
    other = pseudo_language()
    in_both = {}
    for readers, language in (("reader", other), ("everybody", ENGLISH)):
        with speaking(language):
            in_both[readers] = [made for _, made in read()]
    with speaking(other, ENGLISH):
        mixed = [*read()]
    reported(
        (example, "in the wrong language")
        for (example, made), of_reader, of_all in zip(mixed, *in_both.values(), strict=True)
        if made != (of_all if not made.private else of_reader) and example.of not in SAID_AS_POSTED
    )


def test_no_picture_names_anybody() -> None:
    for example, made in read():
        if made.picture:
            drawn = said(Screen("", made.picture, "", (), True, True, alt=made.alt))
            assert "<@" not in drawn, str(example)
            assert "discord:" not in drawn, str(example)


@pytest.mark.parametrize("key", GAMES)
def test_a_random_game_keeps_the_limits_wherever_it_is(key: str) -> None:
    seed = a_seed()
    rng = Random(seed)
    language = rng.choice(languages())
    with speaking(language):
        before: Game | None = None
        for game in wandered(key, seed):
            found = view(game, before)
            for one in panels(found) if rng.random() < 0.2 else (found,):
                check_limits(screen(one))
            check_limits(in_words(found))
            before = game


# Pictures

EDGE: Final = 2
"""How many rows and columns at the edges of a picture no letter is drawn in."""
MARKED: Final = str.maketrans("aeinouAEINOU", "áêíñõûÁÊÍÑÕÛ")
"""None below a letter, where the next line has some above: no language has so many."""


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
def test_the_words_of_pictures_have_their_place(atlas: Atlas, language: Language) -> None:
    """None is cut, too wide for its place or on another."""
    with speaking(language):
        drawn = {*pictures()}
        assert len({type(one) for one in drawn}) == 9
        plans = {_written(plan): (plan, size, one) for one in drawn for plan, size in planned(one)}
    for plan, size, of in plans.values():
        check_plan(plan, size, atlas)
        for _, items in plan.values():
            # A mark's name lies on what a card says.
            if not (isinstance(of, Board) and of.marked):
                check_words(items, atlas)
            for item in items:
                if isinstance(item, Words):
                    check_room(item, size, atlas)


def _written(plan: Plan) -> object:
    """What a plan says, and where: most boards say the same."""
    return frozenset(
        (name, *map(str, (one for one in items if isinstance(one, Words))))
        for name, (_, items) in plan.items()
    )


def check_room(words: Words, size: Point, atlas: Atlas) -> None:
    """Asserts that words are as wide as they may be, at most, and not at an edge of the picture."""
    box = bounds(words, atlas)
    assert not words.room or box[2] - box[0] <= words.room, words
    assert inside(box, (EDGE, EDGE, size[0] - EDGE, size[1])), words


def pictures() -> Iterator[Drawn]:
    """All that the examples have, and frames of films, in the language that is spoken."""
    for _, made in read():
        yield from (one for one in (made.picture,) if one)
        yield from (figure.picture for figure in made.figures)
    yield from map(sheet, (of_a_few_days(), of_a_new_player()))
    for record in (lost("shah"), won("sultan-classic")):
        yield from [*films.film(reel_of(Game.replay(record)), MOST_FRAMES).shots][::-20]
