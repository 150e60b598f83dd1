"""The digest: what is told of a day, in words and as a picture."""

import asyncio
from datetime import timedelta

import pytest

from bot.features.posts.servers import missing_picture
from bot.render.draw import Renderer
from bot.store.schema.rankings import Result
from bot.words.games import short_name
from engine import Game
from local_discord import ChannelType, Permission
from tests.names import as_read
from tests.play.attempts import begin, moves_of, named, start
from tests.play.days import (
    DAY,
    MORNING,
    add_attempt,
    at,
    make_digest_due,
    open_channel,
    outcome,
    posted,
    run_tasks,
    run_tasks_at,
    server_of,
    set_up_digest,
)
from tests.play.harness import Harness, open_harness
from tests.play.reading import Message, alt, has_picture, is_private, rows, text
from tests.play.records import daily
from tests.play.test_digest_troubles import LEASE, NONCE, kill_after_posting
from tests.play.waiting import at_rest
from tests.visits import read, write


async def test_the_digest_comes_once_at_its_hour(digest_due: Harness) -> None:
    for hour in range(8):
        await run_tasks_at(digest_due, at(MORNING, hour))
    await run_tasks_at(digest_due, at(MORNING, 8, 59))
    assert posted(digest_due) == []
    for hour in (9, 9, 10, 23):
        await run_tasks_at(digest_due, at(MORNING, hour))
    (digest,) = posted(digest_due)
    assert await outcome(digest_due) == digest["id"]


async def test_the_digest_lists_the_games_of_the_day(digest_due: Harness) -> None:
    ada, bob, cleo = map(digest_due.player, ("Ada", "Bob", "Cleo"))
    await add_attempt(digest_due, cleo, placed=40)
    await add_attempt(digest_due, bob, key="shah", placed=70)
    await run_tasks_at(digest_due, at(MORNING, 9))
    (digest,) = posted(digest_due)
    sultan = await read(digest_due.store).deals.daily(DAY, "sultan")
    shah = await read(digest_due.store).deals.daily(DAY, "shah")
    assert sultan
    assert shah
    tied = [bob, cleo] if bob.owner > cleo.owner else [cleo, bob]
    assert text(digest).splitlines() == [
        f"### Only <@{ada.person.id}> won Sultan.",
        "-# Daily results, Nov 20, 2026",
        "**Sultan day 1** · 3 played, 1 won",
        " · ".join((f"🥇 {named(ada)}", *(f"🥈 {named(one)}" for one in tied))),
        "",
        "**The Shah day 1** · 1 played, 0 won",
        f"🥇 {named(bob)}",
        "",
        await roots_of(digest_due, "sultan", "shah"),
    ]
    assert rows(digest) == [
        ["Play today"],
        ["Watch the best game: Sultan | Watch the best game: The Shah | Puzzle | Proof"],
    ]
    assert "Together" not in str(digest), "of Bob's attempt there is no record"
    for secret in (sultan, shah):
        for told in (f"{secret.deal}", secret.seal, secret.nonce):
            assert told not in str(digest)


async def roots_of(harness: Harness, *keys: str) -> str:
    """The digest's line of what fixes the day's games."""
    roots = [await read(harness.store).roots.of_day(DAY, key) for key in keys]
    told = (f"{short_name(key)} `{one.root[:16]}…`" for key, one in zip(keys, roots, strict=True))
    return f"-# Roots: {', '.join(told)}"


async def test_a_digest_has_one_button_and_one_list(digest_due: Harness) -> None:
    await run_tasks_at(digest_due, at(MORNING, 9))
    assert rows(posted(digest_due)[0]) == [
        ["Play today"],
        ["Watch the best game: Sultan | Puzzle | Proof"],
    ]


async def test_play_today_opens_the_daily_privately(digest_due: Harness) -> None:
    await run_tasks_at(digest_due, at(MORNING, 9))
    cleo = digest_due.player("Cleo").at(digest_due.server.world.daily)
    assert is_private(await cleo.press("Play today", on=posted(digest_due)[0]))
    assert "Nov 21, 2026" in text(cleo.message)
    assert len(posted(digest_due)) == 1


async def test_watch_the_best_shows_the_best_record_privately(harness: Harness) -> None:
    cleo, bob, daily = harness.player("Cleo"), harness.player("Bob"), harness.server.world.daily
    harness.server.clock.set(at(DAY, 20))
    await set_up_digest(harness, hour=9)
    await harness.draw(DAY)
    await cleo.slash("divan daily")
    for label in ("Sultan", "Start"):
        await cleo.press(label)
    for _ in range(3):
        await cleo.press("Turn")
    await run_tasks_at(harness, at(MORNING, 9))
    watching = bob.at(daily)
    assert is_private(await watching.pick("Watch the best game: Sultan", on=posted(harness)[0]))
    assert f"<@{cleo.person.id}> · 3 moves" in text(watching.message)
    assert len(posted(harness)) == 1


async def test_a_daily_given_up_is_called_that(harness: Harness) -> None:
    """It was called unfinished, like one that ran out."""
    ada, bob = harness.player("Ada"), harness.player("Bob")
    harness.server.clock.set(at(DAY, 20))
    await set_up_digest(harness, hour=9)
    for player, moves in ((ada, moves_of("sultan").split()[:60]), (bob, ["t"] * 40)):
        await begin(harness, player)
        await player.slash("divan move", moves=" ".join(moves))
    await ada.press("More", "Give up", "Give up")
    await run_tasks_at(harness, at(MORNING, 9))
    places = alt(posted(harness)[0]).partition("place 1")[2]
    assert places.count("gave up") == places.count("unfinished") == 1
    assert places.index("gave up") < places.index("place 2") < places.index("unfinished")
    await bob.slash("divan board", game="sultan")
    assert text(bob.message).splitlines()[1].endswith(" · 2 players · 2 unfinished or given up")
    assert f"**1** {named(ada)} · " in text(bob.message)
    assert text(bob.message).count("gave up") == 1


async def test_an_attempt_without_a_move_gets_no_medal(harness: Harness) -> None:
    """It got gold, and was the best, where nobody did better."""
    ada, bob = harness.player("Ada"), harness.player("Bob")
    harness.server.clock.set(at(DAY, 20))
    await set_up_digest(harness, hour=9)
    for player, key in ((ada, "sultan"), (bob, "sultan"), (ada, "shah")):
        await begin(harness, player, key)
    await ada.slash("divan move", moves=" ".join(moves_of("sultan").split()[:9]), game="sultan")
    await run_tasks_at(harness, at(MORNING, 9))
    (digest,) = posted(harness)
    assert text(digest).splitlines()[1:] == [
        "**Sultan day 1** · 2 played, 0 won",
        f"🥇 {named(ada)} · 1 more",
        "",
        await roots_of(harness, "sultan"),
    ]
    assert rows(digest) == [["Play today"], ["Watch the best game: Sultan | Puzzle | Proof"]]


async def test_hidden_and_lower_ranked_players_are_not_named(digest_due: Harness) -> None:
    bob, server = digest_due.player("Bob"), server_of(digest_due)
    await write(digest_due.store).memberships.hide(bob.owner, server, DAY, hidden=True)
    for number in range(1_000, 1_417):
        owner = f"discord:{number}"
        await write(digest_due.store).memberships.join(owner, server, DAY)
        result = Result(owner, DAY, "sultan", False, 7, number, finished=True)
        await write(digest_due.store).results.keep(result)
    await run_tasks_at(digest_due, at(MORNING, 9))
    answer = text(posted(digest_due)[0]).splitlines()
    assert answer[2].startswith("**Sultan day 1** · 419 played, 1 won")
    ada = named(digest_due.player("Ada"))
    assert answer[3] == f"🥇 {ada} · 🥈 Someone · 🥉 Someone · 416 more"
    assert f"<@{bob.person.id}>" not in text(posted(digest_due)[0])


async def test_a_player_who_left_the_server_is_not_named(digest_due: Harness) -> None:
    bob, world = digest_due.player("Bob"), digest_due.server.world
    world.leave(bob.person)
    await run_tasks_at(digest_due, at(MORNING, 9))
    answer = text(posted(digest_due)[0])
    assert f"<@{digest_due.player('Ada').person.id}>" in answer
    assert "🥈 Someone" in answer


async def test_the_digest_waits_for_discord_to_say_who_left(troubled_harness: Harness) -> None:
    """Players who had left were named if Discord took longer than a leaderboard may wait."""
    harness = troubled_harness
    await make_digest_due(harness)
    harness.server.world.leave(harness.player("Bob").person)
    harness.server.faults.limit("GET /guilds/.*/members/", 1.8)
    await run_tasks_at(harness, at(MORNING, 9))
    assert "🥈 Someone" in text(posted(harness)[0])


async def test_the_digest_shows_the_servers_streak(digest_due: Harness) -> None:
    for day in (DAY - timedelta(2), DAY - timedelta(1)):
        await add_attempt(digest_due, digest_due.player("Cleo"), day=day)
    await run_tasks_at(digest_due, at(MORNING, 9))
    assert "This server’s streak: 3 days" in text(posted(digest_due)[0])


async def test_no_digest_comes_after_days_without_players(digest_due: Harness) -> None:
    await run_tasks_at(digest_due, at(MORNING, 9))
    unplayed = MORNING
    for days in range(1, 9):
        await run_tasks_at(digest_due, at(unplayed + timedelta(days), 9))
        assert len(posted(digest_due)) == 1
    assert await outcome(digest_due, unplayed) == "unplayed"
    last = unplayed + timedelta(8)
    await add_attempt(digest_due, digest_due.player("Bob"), day=last)
    await run_tasks_at(digest_due, at(last + timedelta(1), 9))
    assert len(posted(digest_due)) == 2


async def test_players_of_other_servers_are_left_out(digest_due: Harness) -> None:
    stranger = "discord:7"
    await write(digest_due.store).memberships.join(stranger, "discord:901", DAY)
    await write(digest_due.store).results.keep(
        Result(stranger, DAY, "shah", True, 88, 1, finished=True)
    )
    await digest_due.draw(DAY, "shah")
    await run_tasks_at(digest_due, at(MORNING, 9))
    assert "Shah" not in text(posted(digest_due)[0])


@pytest.mark.parametrize("kind", [ChannelType.VOICE, ChannelType.STAGE])
async def test_the_digest_also_comes_in_the_chat_of_a_voice_channel(
    harness: Harness, kind: ChannelType
) -> None:
    """It could be switched on there but never came."""
    harness.server.clock.set(at(DAY, 20))
    bob, there = harness.player("Bob"), await open_channel(harness, kind)
    await harness.player("Ada").at(there).slash("divan-server", digest=True, hour=9)
    await add_attempt(harness, bob)
    await run_tasks_at(harness, at(MORNING, 9))
    (digest,) = posted(harness, there)
    assert await outcome(harness) == digest["id"]


async def test_no_digest_comes_after_switching_it_off(digest_due: Harness) -> None:
    await digest_due.player("Ada").slash("divan-server", digest=False)
    await run_tasks_at(digest_due, at(MORNING, 9))
    assert posted(digest_due) == []


async def test_a_digest_missed_while_the_bot_was_down_comes_later_that_day(
    digest_due: Harness,
) -> None:
    await digest_due.close()
    digest_due.server.clock.set(at(MORNING, 23, 59))
    await digest_due.open()
    await run_tasks(digest_due)
    assert len(posted(digest_due)) == 1


async def test_no_digest_comes_a_day_late(digest_due: Harness) -> None:
    await digest_due.close()
    digest_due.server.clock.set(at(MORNING + timedelta(1), 0))
    await digest_due.open()
    for hour in range(24):
        await run_tasks_at(digest_due, at(MORNING + timedelta(1), hour))
    assert posted(digest_due) == []


async def test_a_bot_started_at_the_last_moment_of_the_day_posts_at_most_once(
    digest_due: Harness,
) -> None:
    await digest_due.close()
    digest_due.server.clock.set(at(MORNING, 23, 59) + timedelta(seconds=59.9))
    await digest_due.open()
    await run_tasks(digest_due)
    for minutes in range(3):
        await run_tasks_at(digest_due, at(MORNING + timedelta(1), 0, minutes))
    assert len(posted(digest_due)) <= 1


async def test_a_clock_set_back_over_midnight_posts_nothing_twice(digest_due: Harness) -> None:
    for moment in (
        at(MORNING, 9),
        at(DAY, 23, 59),
        at(DAY, 9),
        at(MORNING, 9),
        at(MORNING + timedelta(3), 12),
        at(MORNING, 12),
    ):
        await run_tasks_at(digest_due, moment)
    assert len(posted(digest_due)) == 1


LATER = MORNING + timedelta(1)


def lines(harness: Harness, name: str = "Ada") -> list[Message]:
    """What a person has been told about a missing picture."""
    world = harness.server.world
    seen = world.messages_for(world.person(name))
    said = as_read(missing_picture(world.daily.id).above)
    return [message for message in seen if text(message) == said]


async def forbid_files(harness: Harness) -> None:
    world = harness.server.world
    await world.permit(world.daily, world.bot, deny=Permission.ATTACH_FILES)


async def test_the_picture_shows_the_best_attempt_and_names_nobody(harness: Harness) -> None:
    bob, cleo = harness.player("Bob"), harness.player("Cleo")
    harness.server.clock.set(at(DAY, 20))
    await set_up_digest(harness, hour=9)
    await harness.draw(DAY, "sultan", "shah")
    _, deal, *line = daily("sultan").split()
    for player, moves in ((bob, line), (cleo, line[:-9])):
        await start(player, "sultan")
        await player.slash("divan move", moves=" ".join(moves), game="sultan")
    await add_attempt(harness, cleo, key="shah", placed=12)
    await write(harness.store).memberships.hide(bob.owner, server_of(harness), DAY, hidden=True)
    await run_tasks_at(harness, at(MORNING, 9))
    (digest,) = posted(harness)
    games = [Game.start("sultan", int(deal)).played_all(moves) for moves in (line, line[:-9])]
    assert alt(digest) == (
        "Daily results, Nov 20, 2026. Days won in Nov: server 1, house 0. "
        f"Sultan day 1: place 1 with 100, {games[0].tie_breaker} turned; "
        f"place 2 with {games[1].placed}, unfinished; House 76. "
        "The Shah day 1: place 1 with 12, unfinished; House 31."
    )
    assert harness.picture(digest).startswith(b"\x89PNG")
    assert str(bob.person.id) not in str(digest)


async def test_sunday_names_the_weeks_champion(harness: Harness) -> None:
    sunday = DAY + timedelta(2)
    harness.server.clock.set(at(DAY, 20))
    await set_up_digest(harness, hour=9)
    for day, placed in ((DAY, 30), (sunday, 40)):
        await add_attempt(harness, harness.player("Bob"), day=day, placed=placed)
    for days in (1, 3):
        await run_tasks_at(harness, at(DAY + timedelta(days), 9))
    friday, last = map(text, posted(harness))
    assert "of the week" not in friday
    bob = harness.player("Bob").person.id
    assert last.startswith(f"### <@{bob}> is champion of the week in Sultan.\n")


async def test_without_attach_files_the_text_comes_alone_and_a_manager_is_told_once(
    digest_due: Harness,
) -> None:
    ada, bob = digest_due.player("Ada"), digest_due.player("Bob")
    await forbid_files(digest_due)
    await run_tasks_at(digest_due, at(MORNING, 9))
    (digest,) = posted(digest_due)
    assert not has_picture(digest)
    assert "**Sultan day 1** · 2 played" in text(digest)
    assert "· 100 · 90 turned" in text(digest)
    assert await outcome(digest_due) == digest["id"]
    await bob.slash("divan help")
    await at_rest(digest_due)
    assert lines(digest_due, "Bob") == []
    for _ in range(2):
        await ada.slash("divan help")
        await at_rest(digest_due)
        digest_due.server.clock.advance(timedelta(minutes=2))
    await digest_due.restart()
    await run_tasks(digest_due)
    await ada.slash("divan help")
    await at_rest(digest_due)
    (line,) = lines(digest_due)
    assert is_private(line)
    shown = await ada.slash("divan-server")
    assert "needs: Attach Files. Until then digests come without their picture." in text(shown)


async def test_a_second_digest_without_picture_tells_nobody_again(digest_due: Harness) -> None:
    """Only after one with a picture is it news."""
    ada, world = digest_due.player("Ada"), digest_due.server.world
    for n, told in enumerate((1, 1, 1, 2)):
        day = MORNING + timedelta(n)
        if n == 2:
            await world.permit(world.daily, world.bot)
        else:
            await forbid_files(digest_due)
        await run_tasks_at(digest_due, at(day, 9))
        assert has_picture(posted(digest_due)[-1]) is (n == 2)
        await ada.slash("divan help")
        await at_rest(digest_due)
        assert len(lines(digest_due)) == told
        await add_attempt(digest_due, digest_due.player("Bob"), day=day)
    assert len(posted(digest_due)) == 4


async def test_whoever_sees_the_settings_needn_t_be_told(digest_due: Harness) -> None:
    ada = digest_due.player("Ada")
    await forbid_files(digest_due)
    await run_tasks_at(digest_due, at(MORNING, 9))
    for command in ("divan-server", "divan help"):
        await ada.slash(command)
        await at_rest(digest_due)
        digest_due.server.clock.advance(timedelta(minutes=2))
    assert lines(digest_due) == []


async def test_two_processes_tell_once(digest_due: Harness, renderer: Renderer) -> None:
    ada = digest_due.player("Ada")
    await forbid_files(digest_due)
    await run_tasks_at(digest_due, at(MORNING, 9))
    async with open_harness(digest_due.server, digest_due.database, renderer) as second:
        await run_tasks(second)
        for _ in range(3):
            await ada.slash("divan help")
        await asyncio.gather(at_rest(digest_due), at_rest(second))
        assert len(lines(digest_due)) == 1


async def test_a_refused_picture_leaves_the_text(troubled_harness: Harness) -> None:
    """What the bot knows of a channel's permissions may be out of date."""
    harness = troubled_harness
    harness.server.clock.set(at(DAY, 20))
    await set_up_digest(harness, hour=9)
    await add_attempt(harness, harness.player("Bob"))
    harness.server.faults.fail("POST /channels/.*/messages", 403, code=50013)
    await run_tasks_at(harness, at(MORNING, 9))
    (digest,) = posted(harness)
    assert not has_picture(digest)
    assert await outcome(harness) == digest["id"]


@pytest.mark.parametrize("may_attach", [True, False])
async def test_one_posted_before_a_kill_is_found_with_its_picture_or_without(
    digest_due: Harness, may_attach: bool
) -> None:
    if not may_attach:
        await forbid_files(digest_due)
    await kill_after_posting(digest_due)
    digest_due.server.clock.advance(NONCE + LEASE)
    await run_tasks_at(digest_due, digest_due.server.clock.now())
    (digest,) = posted(digest_due)
    assert has_picture(digest) is may_attach
    assert await outcome(digest_due) == digest["id"]
    await digest_due.player("Ada").slash("divan help")
    await at_rest(digest_due)
    assert len(lines(digest_due)) == (0 if may_attach else 1)
