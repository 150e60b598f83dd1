"""Presses and commands: what the features answer to them, sent.

What is posted to the channel once is noted when it is, and free again when it isn't. Messages that
go on changing after their answer are the only edits that no press asks for: they end by themselves,
and at once when their player presses a button of the message, as that shows something else then, or
has another message followed.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

import aiohttp
import discord

from bot.app.answers.answer import answer_to
from bot.app.answers.components import modal_of
from bot.app.answers.delivery import LostError
from bot.app.answers.replies import Replies
from bot.app.asking import Asking
from bot.app.background import BackgroundTasks
from bot.app.requests import Interaction, address_of, press_of, refuse_if_moved, request_of
from bot.errors import PlayError, Unavailable
from bot.features import handlers
from bot.features.handlers import Answer, Choice, Claim, Command, Menu, Person, Sent, Suggesting
from bot.features.screen import Screen
from bot.press.press import Posting, posting_of

ROUTED: Final = (discord.InteractionType.component, discord.InteractionType.modal_submit)
"""The interactions that presses are made with; the command tree answers the others."""
LOOKING_S: Final = 2.0
"""Seconds to look for what may be posted already."""
SEARCHED: Final = 100
"""How many of the messages since then are searched: as many as Discord gives at once."""

_log: Final = logging.getLogger(__name__)


class Following:
    """The messages that are being followed: one for each player."""

    def __init__(self, replies: Replies, background: BackgroundTasks) -> None:
        self._replies = replies
        self._background = background
        self._of_player: dict[str, tuple[int | None, asyncio.Task[None]]] = {}
        """Each player's message and the task that changes it."""

    def begin(self, interaction: Interaction, screens: AsyncIterator[Screen]) -> None:
        """Shows screens, one after the other, where the answer to an interaction is.

        In text mode they come as further messages: screen readers don't announce edits.
        """
        owner = request_of(interaction).owner
        self._end(owner)
        task = self._background.begin(self._follow(interaction, screens))
        self._of_player[owner] = answer_to(interaction).message, task
        task.add_done_callback(lambda ended: self._forget(owner, ended))

    def leave(self, interaction: Interaction) -> None:
        """Stops following the message that was clicked, if its player follows it."""
        owner, clicked = request_of(interaction).owner, interaction.message
        message, _ = self._of_player.get(owner, (None, None))
        if clicked and message == clicked.id:
            self._end(owner)

    async def _follow(self, interaction: Interaction, screens: AsyncIterator[Screen]) -> None:
        try:
            async for screen in screens:
                if screen.new_message:
                    await self._replies.add(interaction, screen)
                else:
                    await self._replies.update(interaction, screen)
        except (discord.HTTPException, LostError) as failure:
            # It may have been dismissed; a press shows what there is to show.
            _log.info("a message could not be followed: %s", failure)

    def _end(self, owner: str) -> None:
        if owner in self._of_player:
            self._of_player.pop(owner)[1].cancel()

    def _forget(self, owner: str, ended: asyncio.Task[None]) -> None:
        if owner in self._of_player and self._of_player[owner][1] is ended:
            del self._of_player[owner]


class Answering:
    """Has presses answered, and sends the answers."""

    def __init__(self, asking: Asking, replies: Replies, following: Following) -> None:
        self._asking = asking
        self._replies = replies
        self._following = following

    async def press(self, interaction: Interaction) -> None:
        """Answers a press."""
        self._following.leave(interaction)
        refuse_if_moved(interaction)
        press, asked = press_of(interaction), self._asking.asked(interaction)
        if (posting := posting_of(press)) in (Posting.POSTED, Posting.ONCE):
            asked.check_may_write()
            # In their own channel with Divan nobody else reads it.
            request = replace(asked.request, posts=not asked.is_between_us)
            asked = replace(asked, request=request)
            if posting is Posting.POSTED:
                self._replies.check_post(interaction)
        await self.send(interaction, await handlers.answer(asked, press))

    async def command(
        self, interaction: Interaction, command: Command, options: Mapping[str, Any]
    ) -> None:
        """Answers a command."""
        answer = await command.handler(self._asking.asked(interaction), **options)
        await self.send(interaction, answer)

    async def menu(self, interaction: Interaction, handler: Menu, person: Person) -> None:
        """Answers what was chosen in a member's menu."""
        await self.send(interaction, await handler(self._asking.asked(interaction), person))

    async def suggested(
        self, interaction: Interaction, suggesting: Suggesting, typed: str
    ) -> Sequence[Choice]:
        """What fits what somebody types."""
        chosen = dict(iter(interaction.namespace))
        return await suggesting(self._asking.asked(interaction), typed, chosen)

    async def send(self, interaction: Interaction, answer: Answer) -> None:
        """Sends what was answered."""
        replies = self._replies
        match answer:
            case Screen():
                await replies.show(interaction, answer)
            case handlers.Shown(screen, then, also, instead):
                await replies.show(interaction, screen, instead)
                await self._then(interaction, then)
                await self._add(interaction, also)
            case handlers.Moved(screen, left, from_menu, then, also):
                await replies.move(interaction, screen, left, from_menu=from_menu)
                await self._then(interaction, then)
                await self._add(interaction, also)
            case handlers.Once(claim, screen, already, also):
                posted = await post_once(replies, interaction, claim, screen, already)
                if posted and answer_to(interaction).is_message:
                    await self._add(interaction, also)
            case handlers.Already(message, already):
                address = address_of(interaction, int(message) if message else None)
                await replies.show(interaction, already(address))
            case handlers.Followed(screen, news):
                await replies.show(interaction, screen)
                self._following.begin(interaction, news)
            case handlers.Form():
                await replies.ask(interaction, modal_of(answer))
            case tuple():
                for screen in answer:
                    await replies.show(interaction, screen)

    async def _then(self, interaction: Interaction, then: handlers.Then | None) -> None:
        if then:
            sent = answer_to(interaction)
            await then(Sent(str(sent.message) if sent.message else None, sent.is_private))

    async def _add(self, interaction: Interaction, screen: Screen | None) -> None:
        """Tells the player alone one thing more; the answer counts without it."""
        if screen is None:
            return
        try:
            await self._replies.add(interaction, screen)
        except (discord.HTTPException, LostError) as failure:
            _log.info("one thing more could not be told: %s", failure)


async def post_once(
    replies: Replies,
    interaction: Interaction,
    claim: Claim,
    shown: Screen,
    already: Callable[[str | None], Screen],
) -> bool:
    """Posts what was claimed; False if it turns out that it was posted before.

    What `already` says then has the address of that message. Where the history can't be read it is
    posted: rather twice than never. Raises TOO_MANY_POSTS.
    """
    if claim.interrupted and (found := await _posted_by(interaction, claim.interrupted)):
        await _noted(interaction, claim.settle(str(found)))
        await replies.show(interaction, already(address_of(interaction, found)))
        return False
    try:
        await replies.show(interaction, shown)
    except PlayError:
        await _noted(interaction, claim.release())
        raise
    # Others don't see a private one. If it isn't known what became of the message, the claim stays:
    # a minute later it can be posted again.
    sent = answer_to(interaction)
    if sent.is_private or sent.is_refused:
        await _noted(interaction, claim.release())
    elif sent.message is not None:
        await _noted(interaction, claim.settle(str(sent.message)))
    return True


async def _noted(interaction: Interaction, noting: Awaitable[None]) -> None:
    try:
        await noting
    except Unavailable:
        _log.info("it could not be noted what interaction %s posted", interaction.id)


async def _posted_by(interaction: Interaction, earlier: int) -> int | None:
    """The message that an earlier interaction has posted here, as far as can be seen."""
    client, channel = interaction.client, interaction.channel_id
    assert channel, "where something can be pressed there is a channel"
    since = discord.Object(earlier)
    history = client.get_partial_messageable(channel).history(
        limit=SEARCHED, after=since, oldest_first=True
    )
    try:
        async with asyncio.timeout(LOOKING_S):
            async for message in history:
                asked = message.interaction_metadata
                if asked and asked.id == earlier and message.author == client.user:
                    return message.id
    except (discord.HTTPException, aiohttp.ClientError, TimeoutError) as failure:
        _log.info("it could not be seen what interaction %s posted: %s", earlier, failure)
    return None
