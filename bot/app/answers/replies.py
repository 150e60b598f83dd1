"""Answers to interactions, and the only place that turns exceptions into answers.

How often Divan posts to a channel because somebody presses a button is limited here, too.
"""

import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import datetime
from functools import partial
from typing import Final, TypeAlias

import aiohttp
import discord
from discord import ui
from discord.app_commands import CommandInvokeError, CommandNotFound, CommandSignatureMismatch

from bot import metrics
from bot.app.answers.answer import Answer, answer_to
from bot.app.answers.boards import Boards, retired
from bot.app.answers.components import Content, Markdown, components
from bot.app.answers.delivery import LostError
from bot.app.answers.files import Files
from bot.app.gate import Gate
from bot.app.members import may_write, moderates, slowmode
from bot.app.requests import Interaction, address_of, asked_of, id_of, request_of
from bot.errors import PlayError, Reason
from bot.features.errors import explained
from bot.features.screen import Attached, Screen, without_picture
from bot.press.press import Posting, Press, posting_of
from bot.services.posts.shares import PostLimits
from bot.words.errors import apology, file_refused, not_shown, refused

_log: Final = logging.getLogger(__name__)

_UNREACHABLE: Final = frozenset({10015, 10062, 50027})
"""Discord's codes for an interaction that has expired: nobody is waiting."""

_ORDINARY: Final = frozenset({10008, 30046})
"""Discord's codes for a message that was deleted, or is too old to be edited often."""

_Way: TypeAlias = Callable[[], Awaitable[object]]


class PublicPosts:
    def __init__(self) -> None:
        self._limits = PostLimits()

    def check(self, interaction: Interaction) -> None:
        """Raises TOO_MANY_POSTS if it is too early for a post, before that is drawn or proved."""
        if _is_limited(interaction):
            self._limits.check(*_asked(interaction), slowmode(interaction))

    @contextmanager
    def counted(self, interaction: Interaction, *, private: bool) -> Iterator[None]:
        """Counts an answer that is posted unless it is private, except for who may remove it again.

        Raises TOO_MANY_POSTS. It is counted beforehand, as others are posted meanwhile.
        """
        is_post = posting_of(asked_of(interaction)) is not Posting.NOTHING and not private
        if not is_post or not _is_limited(interaction):
            yield
            return
        self._limits.count(*_asked(interaction), slowmode(interaction))
        yield
        answer = answer_to(interaction)
        if answer.is_private or answer.is_refused:
            self._limits.take_back(*_asked(interaction))


def _is_limited(interaction: Interaction) -> bool:
    """Whether others read what is posted, and its player can't remove it again."""
    return not (interaction.context.dm_channel or moderates(interaction))


def _asked(interaction: Interaction) -> tuple[str, str, datetime]:
    """Who asks, in which channel, and when."""
    request = request_of(interaction)
    return request.owner, str(interaction.channel_id), request.at


class Replies:
    """Sends the answers, with their pictures."""

    def __init__(self, files: Files, gate: Gate, markdown: Markdown) -> None:
        self._files = files
        self._gate = gate
        self._markdown = markdown
        self._boards = Boards()
        self._posts = PublicPosts()

    def take_time(self, interaction: Interaction) -> None:
        """Defers an answer that won't come soon, after a second; others needn't wait for it."""
        self._gate.leave(interaction.id)
        answer_to(interaction).defer_soon()

    def check_post(self, interaction: Interaction) -> None:
        """Raises TOO_MANY_POSTS if nothing can be posted for the player yet."""
        self._posts.check(interaction)

    async def show(
        self, interaction: Interaction, screen: Screen, instead: Sequence[Screen] = ()
    ) -> None:
        """Sends the one answer: edits the message that was clicked, or sends a new one.

        `instead` is what to try in turn if Discord refuses its files.

        What was asked for is done by now, so this never fails: if Discord refuses the edit, the
        answer comes as a new message, and if it refuses that, as one sentence. Only what is posted
        for everybody can be too much: then it raises TOO_MANY_POSTS.
        """
        with self._posts.counted(interaction, private=_is_private(interaction, screen)):
            if content := await self._drawn(interaction, screen):
                await self._send(interaction, self._ways(interaction, screen, content, instead))
                self._note(interaction, screen)

    async def _drawn(self, interaction: Interaction, screen: Screen) -> Content | None:
        """What a message shows; None if it can't be made, which then is answered."""
        try:
            return self._content(screen, await self._files.drawn(screen))
        except Exception as error:  # noqa: BLE001 - what was done must not seem undone
            await self._say(interaction, _unforeseen(interaction, error))
            return None

    def _note(self, interaction: Interaction, screen: Screen) -> None:
        """Notes which board the answer shows, if any."""
        answer = answer_to(interaction)
        if answer.message is not None:
            self._boards.note(
                interaction, answer.message, screen.board_of, is_private=answer.is_private
            )

    async def move(
        self,
        interaction: Interaction,
        screen: Screen,
        moved: Callable[[str | None], Screen],
        *,
        from_menu: bool = False,
    ) -> None:
        """Sends a screen as a new message, and then retires the one that was clicked.

        After a command, it is the one that last showed this board, if that is known; if the press
        is `from_menu`, it is both.

        It becomes what `moved` gives for the new one's address, or for None if the new one has
        none that works. If it can't be edited it stays: only the new message matters. Raises
        TOO_MANY_POSTS if a press asks for it too soon, and moves nothing.
        """
        private, posted = _is_private(interaction, screen), list[int | None]()
        answer, clicked = answer_to(interaction), interaction.message

        async def post(content: Content) -> None:
            posted.append(await answer.post(content, private=private))

        with self._posts.counted(interaction, private=private):
            if not (content := await self._drawn(interaction, screen)):
                return
            old, sentence = self._boards.of(screen.board_of), _unshown(interaction)
            ways = (partial(post, content), self._sentence(answer, sentence))
            await self._send(interaction, ways)
            if not posted:
                return
            self._note(interaction, screen)
            left = self._content(moved(address_of(interaction, posted[0])), ())
            # A board that others see stays theirs to see if the new one is the player's alone.
            if clicked and (posted[0] or clicked.flags.ephemeral):
                await retired(answer.edit_clicked(left))
            is_elsewhere = clicked is None or (from_menu and old and clicked.id != old.message)
            if old and is_elsewhere and (posted[0] or old.is_private):
                await retired(answer.later(partial(old.replace, interaction.client, left)))

    async def add(self, interaction: Interaction, screen: Screen) -> None:
        """Sends one more message after the answer, for the player alone.

        Raises discord.HTTPException if Discord refuses it, and LostError.
        """
        await answer_to(interaction).add(self._content(screen, ()))

    async def update(self, interaction: Interaction, screen: Screen) -> None:
        """Replaces what the answer shows; in words, if Discord refuses its picture.

        Raises discord.HTTPException if Discord refuses those too, and LostError.
        """
        answer = answer_to(interaction)
        try:
            await answer.update(self._content(screen, await self._files.drawn(screen)))
        except discord.HTTPException as refusal:
            if screen.picture is None or refusal.code in _UNREACHABLE:
                raise
            await answer.update(self._content(without_picture(screen), ()))

    async def ask(self, interaction: Interaction, form: ui.Modal) -> None:
        """Answers with a form; raises FORM_TOO_LATE."""
        self._gate.leave(interaction.id)
        try:
            await answer_to(interaction).open(form)
        except LostError as failure:
            _note_lost(interaction, failure)

    async def explain(self, interaction: Interaction, error: Exception) -> None:
        """Answers an error privately: with its sentence, or an apology with a reference.

        Suggestions can't say why there are none.
        """
        if isinstance(error, CommandInvokeError):
            error = error.original
        if isinstance(error, discord.HTTPException) and error.code in _UNREACHABLE:
            _note_late(interaction, error)
            return
        self._gate.note(error)
        cause: PlayError | str
        if isinstance(error, PlayError):
            cause = error
        elif isinstance(error, CommandNotFound | CommandSignatureMismatch):
            cause = PlayError(Reason.COMMAND_HAS_CHANGED)
        else:
            cause = _unforeseen(interaction, error)
        if interaction.type is discord.InteractionType.autocomplete:
            with suppress(discord.HTTPException, aiohttp.ClientError):
                await interaction.response.autocomplete([])
        else:
            await self._say(interaction, cause)

    def _ways(
        self,
        interaction: Interaction,
        screen: Screen,
        content: Content,
        instead: Sequence[Screen],
    ) -> Iterator[_Way]:
        """The ways to show a screen, the best first.

        Where the player may not write, others see no new message of theirs.
        """
        answer, clicked = answer_to(interaction), interaction.message
        private = _is_private(interaction, screen)
        may_be_edited = clicked and (clicked.flags.ephemeral or not screen.secret)
        if clicked and not screen.new_message and may_be_edited:
            yield partial(answer.edit, content)
            private = private or clicked.flags.ephemeral
        yield partial(answer.post, content, private=private)
        for other in instead:
            smaller = self._content(other, self._files.of(other))
            yield partial(answer.post, smaller, private=private)
        if screen.words_suffice:
            in_words = self._content(without_picture(screen), ())
            yield partial(answer.post, in_words, private=private)
        yield self._sentence(answer, file_refused() if screen.file else _unshown(interaction))

    async def _say(self, interaction: Interaction, said: PlayError | str) -> None:
        way = self._sentence(answer_to(interaction), said, asked_of(interaction))
        await self._send(interaction, (way,))

    async def _send(self, interaction: Interaction, ways: Iterable[_Way]) -> None:
        """Answers in the first of these ways that Discord doesn't refuse.

        Others needn't wait for that: sending takes Discord's time, hardly ours.
        """
        self._gate.leave(interaction.id)
        answer = answer_to(interaction)
        for send in ways:
            answer.is_refused = False
            try:
                await send()
            except discord.HTTPException as refusal:
                answer.is_refused = True
                if refusal.code in _UNREACHABLE:
                    _note_late(interaction, refusal)
                    break
                level = logging.INFO if refusal.code in _ORDINARY else logging.WARNING
                _log.log(level, "Discord refused to answer %s: %s", interaction.id, refusal)
            except LostError as failure:
                # Another way could show it twice.
                _note_lost(interaction, failure)
                break
            else:
                break

    def _sentence(self, answer: Answer, said: PlayError | str, asked: Press | None = None) -> _Way:
        """Sends a sentence that only the player reads, with what they can do next."""
        return partial(answer.post, self._content(explained(said, asked), ()), private=True)

    def _content(self, screen: Screen, files: tuple[Attached, ...]) -> Content:
        pings = None if screen.pings is None else id_of(screen.pings)
        return Content(components(screen, self._markdown), files, pings)


def _unforeseen(interaction: Interaction, error: Exception) -> str:
    """An apology with the reference of the log, which doesn't make what was saved seem undone."""
    reference = secrets.token_hex(4)
    metrics.ERRORS.inc()
    _log.error("%s: interaction %s", reference, interaction.id, exc_info=error)
    return not_shown(reference) if request_of(interaction).effect.saved else apology(reference)


def _unshown(interaction: Interaction) -> str:
    """What is said if Discord refuses an answer."""
    return not_shown() if request_of(interaction).effect.saved else refused()


def _note_late(interaction: Interaction, refusal: discord.HTTPException) -> None:
    metrics.UNANSWERED.labels("late").inc()
    _log.warning("interaction %s was answered too late: %s", interaction.id, refusal)


def _note_lost(interaction: Interaction, failure: LostError) -> None:
    metrics.UNANSWERED.labels("lost").inc()
    _log.warning("interaction %s could not be answered: %s", interaction.id, failure)


def _is_private(interaction: Interaction, screen: Screen) -> bool:
    """Whether only the player sees a screen in a message of its own."""
    return screen.private or not may_write(interaction)
