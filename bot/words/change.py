"""What the last press did, in one line."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from bot.services.game_view import Event, GameView
from bot.services.steps import Step
from bot.words.cards import counted, listed, short, shorts
from engine.moves import WASTE, Build, Deal, Fill, Move, Play, Privilege, Redeal, Source, Turn
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
        return f"Hint: {advice(view.hint.step, view.table)}. {_WORTH[view.hint.known]}"
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


def advice(step: Step, table: Table) -> str:
    """What a hint would play: `play 3♣ from slot 2`."""
    card = short(step.card) if step.card else ""
    match step.move:
        case Play(source):
            return f"play {card} from {_place(source, table)}"
        case Build(source, target):
            return f"build {card} from {_place(source, table)} on ray {target}"
        case Privilege(source, target):
            return f"put {card} from ray {source} in the empty ray {target}"
        case Turn():
            return "turn the next card"
        case Fill():
            return "fill the next gap"
        case Deal():
            return "lay the next circle"
        case Redeal():
            return "turn the waste over"


def _place(source: Source, table: Table) -> str:
    """`the waste`, `slot 3`, `ray 3`: where a card lies."""
    if source == WASTE:
        return "the waste"
    return f"ray {source}" if table.rays else f"slot {source}"


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
    assert isinstance(step.move, Build | Privilege)
    assert step.card
    onto = "on" if isinstance(step.move, Build) else "in the empty"
    return f"{short(step.card)} {onto} ray {step.move.target}"


def _can_go_up(table: Table) -> str:
    cards = Counter(_playable(table, move.source) for move in table.legal if isinstance(move, Play))
    if not cards:
        return "The stock is out: you can turn the waste over." if _may_redeal(table) else ""
    named = [f"both {card}" if copies > 1 else card for card, copies in cards.items()]
    return f"{_capital(listed(named))} can go up now."


def _may_redeal(table: Table) -> bool:
    return Redeal() in table.legal


def _playable(table: Table, source: Source) -> str:
    if source == WASTE:
        return short(table.waste[-1])
    card = table.rays[source - 1][-1] if table.rays else table.reserve[source - 1]
    assert card
    return short(card)


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
