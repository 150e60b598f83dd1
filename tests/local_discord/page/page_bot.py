"""A bot whose messages contain everything that the page can show."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any, TypeAlias

import discord
from discord import app_commands, ui

from local_discord.discord_py import point_at
from local_discord.server import LocalDiscord
from tests.local_discord.small_bot import TOKEN, picture
from tests.waiting import HANGS_S

Interaction: TypeAlias = discord.Interaction[Any]
Command: TypeAlias = app_commands.Command[Any, Any, Any] | app_commands.ContextMenu

EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
FOR_ALL = app_commands.AppInstallationType(guild=True, user=True)
DRINKS = [app_commands.Choice(name=name, value=name.lower()) for name in ("Mocha", "Latte")]


class Cup(ui.LayoutView):
    """A message with text, a picture, buttons and a select."""

    def __init__(self, text: str) -> None:
        super().__init__(timeout=None)
        gallery: ui.MediaGallery[Cup] = ui.MediaGallery(
            discord.MediaGalleryItem("attachment://board.png", description="a full cup")
        )
        buttons: ui.ActionRow[Cup] = ui.ActionRow(
            ui.Button(label="Sip", custom_id="sip", style=discord.ButtonStyle.primary),
            ui.Button(label="Spill", custom_id="silence", style=discord.ButtonStyle.danger),
            ui.Button(label="Sugar…", custom_id="form"),
            ui.Button(label="Refill", custom_id="refill", disabled=True),
        )
        cakes = [discord.SelectOption(label=name) for name in ("Sachertorte", "Strudel", "None")]
        select: ui.ActionRow[Cup] = ui.ActionRow(
            ui.Select(custom_id="cakes", placeholder="Cakes", max_values=2, options=cakes)
        )
        parts = (ui.TextDisplay[Cup](text), gallery, buttons, select)
        self.add_item(ui.Container(*parts, accent_colour=0x6F4E37))
        self.stop()


class Sugar(ui.Modal, title="Sugar"):
    """A modal with a text input and a select."""

    lumps: ui.Label["Sugar"] = ui.Label(
        text="Lumps", component=ui.TextInput(custom_id="lumps", max_length=2)
    )
    kind: ui.Label["Sugar"] = ui.Label(
        text="Kind",
        component=ui.Select(
            custom_id="kind",
            options=[discord.SelectOption(label="White"), discord.SelectOption(label="Brown")],
        ),
    )


class Waiter(discord.Client):
    """Answers the commands below and others passed to it, and all components and modals."""

    def __init__(self, *more: Command) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.01)
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(waiter)
        for command in more:
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_interaction(self, interaction: Interaction) -> None:
        data: Any = interaction.data
        if interaction.type is discord.InteractionType.modal_submit:
            lumps, kind = (label["component"] for label in data["components"])
            text = f"{lumps['value']} lumps, {kind['values'][0]}"
            await interaction.response.send_message(text, ephemeral=True)
        elif interaction.type is discord.InteractionType.component:
            await pressed(interaction, data)


async def pressed(interaction: Interaction, data: Any) -> None:
    """Answers a button or a select."""
    match data["custom_id"]:
        case "sip":
            cup = Cup("Half a cup")
            await interaction.response.edit_message(view=cup, attachments=[picture(8, 6)])
        case "form":
            form = Sugar()
            form.stop()
            await interaction.response.send_modal(form)
        case "cakes":
            await interaction.response.send_message(" and ".join(data["values"]))
        case "tables" | "guests":
            resolved = {"tables": "channels", "guests": "members"}[data["custom_id"]]
            ids = " ".join(data["resolved"][resolved])
            await interaction.response.send_message(f"chosen: {ids}")


waiter = app_commands.Group(
    name="waiter",
    description="At your service",
    allowed_contexts=EVERYWHERE,
    allowed_installs=FOR_ALL,
)


@waiter.command(description="A cup of something")
@app_commands.describe(drink="What is in it", lumps="How sweet it is", quietly="Only for you")
@app_commands.choices(drink=DRINKS)
async def order(
    interaction: Interaction,
    drink: str,
    lumps: app_commands.Range[int, 0, 9] = 0,
    quietly: bool = False,
) -> None:
    cup = Cup(f"## {drink}\nwith **{lumps}** lumps")
    await interaction.response.send_message(view=cup, file=picture(80, 60), ephemeral=quietly)


@waiter.command(description="Finds a newspaper")
@app_commands.describe(name="Its name")
async def paper(interaction: Interaction, name: str) -> None:
    await interaction.response.send_message(f"Here is *{name}*")


@paper.autocomplete("name")
async def papers(_interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    names = ("Die Presse", "Kurier", "Kronen Zeitung")
    found = (name for name in names if typed.lower() in name.lower())
    return [app_commands.Choice(name=name, value=name) for name in found]


@waiter.command(description="Takes a while")
async def bill(interaction: Interaction) -> None:
    await interaction.response.defer(thinking=True)
    await asyncio.sleep(0.8)
    await interaction.followup.send("Four crowns twenty")


@contextlib.asynccontextmanager
async def serving(local: LocalDiscord, *more: Command) -> AsyncIterator[Waiter]:
    """Runs the bot; yields it connected and ready."""
    point_at(local.url)
    async with Waiter(*more) as bot:
        task = asyncio.create_task(bot.start(TOKEN))
        await asyncio.wait_for(bot.wait_until_ready(), HANGS_S)
        yield bot
        await bot.close()
        await task
