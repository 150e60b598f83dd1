"""German, whether the bot speaks it already or not."""

import io
from functools import cache
from gettext import GNUTranslations

from babel.messages.mofile import write_mo

from assets.languages.catalogues import FOLDER, read
from bot.languages.languages import Language, language


@cache
def german() -> Language:
    """The language with its catalogue, as far as that is translated."""
    compiled = io.BytesIO()
    write_mo(compiled, read(FOLDER / "de" / "messages.po"))
    compiled.seek(0)
    return language("de", "de", GNUTranslations(compiled))
