"""The rules pages, and the pages of `/divan help`."""

from collections.abc import Iterable
from importlib.metadata import version
from typing import Final

from bot.languages import translated
from bot.press.help import Topic
from bot.services.core.examples import Decision
from bot.words.common import games
from bot.words.common.cards import short, spoken
from bot.words.common.games import GAME_WORDS
from engine.cards import Card

TOPICS: Final = {
    Topic.ABOUT: "What Divan is",
    Topic.GAMES: "The games",
    Topic.SCORING: "Score, Patient and streak",
    Topic.MARKS: "Marks on the board",
    Topic.BUTTONS: "Buttons",
}
CHOOSE: Final = "Another topic"
MARKS: Final = ("Goes up", "Changed", "Covered", "Builds", "Filled")
"""The marks on the board, in their picture."""
HOME: Final = "Home"
WASTE: Final = "Waste"
"""Places in an example's picture."""

_ABOUT: Final = """\
### Divan
Solitaire on Discord: you play with buttons, and every position comes back as a picture.
**`/divan play`** deals a game, or brings back the one you have open; another deal puts that aside.
**`/divan daily`** is today’s deal, the same for everyone: one attempt, no hints.
**`/divan board`** shows the leaderboards, **`/divan stats`** how you’re doing.
**`/divan replay`** shows the game you last finished as an animation.
**`/divan analyse`** shows where a game was lost, and the line to the win.
**`/divan rules`** explains a game with pictures.
**`/divan settings`** has the deck, text mode, privacy and a reminder.
Every move is saved at once, and only a daily runs out: come back when you like."""

_SCORING: Final = """\
### Score, Patient and streak
- **Score** In the daily a win is 100, otherwise every card home is a point. Ties go to whoever \
turned fewer cards; in The Shah, to whoever made fewer builds.
- **Patient** A careful player who gets the same deal and sees only what you see. If both of you \
win, the one with fewer turns did better (in The Shah, with fewer builds); if neither does, the \
one with more cards home. You see how Patient did when your attempt is over, along with the \
fewest turns of any known win.
- **Week** Your best five days added up; **month** your best twenty; **all time** wins, then \
points.
- **Streak** The days you’ve played in a row: 20 cards home, or a finished game, in any of the \
games. A missed day is forgiven, and so is a second one if they are more than seven days apart; \
two missed days closer together begin a new streak. Today isn’t missed until it’s over.
- **Proof** Shows that nobody changed the deals, on leaderboards, under the digest and with past \
days: note the day’s seals, and when it’s over, check them against the numbers and nonces. *Data* \
has a whole day as a file."""

_MARKS: Final = """\
### Marks on the board
- **Gold** ring: this card can go up. Its number is gold too, and its button green.
- **Cyan** corners: your last press changed this pile.
- **Dimmed** card: another one lies outside it, so it can’t move yet (The Shah).
- **Arrow** on a wine-red pill: the card can be built on that ray, “→3” on ray 3 (The Shah).
- **Plus** in an empty place: the next *Fill* goes there (The Shah).
- **Dashed** frame: the move that was played; **solid**: the solver’s (analysis)."""

MARKS_ALT: Final = (
    "A seven of hearts with a gold ring: it can go up. A nine of clubs with cyan corners: it has "
    "changed. A dimmed jack of spades: it is covered. A five of diamonds with an arrow and a 3: it "
    "can be built on ray 3. An empty place with a plus: it is filled next."
)

_MARKS_IN_WORDS: Final = """\
### Marks on the board
In text mode, words stand for the marks: “goes up” is a card that can go up, and “Next fill” is \
the place that *Fill* goes to. What your last press changed comes first. On a ray only the last \
card can move."""

_BUTTONS: Final = """\
### Buttons
{boards}
- **Got it** puts the tips for new players away.
- **Type moves** plays what you type; **In words** spells the board out; **Rules** and **Help** \
explain.
- **Repost board** posts the board again, below; **Give up** asks first; **Back** shows the board.
- **New deal**, **Same deal again** after a game; **Share** posts it, once, and gives you a line \
to copy; **Details** tells the rest of a daily.
- **Where was it lost?**, **Analyse** find the move that lost a game: the solver sees every card.
- **Line to the win**, **Chart**, **Analysis** show what it found; **Keep searching** looks further.
- A game’s name among the dailies starts your attempt, after one **Start** ever, or goes on with \
it; **✓** shows its end, **Finish** goes on with yesterday’s.
- **Dailies** today’s games; **The deal**, **Yesterday** a day that’s over; **Archive** a month of \
them; **◀**, **▶** what comes before and after.
- **Proof**, **Data** what shows that a day was fair: its seals, and the file of a day that’s over.
- **Replay**, **Watch the best** a game as an animation; **Highlight** its last moves, \
or those around the losing one, **Whole game** all; **Post** shows the channel.
- **Winning line**, **Watch a replay**, **Step** go from card to card: **+5**, **−1**.
- **Play it**, **Play this deal** play the same cards; **Play today** opens the daily.
- **Play from here** goes on from a move of a finished game, for fun: it counts nowhere.
- **Games put aside**, under **More**, are open ones that made way for another deal: choose one to \
go on with it.
- **Continue** brings your open game here.
- **Leaderboard**, **My place**, **Server**, **Everyone** who leads; **Show here** posts it.
- **Export**, **Delete**, **Keep** are about your data; **Off** ends reminders."""


def page(topic: Topic, *, in_words: bool) -> str:
    """The help about a topic, in Discord's markdown; in text mode the marks are words."""
    match topic:
        case Topic.ABOUT:
            return f"{_ABOUT}\n-# {release()}"
        case Topic.GAMES:
            return "\n".join(("### The games", *map(_line, GAME_WORDS), _ODDS))
        case Topic.SCORING:
            return _SCORING
        case Topic.MARKS:
            return _MARKS_IN_WORDS if in_words else _MARKS
        case Topic.BUTTONS:
            return _BUTTONS.format(boards=_boards())


_ODDS: Final = "-# Nearly every deal of each can be won, if you knew all the cards."


def _line(key: str) -> str:
    """`- **Sultan** – the easiest: …`."""
    line = games.said(GAME_WORDS[key].line)
    return f"- **{games.name_of(key)}**{f' – {line}' if line else ''}"


def _boards() -> str:
    """The buttons of all boards, a line for each; those that several have are named once."""
    lines = (line for words in GAME_WORDS.values() for line in words.buttons)
    return _bulleted(dict.fromkeys(lines))


def _bulleted(lines: Iterable[str]) -> str:
    return "\n".join(f"- {translated(line)}" for line in lines)


def rules_page(key: str) -> str:
    """How to play a game, in Discord's markdown."""
    return games.rules_page(key).strip()


def rules_details(key: str) -> str:
    """A game's buttons and notation, and the version."""
    words = GAME_WORDS[key]
    buttons = f"**Buttons**\n{_bulleted(words.buttons)}\n\n" if words.buttons else ""
    notation = f"{games.said(words.notation)} · or a card that can go only one way: `9♠`, `10h`"
    typed = f"**Moves typed with `/divan move`**\n{notation}"
    return f"{buttons}{typed}\n-# {release()}"


def decision(key: str, shown: Decision) -> tuple[str, str] | None:
    """What an example shows before and after a card goes up; None if the game has no words."""
    if not (texts := GAME_WORDS[key].decision):
        return None
    named = {"card": short(shown.card), "number": shown.number, "filler": short(shown.filler)}
    before, after = (translated(text).format(**named) for text in texts)
    return before, after


def closeup(home: Card, place: str, card: Card, waste: Card | None, *, goes_up: bool) -> str:
    """An example's picture in words."""
    there = f"{spoken(card)}{', goes up' if goes_up else ''}"
    top = spoken(waste) if waste else "empty"
    return f"Home: {spoken(home)}. {place}: {there}. Waste: {top}."


def release() -> str:
    """`Divan 0.2.0`."""
    return f"Divan {version('divan')}"
