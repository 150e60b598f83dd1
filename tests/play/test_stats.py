"""`/divan stats`: what waits for you, your week, titles and games; or another player's."""

from datetime import timedelta
from pathlib import Path
from typing import Final

import pytest

from bot.store.schema.dailies import Daily
from bot.store.schema.rankings import EVERYWHERE, Result
from bot.store.store import close_day
from engine.catalogue import GAMES
from tests.play.attempts import named, start
from tests.play.days import at
from tests.play.harness import Harness
from tests.play.matches import challenged
from tests.play.player import SimulatedPlayer
from tests.play.reading import alt, has_picture, is_private, labels, text
from tests.play.records import before_the_end, daily, lost, won
from tests.visits import write

ARTEFACTS: Final = Path(__file__).parents[1] / "artefacts"
SCORES: Final = (100, 45, 81, 100, 22, 7, 60, 100, 95, 100)
PAR: Final = 81


async def play_recent_days(harness: Harness, player: SimulatedPlayer, days: int = 10) -> None:
    """The player has played on recent days up to today, each further game less often."""
    for ago in range(days):
        day = harness.today - timedelta(ago)
        for number, key in enumerate(GAMES, 1):
            await write(harness.store).deals.draw_daily(Daily(day, key, 7, ("t",), PAR))
            if ago % number == 0 and ago % 5 != 3:
                score = SCORES[ago % len(SCORES)]
                result = Result(player.owner, day, key, score == 100, score % 100, 9, finished=True)
                await write(harness.store).results.keep(result)
        await close_day(harness.store, day, harness.server.clock.now())


def nothing_of(player: SimulatedPlayer) -> str:
    """What others read of a player who hasn't played, and of one who hides."""
    return (
        f"Nothing to show: <@{player.person.id}> hasn’t finished a daily or a free game yet, "
        "or hides their name."
    )


async def test_your_own_is_a_private_picture(harness: Harness) -> None:
    ada = harness.player("Ada")
    await play_recent_days(harness, ada, days=75)
    assert is_private(await ada.slash("divan stats"))
    assert text(ada.message) == (
        "### You\n"
        "-# **House beater**: did better than the house on ten days\n"
        "-# **Shah’s guest**: won The Shah’s daily"
    )
    assert labels(ada.message) == ["Show here"]
    figures = "Sultan: 60 dailies, 22 won, best 100. Latest scores (the house’s): 100 (81),"
    assert figures in alt(ada.message)
    (ARTEFACTS / "statistics.png").parent.mkdir(exist_ok=True)
    (ARTEFACTS / "statistics.png").write_bytes(harness.picture(ada.message))


async def test_what_waits_is_told_to_oneself_alone(harness: Harness) -> None:
    """Today's Sultan, before and after it has begun, and yesterday's Classic."""
    ada, bob = harness.player("Ada"), harness.player("Bob")
    await play_recent_days(harness, ada, days=1)
    yesterday = harness.today
    await start(ada, "sultan-classic")
    harness.server.clock.set(at(yesterday + timedelta(1), 1))
    await harness.draw(harness.today, "sultan")
    shown = await ada.slash("divan stats")
    assert "**Waiting for you**\n- Daily: The Sultan (classic), until" in text(shown)
    assert labels(shown) == ["Classic", "Sultan", "Show here"]
    await ada.press("Sultan")
    assert "One attempt" in text(ada.message)
    await ada.slash("divan stats")
    assert "Waiting for you" not in text(await ada.press("Show here"))
    assert labels(ada.message) == []
    other = await bob.slash("divan stats", player=ada.person.id)
    assert "Waiting for you" not in text(other)
    assert labels(other) == []


async def test_what_waits_is_told_without_a_finished_game(solvers: Harness) -> None:
    """Bob has played nothing yet, but Ada has challenged him."""
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await challenged(ada, bob)
    shown = await bob.slash("divan stats")
    assert f"{named(ada)} challenges you to duel 1, until" in text(shown)
    assert labels(shown) == ["Challenge 1"]


async def test_show_here_posts_the_statistics(harness: Harness) -> None:
    ada = harness.player("Ada")
    await play_recent_days(harness, ada)
    await ada.slash("divan stats")
    private = ada.message
    await ada.press("Show here")
    assert ada.message["id"] != private["id"]
    assert not is_private(ada.message)
    assert has_picture(ada.message)
    assert text(ada.message).startswith(f"### <@{ada.person.id}>\n")
    assert labels(ada.message) == []


async def test_the_houses_score_of_an_open_day_is_its_players_alone(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    await play_recent_days(harness, ada, days=1)
    assert "Latest scores (the house’s): 100 (81)." in alt(await ada.slash("divan stats"))
    await ada.press("Show here")
    await bob.slash("divan stats", player=ada.person.id)
    for message in (ada.message, bob.message):
        assert "Latest scores: 100." in alt(message)
    harness.server.clock.advance(timedelta(2))
    await bob.slash("divan stats", player=ada.person.id)
    assert "Latest scores (the house’s): 100 (81)." in alt(bob.message)


async def test_another_players_statistics_are_private(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    await play_recent_days(harness, ada)
    assert is_private(await bob.slash("divan stats", player=ada.person.id))
    assert text(bob.message).startswith(f"### <@{ada.person.id}>\n")
    assert labels(bob.message) == []
    await ada.slash("divan stats", player=ada.person.id)
    assert text(ada.message).startswith("### You")


async def test_a_hidden_players_statistics_are_not_shown_to_others(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    await play_recent_days(harness, ada)
    here = f"discord:{harness.server.world.guild.id}"
    for server in (here, EVERYWHERE):
        for hidden in (True, False):
            await write(harness.store).memberships.hide(
                ada.owner, server, harness.today, hidden=hidden
            )
            assert is_private(await bob.slash("divan stats", player=ada.person.id))
            assert (text(bob.message) == nothing_of(ada)) is hidden
            assert has_picture(await ada.slash("divan stats"))


async def test_ordinary_games_count_apart_from_dailies(harness: Harness) -> None:
    ada = harness.player("Ada")
    for record in (lost("sultan"), won("sultan"), "sultan 20 t t"):
        *_, deal = record.split()[:2]
        before, last = before_the_end(record)
        await harness.set_game(ada, before)
        await ada.slash("divan play", game="sultan")
        await ada.move(last)
        if deal == "20":
            await ada.give_up()
    assert "Sultan: 2 games besides dailies, 1 won, best 100." in alt(
        await ada.slash("divan stats")
    )
    assert "Latest scores" not in alt(ada.message)


async def test_a_player_without_a_finished_game_has_no_statistics(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    await ada.slash("divan play")
    assert text(await ada.slash("divan stats")).startswith("You have no statistics yet.")
    assert text(await bob.slash("divan stats", player=ada.person.id)) == nothing_of(ada)
    assert is_private(bob.message)


async def test_statistics_are_words_in_text_mode(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    await play_recent_days(harness, ada)
    words = alt(await ada.slash("divan stats"))
    for player in (ada, bob):
        await player.slash("divan settings")
        await player.press("Use text")
        assert not has_picture(await player.slash("divan stats", player=ada.person.id))
        assert words.splitlines()[0] in text(player.message)
    await ada.slash("divan stats")
    assert words in text(ada.message)
    assert has_picture(await ada.press("Show here"))


@pytest.mark.parametrize("key", GAMES)
async def test_an_attempt_counts_once_it_has_ended(harness: Harness, key: str) -> None:
    ada = harness.player("Ada")
    await harness.draw(harness.today, key)
    await start(ada, key)
    assert "1 daily" not in alt(await ada.slash("divan stats"))
    await ada.slash("divan move", moves=daily(key).split(" ", 2)[2], game=key)
    assert "1 daily, 1 won, best 100" in alt(await ada.slash("divan stats"))
    assert alt(ada.message).splitlines()[0].endswith("Streak: 1 day; longest: 1.")
