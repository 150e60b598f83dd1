"""No game goes beyond 1,000 moves, and no list beyond 400; what can be done then."""

from datetime import timedelta

import pytest

from bot.errors import Reason
from bot.press.games import AskForHint, FillAll, GiveUp, PlayAll, PlayMove, Run, SubmitMoves, Undo
from bot.services.core.days import closes_at, day_of
from bot.services.play.courses import LISTED, MOVES
from bot.services.play.game_view import Event, GameView
from bot.services.services import Services
from bot.store.schema.dailies import Daily
from bot.store.schema.games import StoredGame
from bot.store.store import Store
from tests.bot.services.player import NOON, ServicePlayer
from tests.long_records import KEY, NUMBER, to_and_fro
from tests.refused import refused
from tests.rows import played_row
from tests.visits import read, write

WHOLE = to_and_fro(3_000).split()


@pytest.fixture
def ada(services: Services) -> ServicePlayer:
    return ServicePlayer(services, "discord:1")


async def played(ada: ServicePlayer, moves: int) -> GameView:
    """The game after so many moves, typed in lists as long as may be."""
    await ada.begin(KEY, NUMBER)
    for at in range(0, moves, LISTED):
        await ada.type(" ".join(WHOLE[at : min(at + LISTED, moves)]))
    return ada.seen


async def record(store: Store, ada: ServicePlayer) -> StoredGame:
    row: StoredGame | None = await read(store).games.game(ada.seen.game)
    assert row
    return row


async def test_a_list_has_at_most_400_moves(ada: ServicePlayer, store: Store) -> None:
    await ada.begin(KEY, NUMBER)
    with refused(Reason.LIST_TOO_LONG) as raised:
        await ada.type(" ".join(WHOLE[:401]))
    assert (raised.value.facts["moves"], raised.value.facts["most"]) == (401, 400)
    assert str((await record(store, ada)).record) == ""
    assert (await ada.type(" ".join(WHOLE[:400]))).moves == 400


async def test_nothing_is_played_beyond_1000_moves(ada: ServicePlayer, store: Store) -> None:
    view = await played(ada, MOVES)
    assert (view.moves, view.full, view.result) == (1_000, True, None)
    for move in ("6", "t", "6>4"):
        assert (await ada.move(move)).full
    for kind in (Run, PlayAll, FillAll, AskForHint):
        assert (await ada.press(kind)).full
    assert (await ada.press(AskForHint)).hint is None
    row = await record(store, ada)
    assert (len(row.record), row.version, row.hints) == (1_000, 3, 0)


@pytest.mark.parametrize("kind", [Run, PlayAll])
async def test_a_press_stops_at_1000_moves(
    ada: ServicePlayer, kind: type[Run | PlayAll], store: Store
) -> None:
    assert not (await played(ada, MOVES - 1)).full
    view = await ada.press(kind)
    assert (view.moves, len(view.steps), view.full) == (1_000, 1, True)
    view = await ada.press(Undo)
    assert (view.moves, view.full) == (999, False)
    assert str((await record(store, ada)).record) == " ".join(WHOLE[:999])


async def test_a_list_beyond_1000_moves_plays_nothing(ada: ServicePlayer, store: Store) -> None:
    view = await played(ada, MOVES - 2)
    beyond = " ".join(WHOLE[998:1_001])
    form = SubmitMoves(view.game, view.version, beyond)
    for typed in (ada.type(beyond), ada.gameplay.type_on_board(ada.request(), form)):
        with refused(Reason.GAME_FULL) as raised:
            await typed
        assert (raised.value.facts["most"], raised.value.facts["room"]) == (1_000, 2)
    await ada.type(" ".join(WHOLE[998:1_000]))
    with refused(Reason.GAME_FULL) as raised:
        await ada.type("t")
    assert raised.value.facts["room"] == 0
    assert len((await record(store, ada)).record) == 1_000


async def test_a_full_game_has_no_completions(ada: ServicePlayer) -> None:
    await played(ada, MOVES - 1)
    offered = await ada.gameplay.suggested(ada.request(), None, "")
    assert "t" in [one.text for one in offered]
    assert await ada.gameplay.suggested(ada.request(), None, "t ") == ()
    await ada.move("t")
    assert await ada.gameplay.suggested(ada.request(), None, "") == ()


async def test_a_full_game_can_be_given_up(ada: ServicePlayer) -> None:
    await played(ada, MOVES)
    view = await ada.press(GiveUp)
    assert (view.result, view.full) == ("given up", False)


async def test_a_ranked_attempt_counts_as_it_stands(
    ada: ServicePlayer, services: Services, store: Store
) -> None:
    day = day_of(NOON)
    await write(store).deals.draw_daily(Daily(day, KEY, NUMBER, ("d",), 7))
    begun = await services.dailies.start(ada.request(), day, KEY)
    assert isinstance(begun, GameView)
    ada.seen = begun
    moves = [*WHOLE[:3], "6", *WHOLE[3:999]]
    for at in range(0, MOVES, LISTED):
        await ada.type(" ".join(moves[at : at + LISTED]))
    assert (ada.seen.full, ada.seen.table.placed) == (True, 1)
    assert (await ada.move("t")).moves == 1_000
    over = closes_at(day) + timedelta(minutes=1)
    await services.maintenance.close_days(over)
    result = await read(store).results.result(ada.owner, day, KEY)
    assert (result.score, result.closed_at, result.finished) == (1, over, False)
    assert (await record(store, ada)).result == "closed"


async def test_longer_records_can_be_shown_undone_and_given_up(
    ada: ServicePlayer, store: Store
) -> None:
    """Version 0.1 had no limit, and games of that time go on."""
    await ada.begin(KEY, NUMBER)
    await write(store).games.save(
        1,
        played_row(
            ada.owner,
            ada.seen.game,
            0,
            moves=" ".join(WHOLE[:2_500]),
            presses="0 998 1200 2499",
            at=NOON,
        ),
    )
    ada.seen = await ada.gameplay.look(ada.request(), ada.seen.game)
    assert (ada.seen.moves, ada.seen.full, ada.seen.may_undo) == (2_500, True, True)
    assert (await ada.press(Run)).moves == 2_500
    for left in (2_499, 1_200, 998):
        view = await ada.press(Undo)
        assert (view.moves, view.full, view.event) == (left, left >= MOVES, Event.UNDONE)
    assert (await ada.move("t")).moves == 999
    assert (await ada.press(GiveUp)).result == "given up"


async def test_a_full_game_shows_what_a_late_press_finds(ada: ServicePlayer) -> None:
    old = await played(ada, MOVES - 1)
    await ada.move("t")
    view = await ada.gameplay.play(ada.request(), PlayMove(old.game, old.version, "6"))
    assert (view.moves, view.full) == (1_000, True)
