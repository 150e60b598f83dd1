"""What Divan posts to a channel because somebody presses a button: which, and how often."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from bot.discord_app.answers.answer import answer_to
from bot.discord_app.permissions import moderates, slowmode
from bot.discord_app.requests import Interaction, asked_of, request_of
from bot.press import dailies, films, games, leaderboards, puzzles, settings, together
from bot.screens.screen import Screen
from bot.services.posts.post_limits import PostLimits

POSTS: Final = (
    games.Share,
    films.PostFilm,
    dailies.PostProof,
    leaderboards.PostLeaderboard,
    puzzles.SharePuzzle,
    puzzles.MakePuzzle,
    settings.PostStatistics,
    together.PostMatchProof,
    together.ShareDuel,
)
"""The presses that post to the channel what only the player has seen."""


class PublicPosts:
    def __init__(self) -> None:
        self._limits = PostLimits()

    @contextmanager
    def counted(self, interaction: Interaction, screen: Screen) -> Iterator[None]:
        """Counts an answer that is posted, except for who may remove it again.

        Raises TOO_MANY_POSTS. It is counted beforehand, as others are posted meanwhile.
        """
        is_post = isinstance(asked_of(interaction), POSTS) and not screen.private
        if not is_post or interaction.context.dm_channel or moderates(interaction):
            yield
            return
        request, channel = request_of(interaction), str(interaction.channel_id)
        self._limits.count(request.owner, channel, request.at, slowmode(interaction))
        yield
        answer = answer_to(interaction)
        if answer.is_private or answer.is_refused:
            self._limits.take_back(request.owner, channel, request.at)
