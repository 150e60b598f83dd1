"""The presses of what people play with each other: matches of every kind."""

from dataclasses import dataclass
from typing import Annotated, TypeAlias

from bot.press.fields import NESTED, DealOfMatch, GameId, MatchId, Owner
from bot.press.games import (
    FillAll,
    FillInOrder,
    LayCircle,
    PlayAll,
    PlayAndRun,
    PlayMove,
    Run,
    TurnCards,
    Undo,
)


@dataclass(frozen=True, slots=True)
class OfMatch:
    """The fields of every press for one match."""

    match: MatchId


@dataclass(frozen=True, slots=True)
class ByRight(OfMatch):
    """The fields of every press that needs a right in the match's server: to manage it, to write
    there, or just to be there."""


@dataclass(frozen=True, slots=True)
class AcceptDuel(ByRight):
    """Takes a challenge up, and shows the board of whoever presses."""


@dataclass(frozen=True, slots=True)
class DeclineDuel(OfMatch):
    """Declines a challenge, by the one who is challenged."""


@dataclass(frozen=True, slots=True)
class WithdrawDuel(OfMatch):
    """Takes a challenge back, by its challenger."""


@dataclass(frozen=True, slots=True)
class OpenDuel(OfMatch):
    """Lets anybody take a challenge up that one player was challenged to."""


@dataclass(frozen=True, slots=True)
class FacePatient(OfMatch):
    """Has the baseline player take a challenge up that nobody answers."""


@dataclass(frozen=True, slots=True)
class PlayMatch(OfMatch):
    """Shows the board of whoever presses, which begins unless it has."""

    number: DealOfMatch


@dataclass(frozen=True, slots=True)
class GiveOneDay(OfMatch):
    """Gives the other player one more day, once."""


@dataclass(frozen=True, slots=True)
class TellMe(OfMatch):
    """Asks for one direct message when there is something to tell, or no longer."""

    on: bool


@dataclass(frozen=True, slots=True)
class Bet(OfMatch):
    """Bets on having won, or on having lost."""

    won: bool


@dataclass(frozen=True, slots=True)
class ShareDuel(OfMatch):
    """Posts the result of a duel with the baseline player, once."""


@dataclass(frozen=True, slots=True)
class AskForRematch(ByRight):
    """Asks for another duel, which begins when both have asked."""


@dataclass(frozen=True, slots=True)
class ShowMatch(OfMatch):
    """Shows a match as it stands to whoever presses."""


TablePress: TypeAlias = (
    PlayMove | Run | PlayAll | FillAll | LayCircle | PlayAndRun | FillInOrder | TurnCards | Undo
)
"""What a hand at a table can be."""


@dataclass(frozen=True, slots=True)
class AtTable(ByRight):
    """Plays a hand at a table, whoever presses."""

    hand: Annotated[TablePress, NESTED]


@dataclass(frozen=True, slots=True)
class TryTogether:
    """Opens a table where a lost attempt at a past daily could last be won, by the game's id."""

    game: GameId


@dataclass(frozen=True, slots=True)
class ShowTable(ByRight):
    """Shows what else can be done at a table."""


@dataclass(frozen=True, slots=True)
class ShowHands(ByRight):
    """Shows who played what at a table."""


@dataclass(frozen=True, slots=True)
class ShowTableWords(ByRight):
    """Shows a table's position in words."""


@dataclass(frozen=True, slots=True)
class BringTable(ByRight):
    """Shows a table in a new message."""


@dataclass(frozen=True, slots=True)
class CloseTable(ByRight):
    """Closes a table as it stands."""


@dataclass(frozen=True, slots=True)
class CloseSeat(ByRight):
    """Lets somebody play no further hand at a table."""

    owner: Owner


@dataclass(frozen=True, slots=True)
class BeatThis:
    """Deals the deal of a game that was shared here, to beat its result."""

    game: GameId


@dataclass(frozen=True, slots=True)
class BeatMatch(ByRight):
    """The same, from the message that tells that it was beaten."""


@dataclass(frozen=True, slots=True)
class BeginDuel:
    """Challenges anybody to a duel."""


@dataclass(frozen=True, slots=True)
class ShowMatchProof(OfMatch):
    """Shows whoever presses what proves a match's deals: seals, and once it is over what opens
    them."""


@dataclass(frozen=True, slots=True)
class PostMatchProof(OfMatch):
    """Posts the same to the channel."""


@dataclass(frozen=True, slots=True)
class DownloadMatch(OfMatch):
    """Sends the file of a match that is over."""


@dataclass(frozen=True, slots=True)
class JoinCup(OfMatch):
    """Takes part in a cup, and shows the board of whoever presses once it has begun."""


@dataclass(frozen=True, slots=True)
class LeaveCup(OfMatch):
    """Takes no part in a cup any more."""


@dataclass(frozen=True, slots=True)
class CallCupOff(ByRight):
    """Ends a cup without a result, by somebody who manages the server."""


@dataclass(frozen=True, slots=True)
class ShowMatchLine(OfMatch):
    """Shows how a deal of a match that is over could have been won."""

    number: DealOfMatch


@dataclass(frozen=True, slots=True)
class AskToCallOff(ByRight):
    """Asks before a cup is called off."""


@dataclass(frozen=True, slots=True)
class OpenSeat(ByRight):
    """Lets somebody play again whose seat at a table was closed."""

    owner: Owner


MatchPress: TypeAlias = (
    AcceptDuel
    | DeclineDuel
    | WithdrawDuel
    | OpenDuel
    | FacePatient
    | PlayMatch
    | GiveOneDay
    | TellMe
    | Bet
    | AskForRematch
    | ShowMatch
    | BeginDuel
    | BeatThis
    | BeatMatch
    | AtTable
    | TryTogether
    | ShowTable
    | ShowHands
    | ShowTableWords
    | BringTable
    | CloseTable
    | CloseSeat
    | ShowMatchProof
    | PostMatchProof
    | DownloadMatch
    | JoinCup
    | LeaveCup
    | CallCupOff
    | ShareDuel
    | ShowMatchLine
    | AskToCallOff
    | OpenSeat
)
