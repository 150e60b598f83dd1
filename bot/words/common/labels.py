"""Labels of buttons, short enough that no row wraps on a phone.

There a row is 297 pixels wide. A button takes 20 more than its label, at least 60, and 8 are
between two. So four labels have 22 characters or so in all, three 26, two 30; tests measure them,
in a font wider than Discord's. What the picture counts, no label counts.
"""

from collections import Counter
from collections.abc import Sequence
from datetime import date
from typing import Final

from bot.press.leaderboards import Period
from bot.words.common.cards import short
from bot.words.common.games import GAME_WORDS
from bot.words.common.places import at
from bot.words.common.times import short_date, short_month
from engine.cards import Card
from engine.moves import Build, Privilege
from engine.table import Table

TURN: Final = "Turn"
RUN: Final = "Run"
REDEAL: Final = "Redeal"
UNDO: Final = "Undo"
HINT: Final = "Hint"
DO_IT: Final = "Do it"
ALL_UP: Final = "All up"
FILL: Final = "Fill"
MORE: Final = "More"
BACK: Final = "Back"
TYPE: Final = "Type moves"
IN_WORDS: Final = "In words"
POSITION: Final = "Position"
REPOST: Final = "Repost board"
GO_TO_IT: Final = "Go to it"
GO_TO_BOARD: Final = "Go to the board"
SHOW_BOARD: Final = "Show the board"
RESIGN: Final = "Give up"
KEEP_ON: Final = "Play on"
RULES: Final = "Rules"
HELP: Final = "Help"
GOT_IT: Final = "Got it"
NEW_DEAL: Final = "New deal"
NEXT: Final = "Next: {}"
RETRY: Final = "Same deal again"
DETAILS: Final = "Details"
SHARE: Final = "Share"
WHERE_LOST: Final = "Where was it lost?"
ANALYSE: Final = "Analyse"
ANALYSIS: Final = "Analysis"
KEEP_SEARCHING: Final = "Keep searching"
LINE_TO_WIN: Final = "Line to the win"
CHART: Final = "Chart"
PLAY_FROM_HERE: Final = "Play from here"
PLAY_THIS_DEAL: Final = "Play this deal"
CONTINUE: Final = "Continue"
BUILDS: Final = "Builds"
START: Final = "Start"
LOOK_AGAIN: Final = "Refresh"
DAILIES: Final = "Dailies"
THE_DEAL: Final = "The deal"
PLAY: Final = "Play"
TODAYS_DAILY: Final = "Today’s daily"
PLAY_TODAY: Final = "Play today"
WATCH_THE_BEST: Final = "Watch the best"
BEST: Final = "The best"
PROOF: Final = "Proof"
REMINDER_OFF: Final = "Off"
YESTERDAY: Final = "Yesterday"
ARCHIVE: Final = "Archive"
LEADERBOARD: Final = "Leaderboard"
WINNING_LINE: Final = "Winning line"
PLAY_IT: Final = "Play it"
REPLAY: Final = "Replay"
HIGHLIGHT: Final = "Highlight"
WHOLE_GAME: Final = "Whole game"
POST: Final = "Post"
STEP: Final = "Step"
DATA: Final = "Data"
REPLAYS: Final = "Watch a replay"
FIRST_MOVE: Final = "Start"
LAST_MOVE: Final = "End"
EXPORT: Final = "Export"
DELETE: Final = "Delete"
KEEP: Final = "Keep"
TERMS: Final = "Terms"
SHOW_HERE: Final = "Show here"
MY_PLACE: Final = "My place"
PAGE_BEFORE: Final = "◀"
PAGE_AFTER: Final = "▶"
TODAY: Final = "Today"
SERVER: Final = "Server"
EVERYWHERE: Final = "Everyone"
TURN_ON: Final = "Turn on"
TURN_OFF: Final = "Turn off"
MAKE_PUBLIC: Final = "Make public"
MAKE_PRIVATE: Final = "Make private"

PERIODS: Final = {
    Period.DAY: "Today",
    Period.WEEK: "Week",
    Period.MONTH: "Month",
    Period.ALL_TIME: "All time",
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
    """`◀ 1–15 Nov`: the earlier half of a month."""
    return f"{PAGE_BEFORE} {first.day}–{short_date(last)}"


def days_after(first: date, last: date) -> str:
    """`16–30 Nov ▶`: the later half."""
    return f"{first.day}–{short_date(last)} {PAGE_AFTER}"


def finish(key: str) -> str:
    """`Finish Sultan`: yesterday's attempt, which can still be finished."""
    return f"Finish {GAME_WORDS[key].short_name}"


def next_daily(key: str) -> str:
    """`Next: Classic`: a daily the player hasn't finished."""
    return NEXT.format(GAME_WORDS[key].short_name)


def done(key: str) -> str:
    """`Sultan ✓`: a daily the player has finished."""
    return f"{GAME_WORDS[key].short_name} ✓"


def best(key: str) -> str:
    """`Best: Sultan`: the best attempt at one of several games."""
    return f"Best: {GAME_WORDS[key].short_name}"


def step_by(count: int) -> str:
    """`+10`, `−1`: this many moves or cards forward or back."""
    return f"{'+' if count > 0 else '−'}{abs(count)}"


def record(place: int, score: int, took: str) -> str:
    """`Place 3: 100 points, 158 turns`: a player's replay. Without their name: a select can't show
    mentions."""
    return f"Place {place}: {score} points, {took}"


def circle(number: int) -> str:
    """`Lay circle 2`: the circle to lay next."""
    return f"Lay circle {number}"


def run_on(card: Card | None) -> str:
    """`J♠ +Run`, `10♠+Run`: a card to play before running on; `All +Run` for several.

    With more space, a ten would wrap.
    """
    if card is None:
        return "All +Run"
    shown = short(card)
    return f"{shown}+Run" if len(shown) > 2 else f"{shown} +Run"


def build_and_run(onto: Card) -> str:
    """`→J♠ +Run`, `→10♠+Run`: a build onto a card before running on."""
    return f"→{run_on(onto)}"


def waste(card: Card | None) -> str:
    """`J♦ up`: the waste's top card."""
    return f"{short(card)} up" if card else "Waste"


def numbered(number: int, card: Card | None) -> str:
    """`3 · 7♥`, `3 ·10♥`: the card of a slot or ray; with more space, four tens would wrap."""
    shown = short(card) if card else "–"
    return f"{number} ·{shown}" if len(shown) > 2 else f"{number} · {shown}"


def builds(moves: Sequence[Build | Privilege], table: Table) -> list[str]:
    """`J♥ → Q♥ (4)`, `J♥ → ray 4`; `J♥ (2) → Q♥ (4)` if another J♥ could go there, too."""
    plain = [_built(move, table) for move in moves]
    twins = Counter(plain)
    return [
        _built(move, table, whence=f" ({move.source})") if twins[said] > 1 else said
        for move, said in zip(moves, plain, strict=True)
    ]


def _built(move: Build | Privilege, table: Table, whence: str = "") -> str:
    card, onto = table.card_at(move.source), table.card_at(move.target)
    assert card, "a card is built"
    there = f"{short(onto)} ({move.target})" if onto else at(table.place_of(move.target))
    return f"{short(card)}{whence} → {there}"


def built_at_length(move: Build | Privilege, table: Table) -> str:
    """`8♦ from ray 5 onto ray 3`, for a select."""
    card, source = table.card_at(move.source), at(table.place_of(move.source))
    assert card, "a card is built"
    onto = "onto" if isinstance(move, Build) else "into the empty"
    return f"{short(card)} from {source} {onto} {at(table.place_of(move.target))}"
