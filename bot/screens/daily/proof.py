"""What proves a day's deals, as a message."""

from collections.abc import Iterator

from bot.languages import for_everyone
from bot.press.dailies import ShowProof
from bot.screens.screen import Button, Screen, private_text, public_text
from bot.services.daily.proofs import Proof
from bot.words.common import labels
from bot.words.daily.proofs import proof as said


def proof(proof: Proof) -> Screen:
    """A day's proof for the player who asked, below what they were reading.

    With the ways to show it to everyone, and to today's.
    """
    return private_text(said(proof), (tuple(_ways(proof)),), new_message=True)


@for_everyone()
def posted(proof: Proof) -> Screen:
    """The same for everyone in the channel."""
    return public_text(said(proof), ())


def _ways(proof: Proof) -> Iterator[Button]:
    if proof.dailies:
        yield Button(labels.SHOW_HERE(), ShowProof(proof.day, posted=True))
    if proof.day < proof.today:
        yield Button(labels.TODAY(), ShowProof(proof.today))
    elif not proof.dailies:
        yield Button(labels.LOOK_AGAIN(), ShowProof(proof.day))
