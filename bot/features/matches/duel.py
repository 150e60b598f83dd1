"""Duels: two players, the same cards; from a challenge to a rematch."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Final

from bot.errors import PlayError, Reason
from bot.features.handlers import (
    Answer,
    Asked,
    Claim,
    Once,
    Option,
    Person,
    Shown,
    command,
    menu,
    on,
)
from bot.features.matches import cup
from bot.features.matches.matches import Public, noting
from bot.features.matches.results import called, card, card_alt, differing, look_back, of_duel
from bot.features.options import GAME
from bot.features.play.board import screen
from bot.features.posts.sharing import already
from bot.features.screen import Button, Link, Row, Screen, Select, Style, private_text, public_text
from bot.languages import Phrase, _, for_everyone, marked, spoken
from bot.press.together import (
    AcceptDuel,
    AskForRematch,
    BeginDuel,
    Bet,
    DeclineDuel,
    FacePatient,
    GiveOneDay,
    OpenDuel,
    PlayMatch,
    ShareDuel,
    ShowDuels,
    ShowMatch,
    ShowMatchProof,
    ShowParting,
    TellMe,
    WithdrawDuel,
)
from bot.services.matches.duel_results import Duel
from bot.services.play.game_view import GameView
from bot.services.services import Services
from bot.store.schema.matches import MatchState
from bot.words import labels
from bot.words.games import name_of
from bot.words.people import sentence
from bot.words.results import short_root
from bot.words.times import moment

_SAME_CARDS: Final = Phrase(
    "You both get the same cards, and have two days. Neither sees the other’s board."
)
_ENDED: Final = {
    # Translators: a challenge to a duel.
    MatchState.WITHDRAWN: Phrase("This challenge was withdrawn."),
    MatchState.DECLINED: Phrase("This challenge was declined."),
    # Translators: a challenge that was open for a day.
    MatchState.LAPSED: Phrase("Nobody accepted."),
}
_OVER: Final = Phrase("This duel is over.")
_NO_DEAL_YET: Final = Phrase(
    "Divan is still checking that the deal is winnable. *Play* deals it in a minute or two."
)
_ASKED: Final = Phrase(
    "You’ve asked for a rematch. It starts when the other player presses *Rematch*, too."
)
# Translators: above a list, at most 150 characters.
_CHOOSE: Final = Phrase("Choose a duel")


@command(
    "duel",
    marked("Against someone: the same cards, two boards, two days"),
    player=Option(marked("Who to challenge (default: anyone)")),
    game=GAME,
)
async def duel(asked: Asked, player: Person | None = None, game: str | None = None) -> Answer:
    """Challenges a player or anybody; outside servers the baseline player, in private.

    Without either option it shows what duels there are, and posts nothing.
    """
    if player is None and game is None:
        return await look(asked, ShowDuels())
    return await _opened(asked, player, game)


# Translators: to a duel; in a member’s menu, at most 32 characters.
@menu(marked("Challenge"))
async def challenge_member(asked: Asked, member: Person) -> Answer:
    """Challenges a member of the server."""
    return await _opened(asked, member)


@on
async def look(asked: Asked, _press: ShowDuels) -> Screen:
    """Shows the duels of whoever asks, and those that they can take up here."""
    duels, reads = asked.services.duels, asked.discord.may_write_in
    own, open_ = await duels.of_player(asked.request), await duels.open_here(asked.request, reads)
    return listed(own, open_, is_in_server=asked.request.server is not None)


@on
async def challenge_anybody(asked: Asked, _press: BeginDuel) -> Answer:
    """Challenges anybody, or outside servers the baseline player."""
    return await _opened(asked)


async def _opened(asked: Asked, player: Person | None = None, game: str | None = None) -> Answer:
    """A challenge where everybody sees it, and what notes that it is there; outside servers the
    board of a duel with the baseline player.

    Raises CANNOT_STAY_HERE, CANNOT_POST_MATCH, MAY_NOT_WRITE, CHALLENGED_A_BOT, and
    NOT_CHALLENGEABLE for who can't see the channel.
    """
    if player is None and asked.request.server is None:
        return begun(await asked.services.duels.face_patient(asked.request, game))
    asked.check_can_stay()
    if player and player.is_bot:
        raise PlayError(Reason.CHALLENGED_A_BOT)
    if player and not player.may_read:
        raise PlayError(Reason.NOT_CHALLENGEABLE, owner=player.owner)
    rival = player.owner if player else None
    opened = await asked.services.duels.challenge(asked.request, game, rival)
    return Shown(challenge(opened), then=noting(asked, opened.match))


def listed(own: tuple[Duel, ...], open_: tuple[Duel, ...], *, is_in_server: bool) -> Screen:
    """A player's duels that are open or running, and the challenges that they can take up here,
    for them alone."""
    said = [] if own or open_ else [f"### {labels.DUEL()}"]
    if own:
        # Translators: a heading.
        said = [_("### Your duels"), *(f"- {_line(one)}" for one in own)]
    if open_:
        # Translators: a heading: challenges to a duel that the reader can take up.
        said += [_("### Open to everyone"), *(f"- {_line(one)}" for one in open_)]
    elif is_in_server and not own:
        said += [_("Nobody here is waiting for a duel. Start one, and anyone can accept it.")]
    if not own and not open_:
        said += [f"-# {_SAME_CARDS()}"]
    choices = tuple(
        # Translators: a duel in a list; {number} tells it from others of the same game.
        (
            _("{game}, duel {number}", game=name_of(one.key), number=str(one.match)),
            ShowMatch(one.match),
        )
        for one in (*own, *open_)
    )
    style = Style.QUIET if open_ else Style.MAIN
    new = Button(
        (labels.NEW_DUEL if is_in_server else labels.AGAINST_PATIENT)(), BeginDuel(), style
    )
    rows = (*((Select(_CHOOSE(), choices),) if choices else ()), (new,))
    return private_text("\n".join(said), rows, new_message=True)


def _line(duel: Duel) -> str:
    said = {"number": duel.match, "heading": _heading(duel), "time": moment(duel.closes_at)}
    if duel.state is MatchState.OPEN:
        # Translators: {heading} is “@Ada challenges @Bob: Sultan”.
        return _("Duel {number}, {heading}. Open until {time}.", **said)
    # Translators: {heading} is “@Ada against @Bob: Sultan”.
    return _("Duel {number}, {heading}. Play until {time}.", **said)


def challenge(duel: Duel) -> Screen:
    """A new duel's message: it notifies the one who is challenged."""
    rival = None if duel.is_open_to_all else duel.sides[1].owner
    return replace(public(duel), pings=rival)


@for_everyone()
def public(duel: Duel) -> Screen:
    """The message of a duel as everybody sees it; with a picture once both have played it."""
    shown = public_text(_stands(duel), _rows(duel))
    if not all(side.table for side in duel.sides):
        return shown
    picture = card(duel)
    return replace(shown, picture=picture, alt=card_alt(picture), words_suffice=True)


async def drawn_duel(services: Services, match: int, _: datetime) -> Public:
    """A duel, and its result in a message of its own, unless nobody played it."""
    found = await services.duels.of(match)
    shown = public(found)
    if found.state is not MatchState.OVER or not found.played:
        return Public(shown)
    known_by = AskForRematch(match) if found.offers_rematch else ShowMatchProof(match)
    changes = (side.asks_again or side.has_left for side in found.sides)
    has_changed = found.rematch_lapsed or any(changes)
    return Public(over(found), shown, known_by, result_changed=has_changed)


def over(duel: Duel) -> Screen:
    """What is left of a duel's message once its result is told in another."""
    return public_text(f"### {sentence(_heading(duel))}\n{_OVER()}", ())


def _stands(duel: Duel) -> str:
    if duel.state is MatchState.OVER:
        return "\n".join((of_duel(duel), *([short_root(duel.root)] if duel.root else [])))
    heading = f"### {sentence(_heading(duel))}"
    if duel.state in _ENDED:
        return f"{heading}\n{_ENDED[duel.state]()}"
    return "\n".join((heading, _SAME_CARDS(), *_now(duel)))


def _heading(duel: Duel) -> str:
    first, *others = map(called, duel.sides)
    game = name_of(duel.key)
    if not others:
        return _("{player} is looking for a duel: {game}", player=first, game=game)
    if duel.state in (MatchState.RUNNING, MatchState.OVER):
        return _("{first} against {second}: {game}", first=first, second=others[0], game=game)
    return _("{first} challenges {second}: {game}", first=first, second=others[0], game=game)


def _now(duel: Duel) -> Iterator[str]:
    """What is known of it while it isn't over."""
    until = moment(duel.closes_at)
    if duel.state is MatchState.OPEN:
        yield _("-# No clock, no hints. Open until {time}.", time=until)
        return
    if not duel.has_deal:
        yield _NO_DEAL_YET()
    for side in duel.sides:
        if side.has_finished:
            yield sentence(_("{player} has finished.", player=called(side)))
    yield _("-# No clock, no hints. Play until {time}.", time=until)


def _rows(duel: Duel, *, can_begin: bool = True) -> tuple[Row, ...]:
    """What can be done with it; another one can't begin everywhere."""
    play = Button(labels.PLAY(), PlayMatch(duel.match, 1), Style.MAIN)
    proof = Button(labels.PROOF(), ShowMatchProof(duel.match))
    match duel.state:
        case MatchState.OPEN:
            return _answers(duel)
        case MatchState.RUNNING if duel.is_with_patient:
            return ((play, proof),)
        case MatchState.RUNNING:
            tell = Button(labels.TELL_ME(), TellMe(duel.match, on=True))
            return ((play, tell), (Button(labels.ONE_DAY_MORE(), GiveOneDay(duel.match)), proof))
        case MatchState.OVER:
            ask = FacePatient if duel.is_with_patient else AskForRematch
            may_ask = duel.is_with_patient or duel.offers_rematch
            again = Button(labels.REMATCH(), ask(duel.match), Style.MAIN)
            rematch = (again,) if may_ask and can_begin else ()
            new = () if duel.is_with_patient else (Button(labels.NEW_DUEL(), BeginDuel()),)
            ways = (*rematch, *new)
            if duel.played:
                return (look_back(duel), *((ways,) if ways else ()))
            return (*((ways,) if ways else ()), (proof,))  # In one row they’d wrap on a phone.
        case _:
            return ()


def _answers(duel: Duel) -> tuple[Row, ...]:
    """Taking a challenge up or not; its challenger sees what they can do, whichever they press."""
    accept = Button(labels.ACCEPT(), AcceptDuel(duel.match), Style.MAIN)
    decline = Button(labels.DECLINE(), DeclineDuel(duel.match))
    return ((accept,) if duel.is_open_to_all else (accept, decline),)


@on
async def face_patient(asked: Asked, press: FacePatient) -> Screen:
    """Has the baseline player take a challenge up, or play again."""
    faced = asked.services.duels.face_patient(asked.request, None, press.match)
    return begun(await faced)


@on
async def board(asked: Asked, press: AcceptDuel | PlayMatch | Bet) -> Screen:
    """Shows the board of whoever takes a challenge up, plays in a duel or a cup, or bets on it."""
    if isinstance(press, PlayMatch) and await asked.services.matches.is_cup(
        asked.request, press.match
    ):
        return await cup.play(asked, press)
    return begun(await asked.services.duels.board(asked.request, press))


def begun(view: GameView | Duel) -> Screen:
    """The board of whoever plays, or that there is no deal yet; for the challenger what they can do
    while nobody answers."""
    if isinstance(view, GameView):
        return screen(view)
    if view.state is MatchState.OPEN:
        return waiting(view)
    return private_text(_NO_DEAL_YET(), _rows(view), new_message=True)


@on
async def change(asked: Asked, press: DeclineDuel | WithdrawDuel | OpenDuel | GiveOneDay) -> Screen:
    """Changes a duel, and shows it where everybody sees it."""
    duels = asked.services.duels
    if isinstance(press, OpenDuel):
        duel = await duels.open_to_all(asked.request, press)
    else:
        duel = await duels.change(asked.request, press)
    if isinstance(press, DeclineDuel) and duel.state is MatchState.OPEN:
        return waiting(duel)
    pressed = asked.pressed
    private = pressed is None or pressed.is_private or asked.request.is_direct
    return changed(duel, private=private)


def changed(duel: Duel, *, private: bool) -> Screen:
    """A duel that was just changed, in the message in which that was asked for."""
    if not private:
        return replace(public(duel), new_message=False)
    if duel.state is MatchState.OPEN:
        return replace(waiting(duel), new_message=False)
    return private_text(_stands(duel), _rows(duel), new_message=False)


@on
async def show(asked: Asked, press: ShowMatch) -> Screen:
    """Shows a duel or a cup as it stands to whoever presses."""
    request = asked.request
    if await asked.services.matches.is_cup(request, press.match):
        return await cup.show(asked, press)
    duel = await asked.services.duels.of(press.match, request.owner, request.server)
    can_begin = duel.is_with_patient or (asked.can_stay and duel.server == request.server)
    return shown(duel, request.owner, can_begin=can_begin)


def shown(duel: Duel, viewer: str, *, can_begin: bool = True) -> Screen:
    """The duel as it stands; for its challenger what they can do while nobody answers."""
    if duel.state is MatchState.OPEN and duel.sides[0].owner == viewer:
        return waiting(duel)
    return private_text(_stands(duel), _rows(duel, can_begin=can_begin), new_message=True)


@on
async def show_parting(asked: Asked, press: ShowParting) -> Screen:
    """Shows where the games of the two differ."""
    return differing(*await asked.services.duels.parted(asked.request, press.match))


def waiting(duel: Duel) -> Screen:
    """What the challenger can do while nobody takes the challenge up, for them alone."""
    time = moment(duel.closes_at)
    withdraw = Button(labels.WITHDRAW(), WithdrawDuel(duel.match))
    patient = Button(labels.AGAINST_PATIENT(), FacePatient(duel.match))
    if duel.is_open_to_all:
        said = _("Anyone here can accept until {time}.", time=time)
        return private_text(said, ((withdraw, patient),), new_message=True)
    said = _("Only {player} can accept, until {time}.", player=called(duel.sides[1]), time=time)
    to_all = Button(labels.OPEN_TO_ALL(), OpenDuel(duel.match))
    return private_text(said, ((withdraw, to_all), (patient,)), new_message=True)


@on
async def tell(asked: Asked, press: TellMe) -> Screen:
    """Asks for one direct message when there is something to tell, or no longer."""
    if await asked.services.matches.is_cup(asked.request, press.match):
        return await cup.tell(asked, press)
    await asked.services.duels.tell(asked.request, press, spoken().code)
    return told(press.match, on=press.on)


def told(match: int, *, on: bool) -> Screen:
    """Whether there will be a message at the end, and the way to change that."""
    said = _("You’ll get one message at the end.") if on else _("OK, no message at the end.")
    other = Button(labels.TURN_OFF() if on else labels.TELL_ME(), TellMe(match, on=not on))
    return private_text(said, ((other,),), new_message=False)


async def ended_for(services: Services, match: int, reader: str, address: str | None) -> Screen:
    """The direct message at the end, to a player who asked for it."""
    return ended(await services.duels.of(match, reader), address)


def ended(duel: Duel, address: str | None) -> Screen:
    """The direct message at the end, to a player who asked for it; the picture is in the server."""
    link = Link(labels.GO_TO_IT(), address) if address else None
    rows = ((Button(labels.THE_MATCH(), ShowMatch(duel.match)),),)
    return replace(private_text(_stands(duel), rows, new_message=True), link=link)


@on
async def share(asked: Asked, press: ShareDuel) -> Answer:
    """Posts the result of a duel with the baseline player, once."""
    duels, owner = asked.services.duels, asked.owner
    if (found := await duels.share(asked.request, press.match)) is None:
        return already(None)
    duel, interrupted = found
    claim = Claim(
        interrupted,
        partial(duels.settle, press.match, owner),
        partial(duels.release, press.match, owner, interrupted),
    )
    return Once(claim, shared(duel, owner), already)


@for_everyone()
def shared(duel: Duel, owner: str) -> Screen:
    """The result of a duel with the baseline player as its player, who is named by that, shares it:
    a result only."""
    sides = (side if side.is_patient else replace(side, owner=owner) for side in duel.sides)
    result = of_duel(replace(duel, sides=tuple(sides)))
    return public_text(f"{result}\n-# {name_of(duel.key)}", ())


@on
async def ask_for_rematch(asked: Asked, press: AskForRematch) -> Answer:
    """Begins another duel where everybody sees it, once both have asked."""
    asked.check_can_stay()
    rematch = await asked.services.duels.rematch(asked.request, press.match)
    if rematch is None:
        return private_text(_ASKED(), new_message=True)
    duel, is_new = rematch
    if is_new:
        return Shown(public(duel), then=noting(asked, duel.match))
    return shown(duel, asked.owner)
