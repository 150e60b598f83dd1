"""What is left of a message that is now another one."""

from typing import Final

from bot.languages import Phrase

MOVED: Final = Phrase("This goes on in a newer message.")
