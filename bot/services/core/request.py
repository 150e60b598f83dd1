"""A request: who made it, when and where."""

from dataclasses import dataclass, field
from datetime import datetime
from math import inf


@dataclass(slots=True)
class Effect:
    """What has come of a request by now."""

    saved: bool = False
    """Whether what its player asked for is saved."""


@dataclass(frozen=True, slots=True)
class Request:
    """A player's interaction."""

    id: int
    """The interaction's id, by which a duplicate is recognised."""
    owner: str
    """The player's name in the store: `discord:42`."""
    at: datetime
    """When the interaction was made, by the sending server's clock."""
    server: str | None = None
    """The server's name in the store; None outside a server."""
    channel: str | None = None
    """The channel, or a thread's parent channel; None outside a server."""
    is_direct: bool = False
    """Whether it was made in a direct message or a group's."""
    posts: bool = False
    """Whether the answer is posted publicly, which raises PRIVATE_HERE if the server forbids it."""
    gives_up: tuple[int, int] | None = None
    """The id and version of the game put aside that is given up if there is no room for another."""
    locale: str | None = None
    """The language in which the player uses Discord, by Discord's code; None if it isn't known."""
    deadline: float = inf
    """When waiting for the answer must end, in seconds by the event loop's clock."""
    effect: Effect = field(default_factory=Effect, compare=False)
    """Shared by all copies of the request."""
