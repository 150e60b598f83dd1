"""Replays that can't be shown as they are: too late, too large, too long, or refused."""

import pytest

from bot.discord_app.answers import answer as answers
from tests.long_records import KEY, NUMBER, to_and_fro
from tests.play.days import posted
from tests.play.harness import Harness
from tests.play.reading import GALLERY, is_private, of_type, text
from tests.play.records import lost, won
from tests.play.test_bad_days import CALLBACK
from tests.play.test_replay import film, finished, frames


async def test_moves_that_are_not_there_are_refused(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan replay")
    assert text(ada.message).startswith("You haven’t finished a game yet.")
    await finished(harness, ada, lost("sultan"))
    moves = len(lost("sultan").split()) - 2
    await ada.slash("divan replay", **{"from": 30, "to": 10})
    assert text(ada.message) == "`from` is after `to`: move 30 comes after move 10."
    await ada.slash("divan replay", to=900)
    assert text(ada.message) == f"There’s no move 900: this game has {moves}."
    await ada.slash("divan replay", **{"from": 900})
    assert text(ada.message) == f"There’s no move 900: this game has {moves}."


async def test_nothing_is_posted_where_the_presser_may_not_write(harness: Harness) -> None:
    world = harness.server.world
    bob = harness.player("Bob").at(world.announcements)
    await finished(harness, bob, lost("sultan"))
    await bob.press("Replay")
    assert is_private(bob.message)
    await bob.press("Post")
    assert text(bob.message) == "You can’t write in this channel, so nothing was posted."
    assert posted(harness, world.announcements) == []


async def test_nothing_is_posted_where_games_are_private(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    await finished(harness, bob, lost("sultan"))
    await ada.slash("divan-server", games="private-here")
    await bob.press("Replay")
    await bob.press("Post")
    assert text(bob.message).startswith("Games are private in this channel.")
    assert is_private(bob.message)


@pytest.mark.parametrize("limit", [400_000, 200_000])
async def test_a_film_above_the_limit_is_shortened(harness: Harness, limit: int) -> None:
    ada = harness.player("Ada")
    await finished(harness, ada, won("sultan"))
    harness.server.world.interactions.attachment_size_limit = limit
    await ada.press("Replay")
    file = film(harness, ada.message)
    assert len(file) <= limit
    of = len(won("sultan").split()) - 1
    shown = f"{frames(file)} of {of} positions are shown."
    assert f"Not every move has a frame here: {shown}" in text(ada.message)


async def test_a_film_that_can_t_be_short_enough_is_a_sentence(harness: Harness) -> None:
    ada = harness.player("Ada")
    await finished(harness, ada, won("sultan"))
    harness.server.world.interactions.attachment_size_limit = 60 * 1024
    await ada.press("Replay")
    assert text(ada.message).startswith("Discord takes files of up to 60 KB here")


@pytest.mark.parametrize(("status", "code"), [(413, 40005), (400, 50035), (403, 50013)])
async def test_where_discord_refuses_the_film_its_still_is_shown(
    troubled_harness: Harness, status: int, code: int
) -> None:
    ada = troubled_harness.player("Ada")
    await finished(troubled_harness, ada, lost("sultan"))
    board = ada.message
    # The film is kept: drawing it again could take so long that the answer is deferred.
    await ada.press("Replay")
    troubled_harness.server.faults.fail(CALLBACK, status, code=code)
    await ada.press("Replay", on=board)
    assert text(ada.message).endswith("Discord didn’t take the animation.")
    assert len(of_type(ada.message, GALLERY)) == 1
    troubled_harness.server.faults.fail(CALLBACK, status, code=code, times=2)
    await ada.press("Replay", on=board)
    assert not of_type(ada.message, GALLERY)
    assert "Animation: Sultan #1" in text(ada.message)


async def test_a_film_that_takes_long_is_deferred_after_a_second(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A command's placeholder takes the film; a press on a board gets it as a follow-up."""
    ada = harness.player("Ada")
    await finished(harness, ada, lost("shah"))
    board = ada.message
    monkeypatch.setattr(answers, "KNOWN_LONG", 0.0)
    asked = await ada.person.slash("divan replay")
    assert (await asked.acknowledged()).kind == "deferred"
    answer = (await asked.answered()).message
    assert answer
    assert is_private(answer)
    assert film(harness, answer)
    await ada.press("Replay", on=board)
    assert is_private(ada.message)
    assert ada.message["id"] != board["id"]
    assert film(harness, ada.message)
    private = ada.message
    await ada.press("Highlight")
    assert ada.message["id"] == private["id"]
    await ada.press("Post")
    assert not is_private(ada.message)
    assert film(harness, ada.message)


async def test_a_deferred_answer_that_takes_no_picture_is_followed_by_the_film(
    troubled_harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = troubled_harness.player("Ada")
    await finished(troubled_harness, ada, lost("shah"))
    monkeypatch.setattr(answers, "KNOWN_LONG", 0.0)
    troubled_harness.server.faults.refuse_galleries()
    await ada.slash("divan replay")
    assert is_private(ada.message)
    assert film(troubled_harness, ada.message)


@pytest.mark.parametrize("moves", [1_000, 10_000])
async def test_the_longest_games_are_replayed(harness: Harness, moves: int) -> None:
    """Records of version 0.1 may be longer than games can be now."""
    ada = harness.player("Ada")
    await harness.set_game(ada, f"{KEY} {NUMBER} {to_and_fro(moves)}")
    await ada.slash("divan play", game=KEY)
    await ada.give_up()
    await ada.slash("divan replay", **{"from": moves - 20})
    assert f"moves {moves - 20:,} to {moves:,} of {moves:,}" in text(ada.message)
    assert frames(film(harness, ada.message)) == 23
