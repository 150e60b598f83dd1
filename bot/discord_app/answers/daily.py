"""Answers to the presses of the dailies, seen by the player alone."""

import re
from contextlib import suppress
from datetime import date
from typing import Final

from bot.discord_app.answers.pressed import Answers, chosen, rest_of
from bot.discord_app.members import Members
from bot.discord_app.replies import Interaction, Replies, request_of, server_of
from bot.errors import UnknownButton
from bot.press import Press
from bot.screens import daily
from bot.screens.game import screen
from bot.screens.screen import Screen, afresh
from bot.services.daily import Dailies
from bot.services.game_view import GameView
from bot.services.past import PastDays
from bot.services.today import Today
from bot.words.games import names

_DAY_AND_KEY: Final = re.compile(r"([0-9]{4}-[0-9]{2}-[0-9]{2})-([a-z-]+)")


class DailyAnswers:
    """Answers for the day's dailies, and for days that are over."""

    def __init__(
        self, dailies: Dailies, past: PastDays, members: Members, replies: Replies
    ) -> None:
        self._dailies = dailies
        self._past = past
        self._members = members
        self._replies = replies

    @property
    def answers(self) -> Answers:
        """The answers by their words."""
        return {
            "daily": self._open,
            "dailies": self._overview,
            "dailies-": self._overview_of,
            "start-": self._start,
            "past-": self._day,
            "deal-": self._deal,
            "line-": self._line,
            "record": self._record,
            "watch-": self._watch,
            "best-": self._best,
        }

    async def _open(self, interaction: Interaction, _press: Press) -> None:
        found = await self._dailies.open(request_of(interaction))
        await self._replies.show(interaction, shown(found))

    async def _overview(self, interaction: Interaction, _press: Press) -> None:
        today = await self._dailies.overview(request_of(interaction))
        await self._replies.show(interaction, daily.today(today))

    async def _overview_of(self, interaction: Interaction, press: Press) -> None:
        today = await self._dailies.overview(request_of(interaction), rest_of(press))
        await self._replies.show(interaction, daily.today(today))

    async def _start(self, interaction: Interaction, press: Press) -> None:
        day, key = day_and_key(rest_of(press))
        found = await self._dailies.start(request_of(interaction), day, key)
        await self._replies.show(interaction, shown(found))

    async def _day(self, interaction: Interaction, press: Press) -> None:
        past = await self._past.day(request_of(interaction), *day_and_key(rest_of(press)))
        await self._replies.show(interaction, daily.past(past))

    async def _deal(self, interaction: Interaction, press: Press) -> None:
        view = await self._past.deal(request_of(interaction), *day_and_key(rest_of(press)))
        await self._replies.show(interaction, afresh(screen(view)))

    async def _line(self, interaction: Interaction, press: Press) -> None:
        of_day, _, _way = rest_of(press).rpartition("-")
        day, key = day_and_key(of_day)
        replay = await self._past.line(request_of(interaction), day, key, press.version)
        await self._replies.show(interaction, daily.replay(replay))

    async def _record(self, interaction: Interaction, _press: Press) -> None:
        game = chosen(interaction)
        if not game.isdecimal():
            raise UnknownButton
        replay = await self._past.watch(request_of(interaction), int(game), 0)
        await self._replies.show(interaction, daily.replay(replay))

    async def _watch(self, interaction: Interaction, press: Press) -> None:
        replay = await self._past.watch(request_of(interaction), press.game, press.version)
        await self._replies.show(interaction, daily.replay(replay))

    async def _best(self, interaction: Interaction, press: Press) -> None:
        request, of_day = request_of(interaction), day_and_key(rest_of(press))
        replay = await self._past.best(request, *of_day)
        while await self._has_left(interaction, replay.owner):
            replay = await self._past.best(request, *of_day)
        await self._replies.show(interaction, daily.replay(replay))

    async def _has_left(self, interaction: Interaction, owner: str | None) -> bool:
        """Whether a player is known to have left the server, so that he is not named there."""
        guild, server = interaction.guild, server_of(interaction)
        if guild is None or server is None or owner is None:
            return False
        return await self._members.have_left(guild, server, (owner,), interaction.created_at)


def shown(found: GameView | Today) -> Screen:
    """An attempt, or what there is to begin."""
    return screen(found) if isinstance(found, GameView) else daily.today(found)


def day_and_key(text: str) -> tuple[date, str]:
    """What `2026-11-21-sultan` says; UnknownButton."""
    if (written := _DAY_AND_KEY.fullmatch(text)) and written[2] in names():
        with suppress(ValueError):
            return date.fromisoformat(written[1]), written[2]
    raise UnknownButton
