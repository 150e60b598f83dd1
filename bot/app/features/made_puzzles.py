"""*Make it a puzzle*: a position where a game was lost, posted once for others to solve."""

from functools import partial

from bot.app.answers.posting import post_once
from bot.app.answers.replies import Replies
from bot.app.requests import Interaction, address_of
from bot.errors import PlayError, Reason
from bot.features.answers import Claim
from bot.press.puzzles import MakePuzzle, SolvePuzzle
from bot.screens.puzzles import puzzle as screens
from bot.services.core.requests import Request
from bot.services.puzzles.made_puzzles import MadePuzzles


class MadePuzzlesFeature:
    def __init__(self, made: MadePuzzles, replies: Replies) -> None:
        self._made = made
        self._replies = replies

    async def make(self, interaction: Interaction, request: Request, press: MakePuzzle) -> None:
        """Posts a puzzle of a lost game, unless that was done; raises NOBODY_ELSE_HERE."""
        if interaction.context.dm_channel:  # It can be posted once: not where nobody solves it.
            raise PlayError(Reason.NOBODY_ELSE_HERE)
        self._replies.take_time(interaction)  # What was offered may have to be proved again.
        channel = str(interaction.channel_id)
        may_post = partial(self._replies.check_post, interaction)
        making = await self._made.begin(request, press.game, channel, may_post)
        if making.view is None:
            posted = making.puzzle.message if making.puzzle.channel == channel else None
            address = address_of(interaction, int(posted) if posted else None)
            await self._replies.show(interaction, screens.already_made(address))
            return
        shown = screens.made(making.view, making.puzzle.id, request.owner)
        claim = Claim(
            making.interrupted,
            partial(self._made.settle, making),
            partial(self._made.release, making),
        )
        await post_once(self._replies, interaction, claim, shown, screens.already_made)

    async def solve(self, interaction: Interaction, request: Request, press: SolvePuzzle) -> None:
        """Shows the puzzle to whoever presses, for them alone."""
        view = await self._made.solve(request, press.made)
        await self._replies.show(interaction, screens.screen(view))
