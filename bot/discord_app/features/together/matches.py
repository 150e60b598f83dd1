"""What several kinds of match have in common: presses that each of them answers in its own way."""

from bot.discord_app.features.together.cups import CupsFeature
from bot.discord_app.features.together.duels import DuelsFeature
from bot.discord_app.requests import Interaction
from bot.press.together import PlayMatch, ShowMatch, TellMe
from bot.services.core.requests import Request
from bot.services.matches.matches import Matches


class MatchesFeature:
    def __init__(self, matches: Matches, duels: DuelsFeature, cups: CupsFeature) -> None:
        self._matches = matches
        self._duels = duels
        self._cups = cups

    async def check_here(self, request: Request, match: int) -> None:
        """Raises NO_MATCH, and ELSEWHERE for a match of another server: a forged id can name any,
        and what somebody may do is known of the server where they press."""
        await self._matches.check_here(request, match)

    async def answer(
        self, interaction: Interaction, request: Request, press: PlayMatch | TellMe | ShowMatch
    ) -> None:
        is_cup = await self._matches.is_cup(request, press.match)
        to = self._cups if is_cup else self._duels
        match press:
            case PlayMatch():
                await to.play(interaction, request, press)
            case TellMe():
                await to.tell(interaction, request, press)
            case ShowMatch():
                await to.show(interaction, request, press)
