"""What comes with the file of a finished day."""

from typing import Final

from bot.services.day_data import DayFile
from bot.words.cards import counted
from bot.words.games import name_of
from bot.words.times import date_of

_CHECK: Final = "`verify.py` in Divan’s documentation checks it; `daily.md` there says how."
_ZIPPED: Final = "It’s too long to send as it is, so it’s compressed."
_IN_PARTS: Final = (
    "It’s too long to send as it is, so it’s compressed and comes in {} parts, each in a message "
    "of its own. 7-Zip opens the first one, and `cat` joins them into one zip file."
)


def sent(file: DayFile, files: int, *, is_zipped: bool) -> tuple[str, ...]:
    """What comes with each of the files that it is sent as."""
    whole = (_ZIPPED,) if is_zipped else ()
    how = whole if files == 1 else (_IN_PARTS.format(files),)
    first = "\n".join((" ".join((_what(file), *how)), f"-# Checksum `{file.checksum}`"))
    return (first, *(f"Part {number} of {files}." for number in range(2, files + 1)))


def _what(file: DayFile) -> str:
    records = f"{counted(file.named, 'record')} of {counted(file.players, 'player')}"
    return f"{name_of(file.key)}, {date_of(file.day)}: the deal and {records}. {_CHECK}"
