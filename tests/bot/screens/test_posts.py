"""Digests and reminders as messages."""

from datetime import UTC, date, datetime

import pytest

from bot.features.posts.digest import identifying_press, posted
from bot.features.posts.reminders import reminder as message
from bot.features.screen import Screen
from bot.languages import ENGLISH, known, speaking
from bot.press.dailies import OpenDaily, ShowProof
from bot.press.games import BringHere
from bot.press.press import Press
from bot.press.settings import RemindersOff
from bot.press.together import TryTogether
from bot.render.layouts.digest import DigestCard, Medal, Podium
from bot.services.posts.digests import Digest, Played, SecondChance
from bot.services.posts.notifications import Reminder, Unfinished
from bot.services.rankings.par import Par
from bot.store.schema.rankings import Rival, Standing
from engine.catalogue import GAMES
from tests.bot.screens.phone import fits
from tests.bot.screens.test_game import check_limits
from tests.names import as_read

DAY = date(2026, 11, 20)
MIDNIGHT = datetime(2026, 11, 21, tzinfo=UTC)
CLOSES = datetime(2026, 11, 21, 4, tzinfo=UTC)


PAR = Par(100, 167, 131, 131)


def played(key: str, *rows: Standing, players: int = 5, par: Par | None = None) -> Played:
    return Played(key=key, par=par, players=players, wins=1, best=rows, number=47)


def row(place: int, owner: str | None, points: int = 40) -> Standing:
    return Standing(place, owner, points, wins=0, days=1, tie_breaker=90, is_own=False)


def presses(shown: Screen) -> list[Press | None]:
    """The presses of the buttons, row by row."""
    rows = (buttons for buttons in shown.rows if isinstance(buttons, tuple))
    return [button.press for buttons in rows for button in buttons]


def test_shared_places_and_hidden_players() -> None:
    ranked = (row(1, "discord:1", 100), row(2, None), row(2, "discord:3"), row(4, "discord:4"))
    digest = Digest(DAY, 1, (played("sultan", *ranked, players=416),))
    assert as_read(posted(digest).below).splitlines() == [
        "**Sultan day 47** · 416 played, 1 won",
        "🥇 <@1> · 🥈 Someone · 🥈 <@3> · 4 <@4> · 412 more",
    ]


def test_the_picture_has_the_medals_and_what_patient_got() -> None:
    rows = (row(1, "discord:1", 100), row(2, "discord:2"), row(2, None, 7), row(4, "discord:4"))
    digest = posted(Digest(DAY, 12, (played("sultan", *rows, par=PAR), played("shah", rows[1]))))
    assert digest.picture == DigestCard(
        "20 Nov 2026",
        "Server streak 12 days",
        (
            Podium(
                "Sultan",
                "day 47",
                "Patient 100",
                (
                    Medal(1, 100, False, "90 turns"),
                    Medal(2, 40, False, "90 turns"),
                    Medal(2, 7, False, "90 turns"),
                ),
            ),
            Podium("The Shah", "day 47", "", (Medal(2, 40, False, "90 builds"),)),
        ),
    )
    assert digest.alt == (
        "Daily results, 20 Nov 2026. This server’s streak: 12 days. "
        "Sultan day 47: place 1 with 100, 90 turns; place 2 with 40, 90 turns; "
        "place 2 with 7, 90 turns; Patient 100. The Shah day 47: place 2 with 40, 90 builds."
    )


def test_without_its_picture_a_digest_has_the_scores_in_words() -> None:
    rows = (row(1, "discord:1", 100), row(2, "discord:2"))
    digest = Digest(DAY, 1, (played("sultan", *rows, players=2, par=PAR),))
    shown = posted(digest, pictured=False)
    check_limits(shown)
    assert (shown.picture, shown.alt) == (None, "")
    assert as_read(shown.below).splitlines() == [
        "**Sultan day 47** · 2 played, 1 won",
        "**1** <@1> · 100 · 90 turns",
        "**2** <@2> · 40 · 90 turns",
        "-# Patient won in 167 turns",
    ]


@pytest.mark.parametrize(("days", "is_mentioned"), [(0, False), (1, False), (2, True)])
def test_a_streak_is_mentioned_from_the_second_day_on(days: int, is_mentioned: bool) -> None:
    digest = Digest(DAY, days, (played("shah", row(1, "discord:1")),))
    said = posted(digest, pictured=False).above
    assert (f"This server’s streak: {days} days" in said) is is_mentioned
    assert (f"Server streak {days} days" in str(posted(digest).picture)) is is_mentioned


def test_what_nobody_won_can_be_tried_together() -> None:
    lost, won = played("shah", row(1, "discord:1")), played("sultan", row(1, "discord:1", 100))
    chance = SecondChance("shah", 7)
    both = posted(Digest(DAY, 1, (won, lost), second_chance=chance))
    assert labels_of(both) == [
        ["Play today", "Puzzle"],
        ["Best: Sultan", "Best: The Shah"],
        ["Together: The Shah", "Proof"],
    ]
    with speaking(known("de") or ENGLISH):
        for key in GAMES:
            rows = posted(Digest(DAY, 1, (won, lost), second_chance=SecondChance(key, 7))).rows
            assert all(fits(row) for row in rows if isinstance(row, tuple))
    one = posted(Digest(DAY, 1, (lost,), second_chance=chance))
    assert labels_of(one) == [["Play today", "The best", "Proof"], ["Puzzle", "Try it together"]]
    assert presses(one)[-1] == TryTogether(7)


def labels_of(shown: Screen) -> list[list[str]]:
    rows = (buttons for buttons in shown.rows if isinstance(buttons, tuple))
    return [[button.label for button in buttons] for buttons in rows]


def test_a_day_of_all_games_fits_a_message() -> None:
    ranked = [row(1, f"discord:{2**63 - 1}", 100)] * 5
    games = tuple(played(key, *ranked, players=10**6, par=PAR) for key in GAMES)
    shown = posted(Digest(DAY, 10**4, games))
    check_limits(shown)
    assert len(shown.above + shown.below) < 2_000
    assert len(shown.alt) <= 1024
    assert len(presses(shown)) == len({*presses(shown)}) == 3 + len(GAMES)
    assert presses(shown)[-1] == ShowProof(DAY)
    check_limits(posted(Digest(DAY, 10**4, games), pictured=False))


@pytest.mark.parametrize("keys", [("shah",), ("sultan", "shah"), tuple(GAMES)])
def test_a_digest_is_recognized_by_its_day(keys: tuple[str, ...]) -> None:
    games = tuple(played(key, row(1, "discord:1")) for key in keys)
    digest, next_day = Digest(DAY, 1, games), Digest(date(2026, 11, 21), 1, games)
    check_limits(posted(digest))
    assert identifying_press(digest) in presses(posted(digest))
    assert identifying_press(digest) not in presses(posted(next_day))


def test_a_reminder_is_recognized_by_its_day() -> None:
    reminder = Reminder(DAY, MIDNIGHT, 12)
    check_limits(message(reminder))
    assert presses(message(reminder)) == [RemindersOff(DAY)]


def test_a_reminder_says_what_is_unfinished_and_who_has_more() -> None:
    bob = Rival("discord:2", 100, "discord:900")
    left = (
        Unfinished("sultan-classic", 7, 0, CLOSES, None),
        Unfinished("shah", 8, 8, CLOSES, bob),
    )
    reminder = Reminder(DAY, MIDNIGHT, 0, has_begun=True, unfinished=left)
    shown = message(reminder)
    check_limits(shown)
    assert as_read(shown.above).splitlines() == [
        "Your Sultan (classic) is unfinished: 0 home. Finish it before <t:1795233600:t>.",
        "Your Shah is unfinished: 8 home. <@2> has 100. Finish it before <t:1795233600:t>.",
        "-# Off stops these reminders; `/divan settings` sets their hour.",
    ]
    assert presses(shown) == [BringHere(7), BringHere(8), RemindersOff(DAY)]


@pytest.mark.parametrize(
    ("unbegun", "has_begun", "said"),
    [
        (
            tuple(GAMES),
            False,
            "You haven’t begun any of today’s dailies (20 Nov 2026). There’s time until ",
        ),
        (("shah",), True, "The Shah is still to be played today. Start it before "),
        (
            ("sultan-classic", "shah"),
            True,
            "Classic and The Shah are still to be played today. Start them before ",
        ),
    ],
)
def test_a_reminder_says_what_is_unbegun(
    unbegun: tuple[str, ...], has_begun: bool, said: str
) -> None:
    reminder = Reminder(DAY, MIDNIGHT, 0, unbegun, has_begun)
    shown = message(reminder)
    check_limits(shown)
    assert shown.above.splitlines()[0] == f"{said}<t:1795219200:t>."
    assert presses(shown) == [OpenDaily(), RemindersOff(DAY)]


def test_a_reminder_mentions_a_streak_if_there_is_one() -> None:
    assert "Your streak: 12 days." in message(Reminder(DAY, MIDNIGHT, 12)).above
    assert "streak" not in message(Reminder(DAY, MIDNIGHT, 0)).above
