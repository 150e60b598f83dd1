"""What comes with the file of a finished day."""

from typing import Final

from bot.services.daily.day_data import DayFile
from bot.words.common.attachments import ZIPPED, in_parts
from bot.words.common.cards import counted
from bot.words.common.games import name_of
from bot.words.common.times import date_of

_CHECK: Final = "`verify.py` in Divan’s documentation checks it; `daily.md` there says how."


def sent(file: DayFile, files: int, *, is_zipped: bool) -> tuple[str, ...]:
    """What comes with each of the files that it is sent as."""
    whole = (ZIPPED,) if is_zipped else ()
    how = whole if files == 1 else (in_parts(files),)
    first = "\n".join((" ".join((_what(file), *how)), f"-# Checksum `{file.checksum}`"))
    return (first, *(f"Part {number} of {files}." for number in range(2, files + 1)))


def _what(file: DayFile) -> str:
    whose = f"{file.named:,} of {counted(file.players, 'player')}"
    return f"{name_of(file.key)}, {date_of(file.day)}: the deal, and the moves of {whose}. {_CHECK}"
