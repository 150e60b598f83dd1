"""A small bot built on discord.py."""

import asyncio
import contextlib
import struct
import zlib
from collections.abc import AsyncIterator, Callable
from io import BytesIO
from typing import Any

import discord
from discord import app_commands, ui

from local_discord.discord_py import point_at
from local_discord.server import LocalDiscord
from tests.waiting import HANGS_S

TOKEN = "let-me-in"


def picture(width: int = 3, height: int = 2) -> discord.File:
    """A small PNG."""
    return discord.File(BytesIO(png(width, height)), "board.png", description="a board")


def png(width: int, height: int) -> bytes:
    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = zlib.compress((b"\0" + b"\xff" * width) * height)
    chunks = ((b"IHDR", header), (b"IDAT", rows), (b"IEND", b""))
    framed = (
        struct.pack(">I", len(content))
        + kind
        + content
        + struct.pack(">I", zlib.crc32(kind + content))
        for kind, content in chunks
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(framed)


class Board(ui.LayoutView):
    """A heading, a picture and a row of buttons."""

    def __init__(self, heading: str) -> None:
        super().__init__(timeout=None)
        gallery: ui.MediaGallery[Board] = ui.MediaGallery(
            discord.MediaGalleryItem("attachment://board.png", description="every card")
        )
        row: ui.ActionRow[Board] = ui.ActionRow(
            ui.Button(label="Turn", custom_id="turn"),
            ui.Button(label="Undo", custom_id="undo", disabled=True),
        )
        for item in (ui.TextDisplay[Board](heading), gallery, row):
            self.add_item(item)
        self.stop()


class Ask(ui.Modal, title="Moves"):
    """A modal with one text input."""

    moves: ui.TextInput["Ask"] = ui.TextInput(label="Moves", custom_id="moves", max_length=40)


class SmallBot(discord.AutoShardedClient):
    """Answers a few commands, and every button and modal in `on_interaction`."""

    def __init__(self, **kwargs: Any) -> None:
        given = {"intents": discord.Intents(guilds=True), "guild_ready_timeout": 0.01, **kwargs}
        super().__init__(**given)
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(coffee)
        self.presses = 0
        self.resumed = 0
        self.identified = 0
        self.deleted: list[int] = []
        """The ids of the messages of whose deletion it has heard."""

    async def on_shard_connect(self, _shard: int) -> None:
        self.identified += 1

    async def on_raw_message_delete(self, event: discord.RawMessageDeleteEvent) -> None:
        self.deleted.append(event.message_id)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_shard_resumed(self, _shard: int) -> None:
        self.resumed += 1

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        if interaction.type is discord.InteractionType.component:
            self.presses += 1
            board = Board(f"pressed {self.presses}")
            await interaction.response.edit_message(view=board, attachments=[picture(9, 9)])
        elif interaction.type is discord.InteractionType.modal_submit:
            assert interaction.data is not None
            await interaction.response.send_message(str(interaction.data), ephemeral=True)


coffee = app_commands.Group(
    name="coffee",
    description="Test commands",
    allowed_contexts=app_commands.AppCommandContext(
        guild=True, dm_channel=True, private_channel=True
    ),
    allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
)


@coffee.command(description="A board")
async def board(
    interaction: discord.Interaction[Any], deal: app_commands.Range[int, 1, 99]
) -> None:
    await interaction.response.send_message(view=Board(f"deal {deal}"), file=picture())


@coffee.command(description="A deferred answer")
async def slow(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    await interaction.edit_original_response(content="ready", attachments=[picture()])
    await interaction.followup.send("only you see this", ephemeral=True)
    await interaction.followup.send("everybody sees this", file=picture())


@coffee.command(description="Moves in notation")
async def move(interaction: discord.Interaction[Any], moves: str) -> None:
    await interaction.response.send_message(moves, ephemeral=True)


@move.autocomplete("moves")
async def legal(
    _interaction: discord.Interaction[Any], typed: str
) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=f"{typed}{n}", value=f"{typed}{n}") for n in range(3)]


@coffee.command(description="Moves in a modal")
async def ask(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_modal(Ask())


@coffee.command(description="About a user")
async def who(interaction: discord.Interaction[Any], player: discord.User) -> None:
    context = interaction.context
    places = (context.guild, context.dm_channel, context.private_channel)
    where = (places.index(True), interaction.is_user_integration())
    manages = interaction.permissions.manage_guild
    text = f"{player.display_name} {player.id} {where} {manages}"
    await interaction.response.send_message(text, ephemeral=True)


@coffee.command(description="A user and a channel")
async def table(
    interaction: discord.Interaction[Any], room: discord.TextChannel, player: discord.Member
) -> None:
    mentions = discord.AllowedMentions.none()
    text = f"{player.mention} in {room.mention}"
    await interaction.response.send_message(text, allowed_mentions=mentions)


async def until(condition: Callable[[], bool]) -> None:
    """Waits until what the bot hears of has arrived."""
    async with asyncio.timeout(HANGS_S):
        while not condition():
            await asyncio.sleep(0.01)


@contextlib.asynccontextmanager
async def running(discord_: LocalDiscord, **kwargs: Any) -> AsyncIterator[SmallBot]:
    """Runs the bot; yields it connected and ready."""
    point_at(discord_.url)
    async with SmallBot(**kwargs) as bot:
        task = asyncio.create_task(bot.start(TOKEN))
        ready = asyncio.create_task(bot.wait_until_ready())
        done, _ = await asyncio.wait((task, ready), timeout=HANGS_S, return_when="FIRST_COMPLETED")
        assert done, "the bot did not get ready"
        if ready not in done:
            ready.cancel()
            await task
        yield bot
        await bot.close()
        await task
