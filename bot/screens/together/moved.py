"""What is left of a message that is now another one."""

from dataclasses import replace

from bot.features.screen import Link, Screen, public_text
from bot.languages import for_everyone
from bot.words.common import labels
from bot.words.together.moved import MOVED


@for_everyone()
def moved(address: str) -> Screen:
    """What a match's old message becomes, whatever was pressed on it."""
    link = Link(labels.GO_TO_IT(), address)
    return replace(public_text(MOVED(), ()), link=link, new_message=False)
