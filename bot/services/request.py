"""Who asks, and when."""

from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True)
class Request:
    """A player's interaction."""

    id: int
    """The interaction's id: the same one delivered twice is answered once."""
    owner: str
    """The player, as the store knows him: `discord:42`."""
    at: datetime
    """When the interaction was made, by the clock of the server that sent it."""
    server: str | None = None
    """The server that the player is on, as the store knows it; None where there is none."""
    channel: str | None = None
    """The channel there, for a thread the one that it is part of; None where there is no server."""
    posts: bool = False
    """Whether the answer is for everybody in the channel: PrivateHere where the server bars it."""
