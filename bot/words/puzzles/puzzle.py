"""A puzzle in words: what it is about, and what a try did."""

from collections.abc import Sequence
from typing import Final

from bot.languages import Phrase, Plural, _
from bot.services.play.courses import Step
from bot.services.puzzles.puzzle_view import Event, PuzzleView
from bot.words.common.cards import short
from bot.words.common.games import first_lines, name_of
from bot.words.common.people import mention
from bot.words.common.puzzles import found
from bot.words.play.done import done, told
from bot.words.puzzles import day
from engine.moves import Build, Deal, Fill, Play, Privilege, Redeal, Turn
from engine.puzzles.reasons import Buried, LossReason, Stranded, Stuck

ALREADY: Final = Phrase("You’ve already shared this puzzle.")

FOUND: Final = "🟩"
MISSED: Final = "🟥"
TO_FIND: Final = "⬜"

LEVELS: Final = {1: Phrase("Easy"), 2: Phrase("Medium"), 3: Phrase("Hard")}
"""How hard a puzzle is."""

_USED_UP: Final = {
    1: Phrase("You’ve seen every easy puzzle of {game}, so this one is from another level."),
    2: Phrase("You’ve seen every medium puzzle of {game}, so this one is from another level."),
    3: Phrase("You’ve seen every hard puzzle of {game}, so this one is from another level."),
}
"""Above a puzzle of another level than was asked for."""

_LOSES: Final = {
    # Translators: a wrong move in a puzzle: “Playing 3♣ from slot 2 loses, …”.
    Play: Phrase("Playing {card} {whence} loses, so it’s taken back."),
    Build: Phrase("Moving {card} ({source}) onto {onto} ({target}) loses, so it’s taken back."),
    Privilege: Phrase("Moving {card} ({source}) into the empty {place} loses, so it’s taken back."),
    Turn: Phrase("Turning the next card loses, so it’s taken back."),
    Fill: Phrase("Filling the next gap loses, so it’s taken back."),
    Deal: Phrase("Laying the next circle loses, so it’s taken back."),
    Redeal: Phrase("Turning the waste over loses, so it’s taken back."),
}
_DECISIONS: Final = Plural(
    "{count} decision: one move still wins, all others lose. Nothing is hidden.",
    "{count} decisions: at each, one move still wins, all others lose. Nothing is hidden.",
)
_WRONG_MOVES: Final = Plural(
    "That wins, after {count} wrong move.", "That wins, after {count} wrong moves."
)

_NO_MORE: Final = Phrase("After that, no more cards can go up.")
_AT_MOST: Final = Plural(
    "After that, only {count} more card can go up.",
    "After that, at most {count} more cards can go up.",
)


def named(view: PuzzleView) -> str:
    """`Puzzle 312`, beside the game's name."""
    # Translators: a puzzle’s name.
    return _("Puzzle {number}", number=str(view.number))


def title(view: PuzzleView) -> str:
    """`Sultan, puzzle 312`."""
    return _("{game}, puzzle {number}", game=name_of(view.key), number=str(view.number))


def heading(view: PuzzleView) -> str:
    """`🟩⬜⬜ · Easy`: what the picture doesn't say.

    The squares come first, as they would break over two lines elsewhere.
    """
    said = [marks(view), LEVELS[view.level]()]
    if view.of_day:
        said.append(day.heading(view.of_day))
    return f"-# {' · '.join(said)}"


def marks(view: PuzzleView) -> str:
    """`🟩🟥⬜`: a square for each decision, red where a wrong move was tried."""
    found = [MISSED if missed else FOUND for missed in view.missed]
    if not view.is_answered and not view.missed[-1]:
        found[-1] = TO_FIND
    return "".join([*found, *[TO_FIND] * (view.decisions - len(found))])


def said(view: PuzzleView) -> str:
    """What the press did, and what is to be found now."""
    if view.is_over:
        of_day = day.told(view.of_day) if view.of_day else ""
        others = found(view.found) if view.found else ""
        return "\n".join(filter(None, (_ended(view), of_day, others)))
    match view.event:
        case Event.BEGUN:
            used_up = _USED_UP[view.used_up](game=name_of(view.key)) if view.used_up else ""
            return "\n".join(filter(None, (used_up, about(view), _rules(view))))
        case Event.MISSED:
            assert view.wrong, "a move was tried"
            because = [_because(view.reason)] if view.reason else []
            return " ".join((MISSED, _loses(view.wrong), *because))
        case Event.FOUND:
            return f"{_found(view.steps)} {_now(view)}"
        case Event.NOTHING:
            return _now(view)


def end_title(view: PuzzleView) -> str:
    """What the foot of the picture says once all is found."""
    # Translators: in a picture: the puzzle was solved without a wrong move, or with some.
    return _("Solved cleanly") if view.is_clean else _("Solved")


def shared(view: PuzzleView, owner: str) -> str:
    """How it was answered, without a move: below whose it is and which, `🟩🟥🟩`."""
    return f"{mention(owner)} · {title(view)}\n{marks(view)}"


def _rules(view: PuzzleView) -> str:
    """The game's rules in a few words, for one's first puzzle of it; whole games need more."""
    words = view.player.text_mode
    return first_lines(view.key, in_words=words, skill=False) if view.is_first else ""


def about(view: PuzzleView) -> str:
    """How many decisions there are, and that nothing is hidden."""
    said = _DECISIONS(view.decisions)
    return f"{said}\n{day.about(view.of_day)}" if view.of_day else said


def _now(view: PuzzleView) -> str:
    at = len(view.missed)
    return _("Decision {number} of {of}: which move still wins?", number=at, of=view.decisions)


def _ended(view: PuzzleView) -> str:
    """How it was answered, with what the last move did if it was just found."""
    if not view.is_answered:
        return ""
    wrong = sum(view.missed)
    how = _WRONG_MOVES(wrong) if wrong else _("That wins, and you found it cleanly.")
    # Of the moves that finish the game, which follow the last one to be found, nothing is said.
    return f"{_found(view.steps[:1])} {how}" if view.event is Event.FOUND and view.steps else how


def _found(steps: Sequence[Step]) -> str:
    # Translators: {done} is “played J♦, turned 3 cards”.
    return _("{mark} Found: {done}.", mark=FOUND, done=done(steps))


def _because(why: LossReason) -> str:
    match why:
        case Buried(card, under):
            # Translators: two cards of a suit on the waste; the lower one is below, and stuck.
            return _(
                "{card} would lie under {under} for good.", card=short(card), under=short(under)
            )
        case Stuck(card):
            return _("After that, {card} can’t go up any more.", card=short(card))
        case Stranded(most):
            return _AT_MOST(most) if most else _NO_MORE()


def _loses(step: Step) -> str:
    return told(_LOSES[type(step.move)], step)
