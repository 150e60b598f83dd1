"""Replays: films of games, and those that can't be shown as they are."""

from datetime import timedelta
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.app.answers import answer as answers
from bot.press.analyses import Analyse, CutFilm, ShowFilm
from bot.press.dailies import WatchBest
from bot.press.games import DealSame
from bot.store.schema.games import KeptAnalysis, StoredGame
from engine.solver.version import VERSION
from tests.long_records import KEY, NUMBER, to_and_fro
from tests.play.attempts import begin, moves_of, win
from tests.play.days import posted
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import GALLERY, Message, alt, assert_told, is_private, labels, of_type, text
from tests.play.records import before_the_end, lost, won
from tests.play.test_bad_days import CALLBACK
from tests.visits import write

OPENED = timedelta(days=1, hours=4, minutes=1)


def film(harness: Harness, message: Message) -> bytes:
    """The GIF in a message, the only picture there."""
    (moving,) = of_type(message, GALLERY)
    return _content(harness, moving)


def frames(file: bytes) -> int:
    with Image.open(BytesIO(file)) as image:
        assert image.format == "GIF"
        return getattr(image, "n_frames", 1)


def _content(harness: Harness, gallery: dict[str, Any]) -> bytes:
    id_ = gallery["items"][0]["media"]["attachment_id"]
    found = harness.server.world.messages.files.get(id_)
    assert found
    return found.content


async def finished(harness: Harness, player: SimulatedPlayer, record: str) -> StoredGame:
    """The player plays the last move of a game, on its board."""
    begun, last = before_the_end(record)
    row = await harness.set_game(player, begun)
    await player.force_slash("divan move", moves=last)
    return row


@pytest.mark.parametrize("key", ["sultan", "shah"])
async def test_a_finished_game_is_replayed_and_posted(harness: Harness, key: str) -> None:
    ada = harness.player("Ada")
    await finished(harness, ada, won(key))
    board = ada.message
    await ada.press("Replay")
    assert ada.message["id"] != board["id"]
    assert is_private(ada.message)
    moves = len(won(key).split()) - 2
    assert text(ada.message).startswith("### Replay: ")
    assert f"<@{ada.person.id}> · {moves} moves · won with " in text(ada.message)
    assert alt(ada.message).startswith("Animation: ")
    assert "Won with " in alt(ada.message)
    assert frames(film(harness, ada.message)) == moves + 1
    private = ada.message
    await ada.press("Post")
    assert ada.message["id"] != private["id"]
    assert not is_private(ada.message)
    assert film(harness, ada.message) == film(harness, private)
    assert labels(ada.message) == ["Play this deal"]


async def test_the_highlight_is_the_end_of_the_game(harness: Harness) -> None:
    ada = harness.player("Ada")
    await finished(harness, ada, lost("shah"))
    await ada.press("Replay")
    whole = ada.message
    await ada.press("Highlight")
    assert ada.message["id"] == whole["id"]
    moves = len(lost("shah").split()) - 2
    assert f"moves {moves - 19} to {moves} of {moves} · no moves left" in text(ada.message)
    assert frames(film(harness, ada.message)) == 21
    assert "; " in alt(ada.message)
    await ada.press("Whole game")
    assert frames(film(harness, ada.message)) == moves + 1


@pytest.mark.parametrize(("known", "has_ended"), [(52, False), (97, True), (100, True)])
async def test_the_highlight_is_around_the_losing_move_once_that_is_known(
    harness: Harness, known: int, has_ended: bool
) -> None:
    ada = harness.player("Ada")
    row = await finished(harness, ada, lost("shah"))
    version = (await harness.row(row.id)).version
    kept = KeptAnalysis(row.id, version, VERSION, known - 1, known, (), "", finished=True)
    await write(harness.store).analyses.keep(kept)
    await ada.press("Replay")
    # What no move lost, such as a game given up in time, has no losing move.
    has_move = known <= len(lost("shah").split()) - 2
    assert (f"Move {known} lost the game." in alt(ada.message)) is has_move
    await ada.press("Highlight")
    first = known - 11 if not has_ended else 80
    assert f" · moves {first} to {first + 19} of 99 · " in text(ada.message)
    assert (f"Move {known} lost the game." in alt(ada.message)) is has_move


async def test_what_an_older_solver_called_lost_marks_no_move(harness: Harness) -> None:
    ada = harness.player("Ada")
    row = await finished(harness, ada, lost("shah"))
    version = (await harness.row(row.id)).version
    kept = KeptAnalysis(row.id, version, VERSION - 1, 51, 52, (), "", finished=True)
    await write(harness.store).analyses.keep(kept)
    assert " lost the game." not in alt(await ada.press("Replay"))


async def test_the_command_replays_the_last_game_or_a_part_of_it(harness: Harness) -> None:
    ada = harness.player("Ada")
    await finished(harness, ada, lost("sultan"))
    await harness.set_game(ada, "shah 20 d")
    assert "### Replay: Sultan #1" in text(await ada.slash("divan replay"))
    assert "moves 10 to 30 of " in text(await ada.slash("divan replay", **{"from": 10, "to": 30}))
    assert frames(film(harness, ada.message)) == 22
    assert "no moves left" in text(ada.message)
    assert "move 12 of " in text(await ada.slash("divan replay", **{"from": 12, "to": 12}))
    await ada.slash("divan replay", game="shah")
    assert text(ada.message).startswith("You haven’t finished a game of The Shah yet.")


async def test_a_game_given_up_ends_with_its_last_position_put_away(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan play", game="sultan", deal="20")
    await ada.slash("divan move", moves="t t")
    board = ada.message
    game = (await harness.last(ada)).id
    await ada.send(ShowFilm(game), on=board)
    assert text(ada.message) == "This game isn’t over yet. Try again once it is."
    ada.message = board
    await ada.give_up()
    assert "2 moves · gave up, 0 of 95 home" in text(await ada.press("Replay"))
    assert frames(film(harness, ada.message)) == 4


async def test_a_game_without_moves_has_no_replay(harness: Harness, ada: SimulatedPlayer) -> None:
    game = (await harness.last(ada)).id
    await ada.give_up()
    assert "Replay" not in labels(ada.message)
    await ada.send(ShowFilm(game))
    assert text(ada.message) == "No move was made in this game, so there’s nothing to show."


async def test_others_replay_public_games_alone(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    row = await finished(harness, ada, lost("sultan"))
    assert f"<@{ada.person.id}>" in text(await bob.press("Replay", on=ada.message))
    assert not is_private(await bob.press("Post"))
    await write(harness.store).memberships.hide(ada.owner, "everywhere", harness.today, hidden=True)
    await bob.press("Replay", on=ada.message)
    assert ada.person.id not in text(bob.message)
    await ada.slash("divan play", game="shah", deal="7", private=True)
    await ada.slash("divan move", moves="d")
    hidden = await harness.last(ada)
    await ada.give_up()
    assert hidden.id != row.id
    harness.server.clock.advance(60)
    posted = CutFilm(hidden.id, 0, None, posted=True)
    for press in (ShowFilm(hidden.id), CutFilm(hidden.id, 0, 1), posted):
        await bob.send(press)
        assert text(bob.message) == "This game is private, so only its player can look back at it."
        assert is_private(bob.message)


async def test_a_game_begun_in_a_direct_message_is_its_players_alone(harness: Harness) -> None:
    """It counted as public: others could watch it, and were told whose deal it was."""
    ada, bob = harness.player("Ada"), harness.player("Bob")
    world = harness.server.world
    apart = ada.at(world.group)
    await apart.slash("divan play", game="sultan", deal="20")
    await apart.press("Turn")
    await apart.give_up()
    row = await harness.last(ada)
    assert not is_private(apart.message)
    await bob.slash("divan help")
    for press in (ShowFilm(row.id), CutFilm(row.id, 0, None, posted=True), Analyse(row.id)):
        await bob.send(press)
        assert text(bob.message) == "This game is private, so only its player can look back at it."
    await bob.send(DealSame(row.id))
    await bob.press("Turn")
    assert "Put aside" not in text(await bob.slash("divan play", game="sultan", deal="21"))
    assert of_type(await apart.press("Replay"), GALLERY)


async def test_an_attempt_is_replayed_once_its_day_is_over(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    await win(harness, ada)
    assert "Replay" not in labels(ada.message)
    day, game, board = harness.today, (await harness.last(ada)).id, ada.message
    for press in (ShowFilm(game), CutFilm(game, 0, None), CutFilm(game, 0, 5, posted=True)):
        assert "are still playing the deals of " in text(await ada.send(press, on=board))
    assert "are still playing the deals of " in text(await ada.slash("divan replay"))
    midnight = harness.server.clock.now().replace(hour=0, minute=0, second=0, microsecond=0)
    harness.server.clock.set(midnight + OPENED)
    await bob.slash("divan daily")
    await bob.send(WatchBest(day, "sultan"))
    assert text(bob.message).startswith("### Replay: Sultan day 1, ")
    assert f"<@{ada.person.id}>" in text(bob.message)
    moves = len(moves_of("sultan").split())
    assert frames(film(harness, bob.message)) == moves + 1
    assert f"move 0 of {moves}" in text(await bob.press("Step"))
    assert " · 1 of 95 home" in text(await bob.press("+1"))
    await bob.press("Replay")
    assert frames(film(harness, bob.message)) == moves + 1
    assert labels(await bob.press("Post")) == ["The deal"]
    assert not is_private(bob.message)


async def test_stepping_goes_by_cards_that_went_home(harness: Harness) -> None:
    ada = harness.player("Ada")
    await win(harness, ada)
    game = (await harness.last(ada)).id
    harness.server.clock.advance(OPENED)
    await ada.slash("divan replay")
    home = []
    await ada.press("Step")
    for label in ("+5", "+1", "+1", "−5", "End", "−1", "Start", "+1", "+1", "−1"):
        await ada.press(label)
        home.append(int(text(ada.message).split(" of 95 home")[0].split(" ")[-1]))
    assert home == [5, 6, 7, 2, 95, 94, 0, 1, 2, 1]
    await ada.send(CutFilm(game, 3, 2))
    assert text(ada.message) == "`from` can’t be after `to`: move 4 comes after move 2."


async def test_a_hidden_player_s_attempt_is_not_replayed(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    await begin(harness, ada)
    await ada.slash("divan move", moves=" ".join(moves_of("sultan").split()[:9]), game="sultan")
    game = (await harness.last(ada)).id
    await write(harness.store).memberships.hide(ada.owner, "everywhere", harness.today, hidden=True)
    harness.server.clock.advance(OPENED)
    await bob.slash("divan daily")
    assert text(await bob.send(ShowFilm(game))).startswith("This game is gone")
    await ada.slash("divan daily")
    assert "### Replay: Sultan day 1" in text(await ada.send(ShowFilm(game)))
    assert ada.person.id not in text(ada.message)


async def test_a_film_is_told_in_text_mode(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan settings")
    await ada.press("Use text")
    await finished(harness, ada, lost("sultan"))
    assert not of_type(await ada.slash("divan replay"), GALLERY)
    assert "Animation: Sultan #1" in text(ada.message)


async def test_moves_that_are_not_there_are_refused(harness: Harness) -> None:
    ada = harness.player("Ada")
    assert text(await ada.slash("divan replay")).startswith("You haven’t finished a game yet.")
    await finished(harness, ada, lost("sultan"))
    moves = len(lost("sultan").split()) - 2
    await ada.slash("divan replay", **{"from": 30, "to": 10})
    assert text(ada.message) == "`from` can’t be after `to`: move 30 comes after move 10."
    await ada.slash("divan replay", to=900)
    assert text(ada.message) == f"There’s no move 900: this game has {moves}."
    await ada.slash("divan replay", **{"from": 900})
    assert text(ada.message) == f"There’s no move 900: this game has {moves}."


async def test_nothing_is_posted_where_the_presser_may_not_write(harness: Harness) -> None:
    world = harness.server.world
    bob = harness.player("Bob").at(world.announcements)
    await finished(harness, bob, lost("sultan"))
    assert is_private(await bob.press("Replay"))
    await bob.press("Post")
    assert text(bob.message) == "You can’t write in this channel, so nothing was posted."
    assert posted(harness, world.announcements) == []


async def test_nothing_is_posted_where_games_are_private(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    await finished(harness, bob, lost("sultan"))
    await ada.slash("divan-server", games="private-here")
    await bob.press("Replay")
    assert_told(await bob.press("Post"), "Games are private in this channel.")


@pytest.mark.parametrize("limit", [400_000, 200_000])
async def test_a_film_above_the_limit_is_shortened(harness: Harness, limit: int) -> None:
    ada = harness.player("Ada")
    await finished(harness, ada, won("sultan"))
    harness.server.world.interactions.attachment_size_limit = limit
    await ada.press("Replay")
    file = film(harness, ada.message)
    assert len(file) <= limit
    of = len(won("sultan").split()) - 1
    shown = f"{frames(file)} of {of} positions."
    assert f"The animation shows {shown}" in text(ada.message)


async def test_a_film_that_can_t_be_short_enough_is_a_sentence(harness: Harness) -> None:
    ada = harness.player("Ada")
    await finished(harness, ada, won("sultan"))
    harness.server.world.interactions.attachment_size_limit = 60 * 1024
    assert text(await ada.press("Replay")).startswith("Discord takes files of up to 60 KB here")


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
    assert text(await ada.press("Replay", on=board)).endswith("Discord didn’t take the animation.")
    assert len(of_type(ada.message, GALLERY)) == 1
    troubled_harness.server.faults.fail(CALLBACK, status, code=code, times=2)
    assert not of_type(await ada.press("Replay", on=board), GALLERY)
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
    assert is_private(await ada.press("Replay", on=board))
    assert ada.message["id"] != board["id"]
    assert film(harness, ada.message)
    private = ada.message
    await ada.press("Highlight")
    assert ada.message["id"] == private["id"]
    assert not is_private(await ada.press("Post"))
    assert film(harness, ada.message)


async def test_a_deferred_answer_that_takes_no_picture_is_followed_by_the_film(
    troubled_harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = troubled_harness.player("Ada")
    await finished(troubled_harness, ada, lost("shah"))
    monkeypatch.setattr(answers, "KNOWN_LONG", 0.0)
    troubled_harness.server.faults.refuse_galleries()
    assert is_private(await ada.slash("divan replay"))
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
