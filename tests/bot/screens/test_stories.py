"""The story of a server's day in words, and the champions of its week."""

from datetime import date

import pytest

from bot.features.posts.digest import posted
from bot.services.posts.digests import Champions, Digest, Plot, Story
from bot.services.rankings.par import Par, ToPar, Versus
from bot.services.rankings.streaks import Rivalry
from bot.store.schema.rankings import Left
from tests.bot.screens.test_posts import played, row
from tests.names import as_read

SUNDAY = date(2026, 11, 22)
ONE, TWO = "discord:1", "discord:2"


@pytest.mark.parametrize(
    ("story", "said"),
    [
        (
            Story(Plot.CLOSEST_RACE, (ONE, TWO), 1, "sultan"),
            "A close race at Sultan: <@1> was 1 turn ahead of <@2>.",
        ),
        (
            Story(Plot.CLOSEST_RACE, (ONE, TWO), 0, "shah"),
            "<@1> and <@2> tied for first at The Shah.",
        ),
        (
            Story(Plot.FIRST_WIN, (ONE, TWO), key="sultan"),
            "<@1> and <@2> won Sultan for the first time.",
        ),
        (Story(Plot.LONGEST_STREAK, (ONE,), 12), "<@1> is on a streak of 12 days."),
        (Story(Plot.LONGEST_STREAK, (ONE, TWO), 7), "<@1> and <@2> are on a streak of 7 days."),
        (
            Story(
                Plot.BEAT_PAR,
                (ONE,),
                key="shah",
                left={ONE: Left.OPEN},
                par=Par(71, 14),
                to_par=ToPar(Versus.CARDS, 4),
            ),
            "<@1> (unfinished) beat Patient at The Shah by 4 cards.",
        ),
        (
            Story(
                Plot.BEAT_PAR,
                (ONE,),
                key="sultan",
                par=Par(100, 167),
                to_par=ToPar(Versus.TURNS, -9),
            ),
            "<@1> beat Patient at Sultan by 9 turns.",
        ),
        (
            Story(
                Plot.BEAT_PAR,
                (ONE, TWO),
                key="sultan-classic",
                par=Par(71, 167),
                to_par=ToPar(Versus.WON_ALONE),
            ),
            "<@1> and <@2> won The Sultan (classic), where Patient got 71 home.",
        ),
    ],
)
def test_a_story_is_the_headline(story: Story, said: str) -> None:
    digest = Digest(SUNDAY, 12, (played("sultan", row(1, ONE)),), story)
    assert as_read(posted(digest).above).splitlines() == [
        f"### {said}",
        "-# Daily results, 22 Nov 2026",
    ]
    assert as_read(posted(digest, pictured=False).above).splitlines() == [
        f"### {said}",
        "-# Daily results, 22 Nov 2026 · This server’s streak: 12 days",
    ]


@pytest.mark.parametrize(
    ("rivalry", "said"),
    [
        (Rivalry((TWO, ONE), (4, 2), is_final=False), "<@2> leads <@1> 4 : 2 this week."),
        (Rivalry((TWO, ONE), (4, 2), is_final=True), "<@2> beat <@1> 4 : 2 this week."),
        (Rivalry((ONE, TWO), (3, 3), is_final=True), "<@1> and <@2> are level at 3 : 3 this week."),
    ],
)
def test_a_rivalry_stands_below_the_results(rivalry: Rivalry, said: str) -> None:
    digest = Digest(SUNDAY, 1, (played("sultan", row(1, ONE)),), rivalry=rivalry)
    for pictured in (True, False):
        assert as_read(posted(digest, pictured=pictured).below).splitlines()[-2:] == ["", said]


@pytest.mark.parametrize(
    ("champions", "said"),
    [
        (Champions(1204, (ONE,), 0), "**Champion of the week, all games:** <@1> · 1,204 points"),
        (
            Champions(1, (ONE, TWO), 0),
            "**Champions of the week, all games:** <@1> and <@2> · 1 point each",
        ),
        (
            Champions(300, (ONE,), 1),
            "**Champions of the week, all games:** <@1> and someone · 300 points each",
        ),
        (
            Champions(300, (ONE, TWO), 3),
            "**Champions of the week, all games:** <@1>, <@2> and others · 300 points each",
        ),
        (Champions(300, (), 1), "**Champion of the week, all games:** Someone · 300 points"),
        (
            Champions(300, (), 2),
            "**Champions of the week, all games:** Several players · 300 points each",
        ),
    ],
)
def test_level_champions_share_the_week(champions: Champions, said: str) -> None:
    digest = Digest(SUNDAY, 1, (played("sultan", row(1, ONE)),), champions=champions)
    assert as_read(posted(digest).below).splitlines()[-1] == said
    assert digest.named >= {*champions.owners}


def test_the_picture_names_nobody() -> None:
    shown = posted(Digest(SUNDAY, 12, (played("sultan", row(1, ONE, 100)),)))
    said = f"{shown.picture} {shown.alt}"
    assert "day 47" in said
    assert ONE not in said
    assert "<@" not in said
