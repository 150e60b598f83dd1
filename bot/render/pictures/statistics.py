"""Statistics sheet: the data the picture of a player's statistics is drawn from."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Bar:
    """A daily's score."""

    score: int
    """From 0 to 100, which is a win."""
    par: int | None
    """Patient's score; None if unknown."""

    @property
    def won(self) -> bool:
        """Whether it is a win."""
        return self.score == 100


@dataclass(frozen=True, slots=True)
class GamePanel:
    """A game's panel."""

    name: str
    rows: tuple[tuple[str, tuple[str, ...]], ...]
    """What is counted, such as dailies, and its figure in each column; at most two rows."""
    beside: tuple[str, ...]
    """How wins and losses compare with Patient's: one line or two."""
    bars: tuple[Bar, ...]
    """One per daily, earliest first."""


@dataclass(frozen=True, slots=True)
class Month:
    """A month of the calendar."""

    name: str
    begins: int
    """The weekday of its first day: 0 is Monday."""
    marks: tuple[str, ...]
    """Each day's: `played`, `missed`, `open`, `none` if nobody could play, or `coming`."""


@dataclass(frozen=True, slots=True)
class StatisticsSheet:
    """A player's games, and the days they played. All its words are drawn in capitals."""

    title: str
    day: str
    won: str
    patient: str
    """What star and line mean."""
    columns: tuple[str, ...]
    """The headings of the four columns of figures."""
    panels: tuple[GamePanel, ...]
    no_scores: str
    """What a panel without bars says."""
    streaks: tuple[tuple[int, str], ...]
    """Two numbers of days, and after each its name."""
    marks: tuple[tuple[str, str], ...]
    """The calendar's marks that are explained, each with its name."""
    weekdays: tuple[str, ...]
    """A letter each, from Monday."""
    months: tuple[Month, ...]
