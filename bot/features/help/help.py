"""Help: `/divan help` with what Divan is and how everything works, a topic at a time."""

from collections.abc import Iterable
from importlib.metadata import version
from typing import Final

from bot import DISTRIBUTION
from bot.features.handlers import Asked, command, on
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
    Topic.SCORING: Phrase("Score, the house, streak"),
    Topic.MARKS: Phrase("Marks on the board"),
    # Translators: a topic of the help: what each button does.
    Topic.BUTTONS: Phrase("Buttons"),
}


@command("help", marked("How Divan works: scores, streaks, marks and buttons"))
async def asked_for(asked: Asked) -> Screen:
    reader = await asked.services.players.reader(asked.request)
    return page(Topic.ABOUT, reader, new_message=True)


@on
async def opened(asked: Asked, _press: OpenHelp) -> Screen:
    return await asked_for(asked)


@on
async def turned(asked: Asked, press: ShowHelp) -> Screen:
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
            # Those of all boards; what several have is named once.
            of_games = (line for words in GAME_WORDS.values() for line in words.buttons)
            lines = (bulleted(dict.fromkeys(of_games)), *_lines(_BUTTONS))
    return "\n".join((f"### {TOPICS[topic]()}", *lines))


def _lines(phrases: tuple[Phrase, ...]) -> tuple[str, ...]:
    """Lines that may name buttons, by their labels' names."""
    named = labels.by_name()
    return tuple(phrase(**named) for phrase in phrases)


def _line(key: str) -> str:
    """`- **Sultan** – the easiest: …`."""
    line = games.said(GAME_WORDS[key].line)
    return f"- **{games.name_of(key)}**{f' – {line}' if line else ''}"


def bulleted(lines: Iterable[str]) -> str:
    """Lines about buttons, which they call by their labels' names."""
    named = labels.by_name()
    return "\n".join(f"- {translated(line).format(**named)}" for line in lines)


def release() -> str:
    """`Divan 0.2.0`."""
    return f"Divan {version(DISTRIBUTION)}"


_ABOUT: Final = (
    Phrase(
        "Solitaire on Discord: you play with buttons, and every position comes back as a picture."
    ),
    Phrase("**`/divan play`** deals a game, or brings back the one you have open."),
    Phrase(
        "**`/divan daily`** is today’s deal, the same for everyone. You get one attempt and no "
        "hints."
    ),
    Phrase(
        "**`/divan duel`** deals you and someone else the same cards; at a **`/divan table`** the "
        "whole channel plays one board."
    ),
    Phrase("**`/divan puzzle`** is a game that can still be won, if you figure out how."),
    Phrase("**`/divan board`** shows the leaderboards, **`/divan stats`** how you’re doing."),
    Phrase("**`/divan replay`** shows your last game as an animation."),
    Phrase("**`/divan analyze`** shows where you lost it, and how you could have won."),
    Phrase("**`/divan rules`** explains a game with pictures."),
    Phrase("Choose your deck, text mode, privacy and a reminder in **`/divan settings`**."),
    Phrase(
        "Every move is saved, so come back whenever you like. Only dailies, the daily puzzle, "
        "duels, tables and cups have a deadline."
    ),
)
_ODDS: Final = Phrase("-# If you could see every card, you could win nearly every deal.")
_TOGETHER: Final = (
    Phrase(
        "- **Duel** Use `/divan duel`, or *Challenge* under *Apps* in a member’s menu. You both "
        "play the same secret deal within two days. Then everyone sees who did better, and where "
        "the two games differ."
    ),
    Phrase(
        "- **Table** With `/divan table` the whole channel plays one board: one press each, "
        "then it’s someone else’s turn. If nobody else plays for ten minutes, you can go again."
    ),
    Phrase(
        "- **Cup** In a `/divan cup` everyone plays the same three or five deals. If you manage "
        "the server, start one with `/divan cup name:`."
    ),
    Phrase(
        "- **{BEAT_THIS}** under a shared game deals you the same cards; anyone who ties or beats "
        "it is named below."
    ),
    Phrase(
        "- **How it works** You get one attempt at each deal, without hints, and *{UNDO}* goes "
        "back only as far as the last new card. A win is 100, otherwise every card home is a "
        "point. Ties go to the player who turned fewer cards. A duel counts only if both players "
        "make a move."
    ),
    Phrase(
        "- **{ACCEPT}** on your own challenge lets you withdraw it, open it to all, or play the "
        "house instead. **{MORE}** at a table shows who played what, and lets you close a table "
        "you opened."
    ),
    Phrase(
        "- **{I_WON}** and **{I_LOST}** are bets: if you’re wrong, the result says so. Choose "
        "in `/divan settings` who may challenge you."
    ),
    Phrase(
        "- **The crown** goes to the first player who wins a duel here, then to anyone who "
        "beats its holder. If the holder plays no duel here for two weeks, the next winner "
        "takes it."
    ),
)
# Translators: {FILL} and others in capitals are buttons.
_SCORING: Final = (
    Phrase(
        "- **Score** In a daily a win is 100, otherwise every card home is a point. Ties go to "
        "the player who turned fewer cards (in The Shah, made fewer builds)."
    ),
    Phrase(
        "- **The house** A careful player who gets the same deal and sees only what you see. When "
        "you’ve finished, you see how the house did, and the fewest cards turned in any "
        "known win (in The Shah, the fewest builds)."
    ),
    Phrase(
        "- **Week** adds up your best five days, **month** your best twenty; **all time** counts "
        "wins, then points."
    ),
    Phrase(
        "- **Streak** The days you’ve played in a row. A day counts with 20 cards home or a "
        "finished game. One missed day in any seven is forgiven, and today isn’t missed until "
        "it’s over."
    ),
    Phrase(
        "- **{PROOF}** shows that nobody changed the deals. Write down the day’s seals, and when "
        "the day is over, check them against the numbers and nonces."
    ),
)
_MARKS: Final = (
    Phrase(
        "- **Gold** ring: this card can go up. Its number is gold too, and its button green. That "
        "isn’t advice: it may be better to wait."
    ),
    Phrase("- **Cyan** corners: your last press changed this pile."),
    Phrase("- **Dimmed** card: another card lies on top of it, so it can’t move yet (The Shah)."),
    Phrase(
        "- **Arrow** on a wine-red pill: you can build this card on that ray; “→3” is ray 3 (The "
        "Shah)."
    ),
    Phrase("- **Plus** in an empty place: the next *{FILL}* goes there (The Shah)."),
    Phrase("- **Dashed** frame: the move that was played; **solid**: the solver’s (analysis)."),
)
_MARKS_IN_WORDS: Final = Phrase(
    "In text mode, words replace the marks: “goes up” means that a card can go up, and “Next "
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
    Phrase(
        "- **{SHARE}** posts a finished game without its cards; **{SHOW_HERE}** posts what only "
        "you see.",
    ),
    Phrase(
        "- **{WHERE_LOST}** finds the losing move; **{PLAY_FROM_HERE}** continues there, just "
        "for fun."
    ),
    Phrase("- A game’s name starts or continues today’s attempt; **✓** shows how it ended."),
)
