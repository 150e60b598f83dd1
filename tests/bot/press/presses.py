"""Presses for Hypothesis: any press of any class."""

from dataclasses import fields
from typing import Any, get_args, get_type_hints

from hypothesis import strategies as st

from bot.press.analyses import Asked
from bot.press.press import NAMED, Press
from bot.press.together import TablePress
from engine.catalogue import GAMES
from engine.deals import LAST_DEAL

COUNTS = st.integers(0, 10**9 - 1)
TEXTS = st.text(st.characters(min_codepoint=33, max_codepoint=125, exclude_characters=":"))

FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "game": st.integers(0, 2**63 - 1),
    "match": st.integers(0, 2**63 - 1),
    "number": st.integers(1, 9),
    "puzzle": st.integers(0, 2**63 - 1),
    "puzzle_number": st.integers(1, LAST_DEAL),
    "made": st.integers(0, 2**63 - 1),
    "level": st.integers(1, 3),
    "version": COUNTS,
    "ply": COUNTS,
    "first": COUNTS,
    "last": st.none() | COUNTS,
    "page": st.integers(1, 10**9 - 1),
    "deal": st.none() | st.integers(1, LAST_DEAL),
    "private": st.sampled_from([None, True, False]),
    "move": TEXTS.map(lambda text: text[:40]).filter(bool),
    "play": st.none() | TEXTS.map(lambda text: text[:40]).filter(lambda text: text > "-"),
    "cards": st.integers(1, 104),
    "moves": st.text(max_size=4000),
    "owner": st.integers(0, 2**63 - 1).map("discord:{}".format),
    "key": st.sampled_from([*GAMES]),
    "hour": st.integers(0, 23),
    "zone": st.from_regex(r"[A-Za-z0-9_+/-]{1,40}", fullmatch=True),
    "language": st.sampled_from([None, "de", "es-419", "pt-BR"]),
}
"""Strategies for fields by name; a name means the same in every class."""


def values_of(press_class: Any) -> st.SearchStrategy[Press]:
    """Any press of a class."""
    hints = get_type_hints(press_class)
    by_name = {
        one.name: FIELDS[one.name] if one.name in FIELDS else st.from_type(hints[one.name])
        for one in fields(press_class)
    }
    return st.builds(press_class, **by_name)


FIELDS["asked"] = st.one_of(*map(values_of, get_args(Asked)))
FIELDS["hand"] = st.one_of(*map(values_of, get_args(TablePress)))
ANY_PRESS = st.one_of(*map(values_of, NAMED))
