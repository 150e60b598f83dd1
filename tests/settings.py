"""The settings by their names in the environment."""

from dataclasses import fields
from typing import Final

from bot.config import Settings

SETTINGS: Final = tuple(one.name.upper() for one in fields(Settings))
