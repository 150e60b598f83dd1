"""What lies where in any picture, and how large it is."""

from collections.abc import Iterator
from typing import TypeAlias

from bot.render.layouts import (
    closeups,
    digest,
    duel_card,
    ground_of,
    grounds,
    plan,
    podium,
    share_card,
    statistics,
    strip,
)
from bot.render.layouts.board import Board
from bot.render.layouts.closeups import Closeup, Legend
from bot.render.layouts.digest import DigestCard
from bot.render.layouts.duel_card import DuelCard
from bot.render.layouts.film import FILM_SIZE, Shot, film_plan
from bot.render.layouts.podium import CupCard
from bot.render.layouts.share_card import ShareCard
from bot.render.layouts.statistics import StatisticsSheet
from bot.render.plans import Plan, Point

Drawn: TypeAlias = (
    Board | Closeup | CupCard | DigestCard | DuelCard | Legend | ShareCard | Shot | StatisticsSheet
)
"""What a picture is drawn from, or a frame of a film."""


def planned(drawn: Drawn) -> Iterator[tuple[Plan, Point]]:
    """Its plan and its size, and those of the strip below it."""
    match drawn:
        case Board():
            yield plan(drawn), grounds()[ground_of(drawn)][0]
            if drawn.spread:
                yield strip.slots(drawn), (strip.SIZE[0], strip.height(drawn))
        case Closeup():
            yield closeups.closeup(drawn), closeups.CLOSEUP
        case Legend():
            yield closeups.legend(drawn), closeups.LEGEND
        case CupCard():
            yield podium.slots(drawn), podium.SIZE
        case DigestCard():
            yield digest.slots(drawn), digest.grounds()[digest.ground_of(drawn)][0]
        case DuelCard():
            yield duel_card.slots(drawn), duel_card.SIZE
        case ShareCard():
            yield share_card.slots(drawn), share_card.SIZE
        case Shot():
            yield film_plan(drawn), FILM_SIZE
        case StatisticsSheet():
            yield statistics.slots(drawn), (statistics.WIDTH, statistics.height(drawn))
