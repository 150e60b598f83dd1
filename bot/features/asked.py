"""All that a handler knows of an interaction: plain values, and what Discord can be asked."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from bot.errors import PlayError, Reason
from bot.services.core.requests import Request
from bot.services.players.privacy import Documents
from bot.services.replay import Reel
from bot.services.services import Services

NOT_PUBLISHED = Documents()


@dataclass(frozen=True, slots=True)
class Drawn:
    """An animation's file."""

    content: bytes
    frames: int
    """How many positions it shows."""


class Discord(Protocol):
    """What Discord knows about where something was asked."""

    def exists(self, channel: str) -> bool:
        """Whether a channel of the server exists; True if that isn't known."""

    def lacking(self, channel: str) -> tuple[str, ...]:
        """The permissions that Divan lacks to post in a channel of the server, by Discord's names;
        all of them if it doesn't exist."""

    def may_write_in(self, channel: str) -> bool:
        """Whether who asked may write in a channel of the server; False if it doesn't exist."""

    def has_slowmode(self, channel: str) -> bool:
        """Whether members must wait between their messages in a channel."""

    def address(self, channel: str, message: str) -> str | None:
        """Where a message of the server is; None outside one."""

    def take_time(self) -> None:
        """Says that the answer won't come soon: others needn't wait for it, and it is deferred
        after a second."""

    def check_post(self) -> None:
        """Raises TOO_MANY_POSTS if nothing can be posted for who asked yet."""

    async def is_far_up(self, message: str) -> bool:
        """Whether many messages are below one here; False if Discord doesn't say soon."""

    async def have_left(self, owners: Iterable[str]) -> bool:
        """Whether any of these players is known to have left the server, which then is stored."""

    async def film(self, reel: Reel) -> Drawn:
        """An animation, with as many frames as can be sent here.

        Raises FILM_TOO_LARGE, and OVERLOADED if too many wait.
        """

    async def speak_anew(self) -> None:
        """Speaks from now on as was chosen meanwhile."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who was chosen with a command."""

    owner: str
    is_bot: bool
    is_here: bool
    """Whether they are on the server."""
    may_read: bool
    """Whether they see the channel."""


@dataclass(frozen=True, slots=True)
class Channel:
    """A channel that was chosen with a command, by Discord's id."""

    id: str


@dataclass(frozen=True, slots=True)
class Pressed:
    """The message whose button was pressed."""

    id: str
    sent_at: datetime
    is_private: bool
    """Whether only its player sees it."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Who asked, where and with which rights, and what answers are made with."""

    request: Request
    services: Services
    discord: Discord
    channel: str
    """The channel or thread where it was asked, by Discord's id."""
    pressed: Pressed | None = None
    """None after a command."""
    may_write: bool = True
    manages: bool = False
    """Whether who asked may manage the server."""
    lacking: tuple[str, ...] | None = None
    """What Divan lacks to post here and change that later; None where nothing can stay."""
    joined_at: datetime | None = None
    """When who asked came to the server; None outside one."""
    is_between_us: bool = False
    """Whether nobody else reads it: in the direct messages with Divan."""
    file_limit: int = 10 * 1024 * 1024
    """The most bytes that a file may have here."""
    documents: Documents = NOT_PUBLISHED

    @property
    def owner(self) -> str:
        """Who asked, as the store knows them."""
        return self.request.owner

    @property
    def can_stay(self) -> bool:
        """Whether Divan can post here and change that later."""
        return self.lacking == ()

    def check_can_stay(self) -> None:
        """Raises why what everybody here should see for days can't be posted: CANNOT_STAY_HERE,
        CANNOT_POST_MATCH or MAY_NOT_WRITE."""
        if self.lacking is None:
            raise PlayError(Reason.CANNOT_STAY_HERE)
        if self.lacking:
            raise PlayError(Reason.CANNOT_POST_MATCH, missing=self.lacking)
        self.check_may_write()

    def check_may_write(self) -> None:
        """Raises MAY_NOT_WRITE."""
        if not self.may_write:
            raise PlayError(Reason.MAY_NOT_WRITE)
