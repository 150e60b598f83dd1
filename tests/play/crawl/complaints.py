"""What can be wrong with an answer."""

import logging
from collections.abc import Iterable, Iterator, MutableSequence
from typing import Final

from bot.app.answers.delivery import ALREADY_ACKNOWLEDGED
from bot.errors import PlayError, Reason
from bot.features.errors import sentence
from bot.words.errors import apology, file_refused, not_shown, refused
from tests.play.harness import Harness
from tests.play.reading import Message, text

BEGINNING: Final = 30
"""How many characters of a sentence tell it from others."""
SHOWN: Final = 400
"""How many characters of a finding are told."""

ANSWERED_ALREADY: Final = f" {ALREADY_ACKNOWLEDGED}: "
"""An answer that was sent once more, as the machine was busy: the first one had arrived."""

EXPECTED: Final = (
    ANSWERED_ALREADY,
    ": 429 30046: ",
    ": 401 50027: ",
)
"""Refusals that mean nothing here: a match's message that is edited too often is posted anew, and
by the crawler's clock a quarter of an hour is over before the solver has answered."""

APOLOGIES: Final = tuple(
    said[:BEGINNING]
    for said in (
        *(apology("7"), not_shown(), not_shown("7")),
        *(refused(), file_refused(), sentence(PlayError(Reason.COMMAND_HAS_CHANGED))),
    )
)
"""How answers begin that nobody should ever get."""
DEAD_ENDS: Final = tuple(
    sentence(one)[:BEGINNING]
    for one in (PlayError(Reason.UNKNOWN_BUTTON), PlayError(Reason.NO_SERVER))
)
"""How answers begin that nobody should get from a button that they see."""


class Complaints(logging.Handler):
    """Collects what went wrong since it was last asked."""

    def __init__(self, harness: Harness) -> None:
        super().__init__(logging.WARNING)
        self._refused, self._violations = harness.server.refused, harness.server.violations
        self._logged = list[str]()

    def emit(self, record: logging.LogRecord) -> None:
        """Notes what is logged: our warnings, and errors; discord.py warns of a busy machine."""
        if record.name.startswith("bot.") or record.levelno >= logging.ERROR:
            self._logged.append(self.format(record))

    def heard(self) -> Iterator[str]:
        """What was refused, found in requests and logged meanwhile."""
        for one in _taken(self._refused):
            if not any(expected in one for expected in EXPECTED):
                yield f"refused: {one}"
        yield from (f"violation: {one}" for one in _taken(self._violations))
        yield from (f"logged: {one}" for one in _taken(self._logged))


def said(message: Message, *, seen: bool) -> Iterator[str]:
    """An apology in an answer; or a dead end, if what was pressed was still to be `seen`."""
    read = text(message)
    if read.startswith((*APOLOGIES, *(DEAD_ENDS if seen else ()))):
        yield f"answered: {read}"


def told(findings: Iterable[tuple[str, str]]) -> str:
    """All that was wrong, once, under the way to it."""
    by_way = dict[str, dict[str, None]]()
    for way, what in findings:
        by_way.setdefault(way, {})[_short(what)] = None
    return "\n\n".join("\n    ".join((way, *whats)) for way, whats in by_way.items())


def _short(what: str) -> str:
    return what if len(what) <= SHOWN else f"{what[:SHOWN]}…"


def _taken(found: MutableSequence[str]) -> list[str]:
    taken = [*found]
    found.clear()
    return taken
