"""What people play with each other, and what proves the deals of days and matches."""

from collections.abc import Mapping
from typing import Final, TypeAlias

from bot.features.matches import cup, duel, matches, table
from bot.store.schema.matches import MatchKind

Drawings: TypeAlias = Mapping[MatchKind, matches.Drawing]
DRAWINGS: Final[Drawings] = {
    MatchKind.DUEL: duel.drawn_duel,
    MatchKind.TABLE: table.drawn_table,
    MatchKind.CUP: cup.drawn_cup,
    MatchKind.BEAT: matches.drawn_beat,
}
TOLD: Final = {MatchKind.DUEL: duel.ended_for, MatchKind.CUP: cup.begun_for}
"""What a player reads who asked to be told: `ShowMatch` is on it, by which it is recognized."""
