"""The presses of games: on boards, on messages about them, and to start new games."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.press.press import (
    CardCount,
    DealNumber,
    GameId,
    Notation,
    Posting,
    Press,
    TypedText,
    Version,
    press,
)


@dataclass(frozen=True, slots=True)
class OfGame(Press):
    """The fields of every press for a game."""

    game: GameId


@dataclass(frozen=True, slots=True)
class OnBoard(OfGame):
    """The fields of every press that does nothing on an outdated board."""

    version: Version


@press("play-move")
class PlayMove(OnBoard):
    move: Notation


@press("run")
class Run(OnBoard):
    """Turns cards, and plays those that fit, until there is a decision to make."""


@press("play-all")
class PlayAll(OnBoard):
    """Plays every card that fits."""


@press("fill-all")
class FillAll(OnBoard):
    """Fills every vacancy."""


@press("lay-circle")
class LayCircle(OnBoard):
    """Lays the next circle even over cards that can go up."""


@press("play-and-run")
class PlayAndRun(OnBoard):
    """Plays what Run stopped for, and runs on."""

    play: Notation | None
    """A card to its foundation, or a build, and then no other card; None for every card that fits.

    In the last pass it was None for a single card, too, before 1.1.
    """


@press("fill-in-order")
class FillInOrder(OnBoard):
    """Fills one vacancy after another, as far as no card can go up meanwhile."""


@press("turn-cards")
class TurnCards(OnBoard):
    cards: CardCount


@press("undo")
class Undo(OnBoard):
    """Undoes the last press."""


@press("ask-for-hint")
class AskForHint(OnBoard):
    """Asks for a hint."""


@press("show-menu")
class ShowMenu(OnBoard):
    """Replaces the board with the menu."""


@press("ask-to-give-up")
class AskToGiveUp(OnBoard):
    """Asks whether to give the game up."""


@press("give-up")
class GiveUp(OnBoard):
    """Gives the game up."""


@press("hide-lesson")
class HideLesson(OfGame):
    """Puts away what the board says to do."""


@press("show-board")
class ShowBoard(OfGame):
    """Replaces the message with the board."""


@press("bring-here", posting=Posting.MOVED)
class BringHere(OfGame):
    """Shows the board in a new message."""


@press("repost-board", posting=Posting.MOVED)
class RepostBoard(OfGame):
    """Shows the board in a new message, and retires the one that was clicked."""


@press("show-words")
class ShowWords(OfGame):
    """Shows the position in words."""


@press("type-moves")
class TypeMoves(OnBoard):
    """Opens the form for typing moves."""


@press("submit-moves")
class SubmitMoves(OnBoard):
    """The form: plays the moves that were typed."""

    moves: TypedText


@press("show-rules")
class ShowRules(OfGame):
    """Shows the rules of the game."""


@press("share", posting=Posting.ONCE)
class Share(OfGame):
    """Shares the finished game with the channel."""


@press("deal-again")
class DealAgain(OfGame):
    """Starts another game of the same kind."""


@press("deal-same")
class DealSame(OfGame):
    """Starts a game with the same deal, for whoever presses."""


@press("deal-instead")
class DealInstead(OnBoard):
    """Begins another game of the same kind: no board has offered that since games are put aside."""

    deal: DealNumber | None
    """None for any deal."""
    private: bool | None
    """None for the usual choice."""


@press("deal-winnable-instead")
class DealWinnableInstead(OnBoard):
    """Begins another game of the same kind, with a deal proven winnable."""

    private: bool | None
    """None for the usual choice."""


@press("open-game")
class OpenGame(Press):
    """Shows the open game of the kind last played, or deals one, in a new message."""


@press("take-up")
class TakeUp(OfGame):
    """Plays on with a game that was put aside."""


@press("show-details")
class ShowDetails(OfGame):
    """Shows all that is known of a finished attempt, under its board."""


Playing: TypeAlias = (
    PlayMove | Run | PlayAll | FillAll | LayCircle | PlayAndRun | FillInOrder | TurnCards
)
"""The presses that play moves."""
Play: TypeAlias = Playing | Undo | AskForHint | GiveUp
"""The presses that play on a board."""
Deal: TypeAlias = DealAgain | DealSame | DealInstead | DealWinnableInstead
"""The presses that start another game."""
