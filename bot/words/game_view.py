"""What stands on a game's message around the board."""

from typing import Final

from bot.services.game_view import Attempt, GameView
from bot.words.cards import counted, short
from bot.words.games import label, name_of, tie_breaker, title
from bot.words.people import mention
from bot.words.times import until

TYPE_TITLE: Final = "Play moves in notation"
TYPE_LABEL: Final = "Moves, separated by spaces"
TYPE_PLACEHOLDER: Final = "t t w 3"
RESIGN_QUESTION: Final = "Give up this game? You can’t reopen it."
RESIGN_ATTEMPT_QUESTION: Final = (
    "Give up this attempt? Its score counts as it stands, and it’s your only one today."
)

_ENDED: Final = {
    "won": "won",
    "lost": "got stuck in",
    "given up": "gave up",
    "closed": "did not finish",
}
"""What a player did whose game ended so."""


def heading(view: GameView) -> str:
    """`### Sultan #20`, then `Ada · Pass 1 of 3 · 34 of 95 home`: the player as a mention.

    Of a ranked attempt `### Sultan 21 Nov 2026`, then `One attempt, ends … · Pass 1 of 3 …`.
    """
    table = view.table
    facts = [] if view.private else [mention(view.owner)]
    if view.attempt and not view.result:
        facts.append(one_attempt(view.attempt))
    if table.passes > 1:
        facts.append(f"Pass {table.pass_number} of {table.passes}")
    facts.append(f"{table.placed} of {table.goal} home")
    return f"### {title(view)}\n-# {' · '.join(facts)}"


def one_attempt(attempt: Attempt) -> str:
    """That it is the one there is, and how long it can be played."""
    return f"One attempt, closes {until(attempt.closes_at)}"


def known(view: GameView) -> str:
    """`Next in the stock: 3♣ 9♦ …`; empty where the stock has not been seen."""
    if not view.table.stock or view.result:
        return ""
    return f"Next in the stock: {'  '.join(map(short, view.table.stock))}"


def finish(view: GameView) -> str:
    """What a finished game took; of a ranked attempt what it has come to before that."""
    return "\n".join(filter(None, (ranked(view), _took(view))))


def ranked(view: GameView) -> str:
    """`**81** of 100 · par 76 · now place 3 of 12 · streak 5 days`; empty if it is none."""
    attempt = view.attempt
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


def _took(view: GameView) -> str:
    took = f"{counted(view.moves, 'move')} in {counted(view.presses, 'press', 'presses')}"
    beside = f", {counted(view.hints, 'hint')}" if view.hints else ""
    if view.attempt:
        beside = f", {tie_breaker(view.key, view.attempt.tie_breaker)}"
    return f"-# {took}{beside}"


def shared(view: GameView, player: str) -> str:
    """The line that tells a channel how a game went; `player` is a mention."""
    assert view.result, "an open game is not shared"
    how = _ENDED[view.result]
    if view.attempt:
        daily = f"{name_of(view.key)}, the daily of {label(view)}"
        return f"{player} {how} {daily}: {ranked(view)}."
    home = f"{view.table.placed} of {view.table.goal} cards home"
    took = [counted(view.moves, "move")]
    if view.hints:
        took.append(counted(view.hints, "hint"))
    return f"{player} {how} {title(view)}: {home}, {', '.join(took)}."
