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
from bot.store.schema.tables.rankings import (
    all_totals,
    memberships,
    played_days,
    results,
    span_totals,
)

__all__ = [
    "HAS_ENDED",
    "IS_COUNTED",
    "IS_PUT_ASIDE",
    "IS_TO_BE_REMINDED",
    "IS_UNPLAYED",
    "METADATA",
    "NUMBERED",
    "Instant",
    "all_totals",
    "analyses",
    "dailies",
    "deletions",
    "games",
    "index_where",
    "interactions",
    "memberships",
    "open_days",
    "outbox",
    "played_days",
    "players",
    "proved_deals",
    "results",
    "server_channels",
    "servers",
    "shares",
    "span_totals",
    "spent_attempts",
]
