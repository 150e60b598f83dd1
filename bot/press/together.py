"""The presses of what people play with each other: matches of every kind."""

from dataclasses import dataclass
from typing import Annotated, TypeAlias

from bot.press.games import Playing, Undo
from bot.press.press import (
    NESTED,
    DealOfMatch,
    GameId,
    Key,
    MatchId,
    Owner,
    PageNumber,
    Posted,
    Posting,
    Press,
    TypedText,
    press,
)


@dataclass(frozen=True, slots=True)
class OfMatch(Press):
    """The fields of every press for one match."""

    match: MatchId


@dataclass(frozen=True, slots=True)
class ByRight(OfMatch):
    """The fields of every press that needs a right in the match's server: to manage it, to write
    there, or just to be there."""


@press("accept-duel")
class AcceptDuel(ByRight):
    """Takes a challenge up, and shows the board of whoever presses."""


@press("decline-duel")
class DeclineDuel(OfMatch):
    """Declines a challenge, by the one who is challenged."""


@press("withdraw-duel")
class WithdrawDuel(OfMatch):
    """Takes a challenge back, by its challenger."""


@press("open-duel")
class OpenDuel(OfMatch):
    """Lets anybody take a challenge up that one player was challenged to."""


@press("face-patient")
class FacePatient(OfMatch):
    """Has the baseline player take a challenge up that nobody answers."""


@press("play-match")
class PlayMatch(OfMatch):
    """Shows the board of whoever presses, which begins unless it has."""

    number: DealOfMatch


@press("give-one-day")
class GiveOneDay(OfMatch):
    """Gives the other player one more day, once."""


@press("tell-me")
class TellMe(OfMatch):
    """Asks for one direct message when there is something to tell, or no longer."""

    on: bool


@press("bet")
class Bet(OfMatch):
    """Bets on having won, or on having lost."""

    won: bool


@press("share-duel", posting=Posting.ONCE)
class ShareDuel(OfMatch):
    """Posts the result of a duel with the baseline player, once."""


@press("ask-for-rematch")
class AskForRematch(ByRight):
    """Asks for another duel, which begins when both have asked."""


@press("show-parting")
class ShowParting(OfMatch):
    """Shows where the two games of a duel that is over differ."""


@press("show-match")
class ShowMatch(OfMatch):
    """Shows a match as it stands to whoever presses."""


TablePress: TypeAlias = Playing | Undo
"""What a hand at a table can be."""


@press("at-table")
class AtTable(ByRight):
    """Plays a hand at a table, whoever presses."""

    hand: Annotated[TablePress, NESTED]


@press("try-together")
class TryTogether(Press):
    """Opens a table where a lost attempt at a past daily could last be won, by the game's id."""

    game: GameId


@press("show-table")
class ShowTable(ByRight):
    """Shows what else can be done at a table."""


@press("show-hands")
class ShowHands(ByRight):
    """Shows who played what at a table."""


@press("show-table-words")
class ShowTableWords(ByRight):
    """Shows a table's position in words."""


@press("bring-table", posting=Posting.MOVED)
class BringTable(ByRight):
    """Shows a table in a new message."""


@press("close-table")
class CloseTable(ByRight):
    """Closes a table as it stands."""


@press("close-seat")
class CloseSeat(ByRight):
    """Lets somebody play no further hand at a table."""

    owner: Owner


@press("beat-this")
class BeatThis(Press):
    """Deals the deal of a game that was shared here, to beat its result."""

    game: GameId


@press("beat-match")
class BeatMatch(ByRight):
    """The same, from the message that tells that it was beaten."""


@press("begin-duel")
class BeginDuel(Press):
    """Challenges anybody to a duel; outside servers the baseline player."""


@press("show-duels")
class ShowDuels(Press):
    """Shows the duels of whoever presses, and what challenges anybody can take up here."""


@press("begin-table")
class BeginTable(Press):
    """Opens a table where it is pressed."""


@press("show-match-proof", posted="post-match-proof")
class ShowMatchProof(OfMatch):
    """Shows whoever presses what proves a match's deals: seals, and once it is over what opens
    them; or posts it."""

    posted: Posted = False


@press("download-match")
class DownloadMatch(OfMatch):
    """Sends the file of a match that is over."""


@press("join-cup")
class JoinCup(OfMatch):
    """Takes part in a cup, and shows the board of whoever presses once it has begun."""


@press("leave-cup")
class LeaveCup(OfMatch):
    """Takes no part in a cup any more."""


@press("call-cup-off")
class CallCupOff(ByRight):
    """Ends a cup without a result, by somebody who manages the server."""


@press("show-match-line")
class ShowMatchLine(OfMatch):
    """Shows how a deal of a match that is over could have been won."""

    number: DealOfMatch


@press("new-cup")
class NewCup(Press):
    """Asks what a new cup is called, which begins now where it is pressed."""

    key: Key | None
    """None for the game last played."""
    is_weekend: bool


@press("announce-cup")
class AnnounceCup(Press):
    """The form: announces a cup."""

    key: Key | None
    is_weekend: bool
    name: TypedText


@press("judge-cup")
class JudgeCup(ByRight):
    """Shows who plays in a cup, so that somebody who manages the server can disqualify a player."""

    page: PageNumber = 1


@press("judge-player")
class JudgePlayer(ByRight):
    """Asks why a player doesn't count; lets one count again who doesn't."""

    owner: Owner


@press("disqualify")
class Disqualify(ByRight):
    """The form: a player doesn't count."""

    owner: Owner
    reason: TypedText


@press("ask-to-call-off")
class AskToCallOff(ByRight):
    """Asks before a cup is called off."""


@press("open-seat")
class OpenSeat(ByRight):
    """Lets somebody play again whose seat at a table was closed."""

    owner: Owner
