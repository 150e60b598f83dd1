"""What one person reads in German, another reads in English at the same time."""

import re
from collections.abc import Callable, Iterator
from dataclasses import astuple, replace
from itertools import product
from random import Random

import pytest

from bot.features.analyses import films
from bot.features.analyses.alternatives import course
from bot.features.analyses.analysis import analysis
from bot.features.rankings.leaderboard import leaderboard, posted
from bot.features.rankings.statistics import sheet, shown, statistics
from bot.features.screen import Screen, Select
from bot.keys import ALL_GAMES
from bot.languages import ENGLISH, Language, for_everyone, speaking
from bot.press.leaderboards import Period
from bot.render.draw import Renderer
from bot.render.layouts import course_chart
from bot.render.layouts import statistics as layouts
from bot.render.layouts.board import Board
from bot.render.layouts.course_chart import CourseChart
from bot.render.layouts.statistics import StatisticsSheet
from bot.render.painting import fitted
from bot.render.plans import Words
from bot.services.analyses.analysed_games import Courses
from bot.services.rankings.par import Par
from bot.services.rankings.statistics import DayStatus, Others, Statistics
from bot.store.schema.players import Player
from bot.store.schema.rankings import Left
from engine import Game
from engine.catalogue import GAMES
from tests.bot.languages.each import IN_EACH
from tests.bot.languages.german import both, german
from tests.bot.languages.pseudo import pseudo_language
from tests.bot.reels import reel_of
from tests.bot.screens.test_game import check_limits
from tests.bot.screens.test_leaderboard import DAY, PLACE, QUERY, board, of_day, row
from tests.bot.screens.test_post_mortem import screens_of, view
from tests.bot.screens.test_statistics import ADA, BOB, MUCH, of
from tests.names import as_read
from tests.play.records import lost, won

SLOTS = ("Karo-5", "Pik-Ass", "Kreuz-3", "Pik-4", "Karo-6", "Kreuz-Ass", "Kreuz-2", "Karo-6")

ALIGNED = {"left": 0, "centre": 1, "right": 2}
"""How many halves of the words are left of where they are placed."""
PLAYED: Statistics = of(
    (81, 71),
    (100, 100, -9),
    (60, None),
    marks=(DayStatus.PLAYED, DayStatus.MISSED, DayStatus.OPEN),
    streaks=(9, 12),
)


async def test_an_analysis() -> None:
    of_german, of_english = await both(lambda: analysis(view(fewest=1_141)))
    assert of_german.above.splitlines() == [
        "### Woran lag es?",
        "-# Sultan #20 · festgefahren nach 158 Zügen",
        "**Mit Zug 62 ging die Partie verloren.**",
        "Du hast A♠ von Feld 2 gelegt. "
        "Der Löser würde die nächste Karte aufdecken und in 96 Zügen gewinnen.",
        "Die kürzeste bekannte Lösung dieser Partie: 1.141 Talonkarten.",
    ]
    assert of_german.below == (
        "-# Der Löser sah die verdeckten Karten, du nicht: "
        "Dein Zug kann trotzdem vernünftig gewesen sein."
    )
    assert of_german.alt.splitlines() == [
        "Nach Zug 61. Gestrichelter Rahmen: A♠ von Feld 2 gelegt. "
        "Durchgezogener Rahmen, der Zug des Lösers: die nächste Karte aufdecken.",
        "Sultan #20. 0 von 95 Karten gelegt.",
        "Grundstapel: Kreuz König und König, Karo König und König, Herz König und Ass, "
        "Pik König und König.",
        *(f"Feld {at}: {card}." for at, card in enumerate(SLOTS, 1)),
        "Ablagestapel: 1 Karte, oben Kreuz-7.",
        "Talon: 86 Karten, Runde 1 von 3.",
    ]
    assert of_english.above.splitlines() == [
        "### Where was it lost?",
        "-# Sultan #20 · stuck after 158 moves",
        "**Move 62 lost it.**",
        "You played A♠ from slot 2. The solver would turn the next card, and win in 96 moves.",
        "The shortest known win of this deal takes 1,141 turns.",
    ]


async def test_a_chart() -> None:
    courses = Courses(view(), 95, (0, 1, 2), (0, 0, 1), (1, 2, 95))
    of_german, of_english = await both(lambda: course(courses))
    assert of_german.alt.splitlines() == [
        "Sultan #20. Gelegte Karten von 95, nach Zügen.",
        "Du: 0 nach Zug 0, 1 nach Zug 1, 2 nach Zug 2.",
        "Löser, ab Zug 61: 1 nach Zug 61, 2 nach Zug 62, 95 nach Zug 63.",
        "Patient, der mit Bedacht spielt und nur sieht, was du siehst: "
        "0 nach Zug 0, 0 nach Zug 1, 1 nach Zug 2.",
        "Verloren mit Zug 62.",
    ]
    assert of_english.alt.splitlines()[0] == "Sultan #20. Cards home of 95, by move."
    assert isinstance(of_german.picture, CourseChart)
    assert [one.name for one in of_german.picture.curves] == ["Du", "Löser", "Patient"]
    assert of_german.picture.lost_name == "Verloren: Zug 62"


async def test_a_film() -> None:
    reel = reel_of(Game.replay(lost("shah")), 30, 70, losing=52)
    of_german, of_english = await both(lambda: (as_read(films.heading(reel)), films.caption(reel)))
    assert of_german == (
        "### Film: Der Schah #12\n"
        "-# <@1> · Züge 31 bis 70 von 99 · keine Züge mehr, 20 von 88 gelegt",
        "Züge 31 bis 70 von 99",
    )
    assert of_english == (
        "### Replay: The Shah #12\n-# <@1> · moves 31 to 70 of 99 · no moves left, 20 of 88 home",
        "moves 31 to 70 of 99",
    )
    in_german, in_english = await both(lambda: films.alt(reel))
    assert in_german == (
        "Animation: Der Schah #12, Züge 31 bis 70 von 99. 32 Karten aufgedeckt, 7 gelegt. "
        "Mit Zug 52 ging die Partie verloren."
    )
    assert in_english == (
        "Animation: The Shah #12, moves 31 to 70 of 99. 32 cards turned, 7 cards played home. "
        "Move 52 lost the game."
    )
    end = reel_of(Game.replay(won("sultan")), 204)
    in_german, in_english = await both(lambda: films.alt(end))
    assert in_german == (
        "Animation: Sultan #3, Züge 205 bis 262 von 262. 24 Karten aufgedeckt, 34 gelegt. "
        "Das Ende: Gewonnen (165 Talonkarten)."
    )
    assert in_english.endswith(" 34 cards played home. The end: Won in 165 turns.")


async def test_a_leaderboard() -> None:
    own = row(1_204, points=88, tie_breaker=187, is_own=True)
    page = of_day(row(1), row(2, owner=None), own=own, players=1_204, unfinished=3, par=Par(71, 9))
    of_german, of_english = await both(lambda: leaderboard(page, DAY, PLACE))
    assert as_read(of_german.above).splitlines() == [
        "### Der Sultan (klassisch), 30. Dez. 2026",
        "-# Dieser Server · 1.204 Spieler · 3 nicht beendet",
        "-# Platz, Name, Punkte, Talonkarten",
        "-# Patient legte 71",
        f"**1** <@{10**18 + 1}> · 100 · 1.234 Talonkarten",
        "**2** Jemand · 100 · 1.234 Talonkarten",
    ]
    assert of_german.below.splitlines() == [
        "**Du:** Platz 1.204 von 1.204 · 88 · 187 Talonkarten",
        "-# 17 Karten besser als Patient",
    ]
    assert of_english.above.splitlines()[1] == "-# This server · 1,204 players · 3 not finished"
    assert of_english.below.splitlines() == [
        "**You:** place 1,204 of 1,204 · 88 · 187 turns",
        "-# 17 cards better than Patient",
    ]


async def test_what_is_posted_is_in_everybodys_language() -> None:
    page = of_day(row(1))
    with speaking(german(), ENGLISH):
        assert posted(page).above.startswith(
            "### The Sultan (classic), 30 Dec 2026\n-# This server"
        )
        assert (
            as_read(shown(PLAYED).above)
            == f"### <@{ADA.owner.removeprefix('discord:')}>’s statistics"
        )
        assert leaderboard(page, DAY, PLACE).above.startswith("### Der Sultan (klassisch)")
    with speaking(ENGLISH, german()):
        assert posted(page).above.startswith("### Der Sultan (klassisch), 30. Dez. 2026")
        assert sheet(PLAYED).title == "Statistics"
        with for_everyone():
            assert shown(PLAYED).picture == sheet(PLAYED)
            assert sheet(PLAYED).title == "Statistik"


async def test_statistics() -> None:
    of_german, of_english = await both(lambda: statistics(PLAYED, ADA))
    assert of_german.above == "### Deine Statistik"
    assert of_german.alt.splitlines()[:2] == [
        "31. März 2028. Serie: 9 Tage; längste: 12.",
        "Sultan: 3 Tagespartien, 1 gewonnen (33\u202f%), Rekord 100. "
        "Im Schnitt 9,0 Talonkarten besser als Patient bei 1 gewonnenen Partie, "
        "10,0 Karten besser bei 1 verlorenen Partie. "
        "Letzte Punkte (die von Patient): 60, 100 (100), 81 (71).",
    ]
    assert of_english.alt.splitlines()[0] == "31 Mar 2028. Streak: 9 days; longest: 12."
    in_german, in_english = await both(lambda: sheet(PLAYED))
    assert in_german.panels[0].beside == (
        "Gewonnen: 9,0 Talonkarten besser als Patient",
        "Verloren: 10 Karten besser als Patient",
    )
    assert in_english.panels[0].beside == (
        "Wins: 9.0 turns better than Patient",
        "Losses: 10 cards better than Patient",
    )
    assert ("".join(in_german.weekdays), "".join(in_english.weekdays)) == ("MDMDFSS", "MTWTFSS")
    assert in_german.columns == ("Gespielt", "Siege", "Quote", "Rekord")


def words(text: str) -> set[str]:
    """The words of two letters and more, without commands."""
    return set(re.findall(r"[^\W\d_]{2,}", re.sub(r"`[^`]*`|<[^>]*>", "", text)))


def said(screen: Screen) -> str:
    """Every word of a screen."""
    lines = [screen.above, screen.below, screen.alt]
    if isinstance(screen.picture, Board):
        lines += [*map(str, astuple(screen.picture.captions)), screen.picture.heading]
        lines += [one.label for one in screen.picture.marked]
    for one in screen.rows:
        if isinstance(one, Select):
            lines += [one.placeholder, *(label for label, _ in one.choices)]
        else:
            lines += [button.label for button in one]
    return "\n".join(lines)


def drawn(shown: StatisticsSheet) -> str:
    """What the picture of somebody's statistics says."""
    names = (shown.title, shown.won, shown.patient, shown.no_scores, *shown.columns)
    months = (month.name for month in shown.months)
    days = (name for _, name in (*shown.streaks, *shown.marks))
    panels = ((one.name, *one.beside, *(name for name, _ in one.rows)) for one in shown.panels)
    return "\n".join((*names, shown.day, *months, *days, *(said for one in panels for said in one)))


def boards() -> Iterator[Screen]:
    """Leaderboards of every kind, full and empty, over and not."""
    for key, period, is_over in product((ALL_GAMES, *GAMES), Period, (False, True)):
        query = replace(QUERY, key=key, period=period, server=PLACE if is_over else None)
        lines = [row(1), row(2, owner=None, left=Left.GIVEN_UP), row(3, left=Left.OPEN, games=3)]
        mine = row(4, owner=None, is_own=True)
        par, won_alone = (None, None) if key == ALL_GAMES else (Par(100, 150, 131), Par(100))
        for page in (
            board(query, *lines, mine, own=mine, unfinished=7, par=par),
            board(query, *lines, stands_in=period is not Period.ALL_TIME, par=won_alone),
            board(query),
            board(query, drawn=False),
        ):
            today = DAY.replace(year=DAY.year + is_over)
            yield leaderboard(page, today, PLACE)
            yield posted(page)


def profiles() -> Iterator[Screen]:
    """Statistics of somebody who plays much, little, nothing, and other games only."""
    others = replace(PLAYED.games[0], scores=(), others=Others(3, 1, 99))
    for found in (MUCH, PLAYED, of(), replace(PLAYED, games=(others,))):
        yield from (statistics(found, ADA), statistics(found, BOB), shown(found))
        yield replace(shown(found), above=shown(found).alt)
        yield replace(shown(found), above=drawn(sheet(found)))


def analyses() -> Iterator[Screen]:
    """Analyses in every state, by picture."""
    for key in GAMES:
        yield from screens_of(key, Random(7), Player("discord:1"))


def replays() -> Iterator[Screen]:
    for record in (lost("shah"), won("sultan")):
        for reel in (reel_of(Game.replay(record)), reel_of(Game.replay(record), 30, 31)):
            yield replace(shown(PLAYED), above=f"{films.heading(reel)} {films.alt(reel)}")
            yield replace(shown(PLAYED), above=films.caption(reel))
    yield replace(shown(PLAYED), above=films.shortened(400, 10_002))


@IN_EACH
@pytest.mark.parametrize("screens", [boards, profiles, analyses])
def test_each_language_keeps_discords_limits_and_a_phones(
    screens: Callable[[], Iterator[Screen]], language: Language
) -> None:
    with speaking(language):
        for screen in screens():
            check_limits(replace(screen, rows=tuple(filter(None, screen.rows))))


@pytest.mark.parametrize("screens", [boards, profiles, analyses, replays])
def test_no_word_is_english_in_another_language(screens: Callable[[], Iterator[Screen]]) -> None:
    other, count = pseudo_language(), 0
    in_english = screens()
    with speaking(other):
        in_other = [said(screen) for screen in screens()]
    for spoken, screen in zip(in_other, in_english, strict=True):
        left = words(spoken) & words(said(screen))
        assert not left, f"{left} in {spoken}"
        count += 1
    assert count > 4


@IN_EACH
def test_no_words_in_a_picture_are_cut(language: Language) -> None:
    atlas = Renderer.load().atlas
    courses = Courses(view(), 95, (*range(95),), (0, 0, 1), (1, 2, 95))
    with speaking(language):
        chart = course(courses).picture
        assert isinstance(chart, CourseChart)
        for plan in (course_chart.slots(chart), layouts.slots(sheet(PLAYED))):
            for name, ((left, _, right, _), items) in plan.items():
                for item in items:
                    if isinstance(item, Words):
                        words = fitted(atlas, item)
                        wide = atlas.width_of(words.text, words.style)
                        begins = words.x - wide * ALIGNED[words.align] // 2
                        assert left <= begins, f"{name}: {words}"
                        assert begins + wide <= right, f"{name}: {words}"
