"""Shares that Discord doesn't take: they can be shared again, but not twice if that can be seen."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeAlias

import pytest

from bot.press.dailies import ShowProof
from bot.press.games import Share
from bot.press.press import Press
from bot.press.puzzles import SharePuzzle
from bot.press.together import ShareDuel
from bot.store.schema.posts import LEASE
from local_discord import Channel, NoAnswer
from tests.play.duelling import stock
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.puzzling import last, solve
from tests.play.reading import Message, is_private, links, text
from tests.play.test_bad_days import CALLBACK
from tests.play.test_duel_with_patient import played
from tests.play.test_flooding import TOO_EARLY
from tests.play.test_sharing import lose
from tests.play.waiting import settled


async def puzzle(harness: Harness, ada: SimulatedPlayer) -> Press:
    await ada.slash("divan puzzle", game="sultan")
    await solve(harness, ada)
    return SharePuzzle((await last(harness, ada)).id)


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


@KINDS
async def test_what_was_never_posted_can_be_shared_a_minute_later(
    solvers: Harness, finished: Finishing
) -> None:
    """It said that it was shared, for ever."""
    ada = solvers.player("Ada")
    press, before = await finished(solvers, ada), seen(solvers)
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
