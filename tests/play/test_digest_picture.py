"""The digest's picture: the best attempts side by side; text alone where files aren't allowed."""

import asyncio
from datetime import timedelta

import pytest

from bot.render.draw import Renderer
from bot.words.posts.servers import missing_picture
from engine import Game
from local_discord import Permission
from tests.names import as_read
from tests.play.attempts import start
from tests.play.days import (
    DAY,
    MORNING,
    add_attempt,
    at,
    outcome,
    posted,
    run_tasks,
    run_tasks_at,
    server_of,
    set_up_digest,
)
from tests.play.harness import Harness, open_harness
from tests.play.reading import Message, alt, has_picture, is_private, text
from tests.play.records import daily
from tests.play.test_digest_troubles import LEASE, NONCE, kill_after_posting
from tests.play.waiting import at_rest
from tests.visits import write

LATER = MORNING + timedelta(1)


def lines(harness: Harness, name: str = "Ada") -> list[Message]:
    """What a person has been told about a missing picture."""
    world = harness.server.world
    seen = world.messages_for(world.person(name))
    said = as_read(missing_picture(world.daily.id))
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
        "Daily results, 20 Nov 2026. "
        f"Sultan day 1: place 1 with 100, {games[0].tie_breaker} turns; "
        f"place 2 with {games[1].placed}, unfinished; Patient 76. "
        "The Shah day 1: place 1 with 12, unfinished; Patient 31."
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
    assert last.endswith(f"**Champion of the week, all games:** <@{bob}> · 70 points")


async def test_without_attach_files_the_text_comes_alone_and_a_manager_is_told_once(
    digest_due: Harness,
) -> None:
    ada, bob = digest_due.player("Ada"), digest_due.player("Bob")
    await forbid_files(digest_due)
    await run_tasks_at(digest_due, at(MORNING, 9))
    (digest,) = posted(digest_due)
    assert not has_picture(digest)
    assert "**Sultan day 1** · 2 played" in text(digest)
    assert "· 100 · 90 turns" in text(digest)
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
