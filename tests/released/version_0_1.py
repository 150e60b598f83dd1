"""Who played in the database of version 0.1, and when. Never change the files in `0.1`.

Version 0.1.0 wrote them all. `divan.sql` restores a database in which seven players played
from 30 October to 8 November 2026, except on one day when Divan was down.
`records.txt` has a game on each line: record, outcome and cards home, separated by tabs.
`custom_ids.txt` has what buttons, selects and forms sent: custom id, chosen option (of a select)
and a note, separated by tabs; a disabled button sends nothing.
"""

from datetime import UTC, date, datetime
from pathlib import Path

from bot.services.core.requests import Request

RELEASED = Path(__file__).with_name("0.1")

ADA, BOB, CLEO, DAN, EVE, FAY, GUS = (f"discord:{10**18 + n}" for n in range(1, 8))
NOBODY = "nobody:91e0b53936e53725bb20e1d5916b2b37"
"""The owner who got Eve's results when her data was deleted."""
HOME, CLUB, PLAZA = (f"discord:{11 * 10**17 + n}" for n in range(1, 4))

TODAY = date(2026, 11, 8)
NOON = datetime(2026, 11, 8, 12, tzinfo=UTC)
LAST_GAME = 54
"""The last game id, of Eve's deleted game."""


def asked(owner: str, id: int = 1, at: datetime = NOON) -> Request:
    """An interaction on the server where everyone except Eve and Fay plays."""
    return Request(id, owner, at, HOME, "1100000000000000013")
