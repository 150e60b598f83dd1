"""A try at a puzzle: what its board says, how one ends, and how the whole puzzle did."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from bot.features.play.changes import change
from bot.features.screen import Button, Row, Section, Select, Style
from bot.languages import Phrase, Plural, listed, marked, translated
from bot.press.games import ShowRules
from bot.press.puzzles import AnotherPuzzle, SharePuzzle, ShowPuzzleOver, SolveToday
from bot.services.core.days import ends_at
from bot.services.play.courses import Step
from bot.services.play.game_view import GameView, InPuzzle, Panel
from bot.store.schema.puzzles import FAILED
from bot.words import labels
from bot.words.cards import short
from bot.words.done import done
from bot.words.games import first_lines, name_of
from bot.words.people import mention
from bot.words.results import found
from bot.words.text import headed
from bot.words.times import clock, with_weekday
from engine.puzzles.tries import TRIES, Wrong

LEVELS: Final = {
    # Translators: a choice: an easy puzzle.
    1: marked("Easy"),
    # Translators: a choice: a puzzle neither easy nor hard.
    2: marked("Medium"),
    # Translators: a choice: a hard puzzle.
    3: marked("Hard"),
}
"""How hard a puzzle is."""
LOST: Final = "🟥"
WON: Final = "🟩"
_MOST: Final = 1500
"""How many characters a way to win may take."""


def squares(of: InPuzzle) -> str:
    """`🟥🟥🟩`: a square for each try that has ended."""
    return LOST * len(of.lost) + (WON if of.is_solved else "")


def heading(of: InPuzzle) -> str:
    """`Try 2 of 6 · Easy · Sat 21 Nov`: what the picture doesn't say."""
    said = [] if of.is_over else [_TRY(number=len(of.lost) + 1, of=TRIES)]
    said.append(translated(LEVELS[of.level]))
    if of.day:
        said.append(with_weekday(of.day))
    return f"-# {' · '.join(said)}"


_TRY: Final = Phrase("Try {number} of {of}")


def end_title(of: InPuzzle) -> str:
    """What the foot of the picture says once the puzzle is over."""
    if of.is_solved:
        return SOLVED_ON(number=of.tries)
    return _FAILED() if of.tries else _DAY_OVER()


SOLVED_ON: Final = Phrase("Solved on try {number}")
_FAILED: Final = Phrase("Not this time")
# Translators: of a puzzle that can’t be played any more.
_DAY_OVER: Final = Phrase("The day is over")


def said(view: GameView, of: InPuzzle) -> str:
    """What the press did, and how things stand now."""
    if of.is_over:
        return "\n".join(filter(None, _ended(of)))
    if view.panel is Panel.RESIGN:
        return _GIVE_UP()
    if of.is_begun:
        return change(view)
    if of.lost:
        return "\n".join(filter(None, _next(of)))
    lines = [_USED_UP[of.used_up](game=name_of(view.key))] if of.used_up else []
    lines += [(_TO_COME if view.table.stock else _NOTHING_HIDDEN)(), _SIX()]
    if of.is_shipped:
        lines.append(_SHIPPED())
    if not of.counts:
        lines.append(_COUNTS_NOWHERE())
    return "\n".join(lines)


_GIVE_UP: Final = Phrase("Give up this try? It counts as lost.")
_TO_COME: Final = Phrase(
    "**This can still be won.** All the remaining cards are shown below the board."
)
_NOTHING_HIDDEN: Final = Phrase("**This can still be won.** Nothing is hidden.")
_SIX: Final = Phrase("Six tries. You’ll hear about a mistake a few moves later.")
_COUNTS_NOWHERE: Final = Phrase(
    "You had this puzzle before you deleted your data, so it doesn’t count anywhere."
)
_SHIPPED: Final = Phrase("No puzzle was ready for today, so this one is from the collection.")
_USED_UP: Final = {
    1: Phrase("You’ve seen every easy puzzle of {game}, so this one is from another level."),
    2: Phrase("You’ve seen every medium puzzle of {game}, so this one is from another level."),
    3: Phrase("You’ve seen every hard puzzle of {game}, so this one is from another level."),
}
"""Above a puzzle of another level than was asked for."""


def rules(view: GameView, of: InPuzzle) -> tuple[Section, ...]:
    """How the game goes, beside the button of its rules, for one's first puzzle of it."""
    if not of.is_first or of.is_over or view.panel is not Panel.BOARD:
        return ()
    # With the legend under a picture the message would be higher than a window.
    in_words = view.player.text_mode
    words = first_lines(view.key, in_words=in_words, skill=False, legend=in_words)
    return (Section(words, Button(labels.RULES(), ShowRules(view.game))),)


def _next(of: InPuzzle) -> Iterator[str]:
    """That the try before is lost, and why, and where this one starts."""
    number = len(of.lost)
    if of.lost[-1].ply is None:
        yield _COUNTED(number)
        return
    lost = _LOST(mark=LOST, number=number)
    if of.mistake is None:
        yield f"{lost} {_UNTIL_HERE()}"
        yield _STARTS_HERE(number=number + 1)
        return
    wrong, card = of.mistake.wrong, of.mistake.card
    mistaken = _MISTAKES[wrong, card is not None](card=short(card) if card else "")
    yield f"{lost} {mistaken}"
    yield _STARTS_BEFORE(number=number + 1)


_COUNTED: Final = Plural(
    "Your wrong move counts as a lost try. You can still win this.",
    "Your {count} wrong moves count as lost tries. You can still win this.",
)
"""Of a puzzle that was begun before there were tries."""
_LOST: Final = Phrase("{mark} **Try {number} is lost.**")
_UNTIL_HERE: Final = Phrase("You could still have won up to this point.")
_STARTS_HERE: Final = Phrase("Try {number} starts here.")
# Translators: right before the move that lost the game.
_STARTS_BEFORE: Final = Phrase("Try {number} starts right before it.")


_MISTAKES: Final = {
    (Wrong.WENT_UP, True): Phrase("{card} went up too soon; until then you could still have won."),
    # Translators: turning the next card, although this one lay on the waste.
    (Wrong.TURNED, True): Phrase("Turning past {card} lost the game."),
    (Wrong.TURNED, False): Phrase("Turning the next card lost the game."),
    (Wrong.MOVED, True): Phrase("Moving {card} lost the game."),
    (Wrong.FILLED, True): Phrase("Filling the gap with {card} lost the game."),
}


def _ended(of: InPuzzle) -> Iterator[str]:
    """How it went, and what may be told once it is over."""
    if of.is_solved:
        yield _SOLVED_LINE(squares=squares(of), number=of.tries)
    else:
        how = _NOT_THIS_TIME if of.tries == FAILED else _OVER
        way = f" {_WAY()}" if of.solution else ""
        yield f"{squares(of)} {how()}{way}".strip()
        if of.solution:
            yield _line(of.solution.steps)
    if not of.counts:
        yield _COUNTS_NOWHERE()
    if of.found and of.found.answered > 1:  # Somebody else has, too.
        yield found(of.found)
    if of.streak > 1:
        yield _STREAK(of.streak)
    if of.still:
        yield _STILL(len(of.still), who=listed([*map(mention, of.still)]))
    if of.day and not of.is_solved and of.tries:
        yield _COMES(time=clock(ends_at(of.day)))


_SOLVED_LINE: Final = Phrase("{squares} **Solved on try {number}.**")
_NOT_THIS_TIME: Final = Phrase("**Not this time.**")
_OVER: Final = Phrase("**The day is over.**")
_WAY: Final = Phrase("Here’s a way to win.")
_STREAK: Final = Plural(
    "You’ve finished the puzzle {count} day in a row.",
    "You’ve finished the puzzle {count} days in a row.",
)
_STILL: Final = Plural("{who} is still on it.", "{who} are still on it.")
_COMES: Final = Phrase("-# Next puzzle at {time}.")


def _line(steps: Sequence[Step]) -> str:
    """`Turned 3 cards, played J♦, turned 2 cards, …`: the moves that win, in order."""
    runs = [list(run) for _kind, run in groupby(steps, key=lambda step: type(step.move))]
    said = [done(run, begins=not number) for number, run in enumerate(runs)]
    text = f"{', '.join(said)}."
    return text if len(text) <= _MOST else f"{text[:_MOST].rpartition(', ')[0]}, …"


def rows(view: GameView, of: InPuzzle) -> tuple[Row, ...]:
    """What can be done once a puzzle is over."""
    share = (Button(labels.SHARE(), SharePuzzle(of.puzzle)),) if of.tries and of.counts else ()
    choices = tuple(
        (headed(name_of(key), translated(LEVELS[level])), AnotherPuzzle(key, level))
        for key in of.others
        for level in LEVELS
    )
    others = Select(labels.ANOTHER_LIKE(), choices)
    if of.day and of.is_day_over:
        today = Button(labels.PUZZLE(), SolveToday(), Style.MAIN)
        told = Button(labels.PUZZLE_OVER(), ShowPuzzleOver(of.day))
        return (today, *share), (told,), others
    another = Button(labels.ANOTHER(), AnotherPuzzle(view.key, of.level), Style.MAIN)
    return (another, *share), others


def told(view: GameView, of: InPuzzle) -> str:
    """`Divan puzzle 5: 3 of 6`, and its squares: what is shared."""
    number, tries = str(of.number), str(of.tries) if of.is_solved else "X"
    if of.day:
        named = _SHARED_DAY(number=number, tries=tries, of=TRIES)
    else:
        named = _SHARED(game=name_of(view.key), number=number, tries=tries, of=TRIES)
    return f"{named}\n{squares(of)}"


# Translators: {tries} is a number, or X.
_SHARED_DAY: Final = Phrase("Divan puzzle {number}: {tries} of {of}")
# Translators: {tries} is a number, or X.
_SHARED: Final = Phrase("{game} puzzle {number}: {tries} of {of}")


def in_words(of: InPuzzle) -> str:
    """What the picture's foot and the squares say, for its alt text: `Try 2 of 6.`"""
    if of.is_over:
        return f"{end_title(of)}. {_LOST_TRIES(len(of.lost))}" if of.lost else f"{end_title(of)}."
    return f"{_TRY(number=len(of.lost) + 1, of=TRIES)}."


_LOST_TRIES: Final = Plural("{count} try was lost.", "{count} tries were lost.")
