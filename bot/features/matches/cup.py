"""Cups: many players, the same deals, one window of time."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from typing import Final

from bot.errors import PlayError, Reason
from bot.features.handlers import Answer, Asked, Choice, Option, Person, Shown, command, on
from bot.features.matches.matches import Public, drawn, noting, told_by
from bot.features.matches.results import (
    by_deal,
    champions,
    heading,
    of_cup,
    podium,
    podium_alt,
    share,
)
from bot.features.options import GAME
from bot.features.play.board import screen
from bot.features.screen import Button, Link, Row, Screen, Select, Style, private_text, public_text
from bot.languages import Phrase, _, for_everyone, listed, marked, ngettext, spoken
from bot.press.together import (
    AskToCallOff,
    CallCupOff,
    JoinCup,
    LeaveCup,
    PlayMatch,
    ShowMatch,
    ShowMatchLine,
    ShowMatchProof,
    TellMe,
)
from bot.services.matches.comparison import Verdict
from bot.services.matches.cup_results import Announced, Cup, CupLine, OwnCup, Trophies
from bot.services.matches.cups import LONGEST
from bot.services.matches.matches import CupFormat
from bot.services.play.game_view import GameView
from bot.services.services import Services
from bot.store.schema.matches import MatchKind, MatchState
from bot.words import labels
from bot.words.games import name_of
from bot.words.people import called, plain, sentence
from bot.words.times import moment

_NAMED: Final = 5
"""How many players who don't count are named; the rest are counted."""
_FORMATS: Final = {
    CupFormat.EVENING: Phrase("{game}, an evening: three deals in 45 minutes."),
    CupFormat.WEEKEND: Phrase("{game}, a weekend: five deals in two days, the best four count."),
}
_HOW: Final = Phrase(
    "Same cards for everybody, boards of your own, deal after deal, when you like. No hints."
)
_NO_DEALS_YET: Final = Phrase(
    "The deals are being proved winnable. *Join and play* deals them in a minute or two."
)
_ENDED: Final = {
    # Translators: a cup that was announced isn’t played.
    MatchState.WITHDRAWN: Phrase("Called off."),
    MatchState.LAPSED: Phrase("Divan couldn’t begin it in time."),
}
_OVER: Final = Phrase("This cup is over.")
# Translators: the reader takes part in a cup.
_JOINED: Final = Phrase("You’re in.")
_FINISHED: Final = Phrase("You’ve finished every deal. The result comes when the time is up.")
_CALL_OFF: Final = Phrase("Call this cup off? What has been played in it counts nowhere then.")
# Translators: above a list of deals that nobody won, at most 150 characters.
_LINES: Final = Phrase("How it could have been won")
_NO_CUPS: Final = Phrase(
    "No cup has been played here. Somebody who manages the server announces one with `/divan cup` "
    "and a name."
)


def lengths() -> tuple[Choice, ...]:
    return (
        Choice(marked("An evening: 3 deals, 45 minutes"), CupFormat.EVENING.value),
        Choice(marked("A weekend: 5 deals, 2 days"), CupFormat.WEEKEND.value),
    )


def starts() -> tuple[Choice, ...]:
    return (
        # Translators: a choice: when a cup starts.
        Choice(marked("Now"), 0),
        # Translators: a choice: when a cup starts.
        Choice(marked("In 1 hour"), 1),
        # Translators: a choice: when a cup starts.
        Choice(marked("In 3 hours"), 3),
        # Translators: a choice: when a cup starts.
        Choice(marked("In 24 hours"), 24),
    )


@command(
    "cup",
    marked("The server's cup and its champions; managers announce one"),
    name=Option(marked("What the cup is called: announces it (managers)"), least=1, most=LONGEST),
    game=GAME,
    length=Option(marked("How long (default: an evening)"), choices=lengths),
    start=Option(marked("When it starts (default: now)"), choices=starts),
    void=Option(marked("Whose cup doesn't count (managers)")),
    reason=Option(
        marked("Why, for everybody to read; without one it counts again"), least=1, most=LONGEST
    ),
)
async def cups_here(
    asked: Asked,
    name: str | None = None,
    game: str | None = None,
    length: str = CupFormat.EVENING.value,
    start: int = 0,
    void: Person | None = None,
    reason: str | None = None,
) -> Answer:
    """Announces a cup, or declares void what somebody played; else shows those of the server.

    Raises NOT_CUP_MANAGER, CANNOT_STAY_HERE, CANNOT_POST_MATCH and MAY_NOT_WRITE.
    """
    cups = asked.services.cups
    if void is not None:
        _check_manager(asked)
        judged = await cups.void(asked.request, void.owner, reason or "")
        return own(await cups.own(asked.request, judged.match), manages=True)
    if name is not None:
        asked.check_can_stay()
        _check_manager(asked)
        announced = await cups.announce(asked.request, Announced(game, name, length, start))
        return Shown(public(announced), then=noting(asked, announced.match))
    found = await cups.here(asked.request)
    live = await cups.own(asked.request, found.live[-1].match) if found.live else None
    return here(found, live, manages=asked.request.manages)


def _check_manager(asked: Asked) -> None:
    """Raises NOT_CUP_MANAGER."""
    if not asked.request.manages:
        raise PlayError(Reason.NOT_CUP_MANAGER)


@for_everyone()
def public(cup: Cup) -> Screen:
    """The message of a cup as everybody sees it; once it is over, with its podium."""
    shown = public_text(_stands(cup), _rows(cup))
    result = cup.result
    if result is None or result.ranking.verdict is not Verdict.CHAMPIONS:
        return shown
    card = podium(cup.key, result.ranking, result.scores, result.patient)
    return replace(shown, picture=card, alt=podium_alt(card), words_suffice=True)


@drawn(MatchKind.CUP)
async def drawn_cup(services: Services, match: int, _: datetime) -> Public:
    """A cup, and its podium in a message of its own."""
    found = await services.cups.of(match)
    if not found.result or not found.result.scores:
        return Public(public(found))
    proof = ShowMatchProof(match)
    return Public(over(found), public(found), proof, result_changed=found.was_judged)


def over(cup: Cup) -> Screen:
    """What is left of a cup's message once its result is told in another."""
    return public_text(f"{heading(cup)}\n{_OVER()}", ())


def _stands(cup: Cup) -> str:
    if cup.state in _ENDED:
        return f"{heading(cup)}\n{_ENDED[cup.state]()}"
    told = of_cup(cup, cup.result) if cup.result else _now(cup)
    return "\n".join((*told, *_voided(cup)))


def _now(cup: Cup) -> Iterator[str]:
    """What is known of it while it isn't over."""
    yield heading(cup)
    yield _FORMATS[cup.format](game=name_of(cup.key))
    yield _HOW()
    joins, end = moment(cup.joins_until), moment(cup.closes_at)
    if cup.state is MatchState.OPEN:
        begins = moment(cup.begins_at)
        yield _(
            "-# Begins {time}, ends {end}. Join until {joins}.", time=begins, end=end, joins=joins
        )
    else:
        if not cup.has_deals:
            yield _NO_DEALS_YET()
        yield _("-# Ends {end}. Join until {joins}.", end=end, joins=joins)
    if cup.players:
        # Translators: how many take part in a cup.
        yield ngettext("-# {count} player.", "-# {count} players.", cup.players)
    finished = [
        # Translators: in “Finished so far: deal 1 by 7, deal 2 by 4.”
        _("deal {number} by {count}", number=number, count=count)
        for number, count in enumerate(cup.finished, 1)
        if count
    ]
    if finished:
        # Translators: {deals} is “deal 1 by 7, deal 2 by 4”.
        yield _("-# Finished so far: {deals}.", deals=listed(finished))


def _voided(cup: Cup) -> Iterator[str]:
    for one in cup.voided[:_NAMED]:
        reason = plain(one.reason)
        said = _("-# {player} doesn’t count: {reason}", player=called(one.owner), reason=reason)
        yield sentence(said)
    if more := cup.voided[_NAMED:]:
        yield ngettext(
            "-# {count} more player doesn’t count.",
            "-# {count} more players don’t count.",
            len(more),
        )


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
            choices = tuple(
                # Translators: a deal of a cup, counted from 1.
                (_("Deal {number}", number=number), ShowMatchLine(cup.match, number))
                for number in cup.result.unwon
            )
            lines = (Select(_LINES(), choices),) if choices else ()
            return (*lines, (mine, proof))
        case _:
            return ()


@on
async def show_line(asked: Asked, press: ShowMatchLine) -> Screen:
    """Shows how a deal that nobody won could have been."""
    return line(await asked.services.cups.line(asked.request, press.match, press.number))


def line(line: CupLine) -> Screen:
    """How a deal could have been won, in notation, for whoever asks."""
    said = _(
        "### {game}, deal {number}\nThis wins it. `/divan play` with `deal` {deal} deals it.",
        game=name_of(line.key),
        number=line.number,
        deal=str(line.deal),
    )
    return private_text(f"{said}\n```\n{' '.join(line.moves)}\n```", new_message=True)


@on
async def join(asked: Asked, press: JoinCup) -> Screen:
    """Takes part in a cup, and shows what to play."""
    return begun(await asked.services.cups.join(asked.request, press))


async def play(asked: Asked, press: PlayMatch) -> Screen:
    """Goes on with a deal of a cup."""
    return begun(await asked.services.cups.play(asked.request, press))


def begun(found: GameView | OwnCup) -> Screen:
    """The board of whoever plays, or the cup if there is nothing to play now."""
    return screen(found) if isinstance(found, GameView) else own(found, manages=False)


async def tell(asked: Asked, press: TellMe) -> Screen:
    """Takes part in a cup, and notes whether to be told when it begins."""
    await asked.services.cups.tell(asked.request, press, spoken().code)
    return told(press.match, on=press.on)


def told(match: int, *, on: bool) -> Screen:
    """Whether there will be a message at the start, and the way to change that."""
    if on:
        said = _("You’re in, and get one message when it begins.")
    else:
        said = _("No message at the start, then. You’re still in.")
    other = Button(labels.TURN_OFF() if on else labels.TELL_AT_START(), TellMe(match, on=not on))
    return private_text(said, ((other,),), new_message=False)


@told_by(MatchKind.CUP)
async def begun_for(services: Services, match: int, _reader: str, address: str | None) -> Screen:
    """The direct message at the start, to a player who asked for it."""
    return begins(await services.cups.of(match), address)


def begins(cup: Cup, address: str | None) -> Screen:
    """The direct message at the start, to a player who asked for it."""
    link = Link(labels.GO_TO_IT(), address) if address else None
    play = Button(labels.PLAY(), JoinCup(cup.match), Style.MAIN)
    rows = ((play, Button(labels.MORE(), ShowMatch(cup.match))),)
    return replace(private_text(_stands(cup), rows, new_message=True), link=link)


async def show(asked: Asked, press: ShowMatch) -> Screen:
    """Shows a cup as it stands, with what whoever asks can do."""
    return own(
        await asked.services.cups.own(asked.request, press.match), manages=asked.request.manages
    )


def own(own: OwnCup, *, manages: bool) -> Screen:
    """A cup for whoever asks, with what they can do."""
    return private_text(_own(own), _own_rows(own, manages), new_message=True)


def _own(own: OwnCup) -> str:
    said = [_stands(own.cup)]
    if own.line and own.cup.result:
        count = len(own.cup.result.ranking.lines)
        said.append(
            _(
                "You: place {place} of {count}, {share} of the points.",
                place=own.line.place,
                count=count,
                share=share(own.line.total),
            )
        )
    elif own.cup.is_live and own.has_joined:
        if any(own.scores):
            said.append(_("You so far: {scores}.", scores=by_deal(own.scores)))
        said.append(_JOINED() if own.next else _FINISHED())
    return "\n".join(said)


def _own_rows(own: OwnCup, manages: bool) -> tuple[Row, ...]:
    cup = own.cup
    proof = (Button(labels.PROOF(), ShowMatchProof(cup.match)),) if cup.has_deals else ()
    if not cup.is_live:
        return (proof,) if proof else ()
    join = Button(
        labels.PLAY() if own.has_joined else labels.JOIN_AND_PLAY(),
        JoinCup(cup.match),
        Style.MAIN,
    )
    plays = (join,) if own.next or not own.has_joined else ()
    leave = (Button(labels.LEAVE(), LeaveCup(cup.match)),) if own.has_joined else ()
    off = (Button(labels.CALL_OFF(), AskToCallOff(cup.match), Style.DANGER),) if manages else ()
    return tuple(row for row in ((*plays, *leave), (*proof, *off)) if row)


@on
async def ask_to_call_off(asked: Asked, press: AskToCallOff) -> Screen:
    """Asks before a cup is called off; raises NOT_CUP_MANAGER."""
    _check_manager(asked)
    found = await asked.services.cups.own(asked.request, press.match)
    return call_off_question(found.cup)


def call_off_question(cup: Cup) -> Screen:
    off = Button(labels.CALL_OFF(), CallCupOff(cup.match), Style.DANGER)
    keep = Button(labels.KEEP(), ShowMatch(cup.match), Style.MAIN)
    return private_text(_CALL_OFF(), ((off, keep),), new_message=False)


@on
async def change(asked: Asked, press: LeaveCup | CallCupOff) -> Screen:
    """Takes no part in a cup any more, or ends it without a result."""
    return changed(await asked.services.cups.change(asked.request, press))


def changed(changed: OwnCup) -> Screen:
    """A cup that was just changed by whoever reads it."""
    return replace(own(changed, manages=False), new_message=False)


def here(found: Trophies, own_cup: OwnCup | None, *, manages: bool) -> Screen:
    """The cups of a server: the live one for whoever asks, and the champions of the last ones."""
    won = [
        f"- {champions(one, one.result)}"
        for one in found.past
        if one.result and one.result.ranking.verdict is Verdict.CHAMPIONS
    ]
    if won:
        # Translators: a heading: who won the last cups.
        won.insert(0, _("### Champions"))
    elif not found.live:
        won = [_NO_CUPS()]
    parts = (_own(own_cup), *won) if own_cup else won
    rows = _own_rows(own_cup, manages) if own_cup else ()
    return private_text("\n".join(parts), rows, new_message=True)
