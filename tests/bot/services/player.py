"""A player whose requests are each a new interaction."""

from datetime import UTC, datetime
from itertools import count
from typing import TypeAlias

from bot.errors import GamePutAside
from bot.press.games import (
    AskForHint,
    FillAll,
    GiveUp,
    Play,
    PlayAll,
    PlayMove,
    Run,
    ShowMenu,
    Undo,
)
from bot.services.core.requests import Request
from bot.services.play.game_view import GameView
from bot.services.services import Services
from bot.words.typed_moves import read_moves

NOON = datetime(2026, 8, 1, 12, tzinfo=UTC)

_INTERACTIONS = count(1)

Kind: TypeAlias = type[Run | PlayAll | FillAll | Undo | AskForHint | GiveUp]


class ServicePlayer:
    """A player using the services, who acts on the view they were last shown."""

    def __init__(self, services: Services, owner: str) -> None:
        self.dealer = services.dealer
        self.gameplay = services.gameplay
        self.owner = owner
        self.seen: GameView
        self.at = NOON
        self.server: str | None = None

    def request(self) -> Request:
        return Request(next(_INTERACTIONS), self.owner, self.at, self.server)

    async def begin(self, key: str, deal: int | None = None) -> GameView:
        text = None if deal is None else str(deal)
        self.seen = await self.dealer.begin(self.request(), key, text)
        return self.seen

    async def put_aside(self) -> tuple[GamePutAside, ...]:
        """The games put aside, as the menu of the view last seen offers them."""
        press = ShowMenu(self.seen.game, self.seen.version)
        return (await self.gameplay.menu(self.request(), press)).put_aside

    async def press(self, kind: Kind, request: Request | None = None) -> GameView:
        """Presses a button of the view last seen."""
        return await self._play(kind(self.seen.game, self.seen.version), request)

    async def move(self, notation: str, request: Request | None = None) -> GameView:
        """Presses the button of a move, whether it exists or not."""
        return await self._play(PlayMove(self.seen.game, self.seen.version, notation), request)

    async def _play(self, press: Play, request: Request | None) -> GameView:
        self.seen = await self.gameplay.play(request or self.request(), press)
        return self.seen

    async def type(self, moves: str) -> GameView:
        self.seen = await self.gameplay.type_moves(self.request(), read_moves(moves))
        return self.seen
