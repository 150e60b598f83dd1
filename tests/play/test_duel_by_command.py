"""A duel's game among one's others: moves are typed into it, its replay is asked for."""

import pytest

from tests.play.duelling import accepted
from tests.play.harness import Harness
from tests.play.reading import has_picture, text
from tests.play.test_duel_ends import finished, told
from tests.play.test_play import games_offered
from tests.visits import read


async def test_play_makes_a_duel_the_game_that_moves_are_typed_into(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    posted = await accepted(solvers, ada, bob)
    await ada.slash("divan play", game="sultan", deal="13")
    await ada.slash("divan move", moves="t")
    assert await games_offered(ada, "divan move") == ["Sultan #13, 1 move", "Sultan duel, 0 moves"]
    await ada.press("Play", on=posted)
    assert "Here’s your game." in text(ada.message)
    assert await ada.offered("") == ["t"]
    await ada.slash("divan move", moves="t w")
    games = await read(solvers.store).match_games.of_match(1)
    assert {game.owner: game.record.moves for game in games} == {
        ada.owner: ("t", "w"),
        bob.owner: (),
    }
    assert await games_offered(ada, "divan move") == ["Sultan duel, 2 moves", "Sultan #13, 1 move"]
    assert await games_offered(bob, "divan move") == ["Sultan duel, 0 moves"]
    number = str(next(game.id for game in games if game.owner == bob.owner))
    await ada.slash("divan move", moves="t", game=number)
    assert text(ada.message).startswith("You have no open game.")
    await bob.slash("divan move", moves="t", game=number)
    assert len((await read(solvers.store).games.game(int(number))).record) == 1


@pytest.mark.parametrize("command", ["replay", "analyse"])
async def test_ones_last_duel_is_shown_once_it_is_over_for_both(
    solvers: Harness, command: str
) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await accepted(solvers, ada, bob)
    await finished(bob, "Run")
    await bob.slash(f"divan {command}")
    assert text(bob.message).startswith("You haven’t finished a game yet.")
    await bob.slash("divan play", game="sultan-classic", deal="13")
    await finished(bob, "Turn")
    await bob.slash(f"divan {command}")
    assert "classic) #13" in str(bob.message)
    await finished(ada, "Turn", "Turn")
    await told(solvers)
    await ada.slash(f"divan {command}")
    assert has_picture(ada.message)
    assert "Sultan" in str(ada.message)
    await bob.slash(f"divan {command}")
    assert "classic) #13" in str(bob.message), "it ended later"
    await bob.slash(f"divan {command}", game="sultan")
    assert "Sultan" in str(bob.message)
    assert "classic" not in str(bob.message)
