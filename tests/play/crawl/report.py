"""What a crawl comes to."""

from dataclasses import dataclass


@dataclass
class Report:
    """What a crawl has done and found."""

    pressed: int = 0
    unseen: int = 0
    """How many of these presses were of what was no longer to be seen."""
    sent: frozenset[str] = frozenset()
    """The custom ids of buttons, and the values of selects."""
    findings: tuple[tuple[str, str], ...] = ()
    """What was wrong, each time with the way to it."""

    def __add__(self, other: "Report") -> "Report":
        return Report(
            self.pressed + other.pressed,
            self.unseen + other.unseen,
            self.sent | other.sent,
            self.findings + other.findings,
        )
