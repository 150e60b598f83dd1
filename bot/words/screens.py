"""What stands on a game's message around the board."""

from typing import Final

from bot.services.sitting import Sitting
from bot.words.cards import counted, short
from bot.words.games import NAMES
from bot.words.people import mention
from bot.words.position import TIMES_THROUGH

TYPE_TITLE: Final = "Play moves in notation"
TYPE_LABEL: Final = "Moves, separated by spaces"
TYPE_PLACEHOLDER: Final = "t t w 3"
RESIGN_QUESTION: Final = "Give this game up? It will be closed for good."


def heading(sitting: Sitting) -> str:
    """`### Sultan #20`, then `Ada · Pass 1 of 3 · 34 of 95 home`: the player as a mention."""
    table = sitting.table
    facts = [] if sitting.private else [mention(sitting.owner)]
    if not table.rays:
        facts.append(f"Pass {table.turn_through} of {TIMES_THROUGH}")
    facts.append(f"{table.placed} of {table.goal} home")
    return f"### {NAMES[sitting.key]} {sitting.label}\n-# {' · '.join(facts)}"


def known(sitting: Sitting) -> str:
    """`Next in the stock: 3♣ 9♦ …`; empty where the stock has not been seen."""
    if not sitting.table.stock or sitting.result:
        return ""
    return f"Next in the stock: {'  '.join(map(short, sitting.table.stock))}"


def finish(sitting: Sitting) -> str:
    """What a finished game took."""
    took = f"{counted(sitting.moves, 'move')} in {counted(sitting.presses, 'press', 'presses')}"
    hints = f", {counted(sitting.hints, 'hint')}" if sitting.hints else ""
    return f"-# {took}{hints}"


def shared(sitting: Sitting, player: str) -> str:
    """The line that tells a channel how a game went; `player` is a mention."""
    how = {"won": "won", "lost": "got stuck in"}.get(sitting.result or "", "gave up")
    home = f"{sitting.table.placed} of {sitting.table.goal} cards home"
    took = [counted(sitting.moves, "move")]
    if sitting.hints:
        took.append(counted(sitting.hints, "hint"))
    return f"{player} {how} {NAMES[sitting.key]} {sitting.label}: {home}, {', '.join(took)}."
