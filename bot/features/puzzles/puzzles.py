"""Puzzles: `/divan puzzle`, the moves that are tried; how one did, or one that is made, for all."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from bot.errors import PlayError, Reason
from bot.features.handlers import Already, Asked, Choice, Claim, Once, Option, command, on
from bot.features.options import game_choices
from bot.features.play.changes import MARKED, changed
from bot.features.screen import (
    Button,
    Row,
    Screen,
    Select,
    Style,
    already_posted,
    in_pairs,
    public_text,
)
from bot.languages import Phrase, Plural, _, for_everyone, listed, marked, translated
from bot.press.puzzles import (
    AnotherPuzzle,
    MakePuzzle,
    SharePuzzle,
    SolvePuzzle,
    SolveToday,
    TryMove,
)
from bot.render.layouts.board import Board, End
from bot.services.core.days import closes_at
from bot.services.play.courses import Step
from bot.services.puzzles import puzzle_view
from bot.services.puzzles.puzzle_view import Event, OfDay, PuzzleView
from bot.words import labels
from bot.words.cards import short
from bot.words.done import done, told
from bot.words.games import first_lines, name_of
from bot.words.people import mention
from bot.words.position import captions, position, spread
from bot.words.results import found
from bot.words.times import clock, with_weekday
from engine.moves import WASTE, Build, Deal, Fill, Move, Play, Privilege, Redeal, Turn
from engine.puzzles.reasons import Buried, LossReason, Stranded, Stuck

ALT: Final = 1024
"""How many characters Discord takes for a picture in words."""
_TEXT: Final = 3000
"""How many a message of text mode has for its position."""
_BUILD_BUTTONS: Final = 4
"""Up to this many builds are buttons; more become a select."""
_TODAY: Final = "today"
_LEVELS: Final = {
    # Translators: a choice: an easy puzzle.
    1: marked("Easy"),
    # Translators: a choice: a puzzle neither easy nor hard.
    2: marked("Medium"),
    # Translators: a choice: a hard puzzle.
    3: marked("Hard"),
}
"""How hard a puzzle is."""
_WHICH: Final = (
    # Translators: a choice: today’s puzzle.
    Choice(marked("Today’s"), _TODAY),
    Choice(marked("Another"), "another"),
)


@command(
    "puzzle",
    marked("Today’s puzzle, or another: one move wins, the others lose"),
    which=Option(marked("Which one (default: today’s)"), choices=lambda: _WHICH),
    game=Option(marked("Game (default: the one of your last puzzle)"), choices=game_choices),
    level=Option(
        marked("How hard (default: as your last puzzle)"),
        choices=lambda: [Choice(name, level) for level, name in _LEVELS.items()],
    ),
)
async def puzzle(
    asked: Asked, which: str | None = None, game: str | None = None, level: int | None = None
) -> Screen:
    """Today's, unless something else is asked for."""
    puzzles = asked.services.puzzles
    if which == _TODAY or not (which or game or level):
        return screen(await puzzles.today(asked.request))
    return screen(await puzzles.another(asked.request, game, level))


@on
async def today(asked: Asked, _press: SolveToday) -> Screen:
    """The puzzle of the day."""
    return screen(await asked.services.puzzles.today(asked.request))


@on
async def another(asked: Asked, press: AnotherPuzzle) -> Screen:
    """One that whoever presses was never shown."""
    return screen(await asked.services.puzzles.another(asked.request, press.key, press.level))


@on
async def attempt(asked: Asked, press: TryMove) -> Screen:
    """What a try did."""
    return screen(await asked.services.puzzles.attempt(asked.request, press))


def screen(view: PuzzleView) -> Screen:
    """The message of a puzzle, for its player alone."""
    if view.player.text_mode:
        return _in_text(view)
    return Screen(
        above=_heading(view),
        picture=board(view),
        below=_said(view),
        rows=_rows(view),
        private=True,
        new_message=False,
        secret=True,
        seen_by_many=True,  # Everybody has the day's, and a wrong move changes no board.
        alt=place(view, ALT),
    )


def _in_text(view: PuzzleView) -> Screen:
    """The message of text mode: without the position if that is as the last message had it, or if
    nothing is left on the table."""
    known = view.event is Event.MISSED or view.is_answered
    at = "" if known else place(view, _TEXT)
    return Screen(
        above="\n".join(filter(None, (_heading(view), _said(view), at))),
        picture=None,
        below="",
        rows=_rows(view),
        private=True,
        new_message=True,
        secret=True,
    )


def place(view: PuzzleView, most: int) -> str:
    """What is on the table, in words."""
    if view.is_answered:
        return position(view.table, _title(view))
    return spread(view.table, _title(view), most)


def board(view: PuzzleView) -> Board:
    """The picture, with all that is to come."""
    is_short = len(view.steps) <= MARKED
    return Board(
        table=view.table,
        captions=captions(view.table),
        # Translators: a puzzle’s name.
        heading=_("Puzzle {number}", number=str(view.number)),
        fresh=changed(view.before, view.table) if is_short else frozenset(),
        end=End(_end_title(view)) if view.is_answered else None,
        two_colour=view.player.two_colour,
        spread=not view.is_answered,
    )


def _end_title(view: PuzzleView) -> str:
    """What the foot of the picture says once all is found."""
    # Translators: in a picture: the puzzle was solved without a wrong move, or with some.
    return _("Solved cleanly") if view.is_clean else _("Solved")


def _title(view: PuzzleView) -> str:
    """`Sultan, puzzle 312`."""
    return _("{game}, puzzle {number}", game=name_of(view.key), number=str(view.number))


def _heading(view: PuzzleView) -> str:
    """`🟩⬜⬜ · Easy · Sat 21 Nov`: what the picture doesn't say.

    The squares come first, as they would break over two lines elsewhere.
    """
    said = [_marks(view), translated(_LEVELS[view.level])]
    if view.of_day:
        said.append(with_weekday(view.of_day.day))
    return f"-# {' · '.join(said)}"


def _marks(view: PuzzleView) -> str:
    """`🟩🟥⬜`: a square for each decision, red where a wrong move was tried."""
    found = [MISSED if missed else _FOUND for missed in view.missed]
    if not view.is_answered and not view.missed[-1]:
        found[-1] = _TO_FIND
    return "".join([*found, *[_TO_FIND] * (view.decisions - len(found))])


_FOUND: Final = "🟩"
MISSED: Final = "🟥"
_TO_FIND: Final = "⬜"


def _said(view: PuzzleView) -> str:
    """What the press did, and what is to be found now."""
    if view.is_over:
        of_day = _day_told(view.of_day) if view.of_day else ""
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


_USED_UP: Final = {
    1: Phrase("You’ve seen every easy puzzle of {game}, so this one is from another level."),
    2: Phrase("You’ve seen every medium puzzle of {game}, so this one is from another level."),
    3: Phrase("You’ve seen every hard puzzle of {game}, so this one is from another level."),
}
"""Above a puzzle of another level than was asked for."""


def _ended(view: PuzzleView) -> str:
    """How it was answered, with what the last move did if it was just found."""
    if not view.is_answered:
        return ""
    wrong = sum(view.missed)
    how = _WRONG_MOVES(wrong) if wrong else _("That wins, and you found it cleanly.")
    # Of the moves that finish the game, which follow the last one to be found, nothing is said.
    return f"{_found(view.steps[:1])} {how}" if view.event is Event.FOUND and view.steps else how


_WRONG_MOVES: Final = Plural(
    "That wins, after {count} wrong move.", "That wins, after {count} wrong moves."
)


def _found(steps: Sequence[Step]) -> str:
    # Translators: {done} is “played J♦, turned 3 cards”.
    return _("{mark} Found: {done}.", mark=_FOUND, done=done(steps))


def _loses(step: Step) -> str:
    return told(_LOSES[type(step.move)], step)


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


_NO_MORE: Final = Phrase("After that, no more cards can go up.")
_AT_MOST: Final = Plural(
    "After that, only {count} more card can go up.",
    "After that, at most {count} more cards can go up.",
)


def _now(view: PuzzleView) -> str:
    at = len(view.missed)
    return _("Decision {number} of {of}: which move still wins?", number=at, of=view.decisions)


def _rules(view: PuzzleView) -> str:
    """The game's rules in a few words, for one's first puzzle of it; whole games need more."""
    words = view.player.text_mode
    return first_lines(view.key, in_words=words, skill=False) if view.is_first else ""


def about(view: PuzzleView) -> str:
    """How many decisions there are, and that nothing is hidden."""
    said = _DECISIONS(view.decisions)
    return f"{said}\n{_day_about(view.of_day)}" if view.of_day else said


_DECISIONS: Final = Plural(
    "{count} decision: one move still wins, all others lose. Nothing is hidden.",
    "{count} decisions: at each, one move still wins, all others lose. Nothing is hidden.",
)


def _day_about(of_day: OfDay) -> str:
    """Until when everybody has the same, and whether it is no secret."""
    ends = clock(closes_at(of_day.day))
    said = [_("Everybody has this one, until {time}.", time=ends)]
    if of_day.is_shipped:
        said.append(_("None was ready for today, so it comes from the collection."))
    return " ".join(said)


def _day_told(of_day: OfDay) -> str:
    """How it went, once its player has answered, or its day is over."""
    lines = [*_solution(of_day)] if of_day.is_over else []
    if of_day.found and of_day.found.answered:
        lines.append(found(of_day.found))
    if of_day.streak > 1 and not of_day.is_over:
        lines.append(_STREAK(of_day.streak))
    return "\n".join(lines)


def _solution(of_day: OfDay) -> Iterator[str]:
    yield _("Its day is over. This wins:")
    for number, decision in enumerate(of_day.revealed, 1):
        yield f"{number}. {done((decision.answer,), begins=True)}"
        if decision.wrong:
            moves = listed([f"{done((step,))} ({times})" for step, times in decision.wrong])
            # Translators: what others did at a decision of a puzzle: “turned 1 card (3)”.
            others = _("Others: {moves}", moves=moves)
            yield f"-# {others}"


_STREAK: Final = Plural("Answered {count} day in a row.", "Answered {count} days in a row.")


def _rows(view: PuzzleView) -> tuple[Row, ...]:
    if view.is_over:
        another = Button(labels.ANOTHER(), AnotherPuzzle(view.key, view.level), Style.MAIN)
        share = Button(labels.SHARE(), SharePuzzle(view.puzzle))
        return ((another, share) if view.is_answered else (another,),)
    builds = [one for one in view.choices if isinstance(one.move, Build | Privilege)]
    others = [one for one in view.choices if one not in builds]
    plain = [_button(view, one, _label(view, one.move)) for one in others]
    threes = tuple(tuple(plain[at : at + 3]) for at in range(0, len(plain), 3))
    return (*threes, *_builds(view, builds))


def _builds(view: PuzzleView, builds: Sequence[puzzle_view.Choice]) -> tuple[Row, ...]:
    """Builds and privileges, or a select of them; there are never more than 23."""
    moves = [one.move for one in builds if isinstance(one.move, Build | Privilege)]
    if len(builds) <= _BUILD_BUTTONS:
        named = zip(builds, labels.builds(moves, view.table), strict=True)
        return in_pairs(*(_button(view, one, label) for one, label in named))
    choices = tuple(
        (_marked(one, labels.built_at_length(move, view.table)), _press(view, move))
        for one, move in zip(builds, moves, strict=True)
    )
    return (Select(labels.BUILDS(), choices),)


def _button(view: PuzzleView, choice: puzzle_view.Choice, label: str) -> Button:
    """The button of a move; red and greyed once it was tried in vain."""
    if choice.is_tried:
        return Button(_marked(choice, label), None, enabled=False)
    return Button(label, _press(view, choice.move))


def _marked(choice: puzzle_view.Choice, label: str) -> str:
    return f"{MISSED} {label}" if choice.is_tried else label


def _press(view: PuzzleView, move: Move) -> TryMove:
    return TryMove(view.puzzle, view.version, str(move))


def _label(view: PuzzleView, move: Move) -> str:
    """What the button of a move is called on any board."""
    match move:
        case Turn():
            return labels.TURN()
        case Fill():
            return labels.FILL()
        case Redeal():
            return labels.REDEAL()
        case Deal():
            return labels.circle(view.table.circles + 1)
        case Play(source) if source == WASTE:
            return labels.waste(view.table.card_at(WASTE))
        case Play(source):
            return labels.numbered(int(source), view.table.card_at(source))
        case Build() | Privilege():
            return labels.built_at_length(move, view.table)


@on
async def share(asked: Asked, press: SharePuzzle) -> Once:
    """Posts how a puzzle was answered, once."""
    puzzles = asked.services.puzzles
    view, interrupted = await puzzles.share(asked.request, press.puzzle)
    claim = Claim(
        interrupted,
        partial(puzzles.settle, view.puzzle),
        partial(puzzles.release, view.puzzle, interrupted),
    )
    already = partial(already_posted, ALREADY_SHARED)
    return Once(claim, shared(view, asked.owner), already)


def shared(view: PuzzleView, owner: str) -> Screen:
    """How it was answered, without a move: below whose it is and which, `🟩🟥🟩`."""
    return public_text(f"{mention(owner)} · {_title(view)}\n{_marks(view)}", ())


ALREADY_SHARED: Final = Phrase("You’ve already shared this puzzle.")


@on
async def make(asked: Asked, press: MakePuzzle) -> Once | Already:
    """Posts a puzzle of a lost game, unless that was done; raises NOBODY_ELSE_HERE."""
    if asked.is_between_us:  # It can be posted once: not where nobody solves it.
        raise PlayError(Reason.NOBODY_ELSE_HERE)
    asked.discord.take_time()  # What was offered may have to be proved again.
    puzzles, may_post = asked.services.made_puzzles, asked.discord.check_post
    making = await puzzles.begin(asked.request, press.game, asked.channel, may_post)
    already, puzzle = partial(already_posted, ALREADY_MADE), making.puzzle
    if making.view is None:
        return Already(puzzle.message if puzzle.channel == asked.channel else None, already)
    claim = Claim(
        making.interrupted, partial(puzzles.settle, making), partial(puzzles.release, making)
    )
    return Once(claim, made(making.view, puzzle.id, asked.owner), already)


@for_everyone()
def made(view: PuzzleView, id_: int, owner: str) -> Screen:
    """A puzzle that somebody made of a game they lost, for the channel."""
    said = _(
        "{player} lost a game of {game} here. Which move still wins?",
        player=mention(owner),
        game=name_of(view.key),
    )
    return Screen(
        above=said,
        picture=board(view),
        below=about(view),
        rows=((Button(labels.SOLVE(), SolvePuzzle(id_), Style.MAIN),),),
        private=False,
        new_message=True,
        alt=place(view, ALT),
        words_suffice=True,
    )


ALREADY_MADE: Final = Phrase("You’ve already made a puzzle of this game.")


@on
async def solve(asked: Asked, press: SolvePuzzle) -> Screen:
    """The puzzle to whoever presses, for them alone."""
    return screen(await asked.services.made_puzzles.solve(asked.request, press.made))
