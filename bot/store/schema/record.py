"""What was played in a game: a value here, and text in the database."""

from dataclasses import dataclass
from itertools import pairwise
from sys import intern


@dataclass(frozen=True, slots=True)
class Record:
    """The moves of a game, and the presses that made them. Its text is the moves."""

    moves: tuple[str, ...] = ()
    """The notations."""
    presses: tuple[int, ...] = ()
    """How many moves had been made before each press that played, ascending."""

    @classmethod
    def of(cls, moves: str, presses: str) -> "Record":
        """The record of two texts; of a damaged one, −1 stands for what isn't a number."""
        # Shared, so that the games kept in memory don't each have their own.
        notations = tuple(map(intern, moves.split()))
        numbers = (int(one) if one.isascii() and one.isdigit() else -1 for one in presses.split())
        return cls(notations, tuple(numbers))

    def __len__(self) -> int:
        return len(self.moves)

    def __str__(self) -> str:
        return " ".join(self.moves)

    @property
    def columns(self) -> dict[str, str]:
        """The two texts, by column."""
        return {"moves": str(self), "presses": " ".join(map(str, self.presses))}

    @property
    def by_press(self) -> tuple[tuple[str, ...], ...]:
        """The moves that each press made."""
        return tuple(self.moves[at:end] for at, end in pairwise((*self.presses, len(self))))

    @property
    def has_whole_presses(self) -> bool:
        """Whether presses ascend, and each made at least one of the moves."""
        at = (-1, *self.presses, len(self))
        return not self.presses or all(one < next for one, next in pairwise(at))

    def pressed(self, moves: tuple[str, ...]) -> "Record":
        """The record after a press that made moves beyond these ones."""
        return Record(moves, (*self.presses, len(self)))

    def undone(self, moves: tuple[str, ...]) -> "Record":
        """The record with only these of its moves, as much of its last press as is among them."""
        left = len(moves)
        return Record(moves, tuple(press for press in self.presses if press < left))
