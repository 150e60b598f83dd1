"""Animations: `/divan replay`, and the buttons that show and post them."""

from discord import app_commands

from bot.app.answers.files import Studio
from bot.app.answers.replies import Replies
from bot.app.features.options import game_choices
from bot.app.members import Members
from bot.app.requests import Interaction, request_of
from bot.languages import for_everyone
from bot.press.analyses import CutFilm, ShowFilm
from bot.press.dailies import WatchBest
from bot.screens.analyses import film
from bot.services.core.requests import Request
from bot.services.daily.past_days import PastDays
from bot.services.replay import Films, Reel
from bot.words import commands as words

MoveNumber = app_commands.Range[int, 1, 1_000_000]


class FilmsFeature:
    """Finished games as animations."""

    def __init__(
        self, films: Films, past: PastDays, studio: Studio, members: Members, replies: Replies
    ) -> None:
        self._films = films
        self._past = past
        self._studio = studio
        self._members = members
        self._replies = replies

    def add_commands(self, group: app_commands.Group) -> None:
        @group.command(name="replay", description=words.REPLAY)
        @app_commands.describe(
            game=words.FINISHED_GAME, first=words.FIRST_MOVE, last=words.LAST_MOVE
        )
        @app_commands.rename(first="from", last="to")
        @app_commands.choices(game=game_choices())
        async def replay(
            interaction: Interaction,
            game: str | None = None,
            first: MoveNumber = 1,
            last: MoveNumber | None = None,
        ) -> None:
            request = request_of(interaction)
            reel = await self._films.last_ended(request, game, first - 1, last)
            await self.play(interaction, request, reel)

    async def show(self, interaction: Interaction, request: Request, press: ShowFilm) -> None:
        await self.play(interaction, request, await self._films.of(request, press.game))

    async def best(self, interaction: Interaction, request: Request, press: WatchBest) -> None:
        """Shows a day's best attempt of the players who haven't left the server."""
        best = await self._past.best(request, press.day, press.key)
        while await self._has_left(interaction, request, best.owner):
            best = await self._past.best(request, press.day, press.key)
        await self.play(interaction, request, await self._films.of(request, best.game))

    async def _has_left(self, interaction: Interaction, request: Request, owner: str) -> bool:
        """Whether a player is known to have left the server, and so isn't named there."""
        guild, server = interaction.guild, request.server
        if guild is None or server is None:
            return False
        return await self._members.have_left(guild, server, (owner,), request.at)

    async def cut(self, interaction: Interaction, request: Request, press: CutFilm) -> None:
        reel = await self._films.of(request, press.game, press.first, press.last)
        await self.play(interaction, request, reel, new_message=False)

    async def post(self, interaction: Interaction, request: Request, press: CutFilm) -> None:
        reel = await self._films.of(request, press.game, press.first, press.last)
        await self.play(interaction, request, reel, posted=True)

    async def play(
        self,
        interaction: Interaction,
        request: Request,
        reel: Reel,
        *,
        posted: bool = False,
        new_message: bool = True,
    ) -> None:
        """Shows an animation; in text mode, what it would show."""
        if reel.view.player.text_mode and not posted:
            await self._replies.show(interaction, film.in_words(reel))
            return
        self._replies.take_time(interaction)
        with for_everyone(posted):
            drawn = await self._studio.drawn(request.owner, reel, interaction.filesize_limit)
            shown = film.screen(reel, drawn, posted=posted, new_message=new_message)
            refused = film.refused(reel, shown)
        await self._replies.show(interaction, shown, refused)
