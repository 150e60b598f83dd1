"""What is said, in the language of whoever reads it: sentences, numbers, lists and dates."""

from bot.languages.formats import (
    day_alone,
    day_of,
    decimal,
    listed,
    number,
    percent,
    semicolon,
    ungrouped,
    weekdays,
)
from bot.languages.languages import ENGLISH, Language, known, language_of, languages
from bot.languages.messages import (
    Phrase,
    Plural,
    _,
    cached,
    marked,
    ngettext,
    npgettext,
    pgettext,
    translated,
)
from bot.languages.speaking import around, for_everyone, speak, speaking, spoken

__all__ = [
    "ENGLISH",
    "Language",
    "Phrase",
    "Plural",
    "_",
    "around",
    "cached",
    "day_alone",
    "day_of",
    "decimal",
    "for_everyone",
    "known",
    "language_of",
    "languages",
    "listed",
    "marked",
    "ngettext",
    "npgettext",
    "number",
    "percent",
    "pgettext",
    "semicolon",
    "speak",
    "speaking",
    "spoken",
    "translated",
    "ungrouped",
    "weekdays",
]
