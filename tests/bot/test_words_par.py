"""How the end of a ranked attempt is compared with Patient's, and what is shared of it."""

from dataclasses import replace
from datetime import UTC, date, datetime

import pytest

from bot.features.play.board import screen
from bot.features.play.ends import ending
from bot.features.play.ends import result as card
from bot.features.posts.sharing import shared
from bot.features.screen import Screen
from bot.services.play.game_view import Attempt, GameView, Panel
from bot.services.rankings.par import Par, to_par
from bot.store.schema.games import Ended
from bot.store.schema.players import Player
from bot.words.common.par import facts
from bot.words.play import ends
from engine import Game
from engine.catalogue import GAMES
from tests.bot.game_views import view

DAY = date(2026, 11, 21)
CLOSES = datetime(2026, 11, 22, 4, tzinfo=UTC)


def ended(score: int, took: int, par: Par | None, key: str = "sultan") -> GameView:
    """An attempt that has ended; 100 is a win."""
    game = Game.start(key, 20)
    attempt = Attempt(DAY, CLOSES, score, took, par=par, number=47)
    how = Ended.WON if score == 100 else Ended.LOST
    return view(game, result=how, attempt=attempt, deal=None, tie_breaker=took)


@pytest.mark.parametrize(
    ("score", "took", "par", "said"),
    [
        (100, 158, Par(100, 167, 131), ["9 turns better than Patient."]),
        (100, 167, Par(100, 167, 131), ["Level with Patient."]),
        (100, 1_170, Par(100, 167), ["1,003 turns behind Patient."]),
        (100, 112, Par(71, 150, 98), ["Patient got 71 home."]),
        (100, 158, Par(100), ["Patient won."]),
        (100, 158, Par(100, None, 131), ["Patient won."]),
        (100, 158, None, []),
        (81, 158, Par(71, 9, 5), ["10 cards better than Patient."]),
        (61, 158, Par(71, 9), ["10 cards behind Patient."]),
        (71, 158, Par(71, 9), ["Level with Patient."]),
        (81, 158, Par(100, 167, 131), ["Patient won in 167 turns."]),
        (81, 158, Par(100), ["Patient won."]),
        (81, 158, None, []),
    ],
)
def test_an_end_has_one_line_against_patient(
    score: int, took: int, par: Par | None, said: list[str]
) -> None:
    found = ended(score, took, par)
    home = f"**No moves left** with {found.table.placed} of 95 cards home."
    result = f"**Won** in {took:,} turns." if score == 100 else home
    assert screen(found).below.splitlines()[: len(said) + 1] == [result, *said]
    in_text = screen(replace(found, player=Player("discord:1", text_mode=True)))
    assert in_text.above.splitlines()[: len(said) + 1] == [result, *said]


@pytest.mark.parametrize(
    ("here", "everywhere", "said"),
    [
        ((3, 12), (40, 1_200), "Place 3 of 12 on this server so far."),
        ((1, 1), (1, 1), "The first on this server."),
        (None, (40, 1_200), "Place 40 of 1,200 everywhere so far."),
        (None, (1, 4), ""),
        (None, None, ""),
    ],
)
def test_an_end_has_one_line_against_the_server(
    here: tuple[int, int] | None, everywhere: tuple[int, int] | None, said: str
) -> None:
    found = ended(100, 158, None)
    assert found.attempt
    attempt = replace(found.attempt, place=everywhere, place_here=here)
    end = f"**Won** in 158 turns.\n{said}".strip()
    assert ending(replace(found, attempt=attempt)) == end
    assert screen(replace(found, attempt=attempt)).below.startswith(f"{end}\n-# ")
    over = screen(replace(found, attempt=replace(attempt, is_over=True))).below
    said = said.replace(" so far", "").replace("The first", "The only one")
    assert over == f"**Won** in 158 turns.\n{said}".strip()


def test_the_rest_is_behind_details() -> None:
    found = ended(100, 158, Par(100, 167, 131, 131))
    assert found.attempt
    attempt = replace(found.attempt, place=(3, 1_200), place_here=(1, 2), streak=5)
    found = replace(found, attempt=replace(attempt, new_deals_at=CLOSES), moves=240, presses=52)
    shown = screen(found)
    new_deals = (
        f"-# New deals at <t:{int(CLOSES.timestamp())}:t>. "
        "Tomorrow: how close it was, and the winning line."
    )
    ended_so = (
        "**Won** in 158 turns.\n9 turns better than Patient.\nPlace 1 of 2 on this server so far."
    )
    assert shown.below == f"{ended_so}\n{new_deals}"
    assert labels(shown) == ["New deal", "Leaderboard", "Share", "Dailies", "Details"]
    detailed = screen(replace(found, panel=Panel.DETAILS))
    assert detailed.below.splitlines() == [
        *ended_so.splitlines(),
        "Sultan day 47, 21 Nov 2026 · Pass 1 of 3",
        "Score: **100**, for a win. Patient won in 167 turns. Best known: 131 turns (proved).",
        "Place 3 of 1,200 everywhere so far. Streak: 5 days.",
        "-# 240 moves in 52 presses, 158 turns",
        new_deals,
    ]
    assert detailed.above == shown.above
    assert labels(detailed) == ["New deal", "Leaderboard", "Share", "Dailies"]


def labels(screen: Screen) -> list[str]:
    """The labels of a message's buttons."""
    return [one.label for row in screen.rows if isinstance(row, tuple) for one in row]


def test_after_midnight_it_says_when_the_rest_is_told() -> None:
    found = replace(ended(81, 158, None), result=Ended.GIVEN_UP)
    assert screen(found).below.splitlines()[1] == (
        f"-# From <t:{int(CLOSES.timestamp())}:t> on: whether it could still be won, and the "
        "winning line."
    )


def test_the_shah_counts_builds() -> None:
    found = ended(100, 14, Par(71, 3, 9), "shah")
    assert ending(found) == "**Won** in 14 builds.\nPatient got 71 home."


@pytest.mark.parametrize(
    ("score", "took", "par", "said", "drawn"),
    [
        (100, 158, Par(100, 167, 131), "won: 158 turns, {}", "9 turns better than Patient"),
        (100, 112, Par(71, 150, 98), "won: 112 turns; {}", "Patient got 71 home"),
        (81, 158, Par(71, 9, 44), "reached **81** in: {}", "10 cards better than Patient"),
        (81, 158, Par(100, 167, 98), "reached **81** in: {}", "Patient won"),
        (100, 158, None, "won: 158 turns", ""),
    ],
)  # fmt: skip
def test_a_shared_attempt_never_tells_how_few_are_possible(
    score: int, took: int, par: Par | None, said: str, drawn: str
) -> None:
    found = ended(score, took, par)
    posted = shared(found, "<@42>")
    how, beside = said.format(drawn).split(": ")
    assert posted.above == f"<@42> {how} Sultan day 47, 21 Nov: {beside}."
    assert beside in posted.alt
    assert card(found).par == drawn
    if par:
        assert f"{par.fewest}" not in f"{posted.above} {posted.below} {posted.alt} {card(found)}"


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("won", [False, True])
@pytest.mark.parametrize("par", [Par(100, 9_999, 1, 1), Par(71, 9_999, 1), Par(100)])
def test_the_foot_of_a_picture_has_room(key: str, won: bool, par: Par) -> None:
    said = ends.line(ended(100 if won else 81, 0, par, key))
    assert len(said) <= 34
    assert "Patient" in said
    assert "," not in said


@pytest.mark.parametrize("score", [0, 70, 71, 72, 100])
def test_only_better_attempts_beat_par(score: int) -> None:
    beaten = to_par(Par(71, 9), score, 9)
    assert beaten
    assert beaten.is_better is (score > 71)
    level = to_par(Par(100, 167), 100, 167)
    assert level
    assert not level.is_better
    lost = to_par(Par(100, 167), 99, 9)
    assert lost
    assert not lost.is_better


def test_par_is_in_no_log() -> None:
    assert repr(Par(81, 167, 131, 131)) == "Par()"


@pytest.mark.parametrize(
    ("par", "said"),
    [
        (Par(100, 167, 131, 131), "Patient won in 167 turns. Best known: 131 turns (proved)."),
        (Par(100, 167, 131, 130), "Patient won in 167 turns. Best known: 131 turns."),
        (Par(100, 167), "Patient won in 167 turns."),
        (Par(100, None, 131), "Patient won. Best known: 131 turns."),
        (Par(71, 9, 1, 1), "Patient got 71 home. Best known: 1 turn (proved)."),
    ],
)
def test_the_par_of_a_past_day(par: Par, said: str) -> None:
    assert facts(par, "sultan") == said
