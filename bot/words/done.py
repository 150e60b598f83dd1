"""Moves in words: as advice, as what was done, and as what they would do."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from bot.languages import Phrase, Plural, _, listed
from bot.services.play.courses import Step
from bot.store.schema.games import ButtonKind
from bot.words import labels
from bot.words.cards import at, name, short, shorts, whence
from engine.cards import Card
from engine.moves import Build, Deal, Fill, Move, Play, Privilege, Redeal, Turn
from engine.table import Place, Table

NAMED_AT_MOST: Final = 4
"""Up to this many cards are named one by one; more are counted."""
PLAYED_NAMED_AT_MOST: Final = 8
"""The same for cards that went up; more are counted by suit."""
_Said: TypeAlias = tuple[Phrase, Phrase]
_Counted: TypeAlias = tuple[Plural, Plural]
MOVES: Final = {
    # Translators: “play 3♣ from slot 2”, as in “Hint: …” and “The solver would …”.
    Play: (Phrase("play {card} {whence}"), Phrase("played {card} {whence}")),
    Build: (
        # Translators: “move 10♦ (ray 3) onto J♦ (ray 4)”.
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
NEXT_FILLED: Final = Phrase("filled the next gap with {card}")
"""What filled it is known only afterwards."""
# Translators: what a press did, each phrase twice: within a sentence, and where one begins, as in
# “Turned 6 cards, played J♦.”
TURNED: Final[_Said] = (Phrase("turned {card}"), Phrase("Turned {card}"))
_TURNED_MANY: Final[_Counted] = (
    Plural("turned {count} card", "turned {count} cards"),
    Plural("Turned {count} card", "Turned {count} cards"),
)
# Translators: what a press did: cards went up onto their foundations.
_PLAYED: Final[_Said] = (Phrase("played {cards}"), Phrase("Played {cards}"))
_FILLED: Final[_Counted] = (
    Plural("filled {count} gap with {cards}", "filled {count} gaps with {cards}"),
    Plural("Filled {count} gap with {cards}", "Filled {count} gaps with {cards}"),
)
_FILLED_MANY: Final[_Counted] = (
    Plural("filled {count} gap", "filled {count} gaps"),
    Plural("Filled {count} gap", "Filled {count} gaps"),
)
_LAID: Final[_Counted] = (
    Plural("laid a circle", "laid {count} circles"),
    Plural("Laid a circle", "Laid {count} circles"),
)
_REDEALT: Final[_Said] = (Phrase("turned the waste over"), Phrase("Turned the waste over"))
_REDEALT_TWICE: Final[_Said] = (
    Phrase("turned the waste over twice"),
    Phrase("Turned the waste over twice"),
)
# Translators: {moves} is “5♦ onto ray 1 and 4♦ onto ray 1”.
_MOVED: Final[_Said] = (Phrase("moved {moves}"), Phrase("Moved {moves}"))
_MOVED_MANY: Final[_Counted] = (
    Plural("moved {count} card", "moved {count} cards"),
    Plural("Moved {count} card", "Moved {count} cards"),
)
_MOVED_INTO_RAYS: Final[_Counted] = (
    Plural("moved {count} card into empty rays", "moved {count} cards into empty rays"),
    Plural("Moved {count} card into empty rays", "Moved {count} cards into empty rays"),
)
# Translators: these cards filled the slots of those that were played.
_FILLED_SLOTS: Final = Plural(
    "{played} ({cards} filled the slot)", "{played} ({cards} filled the slots)"
)
_OF_SUIT: Final = (
    # Translators: cards of a suit.
    Plural("{count} club", "{count} clubs"),
    # Translators: cards of a suit.
    Plural("{count} diamond", "{count} diamonds"),
    # Translators: cards of a suit.
    Plural("{count} heart", "{count} hearts"),
    # Translators: cards of a suit.
    Plural("{count} spade", "{count} spades"),
)


def advice(step: Step) -> str:
    """The move a hint suggests: `play 3♣ from slot 2`, `move 10♦ (ray 3) onto J♦ (ray 4)`."""
    return told(MOVES[type(step.move)][0], step)


def made(step: Step) -> str:
    """The move that was played there: `played 3♣ from slot 2`."""
    is_filled = isinstance(step.move, Fill) and step.card
    return told(NEXT_FILLED if is_filled else MOVES[type(step.move)][1], step)


def told(phrase: Phrase, step: Step) -> str:
    """A move with its cards and places."""
    return phrase(
        card=_card(step),
        onto=short(step.onto) if step.onto else "",
        source=name(step.source) if step.source else "",
        target=name(step.target) if step.target else "",
        whence=whence(step.source) if step.source else "",
        place=_at(step.target),
    )


def _card(step: Step) -> str:
    return short(step.card) if step.card else ""


def _at(place: Place | None) -> str:
    """Where a card goes; empty for a move without such a place."""
    return at(place) if place else ""


def done(steps: Sequence[Step], *, begins: bool = False) -> str:
    """`turned 6 cards, played J♦`: a phrase for each kind of move, as they first occur.

    `Turned 6 cards, played J♦` where it `begins` a sentence.
    """
    kinds = dict.fromkeys(type(step.move) for step in steps)
    of_kinds = ([step for step in steps if type(step.move) is kind] for kind in kinds)
    return ", ".join(
        _of_kind(of_kind, begins=begins and number == 0) for number, of_kind in enumerate(of_kinds)
    )


def _of_kind(steps: Sequence[Step], *, begins: bool) -> str:
    kind = type(steps[0].move)
    cards, count = [step.card for step in steps if step.card], len(steps)
    few = count <= NAMED_AT_MOST
    if kind is Turn:
        one = len(cards) == 1
        return TURNED[begins](card=short(cards[0])) if one else _TURNED_MANY[begins](len(cards))
    if kind is Play:
        return _with_fillers(_PLAYED[begins](cards=_went_up(cards)), steps)
    if kind is Fill:
        return _FILLED[begins](count, cards=shorts(cards)) if few else _FILLED_MANY[begins](count)
    if kind is Deal:
        return _LAID[begins](count)
    if kind is Redeal:
        return (_REDEALT_TWICE if count > 1 else _REDEALT)[begins]()
    if few:
        return _MOVED[begins](moves=listed([*map(_moved, steps)]))
    return (_MOVED_MANY if kind is Build else _MOVED_INTO_RAYS)[begins](count)


def _went_up(cards: Sequence[Card]) -> str:
    """`A♠, 2♠, 7♥`, or `12 (5 clubs, 7 hearts)` if there are many."""
    if len(cards) <= PLAYED_NAMED_AT_MOST:
        return shorts(cards)
    suits = Counter(card.suit for card in cards)
    by_suit = ", ".join(_OF_SUIT[suit](suits[suit]) for suit in sorted(suits))
    # Translators: so many cards: “played 12 (5 clubs, 7 hearts)”.
    return _("{count} ({suits})", count=len(cards), suits=by_suit)


def _with_fillers(played: str, steps: Sequence[Step]) -> str:
    """The same with the cards that filled the slots the moves emptied."""
    fillers = [step.filler for step in steps if step.filler]
    if not fillers or len(fillers) > NAMED_AT_MOST:
        return played
    return _FILLED_SLOTS(len(fillers), played=played, cards=shorts(fillers))


def _moved(step: Step) -> str:
    """`5♦ onto ray 1`, `9♦ into the empty ray 3`."""
    card, place = _card(step), _at(step.target)
    return (ONTO if isinstance(step.move, Build) else INTO_EMPTY)(card=card, place=place)


# Translators: the next card of the stock.
TURN: Final = Phrase("turn", "what a move does")
# Translators: turns the waste over.
REDEAL: Final = Phrase("redeal", "what a move does")
# Translators: a gap, with the top card of the waste.
FILL: Final = Phrase("fill", "what a move does")
LAY: Final = Phrase("lay circle {number}")
# Translators: “A♣ from slot 5”.
FROM: Final = Phrase("{card} {whence}")
ONTO: Final = Phrase("{card} onto {place}")
INTO_EMPTY: Final = Phrase("{card} into the empty {place}")

EXPLAINED: Final = 25
"""At most this many moves are listed, as many as Discord suggests."""


def explained(moves: Sequence[Move], table: Table) -> str:
    """`5 – A♣ from slot 5` and so on, a line for each move, as they are suggested."""
    lines = [meant(str(move), move, table) for move in moves]
    return "\n".join([*lines[:EXPLAINED], *(["…"] if len(lines) > EXPLAINED else [])])


def meant(typed: str, move: Move, table: Table) -> str:
    """`5 – A♣ from slot 5`, `t – turn`: a list of moves, and what the last one does."""
    return f"{typed} – {meaning(move, table)}"


def meaning(move: Move, table: Table) -> str:
    """`A♣ from slot 5`, `turn`."""
    match move:
        case Turn():
            return TURN()
        case Redeal():
            return REDEAL()
        case Fill():
            return FILL()
        case Deal():
            return LAY(number=table.circles + 1)
        case Play(source):
            card, place = table.card_at(source), table.place_of(source)
            assert card, "a card is played"
            return FROM(card=short(card), whence=whence(place))
        case Build() | Privilege():
            return labels.built_at_length(move, table)


_BUTTONS: Final[dict[ButtonKind, Callable[[], str]]] = {
    ButtonKind.RUN: labels.RUN,
    ButtonKind.ALL_UP: labels.ALL_UP,
    ButtonKind.ALL_RUN: lambda: labels.run_on(None),
}


def button(along: ButtonKind) -> str:
    """The label of a button that names no card: `All +Run`, `All up`."""
    return _BUTTONS[along]()


def what_the_solver_saw(table: Table, *, is_own: bool, moved: bool = True) -> str:
    """What it had ahead of a player at a position; if they moved there, that it was no mistake."""
    saw = _saw(table, is_own=is_own)
    if not moved:
        return f"-# {saw}."
    if is_own:
        return _("-# {saw}, so your move may still have made sense.", saw=saw)
    return _("-# {saw}, so that move may still have made sense.", saw=saw)


def _saw(table: Table, *, is_own: bool) -> str:
    if not table.stock_left:
        return _(
            "No cards were hidden anymore, but the solver can think every line through to the end",
        )
    if table.pass_number > 1:
        if is_own:
            return _("The solver saw the face-down cards, while you had to go by memory")
        return _("The solver saw the face-down cards, while the player had to go by memory")
    if is_own:
        return _("The solver saw the hidden cards, which you couldn’t")
    return _("The solver saw the hidden cards, which the player couldn’t")
