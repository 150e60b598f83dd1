"""Somebody who plays, each of whose requests is a new interaction."""

from datetime import UTC, datetime
from itertools import count

from bot.press import Press
from bot.services.request import Request
from bot.services.services import Services
from bot.services.sitting import Sitting

NOON = datetime(2026, 8, 1, 12, tzinfo=UTC)

_INTERACTIONS = count(1)


class Patron:
    """A player at the services, looking at the sitting that he was last shown."""

    def __init__(self, services: Services, owner: str) -> None:
        self.dealer = services.dealer
        self.play = services.play
        self.owner = owner
        self.seen: Sitting

    def request(self) -> Request:
        return Request(next(_INTERACTIONS), self.owner, NOON)

    async def begin(self, key: str, deal: int | None = None) -> Sitting:
        text = None if deal is None else str(deal)
        self.seen = await self.dealer.begin(self.request(), key, text)
        return self.seen

    async def press(self, verb: str, request: Request | None = None) -> Sitting:
        """Presses a button of the sitting last seen."""
        press = Press(self.seen.game, self.seen.version, verb)
        self.seen = await self.play.press(request or self.request(), press)
        return self.seen

    async def type(self, moves: str) -> Sitting:
        self.seen = await self.play.type_moves(self.request(), moves)
        return self.seen
