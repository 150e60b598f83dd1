"""The tables as of the newest migration."""

from bot.store.schema.tables.columns import METADATA, NUMBERED, Instant, index_where
from bot.store.schema.tables.daily import dailies, open_days, proved_deals, spent_attempts
from bot.store.schema.tables.play import (
    HAS_ENDED,
    IS_COUNTED,
    IS_PUT_ASIDE,
    IS_UNPLAYED,
    analyses,
    games,
    interactions,
)
from bot.store.schema.tables.players import IS_TO_BE_REMINDED, deletions, players
from bot.store.schema.tables.posts import outbox, server_channels, servers, shares
from bot.store.schema.tables.puzzles import day_puzzles, made_puzzles, puzzles, puzzles_of_others
from bot.store.schema.tables.rankings import (
    all_totals,
    memberships,
    played_days,
    results,
    span_totals,
)
from bot.store.schema.tables.together import (
    IS_BEHIND,
    IS_UNSETTLED,
    hands,
    match_analyses,
    match_deals,
    match_games,
    match_interactions,
    matches,
    seats,
    stocked_deals,
)

__all__ = [
    "HAS_ENDED",
    "IS_BEHIND",
    "IS_COUNTED",
    "IS_PUT_ASIDE",
    "IS_TO_BE_REMINDED",
    "IS_UNPLAYED",
    "IS_UNSETTLED",
    "METADATA",
    "NUMBERED",
    "Instant",
    "all_totals",
    "analyses",
    "dailies",
    "day_puzzles",
    "deletions",
    "games",
    "hands",
    "index_where",
    "interactions",
    "made_puzzles",
    "match_analyses",
    "match_deals",
    "match_games",
    "match_interactions",
    "matches",
    "memberships",
    "open_days",
    "outbox",
    "played_days",
    "players",
    "proved_deals",
    "puzzles",
    "puzzles_of_others",
    "results",
    "seats",
    "server_channels",
    "servers",
    "shares",
    "span_totals",
    "spent_attempts",
    "stocked_deals",
]
