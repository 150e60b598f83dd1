"""Presses and commands: what the features answer to them, sent."""

import logging
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

import discord

from bot.app.answers.answer import answer_to
from bot.app.answers.components import moves_modal
from bot.app.answers.delivery import LostError
from bot.app.answers.following import Following
from bot.app.answers.posting import post_once
from bot.app.answers.replies import Replies
from bot.app.asking import Asking
from bot.app.requests import Interaction, address_of, press_of, refuse_if_moved
from bot.features import answers, registry
from bot.features.answers import Answer, Sent
from bot.features.asked import Person
from bot.features.registry import Choice, Command, Menu, Suggesting
from bot.features.screen import Screen
from bot.press.press import Posting, posting_of

ROUTED: Final = (discord.InteractionType.component, discord.InteractionType.modal_submit)
"""The interactions that presses are made with; the command tree answers the others."""

_log: Final = logging.getLogger(__name__)


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
        await self.send(interaction, await registry.answer(asked, press))

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
            case answers.Shown(screen, then, also, instead):
                await replies.show(interaction, screen, instead)
                await self._then(interaction, then)
                await self._add(interaction, also)
            case answers.Moved(screen, left, from_menu, then, also):
                await replies.move(interaction, screen, left, from_menu=from_menu)
                await self._then(interaction, then)
                await self._add(interaction, also)
            case answers.Once(claim, screen, already, also):
                posted = await post_once(replies, interaction, claim, screen, already)
                if posted and replies.has_answered(interaction):
                    await self._add(interaction, also)
            case answers.Already(message, already):
                address = address_of(interaction, int(message) if message else None)
                await replies.show(interaction, already(address))
            case answers.Followed(screen, news):
                await replies.show(interaction, screen)
                self._following.begin(interaction, news)
            case answers.Form():
                await replies.ask(interaction, moves_modal(answer))
            case tuple():
                for screen in answer:
                    await replies.show(interaction, screen)

    async def _then(self, interaction: Interaction, then: answers.Then | None) -> None:
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
