"""The servers and channels that a new world starts with."""

from typing import Final

from local_discord.world.channels import Channel, ChannelType
from local_discord.world.clock import Snowflakes
from local_discord.world.guilds import Guild
from local_discord.world.permissions import Overwrite, Permission
from local_discord.world.users import User


class InitialChannels:
    """Creates the servers and channels. Add new ones last, so that the others keep their ids."""

    def __init__(
        self, snowflakes: Snowflakes, users: tuple[User, ...], bot: User, created_at: str
    ) -> None:
        new = snowflakes.new
        text, dm = ChannelType.TEXT, ChannelType.DM
        self.guild: Final = Guild(new(), "The Coffee House", users[0], [*users, bot], created_at)
        other_guild = Guild(new(), "Another Server", users[0], list(users), created_at)
        self.patience: Final = Channel(new(), "patience", text, self.guild)
        self.dms: Final = {
            user.id: Channel(new(), bot.name, dm, recipients=(user, bot)) for user in users
        }
        self.group: Final = Channel(
            new(), "Ada, Bob, Cleo", ChannelType.GROUP, recipients=tuple(users)
        )
        self.elsewhere: Final = Channel(
            new(), "elsewhere", text, other_guild, hides_external_replies=True
        )
        self.announcements: Final = Channel(
            new(), "announcements", text, self.guild, position=1, overwrites=_read_only(self.guild)
        )
        self.daily: Final = Channel(new(), "daily", text, self.guild, position=2)

    @property
    def all(self) -> tuple[Channel, ...]:
        """Every channel, in display order."""
        ours = (self.patience, self.announcements, self.daily)
        return (*ours, *self.dms.values(), self.group, self.elsewhere)


def _read_only(guild: Guild) -> dict[str, Overwrite]:
    """Overwrites that let only the owner send messages."""
    return {guild.id: Overwrite(deny=Permission.SEND_MESSAGES)}
