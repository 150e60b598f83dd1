"""What is kept about a player, as a message; all of it as a file; and the question to delete it."""

import json
from collections.abc import Mapping
from dataclasses import replace
from datetime import date
from typing import Any, Final

from bot.press.settings import AskToDelete, Delete, ShowPrivacy
from bot.press.settings import Export as AskForExport
from bot.screens.screen import Attached, Button, Screen, Style, private_text
from bot.services.privacy import DataSummary, Deleted, Export
from bot.words import labels
from bot.words import privacy as words

FILE: Final = "divan.json"

_LONG: Final = frozenset({("games", "deal"), ("interactions", "id")})
"""The columns whose numbers may be longer than a program that reads the file can hold."""


def kept(summary: DataSummary) -> Screen:
    """What is kept and why, with the ways to have it and to be rid of it."""
    ways = (
        Button(labels.EXPORT, AskForExport()),
        Button(labels.DELETE, AskToDelete(), Style.GRAVE),
    )
    return private_text(words.kept(summary), (ways,), afresh=summary.player.text_mode)


def question(summary: DataSummary) -> Screen:
    """Whether to delete, asked in a message of its own: how old that is tells when it was asked."""
    ways = (
        Button(labels.DELETE, Delete(summary.player.owner), Style.GRAVE),
        Button(labels.EXPORT, AskForExport()),
        Button(labels.KEEP, ShowPrivacy(), Style.MAIN),
    )
    return private_text(words.question(summary), (ways,), afresh=True)


def deleted(outcome: Deleted) -> Screen:
    """What was deleted, in place of the question."""
    return private_text(words.deleted(outcome), afresh=outcome.was.player.text_mode)


def exported(export: Export) -> Screen:
    """Everything that is kept, as a file."""
    return replace(private_text(words.EXPORTED, afresh=True), file=Attached(FILE, written(export)))


def written(export: Export) -> bytes:
    """The exported file: JSON, a part a table."""
    parts = {
        name: {"about": words.TABLES[name], "rows": [_row(name, row) for row in rows]}
        for name, rows in export.tables.items()
    }
    head = {"about": words.FILE_ABOUT, "player": export.owner, "at": export.at}
    text = json.dumps(head | parts, ensure_ascii=False, indent=1, default=_moment)
    return text.encode()


def _row(table: str, row: Mapping[str, Any]) -> dict[str, Any]:
    plain = {
        name: str(value) if (table, name) in _LONG and value is not None else value
        for name, value in row.items()
    }
    is_withheld = table == "games" and row["deal"] is None
    return plain | {"why": words.DEAL_WITHHELD} if is_withheld else plain


def _moment(value: date) -> str:
    """A day, or a moment with its time."""
    return value.isoformat()
