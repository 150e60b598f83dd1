"""The values that the store takes and gives, independent of any database."""

from bot.store.schema.rows.daily import Daily, ProvedDeal
from bot.store.schema.rows.play import CUT_SHORT, Ended, KeptAnalysis, Saved, StoredGame
from bot.store.schema.rows.players import Player
from bot.store.schema.rows.posts import Notification, NotificationKind, Server, Share
from bot.store.schema.rows.rankings import (
    EVERYWHERE,
    PLAYED,
    WIN,
    Left,
    Membership,
    Page,
    RankedRecord,
    Result,
    Rival,
    Standing,
)

__all__ = [
    "CUT_SHORT",
    "EVERYWHERE",
    "PLAYED",
    "WIN",
    "Daily",
    "Ended",
    "KeptAnalysis",
    "Left",
    "Membership",
    "Notification",
    "NotificationKind",
    "Page",
    "Player",
    "ProvedDeal",
    "RankedRecord",
    "Result",
    "Rival",
    "Saved",
    "Server",
    "Share",
    "Standing",
    "StoredGame",
]
