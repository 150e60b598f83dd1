"""Help: `/divan help` with what Divan is and how everything works, a topic at a time."""

from collections.abc import Iterable, Mapping
from importlib.metadata import version
from typing import Any, Final

from bot.errors import PlayError, Reason
from bot.features.handlers import Asked, Choice, Option, command, on
from bot.features.screen import Button, Screen, Select, Style
from bot.languages import Phrase, _, marked, translated
from bot.press.dailies import OpenDaily
from bot.press.games import OpenGame
from bot.press.settings import OpenHelp, ShowHelp, Topic
from bot.render.layouts.closeups import Legend
from bot.store.schema.players import Player
from bot.words import games, labels
from bot.words.game_words import GAME_WORDS

TOPICS: Final = {
    Topic.ABOUT: Phrase("What Divan is"),
    # Translators: a topic of the help.
    Topic.GAMES: Phrase("The games"),
    # Translators: a topic of the help: what players play with each other.
    Topic.TOGETHER: Phrase("Together"),
    Topic.SCORING: Phrase("Score, Patient and streak"),
    Topic.MARKS: Phrase("Marks on the board"),
    # Translators: a topic of the help: what each button does.
    Topic.BUTTONS: Phrase("Buttons"),
}


async def suggested(_asked: Asked, typed: str, _chosen: Mapping[str, Any]) -> list[Choice]:
    """The topics that have what is typed in their names."""
    return [Choice(TOPICS[topic](), topic.value) for topic in _topics(typed)]


@command(
    "help",
    marked("What Divan is, and what scores, streaks, marks and buttons mean"),
    topic=Option(marked("Topic (default: what Divan is)"), suggested=suggested),
)
async def asked_for(asked: Asked, topic: str = Topic.ABOUT.value) -> Screen:
    """A topic, by its key or a part of its name; raises UNKNOWN_TOPIC."""
    found = _topics(topic)
    if len(found) != 1:
        raise PlayError(Reason.UNKNOWN_TOPIC, text=topic)
    return page(found[0], await asked.services.players.reader(asked.request), new_message=True)


def _topics(typed: str) -> list[Topic]:
    """The topics that fit what somebody typed: one if it is a topic's key."""
    wanted = typed.strip().lower()
    if keyed := [topic for topic in Topic if topic.value == wanted]:
        return keyed
    return [topic for topic, name in TOPICS.items() if wanted in name().lower()]


@on
async def opened(asked: Asked, _press: OpenHelp) -> Screen:
    """The help in a new message."""
    reader = await asked.services.players.reader(asked.request)
    return page(Topic.ABOUT, reader, new_message=True)


@on
async def turned(asked: Asked, press: ShowHelp) -> Screen:
    """The help about another topic."""
    return page(press.topic, await asked.services.players.reader(asked.request), new_message=False)


def page(topic: Topic, reader: Player, *, new_message: bool) -> Screen:
    """The help about a topic, and the way to the others."""
    others = tuple(
        (name(), ShowHelp(other)) for other, name in TOPICS.items() if other is not topic
    )
    # Translators: the placeholder of the help’s menu, at most 150 characters.
    choose = Select(_("Another topic"), others)
    play = Button(labels.PLAY(), OpenGame(), Style.MAIN)
    pictured = topic is Topic.MARKS and not reader.text_mode
    legend = Legend(tuple(mark() for mark in MARKS), reader.two_colour)
    return Screen(
        above=_said(topic, in_words=reader.text_mode),
        picture=legend if pictured else None,
        below="",
        rows=(choose, (play, Button(labels.TODAYS_DAILY(), OpenDaily()))),
        private=True,
        new_message=new_message or reader.text_mode,
        secret=True,
        alt=_MARKS_ALT() if pictured else "",
    )


def _said(topic: Topic, *, in_words: bool) -> str:
    """The help about a topic, in Discord's markdown; in text mode the marks are words."""
    match topic:
        case Topic.ABOUT:
            return "\n".join(("### Divan", *_lines(_ABOUT), f"-# {release()}"))
        case Topic.GAMES:
            lines = (*map(_line, GAME_WORDS), _ODDS())
        case Topic.TOGETHER:
            lines = _lines(_TOGETHER)
        case Topic.SCORING:
            lines = _lines(_SCORING)
        case Topic.MARKS:
            lines = _lines((_MARKS_IN_WORDS,) if in_words else _MARKS)
        case Topic.BUTTONS:
            lines = (_boards(), *_lines(_BUTTONS))
    return "\n".join((f"### {TOPICS[topic]()}", *lines))


def _lines(phrases: tuple[Phrase, ...]) -> tuple[str, ...]:
    """Lines that may name buttons, by their labels' names."""
    named = labels.by_name()
    return tuple(phrase(**named) for phrase in phrases)


def _line(key: str) -> str:
    """`- **Sultan** – the easiest: …`."""
    line = games.said(GAME_WORDS[key].line)
    return f"- **{games.name_of(key)}**{f' – {line}' if line else ''}"


def _boards() -> str:
    """The buttons of all boards, a line for each; those that several have are named once."""
    lines = (line for words in GAME_WORDS.values() for line in words.buttons)
    return bulleted(dict.fromkeys(lines))


def bulleted(lines: Iterable[str]) -> str:
    """Lines about buttons, which they call by their labels' names."""
    named = labels.by_name()
    return "\n".join(f"- {translated(line).format(**named)}" for line in lines)


def release() -> str:
    """`Divan 0.2.0`."""
    return f"Divan {version('divan')}"


_ABOUT: Final = (
    Phrase(
        "Solitaire on Discord: you play with buttons, and every position comes back as a picture."
    ),
    Phrase(
        "**`/divan play`** deals a game, or brings back the one you have open; another deal puts "
        "that aside."
    ),
    Phrase("**`/divan daily`** is today’s deal, the same for everyone: one attempt, no hints."),
    Phrase(
        "**`/divan duel`** is the same deal against someone, **`/divan table`** one board that "
        "the whole channel plays."
    ),
    Phrase(
        "**`/divan puzzle`** is a position where one move still wins and the others lose: ten "
        "seconds’ worth."
    ),
    Phrase("**`/divan board`** shows the leaderboards, **`/divan stats`** how you’re doing."),
    Phrase("**`/divan replay`** shows the game you last finished as an animation."),
    Phrase("**`/divan analyse`** shows where a game was lost, and the line to the win."),
    Phrase("**`/divan rules`** explains a game with pictures."),
    Phrase("**`/divan settings`** has the deck, text mode, privacy and a reminder."),
    Phrase(
        "Every move is saved at once, and only dailies, duels and cups run out: come back when "
        "you like."
    ),
)
_ODDS: Final = Phrase("-# Nearly every deal of each can be won, if you knew all the cards.")
_TOGETHER: Final = (
    Phrase(
        "- **Duel** `/divan duel`, or *Challenge* in a member’s menu under *Apps*: the same secret "
        "deal on two boards, within two days. Then everybody reads who did better, and where they "
        "parted."
    ),
    Phrase(
        "- **Table** `/divan table`: one board that the whole channel plays, a press each. Nobody "
        "plays two running, unless nobody else does for ten minutes."
    ),
    Phrase(
        "- **Cup** `/divan cup`: the same three deals, or five, for everybody who joins. Who "
        "manages the server announces one by giving it a name."
    ),
    Phrase(
        "- **{BEAT_THIS}**, under a shared game, deals you the same cards: whoever comes level or "
        "better is named under it."
    ),
    Phrase(
        "- **How it’s played** One attempt each, no hints, no clock; *{UNDO}* goes back to the "
        "last new card. Cards home count, a win is 100; then fewer turns. Whoever makes no move "
        "hasn’t lost: it counts nowhere."
    ),
    Phrase(
        "- **{MORE}** takes your challenge back, opens it to all, or lets Patient take it up. At a "
        "table it says who played what, and whoever opened it can close it there."
    ),
    Phrase(
        "- **{I_WON}**, **{I_LOST}** are bets, opened with the result. `/divan settings` says who "
        "may challenge you."
    ),
)
# Translators: {DATA}, {FILL} and others in capitals are buttons.
_SCORING: Final = (
    Phrase(
        "- **Score** In the daily a win is 100, otherwise every card home is a point. Ties go to "
        "whoever turned fewer cards; in The Shah, to whoever made fewer builds."
    ),
    Phrase(
        "- **Patient** A careful player who gets the same deal and sees only what you see. If "
        "both of you win, the one with fewer turns did better (in The Shah, with fewer builds); "
        "if neither does, the one with more cards home. You see how Patient did when your attempt "
        "is over, along with the fewest turns of any known win."
    ),
    Phrase(
        "- **Week** Your best five days added up; **month** your best twenty; **all time** wins, "
        "then points."
    ),
    Phrase(
        "- **Streak** The days you’ve played in a row: 20 cards home, or a finished game, in any "
        "of the games. A missed day is forgiven, and so is a second one if they are more than "
        "seven days apart; two missed days closer together begin a new streak. Today isn’t missed "
        "until it’s over."
    ),
    Phrase(
        "- **Proof** Shows that nobody changed the deals, on leaderboards, under the digest and "
        "with past days: note the day’s seals, and when it’s over, check them against the numbers "
        "and nonces. *{DATA}* has a whole day as a file."
    ),
)
_MARKS: Final = (
    Phrase("- **Gold** ring: this card can go up. Its number is gold too, and its button green."),
    Phrase("- **Cyan** corners: your last press changed this pile."),
    Phrase("- **Dimmed** card: another one lies outside it, so it can’t move yet (The Shah)."),
    Phrase(
        "- **Arrow** on a wine-red pill: the card can be built on that ray, “→3” on ray 3 (The "
        "Shah)."
    ),
    Phrase("- **Plus** in an empty place: the next *{FILL}* goes there (The Shah)."),
    Phrase("- **Dashed** frame: the move that was played; **solid**: the solver’s (analysis)."),
)
_MARKS_IN_WORDS: Final = Phrase(
    "In text mode, words stand for the marks: “goes up” is a card that can go up, and “Next "
    "fill” is the place that *{FILL}* goes to. What your last press changed comes first. On a "
    "ray only the last card can move."
)
MARKS: Final = (
    # Translators: in a picture: a card that can be played.
    Phrase("Goes up", "a mark"),
    # Translators: in a picture: a pile that the last press changed.
    Phrase("Changed", "a mark"),
    # Translators: in a picture: a card below others.
    Phrase("Covered", "a mark"),
    # Translators: in a picture: a card that can be moved onto another.
    Phrase("Builds", "a mark"),
    # Translators: in a picture: the gap that is filled next.
    Phrase("Filled", "a mark"),
)
"""The marks on the board, in their picture."""
_MARKS_ALT: Final = Phrase(
    "A seven of hearts with a gold ring: it can go up. A nine of clubs with cyan corners: it has "
    "changed. A dimmed jack of spades: it is covered. A five of diamonds with an arrow and a 3: it "
    "can be built on ray 3. An empty place with a plus: it is filled next."
)
_BUTTONS: Final = (
    Phrase("- **{GOT_IT}** puts the tips for new players away."),
    Phrase(
        "- **{TYPE}** plays what you type; **{IN_WORDS}** spells the board out; **{RULES}** and "
        "**{HELP}** explain."
    ),
    Phrase(
        "- **{REPOST}** posts the board again, below; **{RESIGN}** asks first; **{BACK}** shows "
        "the board."
    ),
    Phrase(
        "- **{NEW_DEAL}**, **{RETRY}** after a game; **{SHARE}** posts it, once, and gives you a "
        "line to copy; **{DETAILS}** tells the rest of a daily."
    ),
    Phrase(
        "- **{WHERE_LOST}**, **{ANALYSE}** find the move that lost a game: the solver sees every "
        "card."
    ),
    Phrase(
        "- **{LINE_TO_WIN}**, **{CHART}**, **{ANALYSIS}** show what it found; "
        "**{KEEP_SEARCHING}** looks further."
    ),
    Phrase(
        "- **{MAKE_PUZZLE}**, if one move alone still won where you lost and nothing was hidden, "
        "posts that position once: the others **{SOLVE}** it."
    ),
    Phrase(
        "- A game’s name among the dailies starts your attempt, after one **{START}** ever, or "
        "goes on with it; **✓** shows its end, **Finish** goes on with yesterday’s."
    ),
    Phrase(
        "- **{DAILIES}** today’s games; **{THE_DEAL}**, **{YESTERDAY}** a day that’s over; "
        "**{ARCHIVE}** a month of them; **◀**, **▶** what comes before and after."
    ),
    Phrase(
        "- **{PROOF}**, **{DATA}** what shows that a day was fair: its seals, and the file of a "
        "day that’s over."
    ),
    Phrase(
        "- **{REPLAY}**, **{WATCH_THE_BEST}** a game as an animation; **{HIGHLIGHT}** its last "
        "moves, or those around the losing one, **{WHOLE_GAME}** all; **{POST}** shows the "
        "channel."
    ),
    Phrase("- **{WINNING_LINE}**, **{REPLAYS}**, **{STEP}** go from card to card: **+5**, **−1**."),
    Phrase(
        "- **{PLAY_IT}**, **{PLAY_THIS_DEAL}** play the same cards; **{PLAY_TODAY}** opens the "
        "daily."
    ),
    Phrase(
        "- **{PLAY_FROM_HERE}** goes on from a move of a finished game, for fun: it counts nowhere."
    ),
    Phrase(
        "- **Games put aside**, under **{MORE}**, are open ones that made way for another deal: "
        "choose one to go on with it."
    ),
    Phrase("- **{CONTINUE}** brings your open game here."),
    Phrase(
        "- **{LEADERBOARD}**, **{MY_PLACE}**, **{SERVER}**, **{EVERYWHERE}** who leads; "
        "**{SHOW_HERE}** posts it."
    ),
    Phrase(
        "- **{EXPORT}**, **{DELETE}**, **{KEEP}** are about your data; **{REMINDER_OFF}** ends "
        "reminders."
    ),
)
