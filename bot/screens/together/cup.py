"""A cup as messages: the one that everybody sees, and what its players alone read."""

from dataclasses import replace

from bot.features.screen import Button, Link, Row, Screen, Select, Style, private_text, public_text
from bot.languages import for_everyone
from bot.press.together import (
    AskToCallOff,
    CallCupOff,
    JoinCup,
    LeaveCup,
    ShowMatch,
    ShowMatchLine,
    ShowMatchProof,
    TellMe,
)
from bot.screens.play.game import screen
from bot.screens.together import podium
from bot.services.matches.comparison import Verdict
from bot.services.matches.cup_results import Cup, CupLine, CupResult, OwnCup, Trophies
from bot.services.play.game_view import GameView
from bot.store.schema.matches import MatchState
from bot.words.common import labels
from bot.words.together import cup as words
from bot.words.together import podium as podium_words


@for_everyone()
def public(cup: Cup) -> Screen:
    """The message of a cup as everybody sees it; once it is over, with its podium."""
    shown = public_text(words.cup(cup), _rows(cup))
    result = cup.result
    if result is None or result.ranking.verdict is not Verdict.CHAMPIONS:
        return shown
    card = podium.picture(cup.key, result.ranking, result.scores, result.patient)
    return replace(shown, picture=card, alt=podium_words.alt(card), words_suffice=True)


def over(cup: Cup) -> Screen:
    """What is left of a cup's message once its result is told in another."""
    return public_text(words.over(cup), ())


def begun(found: GameView | OwnCup) -> Screen:
    """The board of whoever plays, or the cup if there is nothing to play now."""
    return screen(found) if isinstance(found, GameView) else own(found, manages=False)


def own(own: OwnCup, *, manages: bool) -> Screen:
    """A cup for whoever asks, with what they can do."""
    return private_text(words.own(own), tuple(_own_rows(own, manages)), new_message=True)


def changed(changed: OwnCup) -> Screen:
    """A cup that was just changed by whoever reads it."""
    return replace(own(changed, manages=False), new_message=False)


def told(match: int, *, on: bool) -> Screen:
    """Whether there will be a message at the start, and the way to change that."""
    label = labels.TURN_OFF() if on else labels.TELL_AT_START()
    return private_text(
        words.told(on=on), ((Button(label, TellMe(match, on=not on)),),), new_message=False
    )


def begins(cup: Cup, address: str | None) -> Screen:
    """The direct message at the start, to a player who asked for it."""
    link = Link(labels.GO_TO_IT(), address) if address else None
    play = Button(labels.PLAY(), JoinCup(cup.match), Style.MAIN)
    rows = ((play, Button(labels.MORE(), ShowMatch(cup.match))),)
    return replace(private_text(words.cup(cup), rows, new_message=True), link=link)


def call_off(cup: Cup) -> Screen:
    """The question before a cup is called off."""
    off = Button(labels.CALL_OFF(), CallCupOff(cup.match), Style.DANGER)
    keep = Button(labels.KEEP(), ShowMatch(cup.match), Style.MAIN)
    return private_text(words.CALL_OFF(), ((off, keep),), new_message=False)


def line(line: CupLine) -> Screen:
    """How a deal could have been won, for whoever asks."""
    return private_text(words.line(line), new_message=True)


def here(found: Trophies, own: OwnCup | None, *, manages: bool) -> Screen:
    """The cups of a server: the live one for whoever asks, and the champions of the last ones."""
    parts = (words.own(own) if own else "", words.trophies(found))
    rows = tuple(_own_rows(own, manages)) if own else ()
    return private_text("\n".join(filter(None, parts)), rows, new_message=True)


def _rows(cup: Cup) -> tuple[Row, ...]:
    join = Button(labels.JOIN_AND_PLAY(), JoinCup(cup.match), Style.MAIN)
    more = Button(labels.MORE(), ShowMatch(cup.match))
    tell = Button(labels.TELL_AT_START(), TellMe(cup.match, on=True))
    match cup.state:
        case MatchState.OPEN:
            return ((join, more), (tell,))
        case MatchState.RUNNING:
            return ((join, more),)
        case MatchState.OVER if cup.result and cup.result.scores:
            mine = Button(labels.MY_PLACE(), ShowMatch(cup.match))
            proof = Button(labels.PROOF(), ShowMatchProof(cup.match))
            return (*_lines(cup, cup.result), (mine, proof))
        case _:
            return ()


def _lines(cup: Cup, result: CupResult) -> tuple[Row, ...]:
    """The lines to the wins of deals that nobody won."""
    choices = tuple(
        (words.deal_of(number), ShowMatchLine(cup.match, number)) for number in result.unwon
    )
    return (Select(words.LINES(), choices),) if choices else ()


def _own_rows(own: OwnCup, manages: bool) -> list[Row]:
    cup = own.cup
    proof = (Button(labels.PROOF(), ShowMatchProof(cup.match)),) if cup.has_deals else ()
    if not cup.is_live:
        return [proof] if proof else []
    join = Button(
        labels.PLAY() if own.has_joined else labels.JOIN_AND_PLAY(),
        JoinCup(cup.match),
        Style.MAIN,
    )
    plays = (join,) if own.next or not own.has_joined else ()
    leave = (Button(labels.LEAVE(), LeaveCup(cup.match)),) if own.has_joined else ()
    off = (Button(labels.CALL_OFF(), AskToCallOff(cup.match), Style.DANGER),) if manages else ()
    return [row for row in ((*plays, *leave), (*proof, *off)) if row]
