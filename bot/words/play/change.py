"""What the last press did, in one line."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from bot.languages import Phrase, Plural, _, listed
from bot.services.play.courses import MOVES
from bot.services.play.game_view import Event, GameView, Hint
from bot.store.schema.games import CUT_SHORT
from bot.words.common.cards import short
from bot.words.common.games import name_of
from bot.words.play.done import advice, done
from bot.words.play.stops import WHY_WAIT, named, stopped
from engine.moves import Play, Redeal
from engine.solver.verdict import Kind
from engine.stops import Stop
from engine.table import Table

_TIPS: Final = {
    Event.LESSON_ENDED: Phrase("No more tips for {game}: `/divan help` explains everything."),
    Event.LESSON_HAD_ENDED: Phrase(
        "Tips for {game} were already off: `/divan help` explains everything."
    ),
}
_KNOWN: Final = {
    Kind.WON: Phrase("It leads to a win."),
    Kind.LOST: Phrase("This can no longer be won; this is the best try."),
    Kind.UNKNOWN: Phrase("My best guess; not proved to win."),
}
"""What the solver knows about a hint's move."""
_SOLVER_BUSY: Final = Phrase("My best guess: the solver is busy, so ask again in a moment.")
_FULL: Final = {
    (True, True): Phrase(
        "No game can have more than {moves} moves: undo some, or keep your score as it is."
    ),
    (True, False): Phrase(
        "No game can have more than {moves} moves: undo some, or give this one up."
    ),
    (False, True): Phrase(
        "No game can have more than {moves} moves: you can only keep your score as it is."
    ),
    (False, False): Phrase(
        "No game can have more than {moves} moves: you can only give this one up."
    ),
}
"""By whether moves may be undone, and whether the game is ranked."""
# Translators: the plural counts the cards, such as “3♣”, “both A♠” or “2♥ and A♣”.
_NOW: Final = Plural("{cards} can go up now.", "{cards} can go up now.")
_TOO: Final = Plural("{cards} can go up, too.", "{cards} can go up, too.")
# Translators: two equal cards; each phrase within a sentence, and where one begins.
_BOTH: Final = (Phrase("both {card}"), Phrase("Both {card}"))
_OTHER: Final = (Phrase("the other {card}"), Phrase("The other {card}"))


def change(view: GameView) -> str:
    """`Turned 6 cards, played J♦. 3♣ can go up now.`"""
    if view.hint:
        known = _SOLVER_BUSY if view.hint.is_solver_busy else _KNOWN[view.hint.known]
        # Translators: {move} is “play 3♣ from slot 2” or “turn the next card”.
        suggested = _("Hint: {move}.", move=_hint(view.hint))
        return f"{suggested} {known()}"
    return " ".join(filter(None, (_opening(view), _after(view))))


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
            return _("Took back: {done}.", done=done(view.steps))
        case _:
            return f"{done(view.steps, begins=True)}." if view.steps else ""


def _begun(continued: int | None) -> str:
    """That a deal is new, or that a game which continues another counts nowhere."""
    if continued is None:
        return _("A new deal.")
    if not continued:
        return _("From the start, just for fun: this game counts nowhere.")
    return _("From move {move}, just for fun: this game counts nowhere.", move=continued)


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
    return _FULL[view.may_undo, view.terms.is_ranked](moves=MOVES)


def _hint(hint: Hint) -> str:
    """What a hint says to do: `turn until 4♣` if it is known where that comes."""
    return _("turn until {card}", card=short(hint.until)) if hint.until else advice(hint.step)


def _ahead(view: GameView) -> Iterator[str]:
    """Why Run stopped, and what can be done now."""
    table, stop = view.table, _stop(view)
    available = (table.card_at(move.source) for move in table.legal if isinstance(move, Play))
    cards = Counter(short(card) for card in available if card)
    if not cards and _may_redeal(table):
        yield _("The stock is out: you can turn the waste over.")
        return
    if stop:
        yield stopped(stop)
    if stop and view.explains:
        yield WHY_WAIT()
    said = Counter([short(card)] if stop and (card := named(stop)) else [])
    if others := cards - said:
        can_go_up = _TOO if said else _NOW
        yield can_go_up(sum(others.values()), cards=_with_twins(others, said))


def _with_twins(cards: Counter[str], said: Counter[str]) -> str:
    """`3♣`, `Both 2♠`, `Both 2♠, and A♣`: the comma keeps the second card out of *both*.

    `The other 2♠` if one of them was said.
    """
    names = [
        _how_many(card, copies, said[card], begins=not number)
        for number, (card, copies) in enumerate(cards.items())
    ]
    if [*cards.values()] == [2, 1]:
        # Translators: “Both 2♠, and A♣”: not both A♣.
        return _("{both}, and {card}", both=names[0], card=names[1])
    return listed(names)


def _how_many(card: str, copies: int, said: int, *, begins: bool) -> str:
    if copies > 1:
        return _BOTH[begins](card=card)
    return _OTHER[begins](card=card) if said else card


def _may_redeal(table: Table) -> bool:
    return Redeal() in table.legal
