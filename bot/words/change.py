"""What the last press did, in one line."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from bot.services.game_view import Event, GameView
from bot.services.steps import Step
from bot.words.cards import counted, listed, short, shorts
from bot.words.places import at
from engine.moves import Build, Deal, Fill, Move, Play, Privilege, Redeal, Turn
from engine.solver.verdict import Kind
from engine.table import Table

NAMED_AT_MOST: Final = 4
"""Cards named one by one in a line; more are counted."""

_WORTH: Final = {
    Kind.WON: "It leads to a win.",
    Kind.LOST: "This can no longer be won; this is the best try.",
    Kind.UNKNOWN: "My best guess; not proved to win.",
}
"""What is known of a hint's move."""


def change(view: GameView) -> str:
    """`Turned 6, played J♦. 3♣ can go up now.`"""
    if view.hint:
        return f"Hint: {advice(view.hint.step)}. {_WORTH[view.hint.known]}"
    return " ".join(filter(None, (_opening(view), _after(view))))


def _opening(view: GameView) -> str:
    """What the press did; one given up or closed has ended by none."""
    if view.result in ("given up", "closed"):
        return ""
    match view.event:
        case Event.BEGUN:
            return "A new deal."
        case Event.CONTINUED:
            return "Here’s your game."
        case Event.UNDONE:
            return f"Took back: {done(view.steps)}."
        case _:
            return _capital(f"{done(view.steps)}.") if view.steps else ""


def _after(view: GameView) -> str:
    """What has come of it: the end, or the cards that can go up now."""
    table = view.table
    match view.result:
        case "won":
            return f"Won: all {table.goal} cards are home."
        case "lost":
            return f"No moves left, {table.placed} of {table.goal} cards are home."
        case "closed":
            return f"The day is over, with {table.placed} of {table.goal} cards home."
        case "given up":
            return f"Given up with {table.placed} of {table.goal} cards home."
    return _can_go_up(table)


def done(steps: Sequence[Step]) -> str:
    """`turned 6, played J♦`."""
    return ", ".join(_parts(steps))


def advice(step: Step) -> str:
    """What a hint would play: `play 3♣ from slot 2`."""
    card, source, target = _places(step)
    match step.move:
        case Play():
            return f"play {card} from {source}"
        case Build():
            return f"build {card} from {source} on {target}"
        case Privilege():
            return f"put {card} from {source} in the empty {target}"
        case Turn():
            return "turn the next card"
        case Fill():
            return "fill the next gap"
        case Deal():
            return "lay the next circle"
        case Redeal():
            return "turn the waste over"


def _places(step: Step) -> tuple[str, str, str]:
    """The card that a step moves, where it lies and where it goes; empty where there is none."""
    return (
        short(step.card) if step.card else "",
        at(step.source) if step.source else "",
        at(step.target) if step.target else "",
    )


def _parts(steps: Sequence[Step]) -> Iterator[str]:
    """The moves by kind, in the order in which the kinds first came."""
    for kind in dict.fromkeys(type(step.move) for step in steps):
        of_kind = [step for step in steps if type(step.move) is kind]
        yield _of_kind(kind, of_kind)


def _of_kind(kind: type[Move], steps: Sequence[Step]) -> str:
    cards = [step.card for step in steps if step.card]
    few = len(steps) <= NAMED_AT_MOST
    names = shorts(cards) if few else counted(len(steps), "card")
    if kind is Turn:
        return f"turned {names if len(cards) == 1 else len(cards)}"
    if kind is Play:
        return f"played {names}{_fillers(steps)}"
    if kind is Fill:
        return f"filled {counted(len(steps), 'gap')}{f' with {names}' if few else ''}"
    if kind is Deal:
        return f"laid {'a circle' if len(steps) == 1 else counted(len(steps), 'circle')}"
    if kind is Redeal:
        return f"turned the waste over{' twice' if len(steps) > 1 else ''}"
    if not few:
        return f"built {names}" if kind is Build else f"put {names} in empty rays"
    return f"{'built' if kind is Build else 'put'} {listed(list(map(_onto, steps)))}"


def _fillers(steps: Sequence[Step]) -> str:
    """What came in the slots that were played from."""
    fillers = [step.filler for step in steps if step.filler]
    if not fillers or len(fillers) > NAMED_AT_MOST:
        return ""
    return f" ({shorts(fillers)} came in)"


def _onto(step: Step) -> str:
    card, _, target = _places(step)
    return f"{card} {'on' if isinstance(step.move, Build) else 'in the empty'} {target}"


def _can_go_up(table: Table) -> str:
    available = (table.card_at(move.source) for move in table.legal if isinstance(move, Play))
    cards = Counter(short(card) for card in available if card)
    if not cards:
        return "The stock is out: you can turn the waste over." if _may_redeal(table) else ""
    named = [f"both {card}" if copies > 1 else card for card, copies in cards.items()]
    return f"{_capital(listed(named))} can go up now."


def _may_redeal(table: Table) -> bool:
    return Redeal() in table.legal


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
