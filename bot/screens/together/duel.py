"""A duel as messages: the one that everybody sees, and what its players alone read."""

from collections.abc import Iterator
from dataclasses import replace

from bot.features.screen import Button, Link, Row, Screen, Select, Style, private_text, public_text
from bot.languages import for_everyone
from bot.press.analyses import Analyse
from bot.press.films import CutFilm
from bot.press.press import Press
from bot.press.together import (
    AcceptDuel,
    AskForRematch,
    BeginDuel,
    DeclineDuel,
    FacePatient,
    GiveOneDay,
    OpenDuel,
    PlayMatch,
    ShowMatch,
    ShowMatchProof,
    TellMe,
    WithdrawDuel,
)
from bot.screens.play.game import screen
from bot.screens.together import parting
from bot.services.matches.duel_results import Duel
from bot.services.play.game_view import GameView
from bot.store.schema.matches import MatchState
from bot.words.common import labels
from bot.words.together import duel as words
from bot.words.together import parting as parting_words


@for_everyone()
def public(duel: Duel) -> Screen:
    """The message of a duel as everybody sees it; once it is over, with where the two parted."""
    shown = public_text(words.duel(duel), _rows(duel))
    if duel.parted is None:
        return shown
    return replace(
        shown,
        picture=parting.picture(duel.parted),
        below=parting_words.legend(duel.parted, *map(words.called, duel.sides)),
        alt=parting_words.alt(duel.parted),
        words_suffice=True,
    )


def over(duel: Duel) -> Screen:
    """What is left of a duel's message once its result is told in another."""
    return public_text(words.over(duel), ())


def challenge(duel: Duel) -> Screen:
    """The same when it is new: it notifies the one who is challenged."""
    rival = None if duel.is_open_to_all else duel.sides[1].owner
    return replace(public(duel), pings=rival)


def begun(view: GameView | Duel) -> Screen:
    """The board of whoever plays, or that there is no deal yet."""
    if isinstance(view, GameView):
        return screen(view)
    return private_text(words.NO_DEAL_YET(), _rows(view), new_message=True)


def listed(duels: tuple[Duel, ...], is_in_server: bool) -> Screen:
    """A player's duels that are open or running, for them alone."""
    choices = tuple((words.choice(one), ShowMatch(one.match)) for one in duels)
    another: tuple[Row, ...] = ((Button(labels.CHALLENGE_ANYBODY(), BeginDuel()),),)
    rows = (Select(words.CHOOSE(), choices), *(another if is_in_server else ()))
    return private_text(words.listed(duels), rows, new_message=True)


def asked() -> Screen:
    """What whoever asks for a rematch first reads."""
    return private_text(words.ASKED(), new_message=True)


@for_everyone()
def shared(duel: Duel, owner: str) -> Screen:
    """The result of a duel with the baseline player, as its player shares it: a result only."""
    return public_text(words.shared(duel, owner), ())


def ended(duel: Duel, address: str | None) -> Screen:
    """The direct message at the end, to a player who asked for it; the picture is in the server."""
    link = Link(labels.GO_TO_IT(), address) if address else None
    rows = ((Button(labels.THE_MATCH(), ShowMatch(duel.match)),),)
    return replace(private_text(words.duel(duel), rows, new_message=True), link=link)


def told(match: int, *, on: bool) -> Screen:
    """Whether there will be a message at the end, and the way to change that."""
    other = Button(labels.TURN_OFF() if on else labels.TELL_ME(), TellMe(match, on=not on))
    return private_text(words.told(on=on), ((other,),), new_message=False)


def changed(duel: Duel, *, private: bool) -> Screen:
    """A duel that was just changed, in the message in which that was asked for."""
    if not private:
        return replace(public(duel), new_message=False)
    if duel.state is MatchState.OPEN:
        return replace(waiting(duel), new_message=False)
    return private_text(words.duel(duel), _rows(duel), new_message=False)


def _rows(duel: Duel) -> tuple[Row, ...]:
    match duel.state:
        case MatchState.OPEN:
            return _answers(duel, Button(labels.MORE(), ShowMatch(duel.match)))
        case MatchState.RUNNING if duel.is_with_patient:
            play = Button(labels.PLAY(), PlayMatch(duel.match, 1), Style.MAIN)
            return ((play, Button(labels.PROOF(), ShowMatchProof(duel.match))),)
        case MatchState.RUNNING:
            return (
                (
                    Button(labels.PLAY(), PlayMatch(duel.match, 1), Style.MAIN),
                    Button(labels.TELL_ME(), TellMe(duel.match, on=True)),
                ),
                (
                    Button(labels.ONE_DAY_MORE(), GiveOneDay(duel.match)),
                    Button(labels.PROOF(), ShowMatchProof(duel.match)),
                ),
            )
        case MatchState.OVER:
            ask = FacePatient if duel.is_with_patient else AskForRematch
            may_ask = duel.is_with_patient or duel.offers_rematch
            rematch = (Button(labels.REMATCH(), ask(duel.match)),) if may_ask else ()
            if duel.played:
                return (_look_back(duel), *((rematch,) if rematch else ()))
            return ((*rematch, Button(labels.PROOF(), ShowMatchProof(duel.match))),)
        case _:
            return ()


def _answers(duel: Duel, *more: Button) -> tuple[Row, ...]:
    """Taking a challenge up or not, and what stands beside that."""
    accept = Button(labels.ACCEPT(), AcceptDuel(duel.match), Style.MAIN)
    decline = Button(labels.NOT_NOW(), DeclineDuel(duel.match))
    return ((accept, *(() if duel.is_open_to_all else (decline,)), *more),)


def _look_back(duel: Duel) -> Select:
    """Where each was lost, both replays, and what proves the deal."""
    return Select(labels.LOOK_BACK(), tuple(_records(duel)))


def _records(duel: Duel) -> Iterator[tuple[str, Press]]:
    for side in duel.games:
        if side.game and side.score and not side.score.is_won:
            yield words.where_lost(duel, side), Analyse(side.game)
    for side in duel.games:
        if side.game:
            yield words.replay_of(duel, side), CutFilm(side.game, 0, None)
    yield labels.PROOF(), ShowMatchProof(duel.match)


def waiting(duel: Duel) -> Screen:
    """What the challenger can do while nobody takes the challenge up, for them alone."""
    withdraw = Button(labels.WITHDRAW(), WithdrawDuel(duel.match))
    patient = Button(labels.AGAINST_PATIENT(), FacePatient(duel.match))
    ways: tuple[Row, ...] = ((withdraw, patient),)
    if not duel.is_open_to_all:
        ways = ((withdraw, Button(labels.OPEN_TO_ALL(), OpenDuel(duel.match))), (patient,))
    return private_text(words.waiting(duel), ways, new_message=True)


def shown(duel: Duel, viewer: str) -> Screen:
    """The duel as it stands; for its challenger what they can do while nobody answers."""
    if duel.state is MatchState.OPEN and duel.sides[0].owner == viewer:
        return waiting(duel)
    rows = _answers(duel) if duel.state is MatchState.OPEN else _rows(duel)
    return private_text(words.duel(duel), rows, new_message=True)
