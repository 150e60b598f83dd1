"""A test in each language that Divan speaks besides English."""

import pytest

from bot.languages import Language, languages

OTHERS: tuple[Language, ...] = languages()[1:]
IN_EACH = pytest.mark.parametrize("language", OTHERS, ids=lambda one: one.code)
