"""The connection to Discord: one client, one command tree, one gate."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import datetime
from typing import Any, Final

import discord

from bot.app.answering import ROUTED, Answering, Following
from bot.app.answers.answer import Answer
from bot.app.answers.components import Markdown, know_emoji
from bot.app.answers.delivery import Deliveries
from bot.app.answers.edits import Edits
from bot.app.answers.files import Files, Studio
from bot.app.answers.replies import Replies
from bot.app.asking import Asking
from bot.app.background import BackgroundTasks
from bot.app.commands import CommandTranslator, commands
from bot.app.connection import Clock
from bot.app.gate import DeliveredAgainError, Gate, Line
from bot.app.internals import CommandTree, is_answered, stop_heartbeats
from bot.app.manager_lines import ManagerLines
from bot.app.members import Members
from bot.app.requests import (
    Interaction,
    count_from_now,
    hear,
    play_of,
    request_of,
    speak_as_discord,
    trim_presses,
)
from bot.errors import PlayError, Reason
from bot.features import handlers
from bot.features.handlers import NOT_PUBLISHED
from bot.logs import INTERACTION
from bot.press.games import AskForHint
from bot.render.draw import Renderer
from bot.services.players.privacy import Documents
from bot.services.services import Services

GUILD_READY_TIMEOUT = 0.3
"""Seconds to wait for another server's data before the client is ready; clicks never wait."""

LAST_ANSWERS = 3
"""Seconds that answers in progress get when the bot stops; Discord doesn't wait longer for them."""

_log: Final = logging.getLogger(__name__)


class DivanClient(discord.AutoShardedClient):
    """Divan on Discord. It holds no games: any shard can serve any of them."""

    def __init__(
        self,
        services: Services,
        renderer: Renderer,
        here: Callable[[], datetime],
        *,
        documents: Documents = NOT_PUBLISHED,
        **options: Any,
    ) -> None:
        """`here` is this machine's clock; `options` are discord.py's, such as `shard_ids`."""
        self._deliveries = deliveries = Deliveries()
        options.setdefault("guild_ready_timeout", GUILD_READY_TIMEOUT)
        self.clock = Clock(here, self.application_info)
        self.clock.listen(deliveries.trace)
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            http_trace=deliveries.trace,
            **options,
        )
        trim_presses(self)
        self._emoji: asyncio.Task[None] | None = None
        self._languages = services.languages
        self._gate = Gate(services.limits)
        self._edits = Edits(self.clock.hear)
        self.files = Files(renderer)
        self.markdown = Markdown()
        self._replies = replies = Replies(self.files, self._gate, self.markdown)
        self._background = BackgroundTasks()
        self.members = Members(services.standings, self._background)
        self._lines = ManagerLines(services.managers, replies, self._background)
        following = Following(replies, self._background)
        self._searches = services.post_mortems.searches
        studio = Studio(renderer)
        handlers.load()
        asking = Asking(services, documents, self.members, replies, studio)
        self._answering = Answering(asking, replies, following)
        self._tree = CommandTree(self)
        for listed in commands(self._answering):
            self._tree.add_command(listed)

    async def setup_hook(self) -> None:
        """Registers the commands with Discord before the first one can arrive."""
        self._edits.open(self.http.connector)
        self._emoji = self._background.begin(know_emoji(self, self.markdown))
        await self._tree.set_translator(CommandTranslator())
        self.markdown.learn_commands(await self._tree.sync())

    def shards_up(self) -> dict[int, bool]:
        """Whether each shard's connection stands, and its heartbeats are answered."""
        return {
            number: not shard.is_closed() and is_answered(shard)
            for number, shard in self.shards.items()
        }

    async def close(self) -> None:
        """Stops listening, finishes the answers in progress, then disconnects."""
        if self._emoji:
            self._emoji.cancel()
        # First of all, or what arrives meanwhile would be begun and never answered.
        await asyncio.gather(*(shard.disconnect() for shard in self.shards.values()))
        await self._gate.emptied(LAST_ANSWERS)
        await self._searches.stop()
        await self._background.ended(LAST_ANSWERS)
        await self._edits.close()
        await super().close()

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answers an interaction, once."""
        INTERACTION.set(interaction.id)
        try:
            async with self._gate(request_of(interaction)):
                answer = Answer(interaction, self._deliveries, self._edits)
                if await self._is_let_in(interaction, answer):
                    await self._answer(interaction)
        except DeliveredAgainError:
            _log.info("interaction %s was delivered again; it is being answered", interaction.id)

    async def _is_let_in(self, interaction: Interaction, answer: Answer) -> bool:
        """Waits for an interaction's turn; if there is none, says why."""
        request, line = request_of(interaction), _line_of(interaction)
        try:
            await self._gate.enter(request, line)
            if line is not Line.SOLVER:
                if not await answer.can_arrive():
                    # Discord has told the player that it failed: it must not count after all.
                    raise PlayError(Reason.OVERLOADED)
                count_from_now(interaction)
        except PlayError as refusal:
            speak_as_discord(interaction)  # The store isn't asked for somebody who is refused.
            await self._replies.explain(interaction, refusal)
            return False
        return True

    async def _answer(self, interaction: Interaction) -> None:
        try:
            await hear(interaction, self._languages)
            answer = self._answering.press if interaction.type in ROUTED else self._tree.call
            await answer(interaction)
        except Exception as error:  # noqa: BLE001 - every interaction gets an answer
            await self._replies.explain(interaction, error)
        self.clock.note(request_of(interaction).at)
        self._lines.follow(interaction)


def _line_of(interaction: Interaction) -> Line:
    play = play_of(interaction)
    if isinstance(play, AskForHint):
        return Line.SOLVER
    return Line.PLAYS if play else Line.OTHERS


@asynccontextmanager
async def online(client: DivanClient, token: str) -> AsyncIterator[asyncio.Task[None]]:
    """The client, connected and ready; the task ends when the connection does.

    Raises discord.LoginFailure if the token is rejected, aiohttp.ClientError if nothing answers.
    """
    async with client:
        await client.login(token)
        connection = asyncio.create_task(client.connect())
        ready = asyncio.create_task(client.wait_until_ready())
        await asyncio.wait((connection, ready), return_when=asyncio.FIRST_COMPLETED)
        if not ready.done():
            ready.cancel()
            await connection
        try:
            yield connection
        finally:
            # While it reconnects, discord.py ignores being cancelled.
            while not connection.done():
                connection.cancel()
                await asyncio.wait((connection,), timeout=0.2)
            stop_heartbeats(client)


def invite(application: int) -> str:
    """The link that adds the bot to a server or to a player's account.

    It names no scopes, so Discord asks which of both, and takes the scopes and permissions from
    the portal's install settings; with the scope `bot` it could not be added to an account.
    """
    return f"https://discord.com/oauth2/authorize?client_id={application}"
