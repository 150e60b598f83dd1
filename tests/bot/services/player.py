"""Somebody who plays, each of whose requests is a new interaction."""

from datetime import UTC, datetime
from itertools import count

from bot.press import Press
from bot.services.game_view import GameView
from bot.services.request import Request
from bot.services.services import Services

NOON = datetime(2026, 8, 1, 12, tzinfo=UTC)

_INTERACTIONS = count(1)


class ServicePlayer:
    """A player at the services, looking at the view that he was last shown."""

    def __init__(self, services: Services, owner: str) -> None:
        self.dealer = services.dealer
        self.gameplay = services.gameplay
        self.owner = owner
        self.seen: GameView

    def request(self) -> Request:
        return Request(next(_INTERACTIONS), self.owner, NOON)

    async def begin(self, key: str, deal: int | None = None) -> GameView:
        text = None if deal is None else str(deal)
        self.seen = await self.dealer.begin(self.request(), key, text)
        return self.seen

    async def press(self, verb: str, request: Request | None = None) -> GameView:
        """Presses a button of the view last seen."""
        press = Press(self.seen.game, self.seen.version, verb)
        self.seen = await self.gameplay.press(request or self.request(), press)
        return self.seen

    async def type(self, moves: str) -> GameView:
        self.seen = await self.gameplay.type_moves(self.request(), moves)
        return self.seen
