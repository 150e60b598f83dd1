"""The presses of games: on boards, on messages about them, and to start new games."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.press.fields import CardCount, DealNumber, GameId, Notation, TypedText, Version


@dataclass(frozen=True, slots=True)
class OfGame:
    """The fields of every press for a game."""

    game: GameId


@dataclass(frozen=True, slots=True)
class OnBoard(OfGame):
    """The fields of every press that does nothing on an outdated board."""

    version: Version


@dataclass(frozen=True, slots=True)
class PlayMove(OnBoard):
    move: Notation


@dataclass(frozen=True, slots=True)
class Run(OnBoard):
    """Turns cards, and plays those that fit, until there is a decision to make."""


@dataclass(frozen=True, slots=True)
class PlayAll(OnBoard):
    """Plays every card that fits."""


@dataclass(frozen=True, slots=True)
class FillAll(OnBoard):
    """Fills every vacancy."""


@dataclass(frozen=True, slots=True)
class LayCircle(OnBoard):
    """Lays the next circle even over cards that can go up."""


@dataclass(frozen=True, slots=True)
class PlayAndRun(OnBoard):
    """Plays what Run stopped for, and runs on."""

    play: Notation | None
    """A card to its foundation, or a build; None for every card that fits."""


@dataclass(frozen=True, slots=True)
class FillInOrder(OnBoard):
    """Fills one vacancy after another, as far as no card can go up meanwhile."""


@dataclass(frozen=True, slots=True)
class TurnCards(OnBoard):
    cards: CardCount


@dataclass(frozen=True, slots=True)
class Undo(OnBoard):
    """Undoes the last press."""


@dataclass(frozen=True, slots=True)
class AskForHint(OnBoard):
    """Asks for a hint."""


@dataclass(frozen=True, slots=True)
class ShowMenu(OnBoard):
    """Replaces the board with the menu."""


@dataclass(frozen=True, slots=True)
class AskToGiveUp(OnBoard):
    """Asks whether to give the game up."""


@dataclass(frozen=True, slots=True)
class GiveUp(OnBoard):
    """Gives the game up."""


@dataclass(frozen=True, slots=True)
class HideLesson(OfGame):
    """Puts away what the board says to do."""


@dataclass(frozen=True, slots=True)
class ShowBoard(OfGame):
    """Replaces the message with the board."""


@dataclass(frozen=True, slots=True)
class BringHere(OfGame):
    """Shows the board in a new message."""


@dataclass(frozen=True, slots=True)
class RepostBoard(OfGame):
    """Shows the board in a new message, and retires the one that was clicked."""


@dataclass(frozen=True, slots=True)
class ShowWords(OfGame):
    """Shows the position in words."""


@dataclass(frozen=True, slots=True)
class TypeMoves(OnBoard):
    """Opens the form for typing moves."""


@dataclass(frozen=True, slots=True)
class SubmitMoves(OnBoard):
    """The form: plays the moves that were typed."""

    moves: TypedText


@dataclass(frozen=True, slots=True)
class ShowRules(OfGame):
    """Shows the rules of the game."""


@dataclass(frozen=True, slots=True)
class Share(OfGame):
    """Shares the finished game with the channel."""


@dataclass(frozen=True, slots=True)
class DealAgain(OfGame):
    """Starts another game of the same kind."""


@dataclass(frozen=True, slots=True)
class DealSame(OfGame):
    """Starts a game with the same deal, for whoever presses."""


@dataclass(frozen=True, slots=True)
class DealInstead(OnBoard):
    """Gives the game up and starts another of the same kind."""

    deal: DealNumber | None
    """None for any deal."""
    private: bool | None
    """None for the usual choice."""


@dataclass(frozen=True, slots=True)
class DealWinnableInstead(OnBoard):
    """Gives the game up and starts another of the same kind, with a deal proven winnable."""

    private: bool | None
    """None for the usual choice."""


@dataclass(frozen=True, slots=True)
class OpenGame:
    """Shows the open game of the kind last played, or deals one, in a new message."""


@dataclass(frozen=True, slots=True)
class TakeUp(OfGame):
    """Plays on with a game that was put aside."""


@dataclass(frozen=True, slots=True)
class ShowDetails(OfGame):
    """Shows all that is known of a finished attempt, under its board."""


Play: TypeAlias = (
    PlayMove
    | Run
    | PlayAll
    | FillAll
    | LayCircle
    | Undo
    | AskForHint
    | GiveUp
    | PlayAndRun
    | FillInOrder
    | TurnCards
)
"""The presses that play on a board."""
Deal: TypeAlias = DealAgain | DealSame | DealInstead | DealWinnableInstead
"""The presses that start another game."""
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
    | HideLesson
    | RepostBoard
    | TakeUp
    | ShowDetails
    | OpenGame
)
