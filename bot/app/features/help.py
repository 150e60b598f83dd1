"""Help: `/divan help`, and the buttons that lead to it."""

from typing import Final

from discord import app_commands
from discord.app_commands import Choice

from bot.app.answers.replies import Replies
from bot.app.requests import Interaction, request_of
from bot.errors import PlayError, Reason
from bot.press.settings import ShowHelp, Topic
from bot.screens.players.help import page
from bot.services.core.requests import Request
from bot.services.players.players import Players
from bot.words import commands as words
from bot.words.help import TOPICS

_BY_KEY: Final = {topic.value: topic for topic in Topic}


class HelpFeature:
    """What Divan is and how everything works, for the player alone."""

    def __init__(self, players: Players, replies: Replies) -> None:
        self._players = players
        self._replies = replies

    def add_commands(self, group: app_commands.Group) -> None:
        async def topics(_: Interaction, typed: str) -> list[Choice[str]]:
            return [Choice(name=TOPICS[one](), value=one.value) for one in _topics(typed)]

        @group.command(name="help", description=words.HELP)
        @app_commands.describe(topic=words.TOPIC)
        @app_commands.autocomplete(topic=topics)
        async def help(interaction: Interaction, topic: str = Topic.ABOUT.value) -> None:
            await self._show(interaction, request_of(interaction), _topic(topic), anew=True)

    async def open(self, interaction: Interaction, request: Request) -> None:
        """Shows the help in a new message."""
        await self._show(interaction, request, Topic.ABOUT, anew=True)

    async def page(self, interaction: Interaction, request: Request, press: ShowHelp) -> None:
        """Shows the help about another topic."""
        await self._show(interaction, request, press.topic, anew=False)

    async def _show(
        self, interaction: Interaction, request: Request, topic: Topic, *, anew: bool
    ) -> None:
        reader = await self._players.reader(request)
        await self._replies.show(interaction, page(topic, reader, new_message=anew))


def _topic(text: str) -> Topic:
    """The topic that somebody asked for, by its key or a part of its name; UNKNOWN_TOPIC."""
    found = _topics(text)
    if len(found) != 1:
        raise PlayError(Reason.UNKNOWN_TOPIC, text=text)
    return found[0]


def _topics(typed: str) -> list[Topic]:
    """The topics that fit what somebody typed: one if it is a topic's key."""
    wanted = typed.strip().lower()
    if wanted in _BY_KEY:
        return [_BY_KEY[wanted]]
    return [topic for topic, name in TOPICS.items() if wanted in name().lower()]
