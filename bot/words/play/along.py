"""Cards that went up with a button that doesn't name them."""

from collections.abc import Callable
from typing import Final

from bot.services.analyses.analysed_games import Along
from bot.services.play.courses import Step
from bot.words.common import labels

_BUTTONS: Final[dict[Along, Callable[[], str]]] = {
    Along.RUN: labels.RUN,
    Along.ALL_UP: labels.ALL_UP,
    Along.ALL_RUN: lambda: labels.run_on(None),
}


def button(along: Step | Along) -> str:
    """The label of the button that a card went up with: `9♥ +Run`, `All up`."""
    if isinstance(along, Along):
        return _BUTTONS[along]()
    return labels.build_and_run(along.onto) if along.onto else labels.run_on(along.card)
