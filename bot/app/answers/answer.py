"""The answer to one interaction: at once or, if that would take too long, deferred.

The message that shows it is sent, edited and removed in the ways that Discord names.
"""

import asyncio
import logging
from contextlib import suppress
from enum import Enum, auto
from typing import Final, cast

import discord
from discord import ui

from bot import metrics
from bot.app.answers.components import Content
from bot.app.answers.delivery import (
    ALREADY_ACKNOWLEDGED,
    AnsweredElsewhereError,
    Deliveries,
    LostError,
    Sending,
)
from bot.app.answers.edits import Edits
from bot.app.requests import Interaction, kind_of
from bot.errors import PlayError, Reason

LATER_WITHIN: Final = 20.0
"""Seconds that a request after the first answer may take, rate limits included."""
DEFERRED_AFTER: Final = 1.5
"""Seconds from receiving an interaction to deferring its answer. Discord waits for 3; that leaves
time for the way here and back, and to defer once more if the first time gets lost."""

KNOWN_LONG: Final = 1.0
"""Seconds from receiving an interaction to deferring an answer that is known to take long."""

FIRST_WITHIN: Final = 2.9
"""Seconds from receiving an interaction until its first answer isn't tried any more."""

_DEFERRABLE: Final = (
    discord.InteractionType.application_command,
    discord.InteractionType.component,
    discord.InteractionType.modal_submit,
)

_ANSWER: Final = "answer"
"""The key in an interaction's extras under which its answer is kept."""

_log: Final = logging.getLogger(__name__)


class Shown:
    """The message that shows the answer to one interaction.

    The first answer may be sent by `edit_clicked` or `send`; everything else comes later.
    """

    def __init__(self, interaction: Interaction, deliveries: Deliveries, edits: Edits) -> None:
        self._interaction = interaction
        self._deliver = deliveries.deliver
        self._edits = edits
        self.message: int | None = None
        """The message's id; None if it isn't known."""
        self.is_private = False
        """Whether only the player sees it."""

    async def edit_clicked(self, content: Content) -> None:
        """Replaces the message that was clicked."""
        asked = self._interaction
        if not await self._edits.send(asked, content.components, content.files):
            await asked.response.edit_message(view=content.view(), attachments=content.uploads())

    async def send(self, content: Content, *, private: bool) -> None:
        """Sends a new message."""
        response = await self._interaction.response.send_message(
            view=content.view(),
            files=content.uploads(),
            ephemeral=private,
            allowed_mentions=content.mentions,
        )
        self.message, self.is_private = response.message_id, response.is_ephemeral()

    async def edit_original(self, content: Content) -> None:
        """Edits the message that was clicked, or completes the placeholder."""

        async def send() -> None:
            edited = await self._interaction.edit_original_response(
                view=content.view(), attachments=content.uploads()
            )
            self.message, self.is_private = edited.id, edited.flags.ephemeral

        await self.later(send)

    async def edit_message(self, message: int | None, content: Content) -> None:
        """Edits any message of this interaction."""
        if message is None:
            raise LostError("unreadable")
        await self.later(
            lambda: self._interaction.followup.edit_message(
                message, view=content.view(), attachments=content.uploads()
            )
        )

    async def follow_up(self, content: Content, *, private: bool) -> None:
        """Posts a message after the first answer: once, as Discord can't tell a second one."""

        async def send() -> None:
            message = await self._interaction.followup.send(
                view=content.view(),
                files=content.uploads(),
                ephemeral=private,
                allowed_mentions=content.mentions,
                wait=True,
            )
            self.message, self.is_private = message.id, message.flags.ephemeral

        await self.later(send, repeats=False)

    async def later(self, send: Sending, *, repeats: bool = True) -> None:
        """Sends something after the first answer."""
        until = asyncio.get_running_loop().time() + LATER_WITHIN
        await self._deliver(send, until, repeats=repeats)


def answer_to(interaction: Interaction) -> "Answer":
    """The answer to an interaction, for which Discord waits by now."""
    return cast(Answer, interaction.extras[_ANSWER])


class _State(Enum):
    """What Discord has of an answer."""

    AWAITED = auto()
    """Nothing, as far as we know."""
    DEFERRED = auto()
    """Discord was told that it will come, which the player doesn't see."""
    THINKING = auto()
    """Discord was told so, and the player reads that Divan is thinking."""
    SHOWN = auto()
    """The original response."""
    FOLLOWED_UP = auto()
    """A message of its own, after the original response."""
    FORM = auto()
    ELSEWHERE = auto()
    """The answer of another process, so that this one has nothing to say."""


class Answer:
    """The answer to one interaction.

    A press is deferred without a trace. A command is deferred privately, since only its answer
    says whether everybody may see it; a public one is then posted in a message of its own.

    All methods raise discord.HTTPException if Discord refuses them, and LostError. They do nothing
    once another process has begun to answer: it also finishes, and a second answer would replace or
    remove the first.
    """

    def __init__(self, interaction: Interaction, deliveries: Deliveries, edits: Edits) -> None:
        """From now on Discord waits: if the answer hasn't begun soon, it is deferred."""
        interaction.extras[_ANSWER] = self
        self._interaction = interaction
        self._deliver = deliveries.deliver
        self._shown = Shown(interaction, deliveries, edits)
        self._loop = asyncio.get_running_loop()
        self._received = self._loop.time()
        self._expires = self._received + FIRST_WITHIN
        self._state = _State.AWAITED
        self._deferred = _State.DEFERRED if interaction.message else _State.THINKING
        """What it is if it is deferred: a press has a message to go on showing."""
        self.is_refused = False
        """Whether Discord refused the last way that was tried, so that nothing was sent."""
        self._deferral: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        if interaction.type is discord.InteractionType.autocomplete:
            # discord.py sends the suggestions at the end of the task.
            task = asyncio.current_task()
            assert task, "an interaction is answered in a task"
            task.add_done_callback(lambda _: self._measure())
        elif interaction.type in _DEFERRABLE:
            self._timer = self._loop.call_later(DEFERRED_AFTER, self._begin_to_defer)

    def defer_soon(self) -> None:
        """Defers it a second after the interaction was received, as it will take longer."""
        if self._timer and not self._timer.cancelled() and not self._deferral:
            self._timer.cancel()
            self._timer = self._loop.call_at(self._received + KNOWN_LONG, self._begin_to_defer)

    async def can_arrive(self) -> bool:
        """Whether the player can still get an answer: it was deferred, or there is time."""
        if self._deferral:
            await asyncio.wait((self._deferral,))
            return self._state is not _State.AWAITED
        return self._loop.time() < self._expires

    async def edit(self, content: Content) -> None:
        """Replaces the message that was clicked."""
        shown = self._shown
        await self._send(lambda: shown.edit_clicked(content), lambda: shown.edit_original(content))
        if clicked := self._interaction.message:
            shown.message, shown.is_private = clicked.id, clicked.flags.ephemeral
        self._measure()

    async def post(self, content: Content, *, private: bool) -> int | None:
        """Sends a new message; gives its id if a link to it works.

        It doesn't for a private one, which Discord may make of a public one.
        """
        await self._send(
            lambda: self._shown.send(content, private=private),
            lambda: self._post_later(content, private=private),
        )
        self._measure()
        return None if self.is_private else self.message

    async def add(self, content: Content) -> None:
        """Sends one more message after the answer, for the player alone."""
        if self._state is _State.ELSEWHERE:
            return
        before = self.message, self.is_private
        await self._shown.follow_up(content, private=True)
        self._shown.message, self._shown.is_private = before

    async def update(self, content: Content) -> None:
        """Replaces what the answer shows, within the 15 minutes that Discord allows for that."""
        if self._state is _State.FOLLOWED_UP:
            await self._shown.edit_message(self.message, content)
        elif self._state is not _State.ELSEWHERE:
            await self._shown.edit_original(content)

    async def edit_clicked(self, content: Content) -> None:
        """Replaces the message that was clicked after another one was sent as the answer."""
        if self._state is _State.ELSEWHERE:
            return
        clicked = self._interaction.message
        await self._shown.edit_message(clicked.id if clicked else None, content)

    async def open(self, form: ui.Modal) -> None:
        """Opens a form; raises FORM_TOO_LATE if the answer had to be deferred."""

        async def refuse() -> None:
            raise PlayError(Reason.FORM_TOO_LATE)

        await self._send(lambda: self._interaction.response.send_modal(form), refuse)
        if self._state is _State.SHOWN:
            self._state = _State.FORM
        self._measure()

    async def later(self, send: Sending) -> None:
        """Sends something after the answer."""
        if self._state is not _State.ELSEWHERE:
            await self._shown.later(send)

    @property
    def message(self) -> int | None:
        """The id of the message that shows the answer; None if it isn't known."""
        return self._shown.message

    @property
    def is_private(self) -> bool:
        """Whether only the player sees that message."""
        return self._shown.is_private

    @property
    def is_message(self) -> bool:
        """Whether it was sent by this process, and is no form."""
        return self._state not in (_State.AWAITED, _State.FORM, _State.ELSEWHERE)

    def _measure(self) -> None:
        took = self._loop.time() - self._received
        metrics.ANSWERS.labels(kind_of(self._interaction)).observe(took)
        if took > 1:
            metrics.OVER_1_S.inc()
        if took > 3:
            metrics.OVER_3_S.inc()

    async def _send(self, first: Sending, later: Sending) -> None:
        """Sends the first answer or, if Discord has one of ours, a later one."""
        if self._timer:
            self._timer.cancel()
        if self._deferral:
            await self._deferral
        if self._state is _State.AWAITED and await self._comes_first(first):
            return
        if self._state is not _State.ELSEWHERE:
            await later()

    async def _comes_first(self, send: Sending) -> bool:
        """Sends the first answer; False if it turns out that it was deferred before."""
        try:
            await self._deliver(send, self._expires)
        except AnsweredElsewhereError:
            self._leave_to_the_other()
        except discord.HTTPException as error:
            if error.code != ALREADY_ACKNOWLEDGED:
                raise
            # Either the deferral arrived after all, or this very answer, sent twice.
            _log.info("interaction %s was already answered", self._interaction.id)
            if self._deferral:
                await self._see_who_answered()
                return False
            self._state = _State.SHOWN
        else:
            self._state = _State.SHOWN
        return True

    def _begin_to_defer(self) -> None:
        metrics.DEFERRED.inc()
        self._deferral = self._loop.create_task(self._defer())

    async def _defer(self) -> None:
        asked, thinking = self._interaction, self._deferred is _State.THINKING
        try:
            await self._deliver(
                lambda: asked.response.defer(ephemeral=thinking, thinking=thinking), self._expires
            )
        except AnsweredElsewhereError:
            self._leave_to_the_other()
        except discord.HTTPException as error:
            if error.code == ALREADY_ACKNOWLEDGED:
                await self._see_who_answered()
        except LostError as error:
            # Still awaited: the answer is sent as the first, and Discord says if it isn't.
            _log.info("interaction %s may not have been deferred: %s", asked.id, error)
        else:
            self._state = self._deferred

    async def _see_who_answered(self) -> None:
        """Looks whether the first answer is the deferral that got lost, or another process's."""
        self._state = self._deferred
        found = list[discord.InteractionMessage]()

        async def look() -> None:
            found.append(await self._interaction.original_response())

        with suppress(discord.HTTPException, LostError):
            await self._shown.later(look)
        clicked = self._interaction.message
        for one in found:
            if not (one.id == clicked.id if clicked else one.flags.loading):
                self._leave_to_the_other()

    def _leave_to_the_other(self) -> None:
        _log.info("interaction %s is answered by another process", self._interaction.id)
        self._state = _State.ELSEWHERE

    async def _post_later(self, content: Content, *, private: bool) -> None:
        """Sends a new message after the answer was deferred."""
        if self._state is _State.THINKING:
            if private and await self._fills_placeholder(content):
                return
            await self._remove_placeholder()
        await self._shown.follow_up(content, private=private)
        self._state = _State.FOLLOWED_UP

    async def _fills_placeholder(self, content: Content) -> bool:
        """Completes the placeholder; False if Discord refuses the content there."""
        try:
            await self._shown.edit_original(content)
        except discord.HTTPException as refusal:
            _log.info("Discord refused to edit a deferred answer: %s", refusal)
            return False
        self._state = _State.SHOWN
        return True

    async def _remove_placeholder(self) -> None:
        """Removes the placeholder: a follow-up would complete it, and be as private."""
        try:
            await self._shown.later(self._interaction.delete_original_response)
        except (discord.HTTPException, LostError) as error:
            _log.info("a placeholder could not be removed: %s", error)
        self._state = _State.DEFERRED
