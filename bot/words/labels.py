"""Labels of buttons, short enough that no row wraps on a phone.

There a row is 297 pixels wide. A button takes 20 more than its label, at least 60, and 8 are
between two. So four labels have 22 characters or so in all, three 26, two 30; tests measure them,
in a font wider than Discord's. What the picture counts, no label counts.
"""

from collections import Counter
from collections.abc import Sequence
from datetime import date
from typing import Final

from bot.languages import Phrase, Plural, _
from bot.press.dailies import Period
from bot.words.cards import at, short, whence
from bot.words.games import short_name
from bot.words.times import short_days, short_month
from engine.cards import Card
from engine.moves import Build, Privilege
from engine.table import Place, Table

PAGE_BEFORE: Final = "◀"
PAGE_AFTER: Final = "▶"
# Translators: labels must stay as short as in English, or they wrap on a phone. Turns a card.
TURN: Final = Phrase("Turn")
# Translators: turns cards and plays what surely fits, until there is something to decide.
RUN: Final = Phrase("Run")
# Translators: turns the waste over to be the stock again.
REDEAL: Final = Phrase("Redeal")
# Translators: takes the last move back.
UNDO: Final = Phrase("Undo")
# Translators: shows a good move.
HINT: Final = Phrase("Hint")
# Translators: makes the move of a hint.
DO_IT: Final = Phrase("Do it")
# Translators: plays every card that can go up onto the foundations.
ALL_UP: Final = Phrase("All up")
# Translators: fills the gaps.
FILL: Final = Phrase("Fill")
# Translators: opens a menu of more buttons.
MORE: Final = Phrase("More")
# Translators: back to what was shown before.
BACK: Final = Phrase("Back")
# Translators: back from a question, so that nothing is done.
RATHER_NOT: Final = Phrase("Back", "after a question")
# Translators: opens a form for moves in notation.
TYPE: Final = Phrase("Type moves")
# Translators: describes the board in words.
IN_WORDS: Final = Phrase("In words")
# Translators: describes the board in words, where there is little room.
POSITION: Final = Phrase("Position")
# Translators: sends the board again as a new message.
REPOST: Final = Phrase("Repost board")
GO_TO_IT: Final = Phrase("Go to it")
GO_TO_BOARD: Final = Phrase("Go to the board")
SHOW_BOARD: Final = Phrase("Show the board")
# Translators: ends the game as lost.
RESIGN: Final = Phrase("Give up")
# Translators: doesn’t give up.
KEEP_ON: Final = Phrase("Play on")
# Translators: shows the rules of the game.
RULES: Final = Phrase("Rules")
# Translators: shows how Divan works.
HELP: Final = Phrase("Help")
# Translators: closes an explanation for first-time players.
GOT_IT: Final = Phrase("Got it")
# Translators: starts a game with other cards.
NEW_DEAL: Final = Phrase("New deal")
RETRY: Final = Phrase("Same deal again")
# Translators: shows more about the result of a daily.
DETAILS: Final = Phrase("Details")
# Translators: posts a result, without the cards.
SHARE: Final = Phrase("Share")
WHERE_LOST: Final = Phrase("Where was it lost?")
# Translators: has the solver look where a game was lost.
ANALYSE: Final = Phrase("Analyze")
# Translators: back to what the solver found.
ANALYSIS: Final = Phrase("Analysis")
# Translators: has the solver look further.
KEEP_SEARCHING: Final = Phrase("Keep searching")
PLAY_FROM_HERE: Final = Phrase("Play from here")
PLAY_THIS_DEAL: Final = Phrase("Play this deal")
# Translators: goes on with a game.
CONTINUE: Final = Phrase("Continue")
# Translators: the heading of a menu of moves from ray to ray.
BUILDS: Final = Phrase("Builds")
# Translators: starts a daily.
START: Final = Phrase("Start")
# Translators: shows the message as it is now.
LOOK_AGAIN: Final = Phrase("Refresh")
# Translators: shows today’s deals, the same for everyone.
DAILIES: Final = Phrase("Dailies")
# Translators: back to today’s dailies; must be as short, as two months stand beside it.
TO_DAILIES: Final = Phrase("Dailies", "beside months")
# Translators: a past day’s deal, with how it was won.
THE_DEAL: Final = Phrase("The deal")
# Translators: plays a game.
PLAY: Final = Phrase("Play")
# Translators: shows today’s deals, the same for everyone.
TODAYS_DAILY: Final = Phrase("Today’s daily")
# Translators: below yesterday’s results: shows today’s deals.
PLAY_TODAY: Final = Phrase("Play today")
# Translators: a button: today’s puzzle.
PUZZLE: Final = Phrase("Puzzle")
# Translators: shows how everybody did at the puzzle of a day that is over.
PUZZLE_OVER: Final = Phrase("How the puzzle went")
WATCH_THE_BEST: Final = Phrase("Watch the best")
# Translators: that the day’s deal was settled beforehand.
PROOF: Final = Phrase("Proof")
# Translators: ends the reminders.
REMINDER_OFF: Final = Phrase("Off", "reminders")
# Translators: shows yesterday’s dailies.
YESTERDAY: Final = Phrase("Yesterday")
# Translators: of past dailies, by month.
ARCHIVE: Final = Phrase("Archive")
# Translators: shows who is where.
LEADERBOARD: Final = Phrase("Leaderboard")
# Translators: shows the moves that win a deal.
WINNING_LINE: Final = Phrase("Winning line")
# Translators: plays a past day’s deal.
PLAY_IT: Final = Phrase("Play it")
# Translators: shows a game as an animation.
REPLAY: Final = Phrase("Replay")
# Translators: shows the most telling moves of a game as an animation.
HIGHLIGHT: Final = Phrase("Highlight")
# Translators: shows all moves of a game as an animation.
WHOLE_GAME: Final = Phrase("Whole game")
# Translators: sends it to the channel for everyone.
POST: Final = Phrase("Post")
# Translators: goes through a game move by move.
STEP: Final = Phrase("Step")
# Translators: downloads a day’s data.
DATA: Final = Phrase("Data")
REPLAYS: Final = Phrase("Watch a replay")
# Translators: goes to the position before the first move.
FIRST_MOVE: Final = Phrase("Start", "of a game")
# Translators: goes to the position after the last move.
LAST_MOVE: Final = Phrase("End", "of a game")
# Translators: sends all that is stored about the player.
EXPORT: Final = Phrase("Export")
# Translators: deletes all that is stored about the player.
DELETE: Final = Phrase("Delete")
# Translators: doesn’t delete one’s data.
KEEP: Final = Phrase("Keep")
# Translators: shows the terms of service.
TERMS: Final = Phrase("Terms")
# Translators: shows the channel what only the reader sees; or one’s name on leaderboards here.
SHOW_HERE: Final = Phrase("Show here")
# Translators: goes to the page of a leaderboard with the reader on it.
MY_PLACE: Final = Phrase("My place")
# Translators: shows today’s.
TODAY: Final = Phrase("Today")
# Translators: shows the leaderboard of this server.
SERVER: Final = Phrase("This server", "a button")
# Translators: shows the leaderboard of all servers.
EVERYWHERE: Final = Phrase("Everywhere", "a button")
# Translators: switches a setting on.
TURN_ON: Final = Phrase("Turn on")
# Translators: switches a setting off.
TURN_OFF: Final = Phrase("Turn off")
# Translators: takes up a challenge to a duel.
ACCEPT: Final = Phrase("Accept")
# Translators: declines a challenge, without a reason.
DECLINE: Final = Phrase("Decline")
# Translators: takes one’s own challenge back.
WITHDRAW: Final = Phrase("Withdraw")
OPEN_TO_ALL: Final = Phrase("Open to all")
# Translators: posts a challenge to a duel that everyone here can take up.
NEW_DUEL: Final = Phrase("New duel")
# Translators: shows the duels that are open here.
DUEL: Final = Phrase("Duel")
# Translators: posts a board that everyone in the channel plays.
NEW_TABLE: Final = Phrase("New table")
# Translators: starts a duel with a computer player.
AGAINST_PATIENT: Final = Phrase("Beat the house")
# Translators: gives the other player one day more.
ONE_DAY_MORE: Final = Phrase("Give +1 day")
# Translators: asks for a message at the end.
TELL_ME: Final = Phrase("Tell me at the end")
# Translators: shows the games of a duel that is over.
LOOK_BACK: Final = Phrase("Look back")
# Translators: back to the duel that a game belongs to.
THE_MATCH: Final = Phrase("The match")
# Translators: back to the cup that a game belongs to.
THE_CUP: Final = Phrase("The cup")
# Translators: plays the deal of a shared game, to do better.
BEAT_THIS: Final = Phrase("Beat this")
# Translators: challenges the same player again.
REMATCH: Final = Phrase("Rematch")
# Translators: bets on winning a duel that the other one still plays.
I_WON: Final = Phrase("I’ll win")
# Translators: bets on losing it.
I_LOST: Final = Phrase("I’ll lose")
# Translators: who played what at a table.
HANDS: Final = Phrase("Last turns")
# Translators: opens a table where an attempt was lost, for everybody in the channel.
TRY_TOGETHER: Final = Phrase("Try it together")
# Translators: ends a table.
CLOSE: Final = Phrase("Close table")
JOIN_AND_PLAY: Final = Phrase("Join and play")
# Translators: asks for a message when a cup begins.
TELL_AT_START: Final = Phrase("Tell me at the start")
# Translators: goes on with the next deal of a cup.
NEXT_DEAL: Final = Phrase("Next deal")
# Translators: takes no part any more.
LEAVE: Final = Phrase("Leave")
# Translators: ends a cup that hasn’t been played.
CALL_OFF: Final = Phrase("Call off")
# Translators: asks for a new cup’s name.
NEW_CUP: Final = Phrase("New cup")
# Translators: takes a player out of a cup’s table, for a reason.
DISQUALIFY: Final = Phrase("Disqualify")
# Translators: posts the position where a game was lost, for others to solve.
MAKE_PUZZLE: Final = Phrase("Make it a puzzle")
# Translators: {count} is the score, {took} is “158 turns”.
_RECORD: Final = Plural(
    "Place {place}: {count} point, {took}", "Place {place}: {count} points, {took}"
)
# Translators: a puzzle.
SOLVE: Final = Phrase("Solve")
# Translators: another puzzle.
ANOTHER: Final = Phrase("Another")
# Translators: above a list of games and how hard their puzzles are.
ANOTHER_LIKE: Final = Phrase("Another puzzle")
# Translators: another puzzle instead of this one.
SKIP: Final = Phrase("Skip")
# Translators: one of six tries at a puzzle.
GIVE_UP_TRY: Final = Phrase("Give up this try")
# Translators: plays the puzzle that somebody shared.
PLAY_PUZZLE: Final = Phrase("Play it", "puzzle")
# Translators: lets everybody see one’s games.
MAKE_PUBLIC: Final = Phrase("Make public")
# Translators: lets nobody else see one’s games.
MAKE_PRIVATE: Final = Phrase("Make private")

_PHRASES: Final = {name: one for name, one in globals().items() if isinstance(one, Phrase)}
# Translators: plays the top card of the waste; there may be none.
CARD_UP: Final = Phrase("{card} up")
# Translators: “8♦ from ray 5 onto ray 3”.
ONTO: Final = Phrase("{card} {whence} onto {target}")
INTO_EMPTY: Final = Phrase("{card} {whence} into the empty {target}")
_SPADE: Final = Card.parse("Js")
_DIAMOND: Final = Card.parse("Jd")
_RAY: Final = Place("ray", 3)
"""Examples, for labels that name what they play."""

PERIODS: Final = {
    Period.DAY: Phrase("Today"),
    # Translators: the leaderboard of this week.
    Period.WEEK: Phrase("Week"),
    # Translators: the leaderboard of this month.
    Period.MONTH: Phrase("Month"),
    # Translators: the leaderboard of all days.
    Period.ALL_TIME: Phrase("All time"),
}


def by_name() -> dict[str, str]:
    """Every label by the name it has here, so that help says what the buttons say."""
    return {name: phrase() for name, phrase in _PHRASES.items()} | {
        "RUN_ON": run_on(_SPADE),
        "ALL_RUN": run_on(None),
        "CARD_UP": waste(_DIAMOND),
        "LAY": circle(2),
        "INTO_RAY": f"8♦ → {at(_RAY)}",
    }


def page(number: int, of: int) -> str:
    """`2 / 13`."""
    return f"{number} / {of}"


def month_before(day: date) -> str:
    """`◀ Oct 2026`."""
    return f"{PAGE_BEFORE} {short_month(day)}"


def month_after(day: date) -> str:
    """`Dec 2026 ▶`."""
    return f"{short_month(day)} {PAGE_AFTER}"


def days_before(first: date, last: date) -> str:
    """`◀ Nov 1–15`: the earlier half of a month."""
    return f"{PAGE_BEFORE} {short_days(first, last)}"


def days_after(first: date, last: date) -> str:
    """`Nov 16–30 ▶`: the later half."""
    return f"{short_days(first, last)} {PAGE_AFTER}"


def finish(key: str) -> str:
    """`Finish Sultan`: yesterday's attempt, which can still be finished."""
    # Translators: goes on with yesterday’s attempt.
    return _("Finish {game}", game=short_name(key))


def next_daily(key: str) -> str:
    """`Next: Classic`: a daily the player hasn't finished."""
    # Translators: starts the next of today’s dailies.
    return _("Next: {game}", game=short_name(key))


def done(key: str) -> str:
    """`Sultan ✓`: a daily the player has finished."""
    return f"{short_name(key)} ✓"


def best(key: str) -> str:
    """`Watch the best game: Sultan`: the best attempt at one of several games."""
    # Translators: shows the best attempt at a day’s deal of this game.
    return _("Watch the best game: {game}", game=short_name(key))


def together(key: str) -> str:
    """`Try it together: Sultan`: one of several games, where its best attempt was lost."""
    # Translators: the whole server tries it, as with “Try it together”.
    return _("Try it together: {game}", game=short_name(key))


def step_by(count: int) -> str:
    """`+10`, `−1`: this many moves or cards forward or back."""
    return f"{'+' if count > 0 else '−'}{abs(count)}"


def record(place: int, score: int, took: str) -> str:
    """`Place 3: 100 points, 158 turns`: a player's replay. Without their name: a select can't show
    mentions."""
    return _RECORD(score, place=place, took=took)


def circle(number: int) -> str:
    """`Lay circle 2`: the circle to lay next."""
    return _("Lay circle {number}", number=number)


def run_on(card: Card | None) -> str:
    """`J♠ +Run`, `10♠+Run`: a card to play before running on; `All +Run` for several.

    With more space, a ten would wrap.
    """
    if card is None:
        # Translators: plays every card that can go up, then runs on.
        return _("All +Run")
    shown = short(card)
    # Translators: plays the card, then runs on.
    said = _("{card}+Run", card=shown if len(shown) > 2 else f"{shown} ")
    return " ".join(said.split())  # A translation may have a space of its own.


def build_and_run(onto: Card) -> str:
    """`→J♠ +Run`, `→10♠+Run`: a build onto a card before running on."""
    return f"→{run_on(onto)}"


def waste(card: Card | None) -> str:
    """`J♦ up`: the waste's top card."""
    # Translators: the button of the waste, which has no card.
    return CARD_UP(card=short(card)) if card else _("Waste")


def numbered(number: int, card: Card | None) -> str:
    """`3 · 7♥`, `3 ·10♥`: the card of a slot or ray; with more space, four tens would wrap."""
    shown = short(card) if card else "–"
    return f"{number} ·{shown}" if len(shown) > 2 else f"{number} · {shown}"


def builds(moves: Sequence[Build | Privilege], table: Table) -> list[str]:
    """`J♥ → Q♥ (4)`, `J♥ → ray 4`; `J♥ (2) → Q♥ (4)`, `J♥ (2) → (4)` if another J♥ could go there.

    With “ray” besides, two in a row would wrap.
    """
    plain = [_built(move, table) for move in moves]
    twins = Counter(plain)
    return [
        _built(move, table, whence=f" ({move.source})") if twins[said] > 1 else said
        for move, said in zip(moves, plain, strict=True)
    ]


def _built(move: Build | Privilege, table: Table, whence: str = "") -> str:
    card, onto = table.card_at(move.source), table.card_at(move.target)
    assert card, "a card is built"
    if onto:
        there = f"{short(onto)} ({move.target})"
    else:
        there = f"({move.target})" if whence else at(table.place_of(move.target))
    return f"{short(card)}{whence} → {there}"


def built_at_length(move: Build | Privilege, table: Table) -> str:
    """`8♦ from ray 5 onto ray 3`, for a select."""
    card, source = table.card_at(move.source), whence(table.place_of(move.source))
    assert card, "a card is built"
    places = {"card": short(card), "whence": source, "target": at(table.place_of(move.target))}
    return (ONTO if isinstance(move, Build) else INTO_EMPTY)(**places)
