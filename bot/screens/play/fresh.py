"""What the last press changed, which a board marks."""

from typing import Final

from bot.services.play.courses import Step
from bot.services.play.game_view import GameView
from engine.cards import Card
from engine.moves import WASTE, Build, Deal, Fill, Play, Privilege, Source
from engine.table import Table

MARKED: Final = 3
"""After a press of more moves than this, only what its last ones changed is marked."""


def changed(before: Table | None, now: Table) -> frozenset[str]:
    """The names of the piles that differ; none if there was no table before."""
    if before is None:
        return frozenset()
    was = before.piles
    return frozenset([name for name, pile in now.piles.items() if pile and pile != was[name]])


def fresh(view: GameView) -> frozenset[str]:
    """The names of the piles that the last press changed, or the last moves of a long one."""
    names = changed(view.before, view.table)
    if len(view.steps) <= MARKED:
        return names
    last, piles = view.steps[-MARKED:], view.table.piles
    dealt = sum(one.move == Deal() for one in last)
    of_dealt = tuple(f" circle {view.table.circles - one}" for one in range(dealt))
    return frozenset(
        name
        for name in names
        if name.endswith(of_dealt)
        or any(_is_by(one, name, piles[name][-1], view.table) for one in last)
    )


def _is_by(step: Step, name: str, top: Card, now: Table) -> bool:
    """Whether a changed pile may owe its looks to this move, unless that deals a whole circle.

    Moves don't say which foundation or vacancy they chose, but the card on it does.
    """
    kind, has_card = name.split()[0], top == step.card
    match step.move:
        case Play(source):
            return name == _outermost(now, source) or (kind == "foundation" and has_card)
        case Build(source, target):
            return name in (_outermost(now, source), _outermost(now, target))
        case Privilege(source, target):
            vacant = now.place_of(target)._replace(circle=1)
            return name in (_outermost(now, source), vacant.key)
        case Fill():
            return kind == now.arrangement.kind and has_card
        case Deal():
            return False
        case _:
            return name == "waste"


def _outermost(now: Table, source: Source) -> str:
    """The key of a source's last pile, the only one that can have more than one card."""
    place, circles = now.place_of(source), now.arrangement.circles
    return (place if source == WASTE or circles == 1 else place._replace(circle=circles)).key
