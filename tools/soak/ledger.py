"""What players were shown against what is saved: nothing is lost, nothing is doubled."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from bot.press.custom_ids import read
from bot.press.games import Share
from bot.press.press import Press

_CUT_SHORT: Final = ("given up", "closed")


@dataclass(frozen=True, slots=True)
class Shown:
    """A board that answered an interaction."""

    interaction: int
    game: int
    version: int
    """The version that the board's buttons are for."""
    pressed: int | None
    """The version whose button was pressed; None if nothing on this game's board was."""
    alt: str

    @property
    def played(self) -> bool:
        """Whether it says that this interaction has changed the game."""
        return self.pressed is not None and self.version == self.pressed + 1


@dataclass(frozen=True, slots=True)
class Saved:
    """A game in the database."""

    version: int
    result: str | None
    interactions: frozenset[int]
    """Those that have begun or changed it."""
    alt: str
    """Its board in words."""


def losses(
    shown: Iterable[Shown],
    saved: Mapping[int, Saved],
    unsure: Collection[tuple[int, int]] = frozenset(),
) -> Iterator[str]:
    """What was shown and isn't saved, and what is saved more often than it was pressed.

    `unsure` are the games and versions that were pressed without bringing a board. Such a press may
    have been saved; if it is repeated, the repetition shows its board.
    """
    acknowledged: Counter[tuple[int, int]] = Counter()
    for one in shown:
        if one.game not in saved:
            yield f"game {one.game} was shown and is lost"
            continue
        says_played = one.played and (one.game, one.pressed) not in unsure
        yield from _lost(one, saved[one.game], says_played=says_played)
        if says_played:
            acknowledged[one.game, one.version] += 1
    for (game, version), times in acknowledged.items():
        if times > 1:
            yield f"game {game}: {times} presses made version {version}"
    for game, stands in saved.items():
        yield from _doubled(game, stands)


def _lost(one: Shown, stands: Saved, *, says_played: bool) -> Iterator[str]:
    where = f"game {one.game}, interaction {one.interaction}"
    if one.version > stands.version:
        yield f"{where}: version {one.version} was shown, {stands.version} is saved"
    # What made the end of a game special comes first, and depends on when it is looked at.
    if one.version == stands.version and not one.alt.endswith(stands.alt):
        yield f"{where}: the board shown isn't the one saved"
    if says_played and one.interaction not in stands.interactions:
        yield f"{where}: shown as played, and not saved"


def _doubled(game: int, stands: Saved) -> Iterator[str]:
    """Each interaction makes one version, the first version 0; the end of an attempt's day, or
    another game instead, makes one without an interaction of the game's own."""
    made = len(stands.interactions) - 1
    most = made + 1 if stands.result in _CUT_SHORT else made
    if not made <= stands.version <= most:
        yield f"game {game}: version {stands.version} by {made + 1} interactions"


@dataclass(frozen=True, slots=True)
class Sent:
    """A message that answers an interaction."""

    at: datetime
    is_private: bool
    said: str

    def __str__(self) -> str:
        who = "private" if self.is_private else "public"
        return f"{self.at:%H:%M:%S.%f} {who}: {self.said!r}"


@dataclass
class Answers:
    """All messages that answer an interaction."""

    pressed: str = ""
    """What was pressed; empty for commands."""
    sent: dict[str, Sent] = field(default_factory=dict)
    """The messages that weren't deleted, by id, as they were last."""


def repeated(answers: Mapping[int, Answers]) -> Iterator[tuple[int, str]]:
    """The interactions that more messages answer than should, each with what they are."""
    for interaction, one in answers.items():
        if len(one.sent) > 1 and not _is_shared(one):
            yield interaction, f"interaction {interaction} has {len(one.sent)} answers"


def _is_shared(answers: Answers) -> bool:
    """Whether these are a shared card and its line to copy: one press has both sent."""
    card, *others = answers.sent.values()
    is_share = isinstance(press_or_none(answers.pressed), Share)
    return is_share and not card.is_private and [one.is_private for one in others] == [True]


def press_or_none(custom_id: str) -> Press | None:
    """What a custom id means; None if it is none of Divan's."""
    try:
        return read(custom_id)
    except ValueError:
        return None
