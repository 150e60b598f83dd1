"""Matches as the periodic task finds them: rows, their public message, and simple drawings."""

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from itertools import count
from typing import Any

from bot.discord_app.answers.components import components
from bot.discord_app.answers.markdown import UNKNOWN
from bot.discord_app.answers.view import View
from bot.discord_app.permissions import Place
from bot.discord_app.posts.match_messages import Drawn, MatchMessages
from bot.discord_app.posts.posting import Posting
from bot.features.screen import Button, Screen, public_text
from bot.press.analyses import ShowAnalysis
from bot.press.games import ShowBoard
from bot.press.press import Press
from bot.store.schema.matches import Match, MatchKind, MatchState
from bot.words.common.people import mention
from local_discord import Channel
from tests.play.harness import Harness
from tests.visits import read, write

_INTERACTIONS = count(1)


@dataclass
class Drawings:
    """Draws a match as its state, with the button by which its messages are known."""

    harness: Harness
    asked: list[int] = field(default_factory=list)

    async def draw(self, id: int, _: datetime) -> Drawn | None:
        self.asked.append(id)
        row = await read(self.harness.store).matches.of(id)
        if row is None:
            return None
        is_live = row.state in (MatchState.OPEN, MatchState.RUNNING)
        buttons = ((Button("Board", ShowBoard(id)),),) if is_live else ()
        message = public_text(f"match {id}: {row.state}", buttons)
        if row.state is not MatchState.OVER:
            return Drawn(message, is_of=self._is_of(id))
        return Drawn(message, result(id), ShowAnalysis(id), self._is_of(id))

    def _is_of(self, id: int) -> Any:
        def is_of(press: Press) -> bool:
            return press == ShowBoard(id)

        return is_of


def result(id: int) -> Screen:
    return public_text(
        f"result {id}: {mention('discord:1')} 88", ((Button("Analysis", ShowAnalysis(id)),),)
    )


def match_messages(harness: Harness, drawings: Drawings | None = None) -> MatchMessages:
    """A bot's task that keeps public messages up to date."""
    client, services = harness.client, harness.services

    async def clock() -> datetime:
        return harness.server.clock.now()

    drawn = (drawings or Drawings(harness)).draw
    return MatchMessages(
        services.public_messages,
        {"duel": drawn, "cup": drawn},
        clock,
        Posting(client, services.languages, client.files, client.markdown),
    )


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
    drawn = await Drawings(harness).draw(match.id, now)
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
