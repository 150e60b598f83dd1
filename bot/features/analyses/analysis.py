"""Where a game was lost: `/divan analyze`, what is found out, and its position as a picture."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from typing import Final

from bot.features.handlers import Asked, Followed, command, on
from bot.features.options import FINISHED_GAME
from bot.features.play.changes import bare, places
from bot.features.screen import Button, Row, Screen, Style
from bot.languages import Phrase, Plural, _, marked, ngettext
from bot.press.analyses import Analyse, PlayFromRecord, ShowAnalysis, WatchToWin
from bot.press.games import ShowBoard
from bot.press.puzzles import MakePuzzle
from bot.press.together import TryTogether
from bot.render.layouts import Picture
from bot.render.layouts.board import Board, Frame, MarkedMove
from bot.services.analyses.analysed_games import Analysed, PostMortemView, Progress, Turning
from bot.services.analyses.post_mortems import Begun, PostMortems
from bot.services.play.courses import Step
from bot.store.schema.games import ButtonKind, Ended
from bot.words import labels
from bot.words.cards import short
from bot.words.done import advice, button, made, what_the_solver_saw
from bot.words.games import (
    LONGEST_SHOWN,
    daily_name,
    day_number,
    deal_of,
    name_in,
    numbered,
    tie_breaker,
)
from bot.words.position import captions, position
from bot.words.times import date_of
from engine.table import Table

FIRST_WITHIN: Final = 0.7
"""Seconds that the answer waits for the search: many end sooner, and need no second edit."""
EVERY: Final = 2.0
"""Seconds between two edits of a message while its search goes on."""


@command(
    "analyze",
    marked("See where you lost a game, and how to win from there"),
    game=FINISHED_GAME,
)
async def of_last_finished(asked: Asked, game: str | None = None) -> Screen | Followed:
    return await _looked_at(
        asked, await asked.services.post_mortems.begin_last(asked.request, game)
    )


@on
async def searched(asked: Asked, press: Analyse) -> Screen | Followed:
    """Where a game was lost, followed by what is found out."""
    return await _looked_at(
        asked, await asked.services.post_mortems.begin(asked.request, press.game)
    )


@on
async def known(asked: Asked, press: ShowAnalysis) -> Screen | Followed:
    return await _looked_at(
        asked, await asked.services.post_mortems.known(asked.request, press.game)
    )


async def _looked_at(asked: Asked, begun: Begun) -> Screen | Followed:
    post_mortems = asked.services.post_mortems
    if begun.search:
        asked.discord.take_time()
        with suppress(TimeoutError):
            async with asyncio.timeout(FIRST_WITHIN):
                await begun.search.ended()
    view = await post_mortems.look(begun)
    if view.progress is Progress.SEARCHING:
        return Followed(analysis(view), _news(post_mortems, begun))
    return analysis(view)


async def _news(post_mortems: PostMortems, begun: Begun) -> AsyncIterator[Screen]:
    """What is found out, until the search has ended; in text mode only all of it at once."""
    search = begun.search
    assert search, "a search goes on"
    if begun.view.of.player.text_mode:
        await search.ended()
    seen = None
    while True:
        while seen == (search.known, search.progress):
            await search.news()
        seen = search.known, search.progress
        view = await post_mortems.look(begun)
        yield analysis(view)
        if view.progress is not Progress.SEARCHING:
            return
        await asyncio.sleep(EVERY)


def analysis(view: PostMortemView) -> Screen:
    """Where a game was lost, as far as it is known."""
    lines = (_heading(view), _verdict(view), _line_on(view), *_fewest(view), _progress(view))
    picture, alt, below = None, "", ""
    if at := view.turning:
        moved = view.of.result is not Ended.WON and at.played is not None
        below = what_the_solver_saw(at.table, is_own=view.of.is_own, moved=moved)
        table = bare(at.table)
        picture, alt = _board(view, at, table), position(table, title(view.of))
        if not view.of.player.text_mode:  # Without a picture, none of its frames are told.
            alt = f"{' '.join(_frames(view, at))}\n{alt}"
    return screen(view.of, "\n".join(filter(None, lines)), picture, alt, _ways(view), below)


def screen(
    of: Analysed,
    above: str,
    picture: Picture | None,
    alt: str,
    rows: tuple[Row, ...],
    below: str = "",
) -> Screen:
    """A message for the player alone; in text mode a new one, with words for the picture."""
    in_words = of.player.text_mode
    return Screen(
        above="\n".join(filter(None, (above, alt))) if in_words else above,
        picture=None if in_words else picture,
        below=below,
        rows=rows,
        private=True,
        new_message=in_words,
        secret=True,
        alt=alt if picture and not in_words else "",
        words_suffice=True,
    )


def _ways(view: PostMortemView) -> tuple[Row, ...]:
    of, at = view.of, view.turning
    if view.progress is Progress.SEARCHING:
        return ((Button(labels.LOOK_AGAIN(), ShowAnalysis(of.game)), *back(of)),)
    is_done, is_won = view.progress is Progress.DONE, of.result is Ended.WON
    more = (back(of),) if of.is_own else ()
    on = Button(labels.KEEP_SEARCHING(), Analyse(of.game), Style.MAIN)
    search: tuple[Row, ...] = () if is_done else ((on,),)
    if at is None:
        return (*search, *more)
    style = Style.MAIN if is_done else Style.QUIET
    here = Button(labels.PLAY_FROM_HERE(), PlayFromRecord(of.game, at.ply), style)
    line = () if is_won else (Button(labels.WINNING_LINE(), WatchToWin(of.game, 0)),)
    # Others know the deal by now, so they can try from there together.
    together = ((Button(labels.TRY_TOGETHER(), TryTogether(of.game)),),)
    puzzle = ((Button(labels.MAKE_PUZZLE(), MakePuzzle(of.game)),),)
    return (
        *search,
        (here, *line),
        *(together if of.day and not is_won else ()),
        *(puzzle if view.makes_puzzle else ()),
        *more,
    )


def back(of: Analysed) -> tuple[Button, ...]:
    """The way back to the board, for the player whose it is."""
    return (Button(labels.BACK(), ShowBoard(of.game)),) if of.is_own else ()


# Translators: the move that would have lost; on a card in a picture.
_LOSES: Final = Phrase("Loses")
# Translators: the solver’s move, which wins; on a card in a picture, so 8 letters at most.
_WINS: Final = Phrase("Solver", "picture")


def _board(view: PostMortemView, at: Turning, table: Table) -> Board:
    """The picture of the position, with both moves marked."""
    other = _LOSES() if view.of.result is Ended.WON else _WINS()
    moves = [MarkedMove(Frame.SOLID, other, places(at.other, at.table))]
    if at.played:
        # Translators: in a picture, beside the move that was played.
        played = _("Played")
        moves.insert(0, MarkedMove(Frame.DASHED, played, places(at.played, at.table)))
    return Board(
        table=table,
        captions=captions(table),
        heading=caption(view.of).upper(),
        two_colour=view.of.player.two_colour,
        marked=(*moves,),
    )


def caption(of: Analysed) -> str:
    """`#20`, `day 47`, or nothing if the number is too long to be read."""
    if of.number is not None:
        return day_number(of.number)
    return numbered(of.deal) if of.deal <= LONGEST_SHOWN else ""


def title(of: Analysed) -> str:
    """`Sultan #20`, `Sultan day 47`, `Sultan duel`."""
    if of.match:
        return name_in(of.key, of.match)
    if of.day is None:
        return deal_of(of.key, of.deal, of.continued)
    return daily_name(of.key, of.number)


def _frames(view: PostMortemView, at: Turning) -> Iterator[str]:
    """The moves that the picture marks, in words."""
    yield _("After move {move}.", move=str(at.ply))
    if at.played:
        # Translators: {played} is “played A♠ from slot 2”.
        yield _("Dashed frame: {played}.", played=made(at.played))
    other = advice(at.other)
    if view.of.result is Ended.WON:
        # Translators: {move} is “play A♠ from slot 2”.
        yield _("Solid frame, the move that loses: {move}.", move=other)
    else:
        yield _("Solid frame, the solver’s move: {move}.", move=other)


_QUESTIONS: Final = {
    Ended.WON: Phrase("How close was it?"),
    Ended.LOST: Phrase("Where was it lost?"),
}
"""By a game's result; games that were given up or closed may not have been lost."""
_ENDED: Final = {
    Ended.WON: Plural("won in {count} move", "won in {count} moves"),
    Ended.LOST: Plural("stuck after {count} move", "stuck after {count} moves"),
    Ended.GIVEN_UP: Plural("gave up after {count} move", "gave up after {count} moves"),
    Ended.CLOSED: Plural("unfinished after {count} move", "unfinished after {count} moves"),
}
"""How a game ended, by its result."""


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
        return _("**Nobody can win this deal**, whatever they play.")
    if view.losing_move is not None:
        return _losing_move(view, view.losing_move)
    if view.progress is Progress.SEARCHING:
        return ""
    return _between(view)


def _close_call(view: PostMortemView) -> str:
    if view.turning:
        move = str(view.turning.ply + 1)
        return _("**It could have been lost at move {move}.**", move=move)
    if view.progress is Progress.SEARCHING:
        return ""
    return _("The solver found no move that would have lost it.")


def _losing_move(view: PostMortemView, move: int) -> str:
    if move <= view.of.plies:
        return _("**Move {move} lost it.**", move=str(move))
    if view.of.result is Ended.CLOSED and view.of.day is None:
        return _("**You could still have won at the end.**")
    if view.of.result is Ended.CLOSED:
        return _("**You could still have won when the day ended.**")
    if view.of.is_own:
        return _("**You could still have won when you gave up.**")
    return _("**The player could still have won when they gave up.**")


def _between(view: PostMortemView) -> str:
    """What isn't certain, with the first and the last move that may have lost it."""
    plies, won, last = view.of.plies, view.won or 0, view.lost
    if last is None or (view.won is None and last > plies):
        return _("The solver doesn’t know whether this game could have been won.")
    if last > plies:
        return _(
            "**It could still have been won up to move {won}.** After that, the solver doesn’t "
            "know.",
            won=str(won),
        )
    if view.won is None:
        return _(
            "**By move {last} it was already lost.** The solver doesn’t know whether it could "
            "still have been won before that.",
            last=str(last),
        )
    return _(
        "**It was lost between moves {first} and {last}.** After move {won} it could still be "
        "won, but after move {last} it couldn’t. The solver doesn’t know which move in between "
        "lost it.",
        first=str(won + 1),
        won=str(won),
        last=str(last),
    )


def _line_on(view: PostMortemView) -> str:
    """What was played there, and what the solver would have played."""
    turning = view.turning
    if turning is None:
        return ""
    if view.of.result is Ended.WON:
        return _escaped(turning, view.of)
    # Translators: {move} is “play A♠ from slot 2”.
    solver = ngettext(
        "The solver would {move} and win in {count} move.",
        "The solver would {move} and win in {count} moves.",
        view.left,
        move=advice(turning.other),
    )
    return f"{_played(turning, turning.played, view)} {solver}" if turning.played else solver


def _escaped(turning: Turning, of: Analysed) -> str:
    """What was played in a game that was won, and what would have lost it."""
    assert turning.played, "a won game goes on"
    played, other = made(turning.played), made(turning.other)
    if turning.along:
        went_up = _went_up(turning.played, turning.along, of)
        if of.is_own:
            # Translators: {other} is “played A♠ from slot 2”.
            had = _("If you had {other} instead, you’d have lost.", other=other)
        else:
            # Translators: {other} is “played A♠ from slot 2”.
            had = _("If the player had {other} instead, they’d have lost.", other=other)
        return f"{went_up} {had}"
    if of.is_own:
        # Translators: {played} and {other} are “played A♠ from slot 2”.
        return _(
            "You {played}. If you had {other} instead, you’d have lost.",
            played=played,
            other=other,
        )
    return _(
        "The player {played}. If the player had {other} instead, they’d have lost.",
        played=played,
        other=other,
    )


def _played(turning: Turning, step: Step, view: PostMortemView) -> str:
    """`You played A♠ from slot 2.`, with the number of a move that isn't told above."""
    played, move = made(step), str(turning.ply + 1)
    if turning.along and view.losing_move:
        return _went_up(step, turning.along, view.of)
    if turning.along:
        said = {"move": move, "card": _card(step), "button": button(turning.along)}
        if view.of.is_own:
            return _("At move {move}, you pressed *{button}*, which played {card}.", **said)
        return _("At move {move}, the player pressed *{button}*, which played {card}.", **said)
    if view.losing_move:
        if view.of.is_own:
            # Translators: {played} is “played A♠ from slot 2”.
            return _("You {played}.", played=played)
        return _("The player {played}.", played=played)
    if view.of.is_own:
        return _("At move {move}, you {played}.", move=move, played=played)
    return _("At move {move}, the player {played}.", move=move, played=played)


def _went_up(step: Step, along: ButtonKind, of: Analysed) -> str:
    """`You pressed *All +Run*, which played 8♦.`: a card that its player didn't choose."""
    said = {"card": _card(step), "button": button(along)}
    if of.is_own:
        # Translators: {button} is “All +Run” or “All up”; the card wasn’t chosen by itself.
        return _("You pressed *{button}*, which played {card}.", **said)
    # Translators: {button} is “All +Run” or “All up”; the card wasn’t chosen by itself.
    return _("The player pressed *{button}*, which played {card}.", **said)


def _card(step: Step) -> str:
    assert step.card, "a card was played"
    return short(step.card)


def _fewest(view: PostMortemView) -> Iterator[str]:
    """The fewest turns of any known win, if they are known."""
    if view.fewest is not None:
        turns = tie_breaker(view.of.key, view.fewest)
        # Translators: {turns} is “120 turns”.
        yield _("The shortest known win has {turns}.", turns=turns)


_PROGRESS: Final = {
    Progress.OUT_OF_TIME: Phrase("-# The solver ran out of time. *Keep searching* gives it more."),
    Progress.STOPPED: Phrase(
        "-# The solver was interrupted. *Keep searching* continues from there.",
    ),
    Progress.UNANSWERED: Phrase("-# The solver didn’t answer. *Keep searching* tries again."),
}


def _progress(view: PostMortemView) -> str:
    """`Searching between moves 12 and 80…`, or why the search goes no further."""
    if view.progress is not Progress.SEARCHING:
        return "" if view.progress is Progress.DONE else _PROGRESS[view.progress]()
    last = view.of.plies if view.lost is None else min(view.lost, view.of.plies)
    first = min((view.won or 0) + 1, last)
    return _("Searching between moves {first} and {last}…", first=str(first), last=str(last))
