"""A game's board: the presses on it, and its message with text, picture and buttons."""

from dataclasses import replace
from functools import partial
from typing import Final

from bot.features.handlers import Asked, Moved, on
from bot.features.play import buttons, ends, tries
from bot.features.play.buttons import named
from bot.features.play.changes import change, framed, fresh, no_more_moves
from bot.features.screen import (
    Button,
    Link,
    Row,
    Screen,
    Section,
    as_new_message,
    private_text,
)
from bot.languages import Phrase, _, for_everyone, listed, ngettext
from bot.press.games import (
    AskToGiveUp,
    BringHere,
    HideLesson,
    Play,
    RepostBoard,
    ShowBoard,
    ShowDetails,
    ShowMenu,
    ShowWords,
)
from bot.render.layouts.board import Board, End
from bot.services.core.terms import STRANGER
from bot.services.play.game_view import Attempt, Event, GameView, InMatch, InPuzzle, Panel
from bot.store.schema.games import CUT_SHORT, Ended
from bot.store.schema.matches import WAYS, MatchKind
from bot.words import games, labels
from bot.words.cards import at, short
from bot.words.duels import opponent
from bot.words.ends import aim, line, title
from bot.words.people import mention, plain
from bot.words.position import captions, known_stock, moves, position, spread
from bot.words.text import ALT, TEXT
from bot.words.times import clock, date_of, moment
from engine.moves import Build, Privilege
from engine.table import Table


@on
async def play(asked: Asked, press: Play) -> Screen:
    """Raises what Gameplay.play does."""
    return screen(await asked.services.gameplay.play(asked.request, press))


@on
async def look(asked: Asked, press: ShowBoard) -> Screen:
    return screen(await asked.services.gameplay.look(asked.request, press.game))


@on
async def menu(asked: Asked, press: ShowMenu | AskToGiveUp) -> Screen:
    return screen(await asked.services.gameplay.menu(asked.request, press))


@on
async def details(asked: Asked, press: ShowDetails) -> Screen:
    return screen(await asked.services.gameplay.details(asked.request, press.game))


@on
async def end_lesson(asked: Asked, press: HideLesson) -> Screen:
    return screen(await asked.services.gameplay.end_lesson(asked.request, press))


@on
async def bring(asked: Asked, press: BringHere) -> Screen:
    return as_new_message(screen(await asked.services.gameplay.bring(asked.request, press.game)))


@on
async def repost(asked: Asked, press: RepostBoard) -> Moved:
    """Retires the message that was clicked."""
    view = await asked.services.gameplay.bring(asked.request, press.game)
    return Moved(screen(view), partial(moved, view))


@on
async def words(asked: Asked, press: ShowWords) -> Screen:
    return in_words(await asked.services.gameplay.look(asked.request, press.game))


def screen(view: GameView) -> Screen:
    """The message, in everybody's language where everybody sees it."""
    view = _offering_moves(view)
    if view.puzzle:
        return _of_try(view, view.puzzle)
    if view.player.text_mode:
        return _in_text(view)
    with for_everyone(not view.private):
        return _in_picture(view)


def _offering_moves(view: GameView) -> GameView:
    """The same, but without legal moves if the game is full: none are offered."""
    if not view.full:
        return view
    return replace(view, table=replace(view.table, legal=(), next_fill=None))


def rows(view: GameView) -> tuple[Row, ...]:
    """The rows of a game's message, from the top."""
    if view.puzzle and view.puzzle.is_over:
        return tries.rows(view, view.puzzle)
    return ends.rows(view) if view.result else buttons.rows(view)


def _in_picture(view: GameView) -> Screen:
    return Screen(
        above=_heading(view),
        picture=board(view),
        below=_below(view),
        rows=rows(view),
        private=view.private,
        new_message=False,
        secret=view.terms.is_ranked,
        alt="\n".join((ends.in_words(view), alt(view))) if view.result else alt(view),
        sections=_lesson(view),
        board_of=view.game,
    )


def _of_try(view: GameView, of: InPuzzle) -> Screen:
    """The message of a try at a puzzle, for its player alone."""
    said, first = tries.said(view, of), tries.rules(view, of)
    if not view.player.text_mode:
        # The rules' line comes after what it is about.
        above = "\n".join((tries.heading(of), said)) if first else tries.heading(of)
        return Screen(
            above=above,
            picture=board_of_try(view, of),
            below="" if first else said,
            rows=rows(view),
            private=True,
            new_message=False,
            secret=True,
            seen_by_many=not of.is_solved,  # Everybody has the day's.
            alt=f"{tries.in_words(of)}\n{_place(view, of, ALT - len(tries.in_words(of)) - 1)}",
            sections=first,
            board_of=view.game,
        )
    whole = view.player.position_always or not of.is_begun or view.event in _ASKED
    where = _place(view, of, TEXT) if whole and not of.is_solved else ""
    return Screen(
        above="\n".join(filter(None, (tries.heading(of), said, where))),
        picture=None,
        below="",
        rows=(*(() if of.is_over else _ask_for_position(view)), *rows(view)),
        private=True,
        new_message=True,
        secret=True,
        sections=first,
        board_of=view.game,
    )


def _place(view: GameView, of: InPuzzle, most: int) -> str:
    """What is on the table of a try, in words; unless that was won, where a way to win begins."""
    title = games.picture_title(view)
    if of.is_solved:
        return position(view.table, title)
    return spread(of.solution.table if of.solution else view.table, title, most)


def board_of_try(view: GameView, of: InPuzzle) -> Board:
    """What the picture of a try shows: all that is to come as well."""
    table = of.solution.table if of.solution else view.table
    return Board(
        table=table,
        captions=captions(table),
        heading=games.caption(view).upper(),
        fresh=frozenset() if of.is_over else fresh(view),
        end=End(tries.end_title(of)) if of.is_over else None,
        two_colour=view.player.two_colour,
        spread=not of.is_solved,
    )


def board(view: GameView) -> Board:
    """What the picture of a game shows."""
    return Board(
        table=view.table,
        captions=captions(view.table),
        heading=games.caption(view).upper(),
        fresh=fresh(view),
        over=view.result in (Ended.LOST, *CUT_SHORT),
        given_up=view.result in CUT_SHORT,
        end=End(title(view), line(view)) if view.result else None,
        two_colour=view.player.two_colour,
        marked=(framed(view.hint, view.table),) if view.hint and not view.result else (),
    )


def alt(view: GameView) -> str:
    """The picture of a game in words."""
    return position(view.table, games.picture_title(view))


def _heading(view: GameView) -> str:
    """`@Ada · One attempt, open until 05:00`, `@Ada · #20`: what the picture doesn't say.

    Here the count of games put aside takes no line of its own.

    The player is a mention, and not named on a private board; a deal's number is here only if the
    picture says from which move on it is played. May be empty. What is known of a finished attempt
    is behind *Details*.
    """
    said = [] if view.private else [mention(view.owner)]
    if view.continued is not None and view.deal and view.deal <= games.LONGEST_SHOWN:
        said.append(games.numbered(view.deal))
    if view.attempt and not view.result:
        day = [] if view.attempt.number is None else [date_of(view.attempt.day)]
        said += [*day, _one_attempt(view.attempt)]
    if view.match and not view.result:
        said.append(_one_attempt(view.match))
    if view.to_beat and not view.result:
        said.append(aim(view.to_beat, view.key))
    if view.count_put_aside:
        said.append(_counted_aside(view))
    return f"-# {' · '.join(said)}" if said else ""


def _one_attempt(attempt: Attempt | InMatch) -> str:
    """That there is only one, and until when: a daily’s hour.

    Of a match’s the day alone, as the match is named too.
    """
    if isinstance(attempt, InMatch):
        until = moment(attempt.closes_at)
        if attempt.kind is MatchKind.DUEL:
            # Translators: {player} is “@Bob”, or “the house”.
            return _("Duel with {player}, until {time}", player=opponent(attempt), time=until)
        named = [plain(attempt.name)] if attempt.name else []
        return " · ".join((*named, _("You can play until {time}", time=until)))
    return _("One attempt, until {time}", time=clock(attempt.closes_at))


def _counted_aside(view: GameView) -> str:
    """`Games put aside: 2, under *More*` as a game is begun; empty if there are none."""
    if not (count := view.count_put_aside):
        return ""
    # Translators: {more} is a button.
    return _("Games put aside: {count}, under *{more}*", count=count, more=labels.MORE())


def _below(view: GameView) -> str:
    """The text under the picture. What the press did is nearest to the buttons."""
    if view.result is None:
        lines = [_shared_deals(view), known(view), ends.needed(view), _said(view)]
    else:
        took = (_said(view), ends.finish(view))
        lines = [ends.ending(view), *(() if view.match else took[1:] if view.attempt else took)]
    return "\n".join(filter(None, lines))


SHARED: Final = 3
"""At most this many lines say whose deals they have: a board is high already."""
# Translators: another player shared the deal, with so many cards home.
_PLAYED: Final = Phrase("-# Put aside: {deal}, where {who} got {placed} home")
_WON: Final = Phrase("-# Put aside: {deal}, which {who} won")
_OPEN: Final = Phrase("-# Put aside: {deal}, {who}’s deal")
_STRANGERS: Final = Phrase("-# Put aside: {deal}, the deal of a player from another server")


def _shared_deals(view: GameView) -> str:
    """`Put aside: Sultan #527233, @Ada had 76 home` in the menu, for deals that others shared."""
    lines = list[str]()
    for one in view.put_aside:
        if one.dealer and len(lines) < SHARED:
            its = _STRANGERS if one.dealer == STRANGER else _OPEN
            said = _WON if one.dealer_won else its if one.dealer_placed is None else _PLAYED
            who, placed = mention(one.dealer), one.dealer_placed
            lines.append(said(deal=named(one), who=who, placed=placed))
    return "\n".join(lines)


def known(view: GameView) -> str:
    """`Next in the stock: 3♣ 9♦ …`; empty if the player hasn't seen the stock."""
    if not view.table.stock or view.result:
        return ""
    return _("Next in the stock: {cards}", cards="  ".join(map(short, view.table.stock)))


_BRIEF: Final = 60
"""So many characters take two lines on a phone."""


def _lesson(view: GameView) -> tuple[Section, ...]:
    """What to do, for a new player, with the button that puts it away."""
    if not view.is_taught or view.panel is not Panel.BOARD:
        return ()
    has_builds = any(isinstance(move, Build | Privilege) for move in view.table.legal)
    # With the skill beside builds or much text the message would be higher than a window.
    in_words = view.player.text_mode
    skill = not has_builds and (in_words or len(_below(view)) <= _BRIEF)
    first = games.first_lines(view.key, in_words=in_words, skill=skill)
    return (Section(first, Button(labels.GOT_IT(), HideLesson(view.game))),)


_RESIGN: Final = Phrase("Give up this game? You can’t go back to it.")
_RESIGN_MATCH: Final = Phrase(
    "Give up this attempt? Your cards home count, and you can’t try again."
)
_RESIGN_ATTEMPT: Final = Phrase(
    "Give up this attempt? Your score counts, and you can’t try again today."
)


def _said(view: GameView) -> str:
    """What the last press did, or the question that it raised."""
    if view.panel is Panel.CIRCLE:
        return bury_question(view.table)
    if view.panel is not Panel.RESIGN:
        return change(view)
    if view.match:
        return _RESIGN_MATCH()
    return _RESIGN_ATTEMPT() if view.terms.is_ranked else _RESIGN()


def bury_question(table: Table) -> str:
    """`Circle 3 would bury 2♣ (ray 3), which you could play now.`"""
    cards = ((table.card_at(ray), table.place_of(ray)) for ray in table.buried_by_circle)
    buried = [f"{short(card)} ({at(place)})" for card, place in cards if card]
    return ngettext(
        "Circle {circle} would bury {cards}, which you could play now.",
        "Circle {circle} would bury {cards}, which you could play now.",
        len(buried),
        circle=table.circles + 1,
        cards=listed(buried),
    )


_ASKED: Final = (Event.BEGUN, Event.CONTINUED)
"""What brings a whole board, and so its position."""


def _in_text(view: GameView) -> Screen:
    """The message of text mode: what changed; the position, if it was asked for; the buttons."""
    whole = view.player.position_always or view.event in _ASKED
    put_aside = _counted_aside(view) or _shared_deals(view)
    said = (ends.ending(view), put_aside, _said(view), _position(view) if whole else "")
    text = "\n".join(filter(None, said)) or games.title(view)
    attempt = view.attempt or view.match
    if attempt and not view.result:
        text += f"\n{_one_attempt(attempt)}."
    if beyond := ends.needed(view):
        text += f"\n{beyond}"
    if view.to_beat and not view.result:
        text += f"\n{aim(view.to_beat, view.key)}."
    return Screen(
        above=text,
        picture=None,
        below=ends.finish(view) if view.result and not view.match else "",
        rows=(*_ask_for_position(view), *rows(view)),
        private=True,
        new_message=True,
        sections=_lesson(view),
        board_of=view.game,
    )


def _ask_for_position(view: GameView) -> tuple[Row, ...]:
    """The button that says the position, above all other rows: those differ between states."""
    if view.player.position_always or view.panel is not Panel.BOARD:
        return ()
    return ((Button(labels.POSITION(), ShowWords(view.game)),),)


def in_words(view: GameView) -> Screen:
    """The position as text, without buttons, for the player alone."""
    if view.puzzle:
        return private_text(_place(view, view.puzzle, TEXT), new_message=True)
    text = _position(_offering_moves(view))
    if view.full:
        text += f"\n{no_more_moves(view)}"
    return private_text(text, new_message=True)


def _position(view: GameView) -> str:
    is_shared = view.match is not None and WAYS[view.match.kind].is_shared
    # At a table none can be typed.
    left = "" if view.result or view.full or is_shared else moves(view.table)
    whole = position(view.table, games.title(view))
    return "\n".join(filter(None, (whole, known_stock(view.table), left)))


_MOVED: Final = Phrase("This board has moved to a newer message.")


def moved(view: GameView, address: str | None) -> Screen:
    """What stays of a board's message when the board is posted again."""
    with for_everyone(not view.private):
        again = (Button(labels.SHOW_BOARD(), RepostBoard(view.game)),)
        return Screen(
            above=f"### {games.title(view)}\n{_MOVED()}",
            picture=None,
            below="",
            rows=() if address else (again,),
            private=view.private,
            new_message=False,
            link=Link(labels.GO_TO_BOARD(), address) if address else None,
        )
