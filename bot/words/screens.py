"""What stands on a game's message around the board."""

from typing import Final

from bot.services.sitting import Attempt, Sitting
from bot.words.cards import counted, short
from bot.words.games import NAMES, label, tie_breaker, title
from bot.words.people import mention
from bot.words.position import TIMES_THROUGH
from bot.words.times import until

TYPE_TITLE: Final = "Play moves in notation"
TYPE_LABEL: Final = "Moves, separated by spaces"
TYPE_PLACEHOLDER: Final = "t t w 3"
RESIGN_QUESTION: Final = "Give this game up? It will be closed for good."
RESIGN_ATTEMPT_QUESTION: Final = (
    "Give this attempt up? It counts as it stands, and there is no other one today."
)

_ENDED: Final = {
    "won": "won",
    "lost": "got stuck in",
    "given up": "gave up",
    "closed": "did not finish",
}
"""What a player did whose game ended so."""


def heading(sitting: Sitting) -> str:
    """`### Sultan #20`, then `Ada · Pass 1 of 3 · 34 of 95 home`: the player as a mention.

    Of a ranked attempt `### Sultan 21 Nov 2026`, then `One attempt, ends … · Pass 1 of 3 …`.
    """
    table = sitting.table
    facts = [] if sitting.private else [mention(sitting.owner)]
    if sitting.attempt and not sitting.result:
        facts.append(one_attempt(sitting.attempt))
    if not table.rays:
        facts.append(f"Pass {table.turn_through} of {TIMES_THROUGH}")
    facts.append(f"{table.placed} of {table.goal} home")
    return f"### {title(sitting)}\n-# {' · '.join(facts)}"


def one_attempt(attempt: Attempt) -> str:
    """That it is the one there is, and how long it can be played."""
    return f"One attempt, ends {until(attempt.closes_at)}"


def known(sitting: Sitting) -> str:
    """`Next in the stock: 3♣ 9♦ …`; empty where the stock has not been seen."""
    if not sitting.table.stock or sitting.result:
        return ""
    return f"Next in the stock: {'  '.join(map(short, sitting.table.stock))}"


def finish(sitting: Sitting) -> str:
    """What a finished game took; of a ranked attempt what it has come to before that."""
    return "\n".join(filter(None, (ranked(sitting), _took(sitting))))


def ranked(sitting: Sitting) -> str:
    """`**81** of 100 · par 76 · now place 3 of 12 · streak 5 days`; empty if it is none."""
    attempt = sitting.attempt
    if not attempt:
        return ""
    facts = [f"**{attempt.score}** of 100"]
    if attempt.par is not None:
        facts.append(f"par {attempt.par}")
    if attempt.place:
        facts.append("now place {} of {}".format(*attempt.place))
    if attempt.streak:
        facts.append(f"streak {counted(attempt.streak, 'day')}")
    return " · ".join(facts)


def _took(sitting: Sitting) -> str:
    took = f"{counted(sitting.moves, 'move')} in {counted(sitting.presses, 'press', 'presses')}"
    beside = f", {counted(sitting.hints, 'hint')}" if sitting.hints else ""
    if sitting.attempt:
        beside = f", {tie_breaker(sitting.key, sitting.attempt.tie_breaker)}"
    return f"-# {took}{beside}"


def shared(sitting: Sitting, player: str) -> str:
    """The line that tells a channel how a game went; `player` is a mention."""
    assert sitting.result, "an open game is not shared"
    how = _ENDED[sitting.result]
    if sitting.attempt:
        daily = f"{NAMES[sitting.key]}, the daily of {label(sitting)}"
        return f"{player} {how} {daily}: {ranked(sitting)}."
    home = f"{sitting.table.placed} of {sitting.table.goal} cards home"
    took = [counted(sitting.moves, "move")]
    if sitting.hints:
        took.append(counted(sitting.hints, "hint"))
    return f"{player} {how} {title(sitting)}: {home}, {', '.join(took)}."
