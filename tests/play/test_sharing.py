"""Shares: a game that its player posts once, also where posts are lost."""

import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeAlias

import pytest

from bot.press.dailies import ShowProof
from bot.press.games import Share
from bot.press.press import Press
from bot.press.puzzles import SharePuzzle
from bot.press.together import ShareDuel
from bot.store.queries.posts import ANSWERED_WITHIN as LEASE
from local_discord import Channel, NoAnswer
from tests.play.attempts import win
from tests.play.harness import Harness
from tests.play.matches import stock
from tests.play.player import SimulatedPlayer
from tests.play.puzzling import answered
from tests.play.reading import (
    Message,
    assert_told,
    button,
    has_picture,
    is_private,
    labels,
    links,
    text,
)
from tests.play.records import before_the_end, lost
from tests.play.shared_lines import line_of
from tests.play.test_bad_days import CALLBACK
from tests.play.test_duel_ends import played
from tests.play.test_limits import TOO_EARLY
from tests.play.waiting import settled
from tools.soak.ledger import repeated
from tools.soak.witnesses import Memory

COLUMNS = "👑🟩🟨🟧⬛"


async def lose(harness: Harness, player: SimulatedPlayer) -> Message:
    """The player gets stuck; the finished game's message."""
    begun, last = before_the_end(lost("sultan"))
    await harness.set_game(player, begun)
    return await player.slash("divan move", moves=last)


def seen_by(harness: Harness, player: SimulatedPlayer) -> list[Message]:
    return harness.server.world.messages_for(player.person)


async def test_a_game_is_shared_once_in_a_channel(harness: Harness) -> None:
    ada, world = harness.player("Ada"), harness.server.world
    finished = await lose(harness, ada)
    shared = await ada.press("Share")
    assert not is_private(shared)
    assert has_picture(shared)
    await line_of(harness, ada)
    for _ in range(3):
        again = await ada.press("Share", on=finished)
        assert is_private(again)
        assert text(again) == "You’ve already shared this game here."
        assert links(again) == [
            f"https://discord.com/channels/{world.guild.id}/{world.patience.id}/{shared['id']}"
        ]
    await harness.restart()
    assert is_private(await ada.press("Share", on=finished))
    posted = [one for one in seen_by(harness, harness.player("Bob")) if has_picture(one)]
    assert [one["id"] for one in posted if labels(one) == ["Beat this"]] == [shared["id"]]
    there = ada.at(world.daily)
    row = await harness.last(ada)
    board = await there.slash("divan replay")
    assert not is_private(await there.send(Share(row.id), on=board))


async def test_the_line_to_copy_comes_privately(harness: Harness) -> None:
    ada = harness.player("Ada")
    await win(harness, ada)
    await ada.press("Share")
    line = text(await line_of(harness, ada))
    assert line.startswith(
        "You can copy this line anywhere. It doesn’t give away any cards:\n```\n"
    )
    copied = line.splitlines()[2]
    said = "Sultan day 1 👑👑👑👑👑👑👑👑 Won with 142 cards turned"
    assert copied == f"{said} · the house got 76 home · Divan"
    bob = seen_by(harness, harness.player("Bob"))
    assert "copy this line" not in "".join(map(text, bob))


async def test_the_line_of_a_lost_game_has_its_columns(harness: Harness) -> None:
    ada = harness.player("Ada")
    await lose(harness, ada)
    await ada.press("Share")
    line = text(await line_of(harness, ada)).splitlines()[2]
    found = re.fullmatch(r"Sultan #1 (.{8}) \d+ of 95 home · Divan", line)
    assert found, line
    columns = found[1]
    assert [*columns] == sorted(columns, key=COLUMNS.index), "in order of their height"


async def test_a_game_without_a_move_is_not_shared(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan play", game="sultan")
    await ada.give_up()
    assert "Share" not in labels(ada.message)
    refused = await ada.send(Share((await harness.last(ada)).id))
    assert is_private(refused)
    assert text(refused) == "You didn’t move any cards in this game, so there’s nothing to share."


async def test_a_game_that_goes_on_again_is_not_shared(harness: Harness) -> None:
    """Another message may still offer it after *Undo*."""
    ada = harness.player("Ada")
    await lose(harness, ada)
    await ada.press("Undo")
    row = await harness.last(ada)
    shared = await ada.send(Share(row.id))
    assert_told(shared, "This game isn’t over yet.")


async def test_many_presses_at_once_post_it_once(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    finished = await lose(harness, ada)
    pressed = [await ada.tap("Share", on=finished) for _ in range(8)]
    answers = [(await one.answered()).message for one in pressed]
    assert sum(not is_private(one) for one in answers if one) == 1
    assert len([one for one in seen_by(harness, bob) if labels(one) == ["Beat this"]]) == 1


@pytest.mark.parametrize("status", [400, 403])
async def test_what_discord_refused_can_be_shared_again(
    troubled_harness: Harness, status: int
) -> None:
    harness = troubled_harness
    ada = harness.player("Ada")
    finished = await lose(harness, ada)
    harness.server.faults.fail("POST /interactions/.*/callback", status, code=50013)
    refused = await ada.press("Share", on=finished)
    assert is_private(refused)
    await line_of(harness, ada)
    assert not is_private(await ada.press("Share", on=finished))


async def test_the_soak_takes_the_card_and_its_line_for_one_answer(harness: Harness) -> None:
    ada, memory = harness.player("Ada"), Memory()
    finished = await lose(harness, ada)
    harness.server.world.listen(memory.note)
    pressed = button(finished, "Share")["custom_id"]
    await ada.press("Share")
    await line_of(harness, ada)
    ((asked, answers),) = memory.answers.items()
    assert len(answers.sent) == 2
    assert [one for one, _ in repeated(memory.answers)] == [asked]
    answers.pressed = pressed
    assert [*repeated(memory.answers)] == []


async def test_what_came_too_late_can_be_shared_again_at_once(troubled_harness: Harness) -> None:
    """It stayed claimed for a minute: "You've already shared this game here."."""
    harness = troubled_harness
    ada = harness.player("Ada")
    finished = await lose(harness, ada)
    harness.server.faults.fail("POST /interactions/.*/callback", 404, code=10062)
    await ada.tap("Share", on=finished)
    await settled(harness)
    assert not is_private(await ada.press("Share", on=finished))


async def puzzle(harness: Harness, ada: SimulatedPlayer) -> Press:
    return SharePuzzle((await answered(harness, ada)).id)


async def duel(harness: Harness, ada: SimulatedPlayer) -> Press:
    await stock(harness)
    there = ada.at(ada.person.dm)
    await there.slash("divan duel", game="sultan")
    await played(there)
    return ShareDuel(1)


async def game(harness: Harness, ada: SimulatedPlayer) -> Press:
    await lose(harness, ada)
    return Share((await harness.last(ada)).id)


Finishing: TypeAlias = Callable[[Harness, SimulatedPlayer], Awaitable[Press]]
KINDS = pytest.mark.parametrize("finished", [puzzle, duel, game])


async def share(harness: Harness, ada: SimulatedPlayer, press: Press, fault: str = "") -> Message:
    """Presses *Share*, perhaps while Discord doesn't answer; what is shown."""
    on = await ada.slash("divan help")
    if fault == "nothing arrives":
        harness.server.faults.cut(CALLBACK, times=2)
    elif fault == "no response comes":
        harness.server.faults.cut(CALLBACK, carried_out=True)
    ada.message = {}
    with suppress(NoAnswer):
        await ada.send(press, on=on)
    await settled(harness)
    return ada.message


def seen(harness: Harness, there: Channel | None = None) -> list[Message]:
    """What others see."""
    return harness.server.world.messages_for(harness.player("Bob").person, there)


@pytest.mark.long
async def test_what_was_never_posted_can_be_shared_a_minute_later(solvers: Harness) -> None:
    """It said that it was shared, for ever."""
    ada = solvers.player("Ada")
    press, before = await game(solvers, ada), seen(solvers)
    assert await share(solvers, ada, press, "nothing arrives") == {}
    assert seen(solvers) == before
    solvers.server.clock.advance(LEASE)
    assert not is_private(await share(solvers, ada, press))
    solvers.server.clock.advance(LEASE)
    assert text(await share(solvers, ada, press)).startswith("You’ve already shared this ")
    assert len(seen(solvers)) == len(before) + 1


@KINDS
async def test_what_was_posted_without_a_word_is_found_and_not_posted_again(
    solvers: Harness, finished: Finishing
) -> None:
    ada = solvers.player("Ada")
    press, before = await finished(solvers, ada), seen(solvers)
    await share(solvers, ada, press, "no response comes")
    *_, posted = seen(solvers)
    solvers.server.clock.advance(LEASE)
    again = await share(solvers, ada, press)
    assert text(again).startswith("You’ve already shared this ")
    assert links(again)[0].endswith(f"/{posted['id']}")
    solvers.server.clock.advance(LEASE)
    assert text(await share(solvers, ada, press)) == text(again)
    assert seen(solvers) == [*before, posted]


@KINDS
async def test_where_the_history_cannot_be_read_it_is_rather_posted_twice(
    solvers: Harness, finished: Finishing
) -> None:
    ada, group = solvers.player("Ada"), solvers.server.world.group
    press, there, before = await finished(solvers, ada), ada.at(group), seen(solvers, group)
    await share(solvers, there, press, "no response comes")
    solvers.server.clock.advance(LEASE)
    assert not is_private(await share(solvers, there, press))
    assert len(seen(solvers, group)) == len(before) + 2


@KINDS
async def test_who_may_not_post_now_does_not_forget_what_was_posted(
    solvers: Harness, finished: Finishing
) -> None:
    """Refused while the history couldn't be read, the next press posted it a second time."""
    ada = solvers.player("Ada")
    press, before = await finished(solvers, ada), seen(solvers)
    await share(solvers, ada, press, "no response comes")
    *_, posted = seen(solvers)
    solvers.server.clock.advance(LEASE)
    assert not is_private(await share(solvers, ada, ShowProof(solvers.today, posted=True)))
    *_, proof = seen(solvers)
    solvers.server.faults.fail("GET /channels/.*/messages", 403, code=50001)
    assert text(await share(solvers, ada, press)).startswith(TOO_EARLY)
    solvers.server.clock.advance(LEASE)
    again = await share(solvers, ada, press)
    assert text(again).startswith("You’ve already shared this ")
    assert links(again)[0].endswith(f"/{posted['id']}")
    assert seen(solvers) == [*before, posted, proof]
