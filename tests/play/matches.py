"""Duels for tests: two people, a stocked deal, and a bot that has a solver."""

from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from itertools import count, cycle
from typing import Final

from bot.app.answers.components import UNKNOWN, View, components
from bot.app.members import Place
from bot.app.posts.match_messages import MatchMessages
from bot.app.posts.posting import Kind, Outbox, Posting
from bot.errors import PlayError, Reason
from bot.features.matches.matches import Public
from bot.features.screen import Button, Screen, public_text
from bot.press.analyses import ShowAnalysis
from bot.press.games import PlayMove, ShowBoard
from bot.press.together import AtTable
from bot.services.services import Services
from bot.store.schema.dailies import StockedDeal
from bot.store.schema.games import Record, Saved, StoredGame
from bot.store.schema.matches import Hand, Match, MatchKind, MatchState, Seat
from bot.words.people import mention
from local_discord import Channel
from tests.play.days import run_tasks
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import Message
from tests.play.records import daily
from tests.visits import read, write

PAR = 70, 150


async def stock(harness: Harness, key: str = "sultan") -> StockedDeal:
    """Puts the deal of `records.daily` into the secret stock."""
    _, deal, *line = daily(key).split()
    stocked = StockedDeal(key, int(deal), (*line,), *PAR)
    await write(harness.store).stock.keep(stocked)
    return stocked


async def challenged(ada: SimulatedPlayer, bob: SimulatedPlayer) -> Message:
    """Ada challenges Bob; the message that everybody sees."""
    return await ada.slash("divan duel", player=str(bob.person.id), game="sultan")


async def accepted(harness: Harness, ada: SimulatedPlayer, bob: SimulatedPlayer) -> Message:
    """Bob has accepted Ada's challenge, and both have their boards; the public message."""
    await stock(harness)
    posted = await challenged(ada, bob)
    await bob.press("Accept", on=posted)
    await harness.divan.periodic.run_once()
    await ada.press("Play", on=current(harness, posted))
    return current(harness, posted)


def current(harness: Harness, message: Message) -> Message:
    """A message as it is now."""
    seen = harness.server.world.messages_for(harness.player("Cleo").person)
    return next(one for one in seen if one["id"] == message["id"])


EVENING: Final = timedelta(minutes=45)
LATE: Final = timedelta(minutes=2)

_DEALS: Final = (20, 21, 22, 23)
"""Further deals; nobody here plays them to their end."""


async def stock_enough(harness: Harness, deals: int = 3) -> None:
    """Puts so many deals of Sultan into the secret stock."""
    first = await stock(harness)
    for number in _DEALS[: deals - 1]:
        await write(harness.store).stock.keep(StockedDeal("sultan", number, first.line, *PAR))


async def announced(harness: Harness, **options: object) -> Message:
    """The message of a cup that Ada, who manages the server, has announced."""
    await stock_enough(harness)
    ada = harness.player("Ada")
    return await ada.slash("divan cup", **{"name": "Friday", "game": "sultan", **options})


async def play_all(player: SimulatedPlayer, cup: Message, *turns: int) -> None:
    """Joins a cup and plays its first deals, each with so many turns, then gives them up."""
    await player.press("Join and play", on=cup)
    for played, moves in enumerate(turns):
        if played:
            await player.press("Next deal")
        for _ in range(moves):
            await player.press("Turn")
        await player.give_up()


async def shown(harness: Harness) -> None:
    """The clock's tasks have run often enough for what is due to be shown."""
    for _ in range(2):
        await run_tasks(harness)


async def ended(harness: Harness, after: timedelta = EVENING) -> None:
    """The time of a cup that has begun is up, and its result is told."""
    harness.server.clock.advance(after + LATE)
    await shown(harness)


def results(harness: Harness) -> list[Message]:
    """The messages that tell how cups ended."""
    seen = harness.server.world.messages_for(harness.player("Cleo").person)
    return [one for one in seen if "My place" in str(one)]


async def the_cup(harness: Harness) -> Match:
    match: Match | None = await read(harness.store).matches.of(1)
    assert match
    return match


_INTERACTIONS = count(1)


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
    saved = await write(solvers.store).games.save(next(_INTERACTIONS), row)
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


@dataclass
class Drawings:
    """Draws a match as its state, with the button by which its messages are known."""

    harness: Harness
    asked: list[int] = field(default_factory=list)
    are_gone: bool = False
    """Whether their players have just deleted their data."""

    async def draw(self, _services: Services, id: int, _at: datetime) -> Public | None:
        self.asked.append(id)
        if self.are_gone:
            raise PlayError(Reason.NO_MATCH)
        row = await read(self.harness.store).matches.of(id)
        if row is None:
            return None
        is_live = row.state in (MatchState.OPEN, MatchState.RUNNING)
        buttons = ((Button("Board", ShowBoard(id)),),) if is_live else ()
        message = public_text(f"match {id}: {row.state}", buttons)
        if row.state is not MatchState.OVER:
            return Public(message, also_of=ShowBoard(id))
        return Public(message, result(id), ShowAnalysis(id), also_of=ShowBoard(id))


def result(id: int) -> Screen:
    return public_text(
        f"result {id}: {mention('discord:1')} 88", ((Button("Analysis", ShowAnalysis(id)),),)
    )


@dataclass
class Messages:
    """A bot's task that keeps public messages up to date."""

    outbox: Outbox
    kind: Kind[int]

    async def show(self) -> None:
        await self.outbox.post(self.kind)


def match_messages(harness: Harness, drawings: Drawings | None = None) -> Messages:
    client, services = harness.client, harness.services

    async def clock() -> datetime:
        return harness.server.clock.now()

    drawn = (drawings or Drawings(harness)).draw
    posting = Posting(client, services.languages, client.files, client.markdown)
    kinds = {MatchKind.DUEL: drawn, MatchKind.CUP: drawn}
    messages = MatchMessages(services, posting, kinds)
    return Messages(Outbox(clock), messages.kind)


async def open_match(
    harness: Harness, channel: Channel | None = None, kind: MatchKind = MatchKind.DUEL
) -> Match:
    """A match that nobody has taken up, with its message in a channel."""
    now, there = harness.server.clock.now(), channel or harness.server.world.patience
    opened = Match(
        id=0,
        interaction=next(_INTERACTIONS),
        kind=kind,
        key="sultan",
        server=harness.server_name,
        channel=there.id,
        opener=harness.player("Ada").owner,
        opened_at=now,
        closes_at=now + timedelta(days=1),
    )
    match: Match = await write(harness.store).matches.open(opened)
    drawn = await Drawings(harness).draw(harness.services, match.id, now)
    assert drawn
    place = harness.client.get_channel(int(there.id))
    assert isinstance(place, Place)
    message = await place.send(view=View(components(drawn.message, UNKNOWN)))
    await write(harness.store).matches.note_message(match.id, there.id, str(message.id), now)
    return await stored(harness, match.id)


async def change(harness: Harness, match: Match, state: MatchState) -> None:
    """What the message should show from now on."""
    ended = None if state is MatchState.RUNNING else harness.server.clock.now()
    live = MatchState.OPEN, MatchState.RUNNING
    assert await write(harness.store).matches.change(match.id, *live, state=state, ended_at=ended)


async def stored(harness: Harness, id: int) -> Match:
    row: Match | None = await read(harness.store).matches.of(id)
    assert row
    return row
