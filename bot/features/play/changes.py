"""What the last press did, or a hint says to do: told in one line, and marked on the board."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from bot.features.screen import Button, Row, Style
from bot.languages import Phrase, Plural, _, listed
from bot.press.games import FillInOrder, LayCircle, PlayMove
from bot.render.layouts.board import Frame, MarkedMove
from bot.services.play.courses import MOVES, Step
from bot.services.play.endings import UNSEEN_AT_ONCE
from bot.services.play.game_view import Event, GameView, Hint
from bot.store.schema.games import CUT_SHORT
from bot.words import labels
from bot.words.cards import at, short
from bot.words.done import advice, done
from bot.words.games import name_of
from engine.cards import Card
from engine.moves import WASTE, Build, Deal, Fill, Play, Privilege, Redeal, Source, Turn
from engine.solver.verdict import Kind
from engine.stops import Stop, Why
from engine.table import Place, Table

_TIPS: Final = {
    Event.LESSON_ENDED: Phrase(
        "No more tips for {game}. You’ll find everything in `/divan help`.",
    ),
    Event.LESSON_HAD_ENDED: Phrase(
        "Tips for {game} were already off. You’ll find everything in `/divan help`."
    ),
}
_KNOWN: Final = {
    Kind.WON: Phrase("It leads to a win."),
    Kind.LOST: Phrase("You can’t win this game anymore, but this move gets the most cards home."),
    Kind.UNKNOWN: Phrase("That’s a guess: it may not win."),
}
"""What the solver knows about a hint's move."""
_SOLVER_BUSY: Final = Phrase("That’s a guess, as the solver is busy. Ask again in a moment.")


def change(view: GameView) -> str:
    """`Turned 6 cards, played J♦. 3♣ can go up now.`"""
    if view.hint:
        known = _SOLVER_BUSY if view.hint.is_solver_busy else _KNOWN[view.hint.known]
        # Translators: {move} is “play 3♣ from slot 2” or “turn the next card”.
        suggested = _("Hint: {move}.", move=_hint(view.hint))
        return f"{suggested} {known()}"
    return " ".join(filter(None, (_opening(view), _after(view))))


def _hint(hint: Hint) -> str:
    """What a hint says to do: `keep turning until 4♣ comes up` if it is known where that comes."""
    return (
        _("keep turning until {card} comes up", card=short(hint.until))
        if hint.until
        else advice(hint.step)
    )


def _opening(view: GameView) -> str:
    """What the press did; empty if the game was given up or closed, for no move ended it."""
    if view.event in _TIPS:
        return _TIPS[view.event](game=name_of(view.key))
    if view.result in CUT_SHORT:
        return ""
    match view.event:
        case Event.BEGUN:
            return _begun(view.continued)
        case Event.CONTINUED:
            return _("Here’s your game.")
        case Event.UNDONE:
            # Translators: {done} is “turned 6 cards, played J♦”.
            return _("Undone: {done}.", done=done(view.steps))
        case _:
            return f"{done(view.steps, begins=True)}." if view.steps else ""


def _begun(continued: int | None) -> str:
    """That a deal is new, or that a game which continues another counts nowhere."""
    if continued is None:
        return _("A new deal.")
    if not continued:
        return _("From the start, just for fun. This game doesn’t count.")
    return _("From move {move}, just for fun. This game doesn’t count.", move=continued)


def _after(view: GameView) -> str:
    """Which cards can go up now; empty if the game has ended, which is told elsewhere."""
    if view.result:
        return ""
    return no_more_moves(view) if view.full else " ".join(_ahead(view))


_FULL: Final = {
    (True, True): Phrase(
        "A game can have at most {moves} moves. Undo some, or keep your score as it is."
    ),
    (True, False): Phrase("A game can have at most {moves} moves. Undo some, or give up."),
    (False, True): Phrase("A game can have at most {moves} moves, so your score stays as it is."),
    (False, False): Phrase("A game can have at most {moves} moves, so all you can do is give up."),
}
"""By whether moves may be undone, and whether the game is ranked."""


def no_more_moves(view: GameView) -> str:
    """Why a full game can't be played on, and what can be done."""
    return _FULL[view.may_undo, view.terms.is_ranked](moves=MOVES)


_WHY_WAIT: Final = Phrase("You can hold {card} back until a better card turns up.")
"""Said at the first such stop of a game."""
# Translators: the plural counts the cards, such as “3♣”, “both A♠s” or “2♥ and A♣”.
_NOW: Final = Plural("{cards} can go up now.", "{cards} can go up now.")
_TOO: Final = Plural("{cards} can go up, too.", "{cards} can go up, too.")
# Translators: two equal cards; each phrase within a sentence, and where one begins.
_BOTH: Final = (Phrase("both {card}s"), Phrase("Both {card}s"))
_OTHER: Final = (Phrase("the other {card}"), Phrase("The other {card}"))


def _ahead(view: GameView) -> Iterator[str]:
    """Why Run stopped, if the line is about that, and what can be done now."""
    table, stop = view.table, view.stop if view.event is Event.NOTHING else None
    available = (table.card_at(move.source) for move in table.legal if isinstance(move, Play))
    cards = Counter(short(card) for card in available if card)
    if not cards and Redeal() in table.legal:
        yield _("The stock is empty. You can turn the waste over.")
        return
    if stop:
        yield stopped(stop)
    if stop and view.explains and (card := _named(stop)):
        yield _WHY_WAIT(card=short(card))
    said = Counter([short(card)] if stop and (card := _named(stop)) else [])
    if others := cards - said:
        can_go_up = _TOO if said else _NOW
        yield can_go_up(sum(others.values()), cards=_with_twins(others, said))


def _with_twins(cards: Counter[str], said: Counter[str]) -> str:
    """`3♣`, `Both 2♠s and A♣`; `The other 2♠` if one of them was said."""
    names = list[str]()
    for card, copies in cards.items():
        many = _BOTH if copies > 1 else _OTHER if said[card] else None
        names.append(many[not names](card=card) if many else card)
    return listed(names)


_REASONS: Final = {
    # Translators: why Run stopped. {place} is “slot 3”, “ray 4” or “the waste”.
    **dict.fromkeys((Why.FREED, Why.TURNED), Phrase("Stopped: {card} ({place}) can go up.")),
    Why.BUILD: Phrase("Stopped: you could move {card} onto {there} ({place})."),
    Why.FILLER: Phrase("Stopped: {there} can go up, and {card} would fill {place}."),
    Why.WAITING: Phrase("Stopped: {card} can go up, or you can wait for the other {card}."),
    Why.GAP: Phrase("Stopped: there’s a gap to fill."),
}
_OUT: Final = Phrase("Stopped: the stock is empty.")


def stopped(stop: Stop) -> str:
    """`Stopped: 10♦ could go on J♦ (ray 4).`"""
    if stop.why is Why.ENOUGH:
        return _("{run} stops after {count} cards here.", run=labels.RUN(), count=UNSEEN_AT_ONCE)
    card, there = (short(card) if card else "" for card in (stop.card, stop.there))
    place = at(stop.place) if stop.place else ""
    return _REASONS.get(stop.why, _OUT)(card=card, there=there, place=place)


def _named(stop: Stop) -> Card | None:
    """The card of which the sentence says that it can go up, if there is one."""
    match stop.why:
        case Why.FREED | Why.TURNED | Why.WAITING:
            return stop.card
        case Why.FILLER:
            return stop.there
        case _:
            return None


MARKED: Final = 3
"""After a press of more moves than this, only what its last ones changed is marked."""


def changed(before: Table | None, now: Table) -> frozenset[str]:
    """The names of the piles that differ; none if there was no table before."""
    if before is None:
        return frozenset()
    was = before.piles
    return frozenset([name for name, pile in now.piles.items() if pile and pile != was[name]])


def fresh(view: GameView) -> frozenset[str]:
    """The names of the piles that the last press changed, or the last moves of a long one."""
    names = changed(view.before, view.table)
    if len(view.steps) <= MARKED:
        return names
    last, piles = view.steps[-MARKED:], view.table.piles
    dealt = sum(one.move == Deal() for one in last)
    of_dealt = tuple(f" circle {view.table.circles - one}" for one in range(dealt))
    return frozenset(
        name
        for name in names
        if name.endswith(of_dealt)
        or any(_is_by(one, name, piles[name][-1], view.table) for one in last)
    )


def _is_by(step: Step, name: str, top: Card, now: Table) -> bool:
    """Whether a changed pile may owe its looks to this move, unless that deals a whole circle.

    Moves don't say which foundation or vacancy they chose, but the card on it does.
    """
    kind, has_card = name.split()[0], top == step.card
    match step.move:
        case Play(source):
            return name == _outermost(now, source) or (kind == "foundation" and has_card)
        case Build(source, target):
            return name in (_outermost(now, source), _outermost(now, target))
        case Privilege(source, target):
            return name in (_outermost(now, source), _vacant(now, target).key)
        case Fill():
            return kind == now.arrangement.kind and has_card
        case Deal():
            return False
        case _:
            return name == "waste"


def _outermost(now: Table, source: Source) -> str:
    """The key of a source's last pile, the only one that can have more than one card."""
    place, circles = now.place_of(source), now.arrangement.circles
    return (place if source == WASTE or circles == 1 else place._replace(circle=circles)).key


def _vacant(table: Table, ray: int) -> Place:
    """Where a card goes in an empty ray."""
    return table.place_of(ray)._replace(circle=1)


def hinted(hint: Hint, rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """The rows with the hint's button in the main colour, and no other."""
    buttons = [one for row in rows if isinstance(row, tuple) for one in row]
    meant = [one for one in buttons if one.label != labels.DO_IT() and _means(one, hint)]
    chosen = meant or [one for one in buttons if one.label == labels.DO_IT()]

    def coloured(one: Button) -> Button:
        if one in chosen:
            return replace(one, style=Style.MAIN)
        return replace(one, style=Style.QUIET) if one.style is Style.MAIN else one

    return tuple(tuple(map(coloured, row)) if isinstance(row, tuple) else row for row in rows)


def _means(button: Button, hint: Hint) -> bool:
    """Whether a button makes the move of a hint."""
    match button.press:
        case PlayMove(move=move):
            return move == str(hint.step.move)
        case FillInOrder():
            return hint.step.move == Fill()
        case LayCircle():
            return True
    return False


def framed(hint: Hint, table: Table) -> MarkedMove:
    """The hint's move, as the board points it out."""
    return MarkedMove(Frame.SOLID, labels.HINT(), places(hint.step, table))


_STOCK: Final = Place("stock")


def places(step: Step, table: Table) -> tuple[Place, ...]:
    """Where a move begins and, if it ends on a place that isn't a foundation, where that is."""
    match step.move:
        case Turn() | Deal():
            return (_STOCK,)
        case Redeal():
            return (table.place_of(WASTE),)
        case Fill():
            is_formed = table.circles == table.arrangement.circles
            source = table.place_of(WASTE) if is_formed and table.waste else _STOCK
            return (source, table.next_fill) if table.next_fill else (source,)
        case Play(source):
            return (_available(table, source),)
        case Build(source, target):
            return (_available(table, source), _available(table, target))
        case Privilege(source, target):
            return (_available(table, source), _vacant(table, target))


def _available(table: Table, source: Source) -> Place:
    """The place of a source's available card, with its circle if there are several."""
    place, circles = table.place_of(source), table.arrangement.circles
    if source == WASTE or circles == 1:
        return place
    return place._replace(circle=max(1, min(circles, len(table.cards_at(source)))))


def bare(table: Table) -> Table:
    """The same without legal moves: the picture marks what it points out, and nothing else."""
    return replace(table, legal=(), next_fill=None)
