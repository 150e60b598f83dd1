"""What the last press did, in one line."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from bot.languages import Phrase, Plural, listed
from bot.services.play.courses import MOVES
from bot.services.play.game_view import Event, GameView, Hint
from bot.services.play.steps import Step
from bot.store.schema.rows import CUT_SHORT
from bot.words.common.cards import capital, counted, short, shorts
from bot.words.common.games import from_move, name_of
from bot.words.common.places import at, name
from bot.words.play.stops import WHY_WAIT, named, stopped
from engine.cards import Card
from engine.moves import Build, Deal, Fill, Move, Play, Privilege, Redeal, Turn
from engine.solver.verdict import Kind
from engine.stops import Stop
from engine.table import Place, Table

NAMED_AT_MOST: Final = 4
"""Up to this many cards are named one by one; more are counted."""
PLAYED_NAMED_AT_MOST: Final = 8
"""The same for cards that went up; more are counted by suit."""

_TIPS: Final = {
    Event.LESSON_ENDED: "No more tips for {}: `/divan help` explains everything.",
    Event.LESSON_HAD_ENDED: "Tips for {} were already off: `/divan help` explains everything.",
}
_KNOWN: Final = {
    Kind.WON: "It leads to a win.",
    Kind.LOST: "This can no longer be won; this is the best try.",
    Kind.UNKNOWN: "My best guess; not proved to win.",
}
"""What the solver knows about a hint's move."""
_MOVES: Final = {
    Play: (Phrase("play {card} from {place}"), Phrase("played {card} from {place}")),
    Build: (
        Phrase("move {card} ({source}) onto {onto} ({target})"),
        Phrase("moved {card} ({source}) onto {onto} ({target})"),
    ),
    Privilege: (
        Phrase("move {card} ({source}) into the empty {place}"),
        Phrase("moved {card} ({source}) into the empty {place}"),
    ),
    Turn: (Phrase("turn the next card"), Phrase("turned the next card")),
    Fill: (Phrase("fill the next gap"), Phrase("filled the next gap")),
    Deal: (Phrase("lay the next circle"), Phrase("laid the next circle")),
    Redeal: (Phrase("turn the waste over"), Phrase("turned the waste over")),
}
"""Each kind of move as advice, and as what was done."""
_FILLED: Final = Phrase("filled the next gap with {card}")
"""What filled it is known only afterwards."""
_OF_SUIT: Final = (
    Plural("{count} club", "{count} clubs"),
    Plural("{count} diamond", "{count} diamonds"),
    Plural("{count} heart", "{count} hearts"),
    Plural("{count} spade", "{count} spades"),
)
_NEW: Final = "A new deal."
_CONTINUING: Final = "{}, just for fun: this game counts nowhere."
_SOLVER_BUSY: Final = "My best guess: the solver is busy, so ask again in a moment."


def change(view: GameView) -> str:
    """`Turned 6 cards, played J♦. 3♣ can go up now.`"""
    if view.hint:
        known = _SOLVER_BUSY if view.hint.is_solver_busy else _KNOWN[view.hint.known]
        return f"Hint: {_hint(view.hint)}. {known}"
    return " ".join(filter(None, (_opening(view), _after(view))))


def _opening(view: GameView) -> str:
    """What the press did; empty if the game was given up or closed, for no move ended it."""
    if view.event in _TIPS:
        return _TIPS[view.event].format(name_of(view.key))
    if view.result in CUT_SHORT:
        return ""
    match view.event:
        case Event.BEGUN:
            return _begun(view)
        case Event.CONTINUED:
            return "Here’s your game."
        case Event.UNDONE:
            return f"Took back: {done(view.steps)}."
        case _:
            return capital(f"{done(view.steps)}.") if view.steps else ""


def _begun(view: GameView) -> str:
    """That a deal is new, or that a game which continues another counts nowhere."""
    if view.continued is None:
        return _NEW
    return _CONTINUING.format(capital(from_move(view.continued)))


def _after(view: GameView) -> str:
    """Which cards can go up now; empty if the game has ended, which is told elsewhere."""
    if view.result:
        return ""
    if view.full:
        return no_more_moves(view)
    return " ".join(_ahead(view))


def _stop(view: GameView) -> Stop | None:
    """Why the Run that the line is about stopped."""
    return view.stop if view.event is Event.NOTHING else None


def no_more_moves(view: GameView) -> str:
    """Why a full game can't be played on, and what can be done."""
    otherwise = "keep your score as it is" if view.terms.is_ranked else "give this one up"
    ways_on = f"undo some, or {otherwise}" if view.may_undo else f"you can only {otherwise}"
    return f"No game can have more than {MOVES:,} moves: {ways_on}."


def done(steps: Sequence[Step]) -> str:
    """`turned 6 cards, played J♦`."""
    return ", ".join(_parts(steps))


def advice(step: Step) -> str:
    """The move a hint suggests: `play 3♣ from slot 2`, `move 10♦ (ray 3) onto J♦ (ray 4)`."""
    return _told(_MOVES[type(step.move)][0], step)


def _hint(hint: Hint) -> str:
    """What a hint says to do: `turn until 4♣` if it is known where that comes."""
    return f"turn until {short(hint.until)}" if hint.until else advice(hint.step)


def made(step: Step) -> str:
    """The move that was played there: `played 3♣ from slot 2`."""
    is_filled = isinstance(step.move, Fill) and step.card
    return _told(_FILLED if is_filled else _MOVES[type(step.move)][1], step)


def _told(phrase: Phrase, step: Step) -> str:
    """A move with its cards and places."""
    is_play = isinstance(step.move, Play)
    return phrase(
        card=short(step.card) if step.card else "",
        onto=short(step.onto) if step.onto else "",
        source=_named(step.source),
        target=_named(step.target),
        place=_at(step.source if is_play else step.target),
    )


def _at(place: Place | None) -> str:
    """Where a card lies or goes; empty for a move without such a place."""
    return at(place) if place else ""


def _named(place: Place | None) -> str:
    return name(place) if place else ""


def _parts(steps: Sequence[Step]) -> Iterator[str]:
    """A phrase for each kind of move, in the order in which the kinds first occur."""
    for kind in dict.fromkeys(type(step.move) for step in steps):
        of_kind = [step for step in steps if type(step.move) is kind]
        yield _of_kind(kind, of_kind)


def _of_kind(kind: type[Move], steps: Sequence[Step]) -> str:
    cards = [step.card for step in steps if step.card]
    few = len(steps) <= NAMED_AT_MOST
    names = shorts(cards) if few else counted(len(steps), "card")
    if kind is Turn:
        return f"turned {names if len(cards) == 1 else counted(len(cards), 'card')}"
    if kind is Play:
        return f"played {_went_up(cards)}{_fillers(steps)}"
    if kind is Fill:
        return f"filled {counted(len(steps), 'gap')}{f' with {names}' if few else ''}"
    if kind is Deal:
        return f"laid {'a circle' if len(steps) == 1 else counted(len(steps), 'circle')}"
    if kind is Redeal:
        return f"turned the waste over{' twice' if len(steps) > 1 else ''}"
    if not few:
        return f"moved {names}{'' if kind is Build else ' into empty rays'}"
    return f"moved {listed([*map(_moved, steps)])}"


def _went_up(cards: Sequence[Card]) -> str:
    """`A♠, 2♠, 7♥`, or `12 (5 clubs, 7 hearts)` if there are many."""
    if len(cards) <= PLAYED_NAMED_AT_MOST:
        return shorts(cards)
    suits = Counter(card.suit for card in cards)
    by_suit = ", ".join(_OF_SUIT[suit](suits[suit]) for suit in sorted(suits))
    return f"{len(cards)} ({by_suit})"


def _fillers(steps: Sequence[Step]) -> str:
    """The cards that filled the slots the moves emptied."""
    fillers = [step.filler for step in steps if step.filler]
    if not fillers or len(fillers) > NAMED_AT_MOST:
        return ""
    return f" ({shorts(fillers)} came in)"


def _moved(step: Step) -> str:
    """`5♦ onto ray 1`, `9♦ into the empty ray 3`."""
    onto = "onto" if isinstance(step.move, Build) else "into the empty"
    return f"{short(step.card) if step.card else ''} {onto} {_at(step.target)}"


def _ahead(view: GameView) -> Iterator[str]:
    """Why Run stopped, and what can be done now."""
    table, stop = view.table, _stop(view)
    available = (table.card_at(move.source) for move in table.legal if isinstance(move, Play))
    cards = Counter(short(card) for card in available if card)
    if not cards and _may_redeal(table):
        yield "The stock is out: you can turn the waste over."
        return
    if stop:
        yield stopped(stop)
    if stop and view.explains:
        yield WHY_WAIT
    said = Counter([short(card)] if stop and (card := named(stop)) else [])
    if others := cards - said:
        named_others = _with_twins(others, said)
        yield f"{capital(named_others)} can go up{', too' if said else ' now'}."


def _with_twins(cards: Counter[str], said: Counter[str]) -> str:
    """`3♣`, `both 2♠`, `both 2♠, and A♣`: the comma keeps the second card out of *both*.

    `the other 2♠` if one of them was said.
    """
    names = [_how_many(card, copies, said[card]) for card, copies in cards.items()]
    if len(names) == 2 and [*cards.values()] == [2, 1]:
        return ", and ".join(names)
    return listed(names)


def _how_many(card: str, copies: int, said: int) -> str:
    if copies > 1:
        return f"both {card}"
    return f"the other {card}" if said else card


def _may_redeal(table: Table) -> bool:
    return Redeal() in table.legal
