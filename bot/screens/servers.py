"""A server's wishes as a message."""

from collections.abc import Sequence

from bot.press import Press
from bot.screens.screen import Button, Screen, Style
from bot.services.servers import Wishes
from bot.words import servers as words


def wishes(wishes: Wishes, missing: Sequence[str]) -> Screen:
    """How a server's wishes stand; `missing` are the permissions that Divan lacks."""
    if wishes.digest:
        switch = Button(words.SWITCH_OFF, Press(0, 0, "server-off"))
    else:
        switch = Button(words.SWITCH_ON, Press(0, 0, "server-on"), Style.MAIN)
    text = words.wishes(wishes, missing)
    return Screen(text, None, "", ((switch,),), private=True, afresh=False)
