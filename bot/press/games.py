"""The presses of games: on their boards, on what is said about them, and to begin others."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.press.fields import DealNumber, GameId, Notation, TypedText, Version


@dataclass(frozen=True, slots=True)
class OfGame:
    """What every press for a game has."""

    game: GameId


@dataclass(frozen=True, slots=True)
class OnBoard(OfGame):
    """What every press has that does nothing on an old board."""

    version: Version


@dataclass(frozen=True, slots=True)
class PlayMove(OnBoard):
    """Plays a move."""

    move: Notation


@dataclass(frozen=True, slots=True)
class Run(OnBoard):
    """Turns cards, and plays each that fits, until there is a decision to make."""


@dataclass(frozen=True, slots=True)
class PlayAll(OnBoard):
    """Plays everything that fits."""


@dataclass(frozen=True, slots=True)
class FillAll(OnBoard):
    """Fills every vacancy."""


@dataclass(frozen=True, slots=True)
class Undo(OnBoard):
    """Takes the last press back."""


@dataclass(frozen=True, slots=True)
class AskForHint(OnBoard):
    """Asks for a hint."""


@dataclass(frozen=True, slots=True)
class ShowMenu(OnBoard):
    """Shows the menu in place of the board."""


@dataclass(frozen=True, slots=True)
class AskToGiveUp(OnBoard):
    """Asks whether the game is to be given up."""


@dataclass(frozen=True, slots=True)
class GiveUp(OnBoard):
    """Gives the game up."""


@dataclass(frozen=True, slots=True)
class ShowBoard(OfGame):
    """Shows the board in place of what is there."""


@dataclass(frozen=True, slots=True)
class BringHere(OfGame):
    """Shows the board in a new message."""


@dataclass(frozen=True, slots=True)
class ShowWords(OfGame):
    """Tells the position in words."""


@dataclass(frozen=True, slots=True)
class TypeMoves(OnBoard):
    """Opens the form in which moves are typed."""


@dataclass(frozen=True, slots=True)
class SubmitMoves(OnBoard):
    """Plays the moves that were typed: the form."""

    moves: TypedText


@dataclass(frozen=True, slots=True)
class ShowRules(OfGame):
    """Shows the rules of the game."""


@dataclass(frozen=True, slots=True)
class Share(OfGame):
    """Shows the finished game to the channel."""


@dataclass(frozen=True, slots=True)
class DealAgain(OfGame):
    """Begins another game of the same kind."""


@dataclass(frozen=True, slots=True)
class DealSame(OfGame):
    """Begins a game with the same deal, for whoever presses."""


@dataclass(frozen=True, slots=True)
class DealInstead(OnBoard):
    """Gives the game up and begins another of the same kind."""

    deal: DealNumber | None
    """None for any deal."""
    private: bool | None
    """None for what is usual."""


Play: TypeAlias = PlayMove | Run | PlayAll | FillAll | Undo | AskForHint | GiveUp
"""What is done on a board."""
Deal: TypeAlias = DealAgain | DealSame | DealInstead
"""What begins another game."""
GamePress: TypeAlias = (
    Play
    | Deal
    | ShowMenu
    | AskToGiveUp
    | ShowBoard
    | BringHere
    | ShowWords
    | TypeMoves
    | SubmitMoves
    | ShowRules
    | Share
)
