"""What comes with the file of a finished day."""

from bot.languages import _, ngettext
from bot.services.daily.day_data import DayFile
from bot.words.common.attachments import ZIPPED, in_parts, part
from bot.words.common.games import name_of
from bot.words.common.times import date_of


def sent(file: DayFile, files: int, *, is_zipped: bool) -> tuple[str, ...]:
    """What comes with each of the files that it is sent as."""
    whole = (ZIPPED(),) if is_zipped else ()
    how = whole if files == 1 else (in_parts(files),)
    # Translators: of a file.
    checksum = _("-# Checksum `{checksum}`", checksum=file.checksum)
    first = "\n".join((" ".join((_what(file), *how)), checksum))
    return (first, *(part(number, files) for number in range(2, files + 1)))


def _what(file: DayFile) -> str:
    return ngettext(
        "{game}, {day}: the deal, and the moves of {named} of {count} player. `verify.py` in "
        "Divan’s documentation checks it; `daily.md` there says how.",
        "{game}, {day}: the deal, and the moves of {named} of {count} players. `verify.py` in "
        "Divan’s documentation checks it; `daily.md` there says how.",
        file.players,
        game=name_of(file.key),
        day=date_of(file.day),
        named=file.named,
    )
