"""A bare discord.py bot that answers each click by editing in a ready-made picture."""

import sys
from io import BytesIO
from pathlib import Path
from typing import Any

import discord
from discord import app_commands, ui

from bot.app.internals import quiet_about_voice
from local_discord.discord_py import point_at_api

BUTTONS = 16
"""The same number as on a board."""

Interaction = discord.Interaction[discord.Client]


class Echo(discord.AutoShardedClient):
    """Reads, draws and writes nothing."""

    def __init__(self, picture: bytes) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.1)
        self.tree = app_commands.CommandTree(self)
        self.picture = picture

        @self.tree.command(name="echo", description="A picture")
        async def echo(interaction: Interaction) -> None:
            await interaction.response.send_message(view=self.board(), file=self.file())

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_ready(self) -> None:
        sys.stdout.write("ready\n")
        sys.stdout.flush()

    async def on_interaction(self, interaction: Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            await interaction.response.edit_message(view=self.board(), attachments=[self.file()])

    def file(self) -> discord.File:
        return discord.File(BytesIO(self.picture), filename="board.png")

    def board(self) -> ui.LayoutView:
        view = ui.LayoutView(timeout=None)
        shown = discord.MediaGalleryItem("attachment://board.png", description="a picture")
        buttons: list[ui.Button[Any]] = [
            ui.Button(label=f"{number}", custom_id=f"{number}") for number in range(BUTTONS)
        ]
        rows = [ui.ActionRow(*buttons[at : at + 4]) for at in range(0, BUTTONS, 4)]
        view.add_item(ui.Container(ui.TextDisplay("echo"), ui.MediaGallery(shown), *rows))
        view.stop()
        return view


def main() -> None:
    """Runs until killed; arguments: API, gateway, token, and the picture's file."""
    api, gateway, token, file = sys.argv[1:]
    point_at_api(api, gateway)
    quiet_about_voice()
    Echo(Path(file).read_bytes()).run(token, log_handler=None)


if __name__ == "__main__":
    main()
