"""Cups: many players, the same deals, one window of time."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Final

from bot.errors import PlayError, Reason
from bot.features.handlers import Answer, Asked, Choice, Form, Option, Shown, command, on
from bot.features.matches.cup_results import (
    by_deal,
    champions,
    heading,
    headline,
    podium,
    podium_alt,
    points,
    standings,
)
from bot.features.matches.matches import Judgment, Public, noting
from bot.features.options import GAME
from bot.features.play.board import screen
from bot.features.screen import Button, Link, Row, Screen, Select, Style, private_text, public_text
from bot.languages import Phrase, _, for_everyone, marked, ngettext, spoken
from bot.press.together import (
    AnnounceCup,
    AskToCallOff,
    CallCupOff,
    JoinCup,
    JudgeCup,
    LeaveCup,
    NewCup,
    PlayMatch,
    ShowMatch,
    ShowMatchLine,
    ShowMatchProof,
    TellMe,
)
from bot.services.core.days import day_of
from bot.services.matches.cup_results import Announced, Cup, CupLine, OwnCup
from bot.services.matches.cups import LONGEST
from bot.services.matches.matches import CupFormat
from bot.services.play.game_view import GameView
from bot.services.services import Services
from bot.store.schema.matches import MatchState
from bot.words import labels
from bot.words.games import name_of
from bot.words.people import called, plain, sentence
from bot.words.results import short_root
from bot.words.text import fitting, headed
from bot.words.times import date_of, moment

_NAMED: Final = 5
"""How many players who don't count are named; the rest are counted."""
_FORMATS: Final = {
    CupFormat.EVENING: Phrase("{game}, an evening: three deals in 45 minutes."),
    CupFormat.WEEKEND: Phrase("{game}, a weekend: five deals in two days."),
}
_OF_BEFORE: Final = {
    **_FORMATS,
    CupFormat.WEEKEND: Phrase("{game}, a weekend: five deals in two days, the best four count."),
}
"""Of a cup by match points, as before 1.0."""
_HOW: Final = Phrase(
    "Everyone gets the same deals and plays them alone, whenever they like. There are no hints."
)
_POINTS: Final = Phrase(
    "A win is 100 points; otherwise every card home is a point. All deals count."
)
_NO_DEALS_YET: Final = Phrase(
    "Divan is still checking that the deals are winnable. *Join and play* deals them in a "
    "minute or two."
)
_ENDED: Final = {
    # Translators: a cup that was announced isn’t played.
    MatchState.WITHDRAWN: Phrase("This cup was called off."),
    MatchState.LAPSED: Phrase("This cup was canceled: Divan couldn’t get it started in time."),
}
_OVER: Final = Phrase("This cup is over.")
# Translators: the reader takes part in a cup.
_JOINED: Final = Phrase("You’re in.")
_FINISHED: Final = Phrase(
    "You’ve finished every deal. The results will be posted once everyone has, {end} at the latest."
)
_CALL_OFF: Final = Phrase("Call this cup off? Nothing that was played in it will count.")
# Translators: above a list of deals that nobody won, at most 150 characters.
_LINES: Final = Phrase("How it could have been won")
_NO_CUPS: Final = Phrase("No cup here has had a champion yet.")
_WHO_STARTS: Final = Phrase("Someone who manages the server can start one with `/divan cup`.")
# Translators: the title of a form, at most 45 characters.
_NEW_EVENING: Final = Phrase("New cup: an evening, starting now")
# Translators: the title of a form, at most 45 characters.
_NEW_WEEKEND: Final = Phrase("New cup: a weekend, starting now")
# Translators: above a field of a form, at most 45 characters.
_NAME: Final = Phrase("What is it called?")


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
    name=Option(
        marked("Cup name; entering one announces the cup (managers only)"), least=1, most=LONGEST
    ),
    game=GAME,
    length=Option(marked("How long (default: an evening)"), choices=lengths),
    start=Option(marked("When it starts (default: now)"), choices=starts),
)
async def cups_here(
    asked: Asked,
    name: str | None = None,
    game: str | None = None,
    length: str = CupFormat.EVENING.value,
    start: int = 0,
) -> Answer:
    """Announces a cup, or shows those of the server.

    Raises NOT_CUP_MANAGER, CANNOT_STAY_HERE, CANNOT_POST_MATCH and MAY_NOT_WRITE.
    """
    if name is not None:
        return await _announced(asked, Announced(game, name, length, start))
    live, past = await asked.services.cups.here(asked.request)
    links = {
        one.match: address
        for one in past
        if one.told and (address := asked.discord.address(*one.told))
    }
    return here(live, past, links, manages=asked.request.manages)


async def _announced(asked: Asked, cup: Announced) -> Shown:
    asked.check_can_stay()
    _check_manager(asked)
    announced = await asked.services.cups.announce(asked.request, cup)
    return Shown(public(announced), then=noting(asked, announced.match))


@on
async def ask_for_name(asked: Asked, press: NewCup) -> Form:
    """Asks what a new cup is called; raises what announcing it would."""
    asked.check_can_stay()
    _check_manager(asked)
    form = AnnounceCup(press.key, press.is_weekend, "")
    title = _NEW_WEEKEND if press.is_weekend else _NEW_EVENING
    return Form(form, "name", title(), _NAME(), most=LONGEST)


@on
async def announce(asked: Asked, press: AnnounceCup) -> Shown:
    """Announces a cup that begins now."""
    length = CupFormat.WEEKEND if press.is_weekend else CupFormat.EVENING
    return await _announced(asked, Announced(press.key, press.name, length, 0))


def _new(cup: Cup | None) -> Button:
    """The way to a new cup, like the last one."""
    key, format = (cup.key, cup.format) if cup else (None, CupFormat.EVENING)
    return Button(labels.NEW_CUP(), NewCup(key, format is CupFormat.WEEKEND), Style.MAIN)


def _check_manager(asked: Asked) -> None:
    """Raises NOT_CUP_MANAGER."""
    if not asked.request.manages:
        raise PlayError(Reason.NOT_CUP_MANAGER)


@for_everyone()
def public(cup: Cup) -> Screen:
    """The message of a cup as everybody sees it; once it is over, with its podium."""
    result = cup.result
    if result is None or not result.ranking.champions:
        return public_text(_stands(cup), _rows(cup))
    card = podium(cup, result)
    return replace(
        public_text(headline(cup, result), _rows(cup)),
        picture=card,
        alt=podium_alt(card),
        below="\n".join((*standings(cup, result), *_voided(cup), *_root(cup))),
        words_suffice=True,
    )


async def drawn_cup(services: Services, match: int, _: datetime) -> Public:
    """A cup, and its podium in a message of its own."""
    found = await services.cups.of(match)
    if not found.result or not found.result.scores:
        return Public(public(found))
    proof = ShowMatchProof(match)
    number = len(found.roots)
    judgment = Judgment(judged_later(found), number) if number > 1 else None
    changed = found.was_judged
    return Public(over(found), public(found), proof, result_changed=changed, judgment=judgment)


@for_everyone()
def judged_later(cup: Cup) -> Screen:
    """That a manager has judged a cup after its end, and the root of the ranking there is now."""
    last = cup.roots[-1]
    said = _(
        "On {day}, a manager changed whose results count. The ranking above is the new one.",
        day=date_of(last.at),
    )
    proof = Button(labels.PROOF(), ShowMatchProof(cup.match))
    return public_text("\n".join((heading(cup), said, short_root(last.root))), ((proof,),))


def over(cup: Cup) -> Screen:
    """What is left of a cup's message once its result is told in another."""
    return public_text(f"{heading(cup)}\n{_OVER()}", ())


def _stands(cup: Cup) -> str:
    if cup.state in _ENDED:
        return f"{heading(cup)}\n{_ENDED[cup.state]()}"
    if result := cup.result:
        told = iter((headline(cup, result), *standings(cup, result)))
    else:
        told = _now(cup)
    return "\n".join((*told, *_voided(cup), *_root(cup)))


def _now(cup: Cup) -> Iterator[str]:
    """What is known of it while it isn't over."""
    yield heading(cup)
    formats = _FORMATS if cup.adds_scores else _OF_BEFORE
    yield formats[cup.format](game=name_of(cup.key))
    yield f"{_HOW()} {_POINTS()}" if cup.adds_scores else _HOW()
    joins, end = moment(cup.joins_until), moment(cup.closes_at)
    if cup.state is MatchState.OPEN:
        begins = moment(cup.begins_at)
        yield _(
            "-# It starts {time}. Join by {joins}. It ends {end} at the latest.",
            time=begins,
            joins=joins,
            end=end,
        )
    else:
        if not cup.has_deals:
            yield _NO_DEALS_YET()
        yield _("-# Join by {joins}. It ends {end} at the latest.", joins=joins, end=end)
    if not cup.players:
        return
    joined = ngettext(
        "-# {count} player has joined.", "-# {count} players have joined.", cup.players
    )
    if cup.finished:
        done = ngettext(
            "{count} has finished every deal.", "{count} have finished every deal.", cup.finished
        )
        joined = f"{joined} {done}"
    yield joined


def _root(cup: Cup) -> Iterator[str]:
    """What fixes how it ended, at the end."""
    if cup.roots and cup.result and cup.result.scores:
        yield short_root(cup.roots[0].root)


def _voided(cup: Cup) -> Iterator[str]:
    for one in cup.voided[:_NAMED]:
        reason = plain(one.reason)
        said = _("-# {player} is disqualified: {reason}", player=called(one.owner), reason=reason)
        yield sentence(said)
    if more := cup.voided[_NAMED:]:
        yield ngettext(
            "-# {count} more player is disqualified.",
            "-# {count} more players are disqualified.",
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
        "### {game}, deal {number}\n"
        "These moves win it. To play it, use `/divan play` with `deal` {deal}.",
        game=name_of(line.key),
        number=line.number,
        deal=str(line.deal),
    )
    return private_text(f"{said}\n```\n{' '.join(line.moves)}\n```", new_message=True)


@on
async def join(asked: Asked, press: JoinCup) -> Screen:
    """Takes part in a cup, and shows what to play."""
    return begun(await asked.services.cups.board(asked.request, press))


async def play(asked: Asked, press: PlayMatch) -> Screen:
    """Goes on with a deal of a cup."""
    return begun(await asked.services.cups.board(asked.request, press))


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
        said = _("You’re in. You’ll get a message when it starts.")
    else:
        said = _("OK, no message at the start. You’re still in.")
    other = Button(labels.TURN_OFF() if on else labels.TELL_AT_START(), TellMe(match, on=not on))
    return private_text(said, ((other,),), new_message=False)


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
                "You placed #{place} of {count}, with {points}.",
                place=own.line.place,
                count=count,
                points=points(own.cup, own.line.made.score),
            )
        )
    elif own.cup.is_live and own.has_joined:
        if any(own.scores):
            said.append(_("Your scores so far: {scores}.", scores=by_deal(own.scores)))
        said.append(_JOINED() if own.next else _FINISHED(end=moment(own.cup.closes_at)))
    return "\n".join(said)


def _own_rows(own: OwnCup, manages: bool) -> tuple[Row, ...]:
    cup = own.cup
    proof = (Button(labels.PROOF(), ShowMatchProof(cup.match)),) if cup.has_deals else ()
    judge = (
        (Button(labels.DISQUALIFY(), JudgeCup(cup.match)),)
        if manages and cup.players and (cup.is_live or cup.result)
        else ()
    )
    if not cup.is_live:
        new = (_new(cup),) if manages else ()
        return tuple(row for row in (new, (*proof, *judge)) if row)
    join = Button(
        labels.PLAY() if own.has_joined else labels.JOIN_AND_PLAY(),
        JoinCup(cup.match),
        Style.MAIN,
    )
    plays = (join,) if own.next or not own.has_joined else ()
    leave = (Button(labels.LEAVE(), LeaveCup(cup.match)),) if own.has_joined else ()
    off = (Button(labels.CALL_OFF(), AskToCallOff(cup.match), Style.DANGER),) if manages else ()
    return tuple(row for row in ((*plays, *leave), (*proof, *judge), off) if row)


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


def _on(cup: Cup, address: str | None) -> str:
    """The day on which a cup ended, which leads to its result."""
    day = date_of(day_of(cup.ended_at or cup.closes_at))
    return f"[{day}]({address})" if address else day


def here(
    live: OwnCup | None, past: Sequence[Cup], links: Mapping[int, str], *, manages: bool
) -> Screen:
    """The cups of a server: the live one for whoever asks, and the champions of the last ones, each
    with the address of what told its result."""
    won = [
        f"- {headed(_on(one, links.get(one.match)), champions(one, one.result))}"
        for one in past
        if one.result and one.result.ranking.champions
    ]
    if won:
        # Translators: a heading: who won the last cups.
        won.insert(0, _("### Champions"))
    elif live is None:
        won = [_NO_CUPS() if manages else f"{_NO_CUPS()} {_WHO_STARTS()}"]
    if live:
        return private_text(fitting((_own(live), *won)), _own_rows(live, manages), new_message=True)
    rows = ((_new(past[0] if past else None),),) if manages else ()
    return private_text(fitting(won), rows, new_message=True)
