"""Where a game was lost: what the analysis says, and its pictures in words."""

from collections.abc import Iterator
from typing import Final

from bot.languages import Phrase, Plural, _, ngettext
from bot.services.analyses.analysed_games import (
    Along,
    Analysed,
    PostMortemView,
    Progress,
    ToWin,
    Turning,
)
from bot.services.play.courses import Step
from bot.store.schema.games import Ended
from bot.words.common.cards import short
from bot.words.common.games import daily_name, deal_of, tie_breaker
from bot.words.common.times import date_of
from bot.words.play.done import advice, button, done, made, what_the_solver_saw
from bot.words.play.position import position

# Translators: in a picture, beside the move that was played.
PLAYED: Final = Phrase("Played")
# Translators: in a picture, beside the move that the solver would have made.
SOLVER: Final = Phrase("Solver")
# Translators: the solver’s move, which wins; on a card in a picture, so 8 letters at most.
SOLVER_ON_CARD: Final = Phrase("Solver", "picture")
# Translators: the move that would have lost; on a card in a picture.
LOSES: Final = Phrase("Loses")
"""What marks a move in a picture: who made it, or what it does."""
_ENDED: Final = {
    Ended.WON: Plural("won in {count} move", "won in {count} moves"),
    Ended.LOST: Plural("stuck after {count} move", "stuck after {count} moves"),
    Ended.GIVEN_UP: Plural("given up after {count} move", "given up after {count} moves"),
    Ended.CLOSED: Plural("unfinished after {count} move", "unfinished after {count} moves"),
}
"""How a game ended, by its result."""
_QUESTIONS: Final = {
    Ended.WON: Phrase("How close was it?"),
    Ended.LOST: Phrase("Where was it lost?"),
}
"""By a game's result; games that were given up or closed may not have been lost."""
_PROGRESS: Final = {
    Progress.OUT_OF_TIME: Phrase(
        "-# The search ran out of time. *Keep searching* goes on from here."
    ),
    Progress.STOPPED: Phrase("-# The search was interrupted. *Keep searching* goes on from here."),
    Progress.UNANSWERED: Phrase("-# The solver didn’t answer. *Keep searching* tries again."),
}


def analysis(view: PostMortemView) -> str:
    """What is known: the heading, where the game was lost, and how far the search has come."""
    lines = (_heading(view), _verdict(view), _line_on(view), *_fewest(view), _progress(view))
    return "\n".join(filter(None, lines))


def caveat(view: PostMortemView) -> str:
    """That the solver knew more than the player; empty if nothing is said about their moves."""
    if view.turning is None:
        return ""
    moved = view.of.result is not Ended.WON and view.turning.played is not None
    return what_the_solver_saw(view.turning.table, is_own=view.of.is_own, moved=moved)


def title(of: Analysed) -> str:
    """`Sultan #20`, `Sultan day 47`."""
    if of.day is None:
        return deal_of(of.key, of.deal, of.continued)
    return daily_name(of.key, of.number)


def _heading(view: PostMortemView) -> str:
    """The question, then `Sultan #20 · stuck after 158 moves`."""
    of = view.of
    asked = _QUESTIONS.get(of.result)
    question = asked() if asked else _("Could it have been won?")
    day = f", {date_of(of.day)}" if of.day else ""
    return f"### {question}\n-# {title(of)}{day} · {_ENDED[of.result](of.plies)}"


def _verdict(view: PostMortemView) -> str:
    if view.of.result is Ended.WON:
        return _close_call(view)
    if view.lost == 0:
        return _("**This deal can’t be won**, whatever you play.")
    if view.losing_move is not None:
        return _losing_move(view, view.losing_move)
    if view.progress is Progress.SEARCHING:
        return ""
    return _between(view)


def _losing_move(view: PostMortemView, move: int) -> str:
    if move <= view.of.plies:
        return _("**Move {move} lost it.**", move=str(move))
    if view.of.result is Ended.CLOSED and view.of.day is None:
        return _("**It could still be won at the end.**")
    if view.of.result is Ended.CLOSED:
        return _("**It could still be won when the day ended.**")
    if view.of.is_own:
        return _("**It could still be won when you gave up.**")
    return _("**It could still be won when the player gave up.**")


def _between(view: PostMortemView) -> str:
    """What isn't certain, with the first and the last move that may have lost it."""
    plies, won, last = view.of.plies, view.won or 0, view.lost
    if last is None or (view.won is None and last > plies):
        return _("The solver doesn’t know whether this game could have been won.")
    if last > plies:
        return _(
            "**It could be won up to move {won}.** After that, the solver doesn’t know.",
            won=str(won),
        )
    if view.won is None:
        return _(
            "**Lost by move {last}.** The solver doesn’t know whether it could be won before that.",
            last=str(last),
        )
    return _(
        "**Lost between moves {first} and {last}.** After move {won} it could still be won, "
        "after move {last} it couldn’t; the solver doesn’t know which move in between lost it.",
        first=str(won + 1),
        won=str(won),
        last=str(last),
    )


def _close_call(view: PostMortemView) -> str:
    if view.turning:
        move = str(view.turning.ply + 1)
        return _("**It could have been lost at move {move}.**", move=move)
    if view.progress is Progress.SEARCHING:
        return ""
    return _("The solver found no move that would have lost it.")


def _line_on(view: PostMortemView) -> str:
    """What was played there, and what the solver would have played."""
    turning = view.turning
    if turning is None:
        return ""
    if view.of.result is Ended.WON:
        return _escaped(turning, view.of)
    # Translators: {move} is “play A♠ from slot 2”.
    solver = ngettext(
        "The solver would {move}, and win in {count} move.",
        "The solver would {move}, and win in {count} moves.",
        view.left,
        move=advice(turning.other),
    )
    return f"{_played(turning, view)} {solver}" if turning.played else solver


def _escaped(turning: Turning, of: Analysed) -> str:
    """What was played in a game that was won, and what would have lost it."""
    assert turning.played, "a won game goes on"
    if turning.along:
        return f"{_went_up(turning, turning.along, of)} {_had(turning, of)}"
    moves = {"played": made(turning.played), "other": made(turning.other)}
    if of.is_own:
        # Translators: {played} and {other} are “played A♠ from slot 2”.
        return _("You {played}. Had you {other} instead, the game would have been lost.", **moves)
    return _(
        "The player {played}. Had the player {other} instead, the game would have been lost.",
        **moves,
    )


def _had(turning: Turning, of: Analysed) -> str:
    """What another move would have led to."""
    other = made(turning.other)
    if of.is_own:
        # Translators: {other} is “played A♠ from slot 2”.
        return _("Had you {other} instead, the game would have been lost.", other=other)
    # Translators: {other} is “played A♠ from slot 2”.
    return _("Had the player {other} instead, the game would have been lost.", other=other)


def _went_up(turning: Turning, along: Step | Along, of: Analysed) -> str:
    """`8♦ went up with your 9♥ +Run.`: a card that its player didn't choose by itself."""
    said = {"card": _card(turning), "button": button(along)}
    if of.is_own:
        # Translators: {button} is “9♥ +Run” or “All up”; the card wasn’t chosen by itself.
        return _("{card} went up with your {button}.", **said)
    # Translators: {button} is “9♥ +Run” or “All up”; the card wasn’t chosen by itself.
    return _("{card} went up with the player’s {button}.", **said)


def _card(turning: Turning) -> str:
    card = turning.played and turning.played.card
    assert card, "a card was played"
    return short(card)


def _played(turning: Turning, view: PostMortemView) -> str:
    """`You played A♠ from slot 2.`, with the number of a move that isn't told above."""
    assert turning.played, "a move was played"
    played, move = made(turning.played), str(turning.ply + 1)
    if turning.along and view.losing_move:
        return _went_up(turning, turning.along, view.of)
    if turning.along:
        said = {"move": move, "card": _card(turning), "button": button(turning.along)}
        if view.of.is_own:
            return _("At move {move} {card} went up with your {button}.", **said)
        return _("At move {move} {card} went up with the player’s {button}.", **said)
    if view.losing_move:
        if view.of.is_own:
            # Translators: {played} is “played A♠ from slot 2”.
            return _("You {played}.", played=played)
        return _("The player {played}.", played=played)
    if view.of.is_own:
        return _("At move {move} you {played}.", move=move, played=played)
    return _("At move {move} the player {played}.", move=move, played=played)


def _fewest(view: PostMortemView) -> Iterator[str]:
    """The fewest turns of any known win, if they are known."""
    if view.fewest is not None:
        turns = tie_breaker(view.of.key, view.fewest)
        # Translators: {turns} is “120 turns”.
        yield _("The shortest known win of this deal takes {turns}.", turns=turns)


def _progress(view: PostMortemView) -> str:
    if view.progress is Progress.SEARCHING:
        return _searching(view)
    return "" if view.progress is Progress.DONE else _PROGRESS[view.progress]()


def _searching(view: PostMortemView) -> str:
    """`Searching between moves 12 and 80…`."""
    last = view.of.plies if view.lost is None else min(view.lost, view.of.plies)
    first = min((view.won or 0) + 1, last)
    return _("Searching between moves {first} and {last}…", first=str(first), last=str(last))


def board_alt(view: PostMortemView, turning: Turning) -> str:
    """The position with both moves marked, in words."""
    marks = [_("After move {move}.", move=str(turning.ply))]
    if turning.played:
        # Translators: {played} is “played A♠ from slot 2”.
        marks += [_("Dashed frame: {played}.", played=made(turning.played))]
    other = advice(turning.other)
    if view.of.result is Ended.WON:
        # Translators: {move} is “play A♠ from slot 2”.
        marks += [_("Solid frame, would have lost: {move}.", move=other)]
    else:
        marks += [_("Solid frame, the solver’s move: {move}.", move=other)]
    return f"{' '.join(marks)}\n{position(turning.table, title(view.of))}"


def to_win(shown: ToWin) -> str:
    """The heading of a position on the line to the win, and the move that led there."""
    at = f"-# {title(shown.of)} · {_along(shown)}"
    if shown.step:
        step = f"{done((shown.step,), begins=True)}."
    else:
        step = _("The last position known to be winnable.")
    return "\n".join((_("### The line to the win"), at, step))


def _along(shown: ToWin) -> str:
    """`54 moves from your move 221`, then `move 3 of 54 from your move 221`."""
    if shown.ply:
        moves = _("move {move} of {of}", move=str(shown.ply), of=str(shown.plies))
    else:
        moves = ngettext("{count} move", "{count} moves", shown.plies)
    if not shown.won:
        # Translators: {moves} is “54 moves” or “move 3 of 54”.
        return _("{moves} from the deal", moves=moves)
    if shown.of.is_own:
        return _("{moves} from your move {move}", moves=moves, move=str(shown.won))
    return _("{moves} from move {move}", moves=moves, move=str(shown.won))
