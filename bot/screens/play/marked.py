"""Where the moves that a board points out begin and end."""

from dataclasses import replace
from typing import Final

from bot.services.play.courses import Step
from engine.moves import WASTE, Build, Deal, Fill, Play, Privilege, Redeal, Source, Turn
from engine.table import Place, Table

_STOCK: Final = Place("stock")


def places(step: Step, table: Table) -> tuple[Place, ...]:
    """Where a move begins and, if it ends on a place that isn't a foundation, where that is."""
    match step.move:
        case Turn() | Deal():
            return (_STOCK,)
        case Redeal():
            return (table.place_of(WASTE),)
        case Fill():
            is_formed = table.circles == table.arrangement.circles
            source = table.place_of(WASTE) if is_formed and table.waste else _STOCK
            return (source, table.next_fill) if table.next_fill else (source,)
        case Play(source):
            return (_outermost(table, source),)
        case Build(source, target):
            return (_outermost(table, source), _outermost(table, target))
        case Privilege(source, target):
            vacant = table.place_of(target)._replace(circle=1)
            return (_outermost(table, source), vacant)


def bare(table: Table) -> Table:
    """The same without legal moves: the picture marks what it points out, and nothing else."""
    return replace(table, legal=(), next_fill=None)


def _outermost(table: Table, source: Source) -> Place:
    """The place of a source's available card, with its circle if there are several."""
    place, circles = table.place_of(source), table.arrangement.circles
    if source == WASTE or circles == 1:
        return place
    return place._replace(circle=max(1, min(circles, len(table.cards_at(source)))))
