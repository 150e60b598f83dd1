"""The application's own emoji: suits in the deck's colours, which every theme shows."""

import asyncio
import logging
from importlib.resources import files
from typing import Final

import aiohttp
import discord

from bot.discord_app.answers.markdown import Markdown

AGAIN_S: Final = 3_600.0
"""Seconds after which it is tried again if Discord didn't take them."""

_log: Final = logging.getLogger(__name__)


async def know_emoji(client: discord.Client, markdown: Markdown) -> None:
    """Learns which emoji the application owns, once it owns all; nothing waits for that."""
    while not await _are_known(client, markdown):
        await asyncio.sleep(AGAIN_S)


async def _are_known(client: discord.Client, markdown: Markdown) -> bool:
    """Uploads what is missing. What another process has uploaded meanwhile isn't missing."""
    refusal: Exception | None = None
    try:
        missing = markdown.learn_emoji(await client.fetch_application_emojis())
        for name in sorted(missing):
            try:
                await client.create_application_emoji(name=name, image=_picture(name))
            except discord.HTTPException as error:
                refusal = error
        if missing:
            missing = markdown.learn_emoji(await client.fetch_application_emojis())
    except (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError) as error:
        refusal, missing = error, frozenset(("all",))
    if missing:
        _log.warning("suits are shown without emoji: Discord didn't take them: %s", refusal)
    return not missing


def _picture(name: str) -> bytes:
    return (files("assets") / "emoji" / f"{name}.png").read_bytes()
