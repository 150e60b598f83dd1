"""*Play from here*: games that begin with the moves of a finished one, or of a line."""

from bot.discord_app.answers.replies import Replies
from bot.discord_app.requests import Interaction
from bot.features.screen import as_new_message
from bot.press.beginnings import BeginningPress, PlayFromLine, PlayFromRecord, PlayFromToWin
from bot.screens.play.game import screen
from bot.services.analyses.post_mortems import PostMortems
from bot.services.core.requests import Request
from bot.services.play.dealer import Dealer
from bot.services.play.game_view import GameView
from bot.services.play.games import of_line, of_record


class BeginningsFeature:
    """Games that continue others, each in a new message."""

    def __init__(self, dealer: Dealer, post_mortems: PostMortems, replies: Replies) -> None:
        self._dealer = dealer
        self._post_mortems = post_mortems
        self._replies = replies

    async def play(self, interaction: Interaction, request: Request, press: BeginningPress) -> None:
        view = await self._begun(request, press)
        await self._replies.show(interaction, as_new_message(screen(view)))

    async def _begun(self, request: Request, press: BeginningPress) -> GameView:
        match press:
            case PlayFromRecord(game=game, ply=ply):
                return await self._dealer.play_from(
                    request, lambda tx: of_record(tx, request, game, ply)
                )
            case PlayFromLine(day=day, key=key, ply=ply):
                return await self._dealer.play_from(
                    request, lambda tx: of_line(tx, request, day, key, ply)
                )
            case PlayFromToWin(game=game, ply=ply):
                begun = await self._post_mortems.beginning(request, game, ply)
                return await self._dealer.play_from(request, lambda _: begun)
