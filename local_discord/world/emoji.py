"""The application's own emoji."""

from dataclasses import dataclass
from typing import Final

from local_discord.world.clock import Snowflakes
from local_discord.world.payload import Payload
from local_discord.world.users import User


@dataclass(frozen=True)
class Emoji:
    """An emoji, for texts as `<:name:id>`."""

    id: str
    name: str
    content_type: str
    content: bytes
    """The picture."""
    owner: User

    @property
    def payload(self) -> Payload:
        return {
            "id": self.id,
            "name": self.name,
            "user": self.owner.payload,
            "roles": [],
            "require_colons": True,
            "managed": False,
            "animated": self.content_type == "image/gif",
            "available": True,
        }


class EmojiOfApp:
    """The emoji that the app has uploaded."""

    def __init__(self, app: User, snowflakes: Snowflakes) -> None:
        self.by_id: Final[dict[str, Emoji]] = {}
        self._app = app
        self._snowflakes = snowflakes

    @property
    def names(self) -> frozenset[str]:
        return frozenset(one.name for one in self.by_id.values())

    def add(self, name: str, content_type: str, content: bytes) -> Emoji:
        """Keeps a new emoji."""
        emoji = Emoji(self._snowflakes.new(), name, content_type, content, self._app)
        self.by_id[emoji.id] = emoji
        return emoji
