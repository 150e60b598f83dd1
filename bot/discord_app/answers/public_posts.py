"""How often Divan posts to a channel because somebody presses a button."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime

from bot.discord_app.answers.answer import answer_to
from bot.discord_app.permissions import moderates, slowmode
from bot.discord_app.requests import Interaction, asked_of, request_of
from bot.press.press import Posting, posting_of
from bot.services.posts.shares import PostLimits


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
