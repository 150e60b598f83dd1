"""The file of a finished day as messages: whole, or compressed and in parts if it is too long."""

from dataclasses import replace

from bot.screens.attachments import attachments
from bot.screens.screen import Screen, private_text
from bot.services.daily.day_data import DayFile
from bot.words.daily import day_data as words


def sent(file: DayFile, limit: int) -> tuple[Screen, ...]:
    """A day's file, in messages with a file of at most `limit` bytes each."""
    name = f"divan-{file.day.isoformat()}-{file.key}.json"
    files = attachments(name, file.content, limit)
    said = words.sent(file, len(files), is_zipped=files[0].name != name)
    return tuple(
        replace(private_text(text, new_message=True), file=part)
        for text, part in zip(said, files, strict=True)
    )
