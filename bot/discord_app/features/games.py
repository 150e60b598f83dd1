"""Games: `/divan play`, `move` and `rules`, and every button of a board."""

from dataclasses import replace
from functools import partial
from itertools import islice
from typing import Final

from discord import app_commands
from discord.app_commands import Choice

from bot.discord_app.answers.replies import Replies
from bot.discord_app.answers.view import moves_modal
from bot.discord_app.features.options import (
    OFFERED,
    fitting,
    game_choices,
    named_game,
    pasted,
)
from bot.discord_app.requests import Interaction, note_asked, request_of
from bot.errors import PlayError, Reason
from bot.features.screen import as_new_message
from bot.press.games import (
    AskToGiveUp,
    BringHere,
    Deal,
    DealAgain,
    DealInstead,
    DealSame,
    DealWinnableInstead,
    HideLesson,
    Play,
    RepostBoard,
    ShowBoard,
    ShowDetails,
    ShowMenu,
    ShowWords,
    SubmitMoves,
    TakeUp,
    TypeMoves,
)
from bot.press.put_aside import Begin
from bot.screens.notices import moved
from bot.screens.play.game import in_words, screen
from bot.services.core.requests import Request
from bot.services.play.dealer import Dealer, deal_number
from bot.services.play.game_view import GameView
from bot.services.play.gameplay import Gameplay
from bot.services.play.games import OpenGame
from bot.words import commands as words
from bot.words.play.moves import begun, notations, suggestion
from bot.words.play.put_aside import choice

CHOICE_AT_MOST: Final = 100
"""How many characters a choice may have."""


class GamesFeature:
    """Playing games, on boards and by commands."""

    def __init__(self, dealer: Dealer, gameplay: Gameplay, replies: Replies) -> None:
        self._dealer = dealer
        self._gameplay = gameplay
        self._replies = replies

    def add_play(self, group: app_commands.Group) -> None:
        """Adds `play` to the group: starts a game, or brings the open one here."""

        async def games(interaction: Interaction, typed: str) -> list[Choice[str]]:
            aside = (one for one in await self._open(interaction) if one.is_put_aside)
            return fitting((*game_choices(), *map(_named, aside)), typed)

        @group.command(name="play", description=words.PLAY)
        @app_commands.describe(
            game=words.GAME, deal=words.DEAL, winnable=words.WINNABLE, private=words.PRIVATE
        )
        @app_commands.autocomplete(game=games)
        async def play(
            interaction: Interaction,
            game: str | None = None,
            deal: str | None = None,
            winnable: bool = False,
            private: bool | None = None,
        ) -> None:
            request, named = request_of(interaction), named_game(game)
            if isinstance(named, int):
                view = await self._dealer.take_up(request, named)
            else:
                if deal:
                    named, deal = pasted(named, deal)
                view = await self._begun(interaction, named, deal, winnable, private)
            await self._replies.show(interaction, screen(view))

    async def _begun(
        self,
        interaction: Interaction,
        key: str | None,
        deal: str | None,
        winnable: bool,
        private: bool | None,
    ) -> GameView:
        """The game that a command asks for; if there is no room, what it asks for is noted."""
        try:
            return await self._dealer.begin(
                request_of(interaction), key, deal, winnable=winnable, private=private
            )
        except PlayError as error:
            if error.reason is Reason.TOO_MANY_PUT_ASIDE:
                asked = Begin(key, deal_number(deal) if deal else None, winnable, private)
                note_asked(interaction, asked)
            raise

    def add_move(self, group: app_commands.Group) -> None:
        """Adds `move` to the group: plays typed moves, and suggests legal ones."""

        async def legal(interaction: Interaction, typed: str) -> list[Choice[str]]:
            return await self._completions(interaction, typed)

        async def games(interaction: Interaction, typed: str) -> list[Choice[str]]:
            return fitting(map(_named, await self._open(interaction)), typed)

        @group.command(name="move", description=words.MOVE)
        @app_commands.describe(moves=words.MOVES, game=words.OPEN_GAME)
        @app_commands.autocomplete(moves=legal, game=games)
        async def move(interaction: Interaction, moves: str, game: str | None = None) -> None:
            request = request_of(interaction)
            view = await self._gameplay.type_moves(request, notations(moves), named_game(game))
            if view.player.text_mode:
                await self._replies.show(interaction, screen(view))
            else:
                await self._replies.move(interaction, screen(view), partial(moved, view))

    async def _completions(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        if len(typed) > CHOICE_AT_MOST:
            return []
        request, game = request_of(interaction), named_game(interaction.namespace.game)
        try:
            offered = await self._gameplay.suggested(request, game, begun(typed))
        except PlayError:  # Suggestions can't say why: the command itself will.
            return []
        fitting = (one for one in offered if len(one.text) <= CHOICE_AT_MOST)
        return [Choice(name=_name(one), value=one.text) for one in islice(fitting, OFFERED)]

    async def _open(self, interaction: Interaction) -> tuple[OpenGame, ...]:
        """The player's open games; none if they can't be read now."""
        try:
            return await self._gameplay.open_games(request_of(interaction))
        except PlayError:
            return ()

    async def play(self, interaction: Interaction, request: Request, press: Play) -> None:
        view = await self._gameplay.play(request, press)
        await self._replies.show(interaction, screen(view))

    async def board(self, interaction: Interaction, request: Request, press: ShowBoard) -> None:
        view = await self._gameplay.look(request, press.game)
        await self._replies.show(interaction, screen(view))

    async def menu(
        self, interaction: Interaction, request: Request, press: ShowMenu | AskToGiveUp
    ) -> None:
        view = await self._gameplay.menu(request, press)
        await self._replies.show(interaction, screen(view))

    async def bring(self, interaction: Interaction, request: Request, press: BringHere) -> None:
        view = await self._gameplay.bring(request, press.game)
        await self._replies.show(interaction, as_new_message(screen(view)))

    async def end_lesson(
        self, interaction: Interaction, request: Request, press: HideLesson
    ) -> None:
        view = await self._gameplay.end_lesson(request, press)
        await self._replies.show(interaction, screen(view))

    async def repost(self, interaction: Interaction, request: Request, press: RepostBoard) -> None:
        """Shows the board in a new message, and retires the one that was clicked."""
        view = await self._gameplay.bring(request, press.game)
        await self._replies.move(interaction, screen(view), partial(moved, view))

    async def words(self, interaction: Interaction, request: Request, press: ShowWords) -> None:
        view = await self._gameplay.look(request, press.game)
        await self._replies.show(interaction, in_words(view))

    async def form(self, interaction: Interaction, request: Request, press: TypeMoves) -> None:
        """Opens the form for moves; if the press is out of date, shows the board."""
        view = await self._gameplay.look(request, press.game)
        if view.version != press.version:
            await self._replies.show(interaction, screen(view))
        else:
            form = SubmitMoves(press.game, press.version, "")
            await self._replies.ask(interaction, moves_modal(form))

    async def submitted(
        self, interaction: Interaction, request: Request, press: SubmitMoves
    ) -> None:
        typed = replace(press, moves=notations(press.moves))
        view = await self._gameplay.type_on_board(request, typed)
        await self._replies.show(interaction, screen(view))

    async def details(self, interaction: Interaction, request: Request, press: ShowDetails) -> None:
        view = await self._gameplay.details(request, press.game)
        await self._replies.show(interaction, screen(view))

    async def deal(self, interaction: Interaction, request: Request, press: Deal) -> None:
        view = await self._dealt(request, press)
        await self._replies.show(interaction, as_new_message(screen(view)))

    async def open(self, interaction: Interaction, request: Request) -> None:
        """Does what `/divan play` does."""
        view = await self._dealer.begin(request)
        await self._replies.show(interaction, as_new_message(screen(view)))

    async def begin(self, interaction: Interaction, request: Request, press: Begin) -> None:
        """Begins what a command asked for; others see a public game in a message of its own."""
        deal = None if press.deal is None else str(press.deal)
        view = await self._dealer.begin(
            request, press.key, deal, winnable=press.winnable, private=press.private
        )
        board = screen(view)
        await self._replies.show(interaction, board if view.private else as_new_message(board))

    async def take_up(self, interaction: Interaction, request: Request, press: TakeUp) -> None:
        """Shows a game that was put aside, where the other one was; a private one by itself."""
        view = await self._dealer.take_up(request, press.game)
        board = screen(view)
        await self._replies.show(interaction, as_new_message(board) if view.private else board)

    async def _dealt(self, request: Request, press: Deal) -> GameView:
        match press:
            case DealAgain():
                return await self._dealer.deal_again(request, press.game)
            case DealSame():
                return await self._dealer.deal_same(request, press.game)
            case DealInstead() | DealWinnableInstead():
                return await self._dealer.deal_instead(request, press)


def _named(one: OpenGame) -> Choice[str]:
    """An open game as a choice, by its id."""
    return Choice(name=choice(one), value=str(one.game))


def _name(offered: Suggestion) -> str:
    """What a suggestion is called: with what it means, unless that is too long."""
    name = suggestion(offered)
    return name if len(name) <= CHOICE_AT_MOST else offered.text
