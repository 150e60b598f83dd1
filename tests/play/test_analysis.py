"""Where a game was lost: analyses, and those that can't be had, are interrupted or wait."""

import re
import time
from datetime import timedelta

import pytest

from bot.app import gate
from bot.features.analyses import analysis
from bot.press.analyses import Analyse, WatchToWin
from bot.render.draw import Renderer
from bot.services.core.requests import Request
from bot.store.schema.rankings import EVERYWHERE
from engine import Game, Outcome
from tests.bot.services.children import children, kill, needs_proc
from tests.long_records import KEY, NUMBER, to_and_fro
from tests.play.analysing import (
    FOUND,
    PRESSES,
    analysed,
    ended,
    line_of,
    lose,
    paused_solvers,
    refreshed,
    stored,
)
from tests.play.attempts import begin
from tests.play.harness import Harness, open_harness
from tests.play.lost_games import LOST, lost, narrowly_won
from tests.play.reading import alt, has_picture, is_private, labels, lit, rows, text
from tests.rows import new_row, played_row
from tests.visits import read, write
from tests.waiting import HANGS_S, until

pytestmark = pytest.mark.usefixtures("quick_analyses")


async def test_a_lost_game_asks_first_where_it_was_lost(solvers: Harness) -> None:
    ada = solvers.player("Ada")
    await lose(solvers, ada)
    assert rows(ada.message) == [
        ["Where was it lost?", "New deal"],
        ["Same deal again", "Replay", "Undo"],
        ["Share", "Duel"],
    ]
    assert lit(ada.message) == ["Where was it lost?"]
    board = ada.message
    await ada.press("Where was it lost?")
    await analysed(solvers, ada)
    assert is_private(ada.message)
    assert ada.message["id"] != board["id"]
    move = LOST["sultan"][1]
    assert FOUND.format(move) in text(ada.message)
    assert "The solver would " in text(ada.message)
    assert "so your move may still have made sense" in text(ada.message)
    assert f"After move {move - 1}. Dashed frame: " in alt(ada.message)
    assert "Solid frame, the solver’s move: " in alt(ada.message)
    assert rows(ada.message) == [["Play from here", "Winning line"], ["Back"]]
    assert lit(ada.message) == ["Play from here"]
    found = ada.message
    assert f"from move {move - 1}" in alt(await ada.press("Play from here"))
    begun = await solvers.last(ada)
    assert (begun.continued, len(begun.record)) == (move - 1, move - 1)
    assert "**No moves left** with " in text(await ada.press("Back", on=found))


@pytest.mark.parametrize("key", ["sultan", "sultan-classic"])
async def test_the_command_shows_the_move_and_the_line(solvers: Harness, key: str) -> None:
    ada = solvers.player("Ada")
    row = await solvers.set_game(ada, lost(key))
    await ada.slash("divan analyze")
    await analysed(solvers, ada)
    assert FOUND.format(LOST[key][1]) in text(ada.message)
    found, counted = ada.message, await read(solvers.store).ends.ordinary(ada.owner)
    await ada.press("Winning line")
    moves = len(await line_of(solvers, row.id))
    assert re.search(rf" · after your move \d+: {moves} moves$", text(ada.message), re.M)
    await ada.press("+10")
    table = alt(await ada.press("End"))
    assert "95 of 95 cards home" in table
    assert "This game doesn’t count." in text(await ada.press("−1", "Play from here"))
    await ada.move((await line_of(solvers, row.id))[-1])
    assert "**Won with " in text(ada.message)
    assert " first win" not in text(ada.message)
    assert await read(solvers.store).ends.ordinary(ada.owner) == counted
    await ada.press("Winning line", on=found)
    await ada.press("Analysis")
    assert FOUND.format(LOST[key][1]) in text(ada.message)


async def test_what_is_kept_is_true_and_needs_no_solver(
    solvers: Harness, renderer: Renderer
) -> None:
    ada = solvers.player("Ada")
    row = await solvers.set_game(ada, lost("sultan"))
    await ada.slash("divan analyze")
    await analysed(solvers, ada)
    kept = await read(solvers.store).analyses.of(row.id)
    assert kept.finished
    assert kept.lost == kept.won + 1 == LOST["sultan"][1]
    won = Game.replay(lost("sultan")).at_ply(kept.won).played_all(kept.line)
    assert won.outcome is Outcome.WON
    await solvers.close()
    async with open_harness(solvers.server, solvers.database, renderer):
        await ada.slash("divan analyze")
    assert FOUND.format(kept.lost) in text(ada.message)


async def test_progress_is_shown_while_it_works(solvers: Harness) -> None:
    ada = solvers.player("Ada")
    await solvers.set_game(ada, lost("sultan-classic"))
    began = time.monotonic()
    with solvers.server.world.stream() as events:
        async with paused_solvers():
            await ada.slash("divan analyze")
        assert "Searching between moves 1 and " in text(ada.message)
        assert labels(ada.message)[-2:] == ["Refresh", "Back"]
        shown = ada.message["id"]
        await analysed(solvers, ada)
        kinds = [events.get_nowait().kind for _ in range(events.qsize())]
    assert ada.message["id"] == shown
    assert 1 <= kinds.count("update") <= 2 + (time.monotonic() - began) / analysis.EVERY
    assert "lost it.**" in text(ada.message)


async def test_a_message_that_shows_something_else_is_left_alone(solvers: Harness) -> None:
    ada = solvers.player("Ada")
    row = await solvers.set_game(ada, lost("sultan-classic"))
    async with paused_solvers():
        assert "Searching" in text(await ada.slash("divan analyze"))
        await ada.press("Back")
    assert "**No moves left** with " in text(ada.message)
    await ended(solvers, row.id)
    assert "**No moves left** with " in text(refreshed(solvers, ada))
    assert "Searching" not in text(await ada.press("Where was it lost?"))


async def test_a_player_has_one_analysis_at_a_time_and_others_join(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    row = await solvers.set_game(ada, lost("sultan-classic"))
    await solvers.set_game(ada, lost("sultan"))
    async with paused_solvers():
        await ada.slash("divan analyze", game="sultan-classic")
        searching = ada.message
        await bob.slash("divan play", game="shah")
        assert "Searching" in text(await bob.send(Analyse(row.id)))
        await ada.slash("divan analyze", game="sultan")
    assert text(ada.message) == (
        "Divan is still analyzing another game of yours. Try again in a minute."
    )
    ada.message = searching
    await analysed(solvers, ada)
    await analysed(solvers, bob)
    assert "the player" in text(bob.message).lower()
    assert "Back" not in labels(bob.message)
    await ada.slash("divan analyze", game="sultan")
    await analysed(solvers, ada)
    assert "lost it.**" in text(ada.message)


@needs_proc
async def test_who_waits_for_a_search_keeps_nobody_from_being_served(
    solvers: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate, "AT_ONCE", 1)
    monkeypatch.setattr(analysis, "FIRST_WITHIN", HANGS_S)
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await solvers.set_game(ada, lost("sultan-classic"))
    await bob.slash("divan play", game="sultan", deal="20")
    async with paused_solvers():
        asked, inside = await ada.person.slash("divan analyze"), solvers.client._gate
        await until(lambda: inside._visits and not inside._inside)
        assert "Waste: 1 card" in alt(await bob.press("Turn"))
        assert not asked.answer.done()
    ada.message = (await asked.answered()).message or {}
    assert "lost it.**" in text(await analysed(solvers, ada))


async def test_in_text_mode_the_result_comes_as_a_message(solvers: Harness) -> None:
    ada = solvers.player("Ada")
    await write(solvers.store).players.change(ada.owner, text_mode=True)
    row = await solvers.set_game(ada, lost("sultan-classic"))
    async with paused_solvers():
        first = await ada.slash("divan analyze")
    assert "Searching" in text(first)
    await ended(solvers, row.id)
    world = solvers.server.world
    await until(lambda: "lost it.**" in text(world.messages_for(ada.person)[-1]))
    ada.message = world.messages_for(ada.person)[-1]
    assert ada.message["id"] != first["id"]
    assert not has_picture(ada.message)
    assert "The solver would " in text(ada.message)
    assert "frame" not in text(ada.message)


async def test_a_game_given_up_could_still_be_won(solvers: Harness) -> None:
    ada = solvers.player("Ada")
    await ada.slash("divan play", game="sultan", deal="20")
    await ada.press("Turn")
    await ada.give_up()
    await ada.press("Analyze")
    await analysed(solvers, ada)
    assert "**You could still have won when you gave up.**" in text(ada.message)


async def test_an_undone_game_is_analysed_anew(solvers: Harness) -> None:
    ada = solvers.player("Ada")
    row = await lose(solvers, ada)
    board = ada.message
    await ada.press("Where was it lost?")
    await analysed(solvers, ada)
    await ada.press("Undo", on=board)
    assert "This game isn’t over yet." in text(await ada.send(Analyse(row)))


async def test_a_won_game_says_how_close_it_came(solvers: Harness) -> None:
    ada = solvers.player("Ada")
    await solvers.set_game(ada, narrowly_won())
    await ada.slash("divan analyze")
    await analysed(solvers, ada)
    assert text(ada.message).startswith("### How close was it?")
    assert "**It could have been lost at move " in text(ada.message)
    assert "you’d have lost." in text(ada.message)
    assert "Solid frame, the move that loses: " in alt(ada.message)
    assert labels(ada.message) == ["Play from here", "Back"]


async def test_what_cannot_be_analysed_is_said_in_a_sentence(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    assert text(await ada.slash("divan analyze")).startswith("You haven’t finished a game yet.")
    await ada.slash("divan play", game="sultan", deal="20")
    assert text(await ada.slash("divan analyze")).startswith("You haven’t finished a game yet.")
    unmoved = await ada.slash("divan play", game="shah")
    await ada.give_up()
    assert "[Analyze]" in rows(ada.message)[1]
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
        assert text(await ada.send(press(2**62), on=unmoved)).startswith("This game is gone.")
    await ada.send(WatchToWin(private.id, 3), on=unmoved)
    assert text(ada.message).startswith("Divan doesn’t know how this game could have been won.")


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
    assert text(await ada.slash("divan analyze")) == (
        "This game has 10,000 moves, but Divan can only analyze games of up to 1,000."
    )


@pytest.mark.parametrize("command", [False, True])
async def test_a_daily_is_analysed_once_its_day_is_over(solvers: Harness, command: bool) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await begin(solvers, ada)
    await ada.slash("divan move", moves="t t t")
    await ada.give_up()
    assert "Analyze" not in labels(ada.message)
    board, row = ada.message, await solvers.last(ada)
    for press in PRESSES:
        assert "are still playing the deals of " in text(await ada.send(press(row.id)))
        assert not has_picture(ada.message)
    assert "are still playing the deals of " in text(await ada.slash("divan analyze"))
    await write(solvers.store).deals.set_fewest(row.day, row.key, 141, ("t",), 120)
    solvers.server.clock.advance(timedelta(days=1, hours=4))
    if command:
        await ada.slash("divan analyze")
    else:
        await ada.send(Analyse(row.id), on=board)
    await analysed(solvers, ada)
    assert "### Could it have been won?\n-# Sultan day 1, " in text(ada.message)
    assert "**You could still have won when you gave up.**" in text(ada.message)
    assert "The shortest known win has 141 cards turned." in text(ada.message)
    await ada.slash("divan replay")
    assert "**You could still have won when you gave up.**" in text(
        await ada.press("Step", "Analyze")
    )
    await bob.slash("divan play", game="shah")
    await bob.send(Analyse(row.id))
    assert "**The player could still have won when they gave up.**" in text(bob.message)
    await write(solvers.store).memberships.hide(ada.owner, EVERYWHERE, solvers.today, hidden=True)
    assert text(await bob.send(Analyse(row.id))).startswith("This game is gone.")


@needs_proc
async def test_a_solver_that_dies_once_is_asked_again(solvers: Harness) -> None:
    ada = solvers.player("Ada")
    await solvers.set_game(ada, lost("sultan-classic"))
    async with paused_solvers():
        assert "Searching" in text(await ada.slash("divan analyze"))
        killed = children()
        for process in killed:
            kill(process)
        await until(lambda: not killed & children())
    await analysed(solvers, ada)
    assert "lost it.**" in text(ada.message)


async def test_without_a_solver_what_is_known_is_said(harness: Harness) -> None:
    ada = harness.player("Ada")
    await harness.set_game(ada, lost("sultan"))
    await ada.slash("divan analyze")
    assert "The solver didn’t answer. *Keep searching* tries again." in text(ada.message)
    assert "The solver doesn’t know whether" in text(ada.message)
    assert not has_picture(ada.message)


async def test_after_a_restart_the_search_goes_on(solvers: Harness) -> None:
    ada = solvers.player("Ada")
    await solvers.set_game(ada, lost("sultan-classic"))
    async with paused_solvers():
        assert "Searching" in text(await ada.slash("divan analyze"))
        await solvers.restart()
    assert "The solver was interrupted. *Keep searching* continues" in text(refreshed(solvers, ada))
    await ada.press("Keep searching")
    await analysed(solvers, ada)
    assert "lost it.**" in text(ada.message)


async def test_a_refused_picture_comes_in_words(solvers: Harness) -> None:
    ada = solvers.player("Ada")
    await solvers.set_game(ada, lost("sultan-classic"))
    async with paused_solvers():
        await ada.slash("divan analyze")
    solvers.server.faults.refuse_galleries()
    await analysed(solvers, ada)
    assert "lost it.**" in text(ada.message)
    assert "The solver would " in text(ada.message)
    assert not has_picture(ada.message)
    assert has_picture(await ada.press("Winning line"))


async def test_a_picture_refused_at_once_comes_in_words(solvers: Harness) -> None:
    ada = solvers.player("Ada")
    await solvers.set_game(ada, lost("sultan"))
    await ada.slash("divan analyze")
    await analysed(solvers, ada)
    solvers.server.faults.fail("POST /interactions/.*/callback", 403, code=50013)
    await ada.slash("divan analyze")
    assert FOUND.format(LOST["sultan"][1]) in text(ada.message)
    assert is_private(ada.message)
    assert not has_picture(ada.message)


async def test_two_bots_share_what_is_known(solvers: Harness, renderer: Renderer) -> None:
    ada = solvers.player("Ada")
    await solvers.set_game(ada, lost("sultan-classic"))
    async with open_harness(solvers.server, solvers.database, renderer, solvers=1):
        async with paused_solvers():
            await ada.slash("divan analyze")
        await analysed(solvers, ada)
        assert "lost it.**" in text(ada.message)
        assert len(solvers.server.world.messages_for(ada.person)) == 1
    assert "lost it.**" in text(await ada.slash("divan analyze"))


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
        assert "It leads to a win." in text(await ada.press("Turn", "Hint"))
    await ada.slash("divan analyze")
    await analysed(solvers, ada)
    assert "lost it.**" in text(ada.message)
