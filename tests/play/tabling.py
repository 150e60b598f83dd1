"""Tables for tests: one that is open, and one that many hands have been played at."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import count, cycle

from bot.press.games import PlayMove
from bot.press.together import AtTable
from bot.store.schema.games import Record, Saved, StoredGame
from bot.store.schema.matches import Hand, Seat
from tests.play.duelling import stock
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import Message
from tests.play.records import daily
from tests.visits import read, write

_INTERACTIONS: Iterator[int] = count(1)


async def opened(solvers: Harness, ada: SimulatedPlayer, key: str = "sultan") -> Message:
    """Ada has opened a table; its board."""
    await stock(solvers, key)
    return await ada.slash("divan table", game=key)


async def played_to(
    solvers: Harness, left: int, *people: SimulatedPlayer, key: str = "sultan"
) -> tuple[str, ...]:
    """These have played the winning line in turn, a move a hand, but for so many moves, which it
    gives. The message still shows the board of before."""
    _, _, *line = daily(key).split()
    row = await game(solvers)
    at, record, played = solvers.server.clock.now(), Record(), line[: len(line) - left]
    for number, person in zip(range(1, len(played) + 1), cycle(people), strict=False):
        record = record.pressed(tuple(played[:number]))
        await write(solvers.store).hands.add(Hand(row.id, number, person.owner, number, at))
    for person in people:
        await write(solvers.store).seats.take(Seat(1, person.owner, at))
    row = replace(row, record=record, touched_at=at)
    saved = await write(solvers.store).match_games.save(next(_INTERACTIONS), row, row.owner)
    assert saved is Saved.SAVED
    return tuple(line[len(played) :])


async def game(solvers: Harness) -> StoredGame:
    """The table's game."""
    (row,) = await read(solvers.store).match_games.of_match(1)
    assert isinstance(row, StoredGame)
    return row


async def hand(solvers: Harness, person: SimulatedPlayer, move: str, on: Message) -> Message:
    """Somebody plays a move on the board as it stands."""
    row = await game(solvers)
    return await person.send(AtTable(1, PlayMove(row.id, row.version, move)), on=on)
