"""Letters, and where layouts have room for words."""

import sys
import unicodedata
from collections import Counter
from dataclasses import replace
from typing import Final

import pytest

from bot.languages import Language, speaking
from bot.render.atlas import Atlas
from bot.render.draw import Renderer
from bot.render.layouts import digest, ground_of, grounds, plan
from bot.render.layouts import share_card as card
from bot.render.layouts.board import Board
from bot.render.painting import fitted, placed
from bot.render.plans import Words, is_marked, letters, width_of
from bot.words.position import captions
from engine import Game
from engine.catalogue import GAMES
from tests.bot.languages.each import IN_EACH
from tests.bot.render.boards import board_of
from tests.bot.render.boxes import bounds, check_plan
from tests.bot.render.described import described
from tests.bot.render.positions import fullest, random_pictures, vacated
from tests.effort import a_seed

ALPHABET: Final = "abcdefghijklmnopqrstuvwxyz"


LETTERS: Final = {
    "de": "äöüß",
    "fr": "àâæçéèêëîïôœùûüÿ",
    "es": "áéíñóúü¿¡",
    "pt-BR": "áâãàçéêíóôõúü",
    "it": "àèéìíîòóùú",
    "pl": "ąćęłńóśźż",
    "nl": "áéëïóöüèê",
    "sv": "åäöé",
    "tr": "çğıiöşüâîû",
}


PUNCTUATION: Final = "0123456789#/-.:(),!?’'–+ \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"


MARKED: Final = "ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜŸĞİŐŰĆŃŚŹŻĄĘŞ"


BELOW: Final = 202
"""The combining class of marks below a letter that touch it."""


STYLES: Final = (
    "title", "head", "fine", "caption", "count", "ends", "ending", "feat", "name", "lesser name",
    "label", "lesser label", "day",
)  # fmt: skip


@pytest.mark.parametrize("language", LETTERS)
@pytest.mark.parametrize("style", STYLES)
def test_every_letter_of_a_language_is_drawn(renderer: Renderer, language: str, style: str) -> None:
    letters = ALPHABET + LETTERS[language]
    capitals = {*letters.upper(), *PUNCTUATION} | ({"İ"} if language == "tr" else {"ẞ"})
    assert {f"{style} {letter}" for letter in capitals} <= {*renderer.atlas.sprites}


@pytest.mark.parametrize("style", STYLES)
def test_words_are_as_wide_as_their_letters_are_drawn(renderer: Renderer, style: str) -> None:
    drawn = [renderer.atlas.sprites[f"{style} {letter}"][0].width for letter in "ZÜGE (47)"]
    assert width_of("ZÜGE (47)", style) == sum(drawn)
    assert width_of("Ω", style) == width_of("?", style), "one that the deck lacks"


@pytest.mark.parametrize("style", STYLES)
def test_no_two_letters_look_alike(renderer: Renderer, style: str) -> None:
    drawn: dict[tuple[tuple[int, int], bytes], str] = {}
    for letter in sorted({*"".join((ALPHABET, *LETTERS.values())).upper(), "İ", "ẞ"}):
        image, _ = renderer.atlas.sprites[f"{style} {letter}"]
        other = drawn.setdefault((image.size, image.tobytes()), letter)
        assert other == letter


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("letter", MARKED)
def test_a_letter_with_a_mark_is_as_high_as_one_without(
    renderer: Renderer, style: str, letter: str
) -> None:
    """In “SULTÁN” the Á was a fifth lower than the A."""
    base, *marks = [*unicodedata.normalize("NFD", letter)]
    alone, marked = (_rows(renderer.atlas, style, one) for one in (base, letter))
    if is_marked(letter):
        above = min(marked)
        assert min(alone) - 0.3 * len(alone) <= above < min(alone)
        assert max(marked) == max(alone)
        assert _filled(marked, alone) >= 0.95
    else:
        assert [unicodedata.combining(mark) for mark in marks] == [BELOW]
        assert min(marked) == min(alone)
        assert max(alone) < max(marked) <= max(alone) + 0.25 * len(alone)


@pytest.mark.parametrize("said", ["ÄRGER", "Ärger", "A\N{COMBINING ACUTE ACCENT}", "ŻŐĞÅ"])
def test_marks_above_are_known(said: str) -> None:
    assert is_marked("", said)


@pytest.mark.parametrize("said", ["", "ARGER (47)", "ÇĄØŁẞ", "’–¿"])
def test_other_letters_have_no_marks_above(said: str) -> None:
    assert not is_marked(said)


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize(
    ("said", "drawn"),
    [
        ("äł", "ÄŁ"),
        ("Șțǻ", "STA"),
        ("ﬁ…", "FI..."),
        ("nⅧ", "NVIII"),
        ("«—»", "'-'"),
        ("A\N{COMBINING ACUTE ACCENT}\N{ZERO WIDTH JOINER}", "A"),
        ("я👑中\n", "????"),
    ],
)
def test_a_letter_that_nobody_drew_is_as_near_as_can_be(
    renderer: Renderer, style: str, said: str, drawn: str
) -> None:
    (unknown, known) = (Words(text, style, 400, 300, "right") for text in (said, drawn))
    assert [*placed(renderer.atlas, [unknown])] == [*placed(renderer.atlas, [known])]


@pytest.mark.parametrize("style", ["score", "won score", "streak", "figure"])
def test_where_only_digits_are_drawn_other_letters_are_left_out(style: str) -> None:
    assert [*letters("1я²A3", style)] == [f"{style} {digit}" for digit in "123"]


def test_everything_in_unicode_can_be_said_in_a_picture() -> None:
    for first in range(0, sys.maxunicode, 4096):
        assert width_of("".join(map(chr, range(first, first + 4096))), "title") >= 0


def test_a_picture_of_such_letters(renderer: Renderer) -> None:
    table = Game.start("sultan", 20).table
    assert renderer.png(board_of(table, "Я👑ł")) == renderer.png(board_of(table, "??Ł"))


def _rows(atlas: Atlas, style: str, letter: str) -> dict[int, int]:
    """How many pixels of a letter are drawn in each row that has any, on a line around 0."""
    rows = Counter[int]()
    for name, _, y in placed(atlas, [Words(letter, style, 0, 0)]):
        mask = atlas.sprites[name][1]
        pixels = mask.convert("L").tobytes()
        for row in range(mask.height):
            if drawn := sum(map(bool, pixels[row * mask.width : (row + 1) * mask.width])):
                rows[y + row] += drawn
    return rows


def _filled(marked: dict[int, int], alone: dict[int, int]) -> float:
    """How much of a letter is in its rows if it has a mark, as a share of what is there without."""
    return sum(marked[row] for row in alone) / sum(alone.values())


GAMES_A_RUN = 12


def check(picture: Board, atlas: Atlas) -> None:
    """Asserts what is true of every board's plan."""
    check_plan(plan(picture), grounds()[ground_of(picture)][0], atlas)


def test_every_game_has_a_layout() -> None:
    for key in GAMES:
        assert ground_of(board_of(Game.start(key, 1).table)) in grounds()


def test_no_words_are_on_a_ground_which_all_languages_share() -> None:
    every = [items for _, items in (grounds() | digest.grounds()).values()]
    every += [*card.grounds().values()]
    assert not any(isinstance(item, Words) for items in every for item in items)


def test_every_games_name_can_be_written(renderer: Renderer) -> None:
    for rules in GAMES.values():
        for style in ("title", "name"):
            assert {f"{style} {letter}" for letter in rules.name.upper()} <= set(
                renderer.atlas.sprites
            )


@pytest.mark.parametrize("key", GAMES)
def test_slots_do_not_overlap_and_contain_their_items(renderer: Renderer, key: str) -> None:
    seed = a_seed()
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
    seed = a_seed()
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
    # Each letter a pixel closer to the next.
    assert fitted(renderer.atlas, words._replace(room=58)).style == "caption"
    assert fitted(renderer.atlas, words._replace(room=57)).style == "fine"
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
