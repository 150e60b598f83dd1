"""Analyses that can't be had, are interrupted, or that many ask for at once."""

from datetime import timedelta

import pytest

from bot.press.analyses import Analyse, WatchToWin
from bot.render.draw import Renderer
from bot.services.core.requests import Request
from bot.store.schema.rankings import EVERYWHERE
from tests.bot.services.children import children, kill, needs_proc
from tests.long_records import KEY, NUMBER, to_and_fro
from tests.play.analysing import (
    FOUND,
    PRESSES,
    analysed,
    paused_solvers,
    refreshed,
    stored,
)
from tests.play.attempts import begin
from tests.play.harness import Harness, open_harness
from tests.play.lost_games import LOST, lost
from tests.play.reading import alt, has_picture, is_private, labels, rows, text
from tests.rows import new_row, played_row
from tests.visits import read, write
from tests.waiting import until

pytestmark = pytest.mark.usefixtures("quick_analyses")


async def test_what_cannot_be_analysed_is_said_in_a_sentence(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await ada.slash("divan analyse")
    assert text(ada.message).startswith("You haven’t finished a game yet.")
    await ada.slash("divan play", game="sultan", deal="20")
    await ada.slash("divan analyse")
    assert text(ada.message).startswith("You haven’t finished a game yet.")
    unmoved = await ada.slash("divan play", game="shah")
    await ada.give_up()
    assert "[Analyse]" in rows(ada.message)[1]
    shah = (await read(solvers.store).games.latest(ada.owner)).id
    for press in PRESSES:
        await ada.send(press(shah), on=unmoved)
        assert text(ada.message).startswith("No move was made in this game")
    private = await solvers.set_game(bob, lost("sultan"))
    await write(solvers.store).games.start(
        90, new_row(bob.owner, "sultan", 7, private=True, at=solvers.server.clock.now())
    )
    await bob.slash("divan play", game="sultan-classic", private=True)
    await bob.press("Turn")
    await bob.give_up()
    hidden = (await read(solvers.store).games.latest(bob.owner)).id
    for press in PRESSES:
        await ada.send(press(hidden), on=unmoved)
        assert text(ada.message) == "This game is private, so only its player can look back at it."
        await ada.send(press(2**62), on=unmoved)
        assert text(ada.message).startswith("This game is gone.")
    await ada.send(WatchToWin(private.id, 3), on=unmoved)
    assert text(ada.message).startswith("No line to the win is known for this game.")


async def test_a_record_of_ten_thousand_moves_is_refused(solvers: Harness) -> None:
    ada = solvers.player("Ada")
    row = await solvers.set_game(ada, f"{KEY} {NUMBER} d")
    await write(solvers.store).games.save(
        77,
        played_row(
            ada.owner,
            row.id,
            row.version,
            moves=to_and_fro(10_000),
            presses="0",
            result="given up",
            hints=0,
            at=solvers.server.clock.now(),
        ),
    )
    await ada.slash("divan analyse")
    assert text(ada.message) == (
        "This game has 10,000 moves, and only games of up to 1,000 can be analysed."
    )


@pytest.mark.parametrize("command", [False, True])
async def test_a_daily_is_analysed_once_its_day_is_over(solvers: Harness, command: bool) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await begin(solvers, ada)
    await ada.slash("divan move", moves="t t t")
    await ada.give_up()
    assert "Analyse" not in labels(ada.message)
    board, row = ada.message, await solvers.last(ada)
    for press in PRESSES:
        await ada.send(press(row.id))
        assert "is still being played." in text(ada.message)
        assert not has_picture(ada.message)
    await ada.slash("divan analyse")
    assert "is still being played." in text(ada.message)
    await write(solvers.store).deals.set_fewest(row.day, row.key, 141, ("t",), 120)
    solvers.server.clock.advance(timedelta(days=1, hours=4))
    if command:
        await ada.slash("divan analyse")
    else:
        await ada.send(Analyse(row.id), on=board)
    await analysed(solvers, ada)
    assert "### Could it have been won?\n-# Sultan day 1, " in text(ada.message)
    assert "**It could still be won when you gave up.**" in text(ada.message)
    assert "The shortest known win of this deal takes 141 turns." in text(ada.message)
    await ada.slash("divan replay")
    await ada.press("Step")
    await ada.press("Analyse")
    assert "**It could still be won when you gave up.**" in text(ada.message)
    await bob.slash("divan play", game="shah")
    await bob.send(Analyse(row.id))
    assert "**It could still be won when the player gave up.**" in text(bob.message)
    await write(solvers.store).memberships.hide(ada.owner, EVERYWHERE, solvers.today, hidden=True)
    await bob.send(Analyse(row.id))
    assert text(bob.message).startswith("This game is gone.")


@needs_proc
async def test_a_solver_that_dies_once_is_asked_again(solvers: Harness) -> None:
    ada = solvers.player("Ada")
    await solvers.set_game(ada, lost("sultan-classic"))
    async with paused_solvers():
        await ada.slash("divan analyse")
        assert "Searching" in text(ada.message)
        killed = children()
        for process in killed:
            kill(process)
        await until(lambda: not killed & children())
    await analysed(solvers, ada)
    assert "lost it.**" in text(ada.message)


async def test_without_a_solver_what_is_known_is_said(harness: Harness) -> None:
    ada = harness.player("Ada")
    await harness.set_game(ada, lost("sultan"))
    await ada.slash("divan analyse")
    assert "The solver didn’t answer. *Keep searching* tries again." in text(ada.message)
    assert "The solver doesn’t know whether" in text(ada.message)
    assert not has_picture(ada.message)
    await ada.press("Chart")
    assert "Patient, a careful player" in alt(ada.message)


async def test_after_a_restart_the_search_goes_on(solvers: Harness) -> None:
    ada = solvers.player("Ada")
    await solvers.set_game(ada, lost("sultan-classic"))
    async with paused_solvers():
        await ada.slash("divan analyse")
        assert "Searching" in text(ada.message)
        await solvers.restart()
    assert "The search was interrupted. *Keep searching* goes on" in text(refreshed(solvers, ada))
    await ada.press("Keep searching")
    await analysed(solvers, ada)
    assert "lost it.**" in text(ada.message)


async def test_a_refused_picture_comes_in_words(solvers: Harness) -> None:
    ada = solvers.player("Ada")
    await solvers.set_game(ada, lost("sultan-classic"))
    async with paused_solvers():
        await ada.slash("divan analyse")
    solvers.server.faults.refuse_galleries()
    await analysed(solvers, ada)
    assert "lost it.**" in text(ada.message)
    assert "The solver would " in text(ada.message)
    assert not has_picture(ada.message)
    await ada.press("Chart")
    assert has_picture(ada.message)


async def test_a_picture_refused_at_once_comes_in_words(solvers: Harness) -> None:
    ada = solvers.player("Ada")
    await solvers.set_game(ada, lost("sultan"))
    await ada.slash("divan analyse")
    await analysed(solvers, ada)
    solvers.server.faults.fail("POST /interactions/.*/callback", 403, code=50013)
    await ada.slash("divan analyse")
    assert FOUND.format(LOST["sultan"][1]) in text(ada.message)
    assert is_private(ada.message)
    assert not has_picture(ada.message)


async def test_two_bots_share_what_is_known(solvers: Harness, renderer: Renderer) -> None:
    ada = solvers.player("Ada")
    await solvers.set_game(ada, lost("sultan-classic"))
    async with open_harness(solvers.server, solvers.database, renderer, solvers=1):
        async with paused_solvers():
            await ada.slash("divan analyse")
        await analysed(solvers, ada)
        assert "lost it.**" in text(ada.message)
        assert len(solvers.server.world.messages_for(ada.person)) == 1
    await ada.slash("divan analyse")
    assert "lost it.**" in text(ada.message)


async def test_fifty_analyses_at_once_leave_hints_their_time(solvers: Harness) -> None:
    ada, analyses = solvers.player("Ada"), solvers.services.post_mortems
    await solvers.set_game(ada, lost("sultan"))
    await ada.slash("divan play", game="sultan", deal="20")
    for number in range(50):
        owner, now = f"discord:{9_000 + number}", solvers.server.clock.now()
        game = await stored(solvers, owner, lost("sultan-classic"), 1_000 + 2 * number)
        begun = await analyses.begin(Request(5_000 + number, owner, now), game)
        assert begun.search
    for _ in range(5):
        await ada.press("Turn")
        await ada.press("Hint")
        assert "It leads to a win." in text(ada.message)
    await ada.slash("divan analyse")
    await analysed(solvers, ada)
    assert "lost it.**" in text(ada.message)
