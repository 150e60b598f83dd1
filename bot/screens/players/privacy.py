"""What Divan stores about a player: as a message, as a file, and the question whether to delete."""

import json
from collections.abc import Mapping
from dataclasses import replace
from datetime import date
from typing import Any, Final

from bot.features.attachments import attachments
from bot.features.screen import Button, Screen, Style, private_text
from bot.press.settings import AskToDelete, Delete, ShowPrivacy, ShowTerms
from bot.press.settings import Export as AskForExport
from bot.services.players.privacy import DataSummary, Deleted, Documents, Export
from bot.words.common import labels
from bot.words.players import privacy as words
from bot.words.players import terms

FILE: Final = "divan.json"

_LONG: Final = frozenset(
    {
        *(("games", "deal"), ("interactions", "id"), ("matches", "interaction")),
        *(("match_games", "id"), ("match_games", "deal"), ("match_analyses", "game")),
        *(("match_interactions", "id"), ("match_interactions", "game"), ("hands", "game")),
    }
)
"""Columns whose numbers may be too long for programs that read the file."""
_WITHHELD: Final = {"games": words.DEAL_WITHHELD, "match_games": words.MATCH_DEAL_WITHHELD}
"""Why a deal is missing, by table."""


def stored(summary: DataSummary, documents: Documents) -> Screen:
    """What Divan stores and why, with buttons to export and delete it."""
    ways = (
        Button(labels.EXPORT(), AskForExport()),
        Button(labels.DELETE(), AskToDelete(), Style.DANGER),
        Button(labels.TERMS(), ShowTerms()),
    )
    text = words.stored(summary, documents)
    return private_text(text, (ways,), new_message=summary.player.text_mode)


def terms_in_short(documents: Documents, *, new_message: bool) -> Screen:
    """The essentials of the terms of service, with the way back to what is stored."""
    back = Button(labels.BACK(), ShowPrivacy(), Style.MAIN)
    return private_text(terms.in_short(documents), ((back,),), new_message=new_message)


def question(summary: DataSummary) -> Screen:
    """Asks whether to delete, always in a new message: its age says when the question was asked."""
    ways = (
        Button(labels.DELETE(), Delete(summary.player.owner), Style.DANGER),
        Button(labels.EXPORT(), AskForExport()),
        Button(labels.KEEP(), ShowPrivacy(), Style.MAIN),
    )
    return private_text(words.question(summary), (ways,), new_message=True)


def deleted(outcome: Deleted) -> Screen:
    """What was deleted; replaces the question."""
    return private_text(words.deleted(outcome), new_message=outcome.was.player.text_mode)


def exported(export: Export, limit: int) -> tuple[Screen, ...]:
    """Everything that is stored, in messages with a file of at most `limit` bytes each."""
    files = attachments(FILE, written(export), limit)
    said = words.exported(len(files), is_zipped=files[0].name != FILE)
    return tuple(
        replace(private_text(text, new_message=True), file=file)
        for text, file in zip(said, files, strict=True)
    )


def written(export: Export) -> bytes:
    """The exported file: JSON, one part per table."""
    parts = {
        name: {"about": words.TABLES[name](), "rows": [_row(name, row) for row in rows]}
        for name, rows in export.tables.items()
    }
    head = {"about": words.FILE_ABOUT(), "player": export.owner, "at": export.at}
    text = json.dumps(head | parts, ensure_ascii=False, indent=1, default=_moment)
    return text.encode()


def _row(table: str, row: Mapping[str, Any]) -> dict[str, Any]:
    plain = {
        name: str(value) if (table, name) in _LONG and value is not None else value
        for name, value in row.items()
    }
    if "line" in row:
        plain["line"] = " ".join(row["line"])
    why = _WITHHELD.get(table)
    return plain | {"why": why()} if why and row["deal"] is None else plain


def _moment(value: date) -> str:
    """A day or a moment, in ISO 8601."""
    return value.isoformat()
