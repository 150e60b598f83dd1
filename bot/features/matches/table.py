"""Tables: one board that everybody in a channel plays, and what else can be done at one."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from typing import Final

from bot.errors import PlayError, Reason
from bot.features.handlers import Answer, Asked, Moved, Shown, answer, command, on
from bot.features.matches.matches import Public, noting
from bot.features.options import GAME
from bot.features.play.board import alt, board, known, rows
from bot.features.play.board import bury_question as bury_words
from bot.features.play.board import in_words as position_in_words
from bot.features.screen import (
    Button,
    Link,
    Row,
    Screen,
    Select,
    Style,
    as_new_message,
    private_text,
)
from bot.languages import Phrase, _, for_everyone, listed, marked, ngettext
from bot.press.analyses import Analyse, ShowFilm
from bot.press.games import LayCircle, ShowMenu, ShowRules
from bot.press.press import Press
from bot.press.together import (
    AtTable,
    BeginTable,
    BringTable,
    CloseSeat,
    CloseTable,
    OpenSeat,
    ShowHands,
    ShowMatchProof,
    ShowTable,
    ShowTableWords,
    TablePress,
    TryTogether,
)
from bot.services.matches.table_boards import LISTED, LastHand, PlayedHand, Quicker, TableView
from bot.services.matches.table_boards import Asked as WouldBury
from bot.services.play.courses import MOVES
from bot.services.rankings.statistics import TablesHere
from bot.services.services import Services
from bot.store.schema.games import Ended
from bot.words import labels
from bot.words.cards import short
from bot.words.done import done
from bot.words.games import name_of
from bot.words.people import called, mention, sentence
from bot.words.results import short_root
from bot.words.text import fitting
from bot.words.times import clock_after, date_of

_NO_HANDS: Final = Phrase("Nobody has played yet.")
# Translators: above a list of people, at most 150 characters.
_CLOSE_SEAT: Final = Phrase("Block someone")
# Translators: above a list of people, at most 150 characters.
_OPEN_SEAT: Final = Phrase("Unblock someone")
_SEAT_CLOSED: Final = Phrase("They can’t play at this table anymore.")
_SEAT_OPENED: Final = Phrase("They can play at this table again.")
_MOVED: Final = Phrase("This table has moved further down.")
_HANDS: Final = Phrase("### The last turns")


@command(
    "table",
    marked("One board for the whole channel: everyone takes turns"),
    game=GAME,
)
async def open_table(asked: Asked, game: str | None = None) -> Answer:
    """Opens the channel's table, or brings it down; without a game, or beside a table of another
    one, shows what there is and posts nothing."""
    if asked.lacking is None:
        asked.check_can_stay()
    found = await asked.services.tables.here(asked.request, asked.channel)
    if game is None or (found and found[0].game.key != game):
        return _here(asked, found, game)
    return _moved_down(asked, await _opened(asked, game))


@on
async def begin(asked: Asked, _press: BeginTable) -> Answer:
    """Opens a table, unless one is open here by now."""
    if found := await asked.services.tables.here(asked.request, asked.channel):
        return _here(asked, found, None)
    table = await _opened(asked, None)
    return Shown(as_new_message(public(table)), then=noting(asked, table.match))


async def _opened(asked: Asked, game: str | None) -> TableView:
    asked.check_can_stay()
    exists = asked.discord.exists
    return await asked.services.tables.open(asked.request, asked.channel, game, exists)


def _here(asked: Asked, found: tuple[TableView, str | None] | None, game: str | None) -> Screen:
    if found is None:
        return no_table()
    table, message = found
    address = asked.discord.address(asked.channel, message) if message else None
    return standing(table, address, game)


def no_table() -> Screen:
    """That a channel has no table, and the way to open one, for whoever asks."""
    said = _(
        "### Table\nNo table is open here. At a table, everyone in the channel plays one board "
        "together."
    )
    new = Button(labels.NEW_TABLE(), BeginTable(), Style.MAIN)
    return private_text(said, ((new,),), new_message=True)


def standing(table: TableView, address: str | None, game: str | None = None) -> Screen:
    """A channel's table as it stands, for whoever asks, perhaps for a table of another game."""
    said = ["\n".join((_heading(table), *_stands(table), _below(table)))]
    if game is not None:
        said += [
            _(
                "There’s already a table in this channel: {game}. You can open one for {other} "
                "when it’s over.",
                game=name_of(table.game.key),
                other=name_of(game),
            )
        ]
    down = Button(labels.REPOST(), BringTable(table.match), Style.MAIN)
    ways = ((down, Button(labels.MORE(), ShowTable(table.match))),)
    link = Link(labels.GO_TO_IT(), address) if address else None
    return replace(private_text("\n".join(said[::-1]), ways, new_message=True), link=link)


@on
async def try_together(asked: Asked, press: TryTogether) -> Answer:
    """Opens a table where an attempt was lost; if that isn't known, asks for its analysis."""
    asked.check_can_stay()
    tables, exists = asked.services.tables, asked.discord.exists
    try:
        table = await tables.open_where_lost(asked.request, asked.channel, press.game, exists)
    except PlayError as error:
        if error.reason is not Reason.NOT_ANALYSED:
            raise
        return await answer(asked, Analyse(press.game))
    return Shown(as_new_message(public(table)), then=noting(asked, table.match))


@on
async def bring(asked: Asked, press: BringTable) -> Answer:
    """Shows a table below the last message."""
    asked.check_may_write()
    return _moved_down(asked, await asked.services.tables.boards.of(press.match, asked.request.at))


def _moved_down(asked: Asked, table: TableView, also: Screen | None = None) -> Moved:
    """A table in a new message, with a link where it was."""
    shown = as_new_message(public(table))
    return Moved(shown, moved, from_menu=True, then=noting(asked, table.match), also=also)


@for_everyone()
def moved(address: str | None) -> Screen:
    """What stays of a table's message when it has moved down."""
    return Screen(
        above=_MOVED(),
        picture=None,
        below="",
        rows=(),
        private=False,
        new_message=False,
        link=Link(labels.GO_TO_IT(), address) if address else None,
    )


@for_everyone()
def public(table: TableView) -> Screen:
    """The board that everybody plays, or how it ended."""
    view = table.game
    said = "" if table.is_over else known(view)
    return Screen(
        above="\n".join((_heading(table), *_stands(table))),
        picture=board(view),
        below="\n".join(filter(None, (said, _below(table)))),
        rows=_ended(table) if table.is_over else tuple(_wrapped(table, row) for row in rows(view)),
        private=False,
        new_message=False,
        seen_by_many=True,
        alt=alt(view),
        board_of=view.game,
        words_suffice=True,
    )


def _heading(table: TableView) -> str:
    return _("### {game} for everyone", game=name_of(table.game.key))


def _stands(table: TableView) -> Iterator[str]:
    """`Hand 12, 5 people`; of a second chance also at what."""
    if table.people > 1:
        # Translators: how many have played at a table.
        people = ngettext("{count} person", "{count} people", table.people)
        # Translators: {people} is “5 people”.
        yield _("-# Turn {number}, {people}", number=str(table.number), people=people)
    elif table.number:
        # Translators: what one player does at a table before another goes on, counted from 1.
        yield _("-# Turn {number}", number=str(table.number))
    if table.day is not None:
        yield _(
            "-# A second chance at the daily from {day}, starting where someone lost it. "
            "Everyone can see its deal.",
            day=date_of(table.day),
        )


def _below(table: TableView) -> str:
    """What the last hand did, and whose the next one is; once it is over, who brought what home."""
    if table.is_over:
        return "\n".join(_told(table))
    if table.last is None:
        return _("Anyone can play: one press each, then it’s someone else’s turn.")
    return "\n".join(_last(table, table.last))


def _last(table: TableView, last: LastHand) -> Iterator[str]:
    player = called(last.owner)
    if not last.steps:
        yield sentence(_("{player} undid the previous turn.", player=player))
    else:
        # Translators: {did} is “turned 6 cards, played J♦”.
        yield sentence(_("{player} {did}.", player=player, did=done(last.steps)))
    for number, queen in enumerate(last.queens[::-1]):
        yield _(
            "{player} played {queen}. Queens home: {full} of {all}.",
            queen=short(queen),
            player=player,
            full=str(table.full - number),
            all=str(table.foundations),
        )
    if last.again_at is None or last.owner is None:
        # Translators: whoever likes may play on.
        yield _("-# Anyone can play next.")
    else:
        again = clock_after(last.again_at)
        yield _(
            "-# Anyone else can play next; {player} can go again at {time}.",
            player=player,
            time=again,
        )


def _told(table: TableView) -> Iterator[str]:
    """How it ended."""
    view = table.game
    if view.result is Ended.WON:
        # Translators: a game that many played.
        yield _("**Won together.**")
    elif not table.number:
        yield _("**Closed.** Nobody played at this table.")
    else:
        yield _(
            "**It’s over**, with {placed} of {goal} cards home.",
            placed=view.table.placed,
            goal=view.table.goal,
        )
        if view.moves >= MOVES:
            yield _("A game can have at most {moves} moves, so it ended there.", moves=MOVES)
    if table.home:
        # Translators: {players} is “@Ada 34, @Bob 20 and others 12”.
        yield _(
            "Cards home: {players}.", players=listed([_home(*one) for one in table.home.items()])
        )
    if table.root:
        yield short_root(table.root)


def _home(owner: str | None, cards: int) -> str:
    if owner is None:
        # Translators: so many cards by those who aren’t named.
        return _("others {cards}", cards=str(cards))
    # Translators: how many cards a player has brought home.
    return _("{player} {cards}", player=mention(owner), cards=str(cards))


def _ended(table: TableView) -> tuple[Row, ...]:
    game = table.game.game
    hands = Button(labels.HANDS(), ShowHands(table.match))
    proof = Button(labels.PROOF(), ShowMatchProof(table.match))
    new = Button(labels.NEW_TABLE(), BeginTable(), Style.MAIN)
    if not table.number:
        return ((new,), (hands, proof))
    film, lost = Button(labels.REPLAY(), ShowFilm(game)), Button(labels.ANALYSE(), Analyse(game))
    return ((new,), (film, lost, hands), (proof,))


def _wrapped(table: TableView, row: Row) -> Row:
    """A row of the board whose presses are hands, whoever makes them."""
    if isinstance(row, Select):
        choices = tuple((label, _at(table, press)) for label, press in row.choices)
        return replace(row, choices=choices)
    return tuple(replace(button, press=button.press and _at(table, button.press)) for button in row)


def _at(table: TableView, press: Press) -> Press:
    if isinstance(press, ShowMenu):
        return ShowTable(table.match)
    assert isinstance(press, TablePress), press
    return AtTable(table.match, press)


@on
async def play(asked: Asked, press: AtTable) -> Answer:
    """Shows the board after a hand: where it was, unless that is far up."""
    asked.check_may_write()
    # A question is asked apart from the board, which then is changed by itself.
    is_apart = asked.pressed is not None and asked.pressed.is_private
    tables = asked.services.tables
    table = await tables.play(asked.request, press.match, press.hand, is_shown=not is_apart)
    match table:
        case WouldBury(now):
            return bury_question(now)
        case Quicker(now, is_unseen) if is_unseen and not is_apart:
            return Shown(public(now), also=quicker(now))
        case Quicker(now):
            return quicker(now)
        case TableView() if is_apart:
            return changed(table)
    also = in_words(table) if table.in_words else None
    if table.from_message and await asked.discord.is_far_up(table.from_message):
        return _moved_down(asked, table, also)
    return Shown(public(table), also=also)


def bury_question(table: TableView) -> Screen:
    """Whether to lay a circle over cards that can go up, for whoever asked for it."""
    view = table.game
    lay = AtTable(table.match, LayCircle(view.game, view.version))
    label = labels.circle(view.table.circles + 1)
    return private_text(
        bury_words(view.table), ((Button(label, lay, Style.DANGER),),), new_message=True
    )


def quicker(table: TableView) -> Screen:
    """What whoever was too late reads: that somebody else has played since the board was made."""
    last = table.last
    if last is None or not last.steps:
        said = _("Someone was quicker, so your press did nothing. The board shows what they did.")
    else:
        said = sentence(
            _(
                "{player} was quicker, so your press did nothing. Their turn: {did}.",
                player=called(last.owner),
                did=done(last.steps),
            )
        )
    return private_text(said, new_message=True)


def changed(table: TableView) -> Screen:
    """What whoever changed a table elsewhere reads: its board is changed by itself."""
    return private_text(_below(table), new_message=False)


def in_words(table: TableView) -> Screen:
    """The position, and what the last hand did, for one who uses text mode."""
    view = position_in_words(table.game)
    return replace(view, above=f"{_below(table)}\n{view.above}")


@on
async def show_words(asked: Asked, press: ShowTableWords) -> Screen:
    """The same for whoever asks."""
    return in_words(await asked.services.tables.boards.of(press.match, asked.request.at))


@on
async def show_hands(asked: Asked, press: ShowHands) -> Screen:
    """Shows who played what."""
    return hands(await asked.services.tables.boards.hands(press.match, asked.request.at))


def hands(played: tuple[PlayedHand, ...]) -> Screen:
    """Who played what, the last hand first: as many hands as fit."""
    told = (f"**{one.number}** {sentence(_hand(one))}" for one in played)
    said = fitting((_HANDS(), *told)) if played else _NO_HANDS()
    return private_text(said, new_message=True)


def _hand(hand: PlayedHand) -> str:
    if hand.takes_back:
        return _("{player} undid a turn", player=called(hand.owner))
    if not hand.steps:
        return _("{player} took a turn that was undone", player=called(hand.owner))
    # Translators: {did} is “turned 6 cards, played J♦”.
    return _("{player} {did}", player=called(hand.owner), did=done(hand.steps))


@on
async def show_menu(asked: Asked, press: ShowTable) -> Screen:
    """Shows what else can be done."""
    table = await asked.services.tables.boards.of(press.match, asked.request.at)
    here = await asked.services.tables.boards.played_here(asked.request.server)
    return menu(table, here, may_close=asked.request.manages or table.opener == asked.owner)


def menu(table: TableView, here: TablesHere, *, may_close: bool) -> Screen:
    """What else can be done at a table, and what the server has played at tables."""
    ways: tuple[Row, ...] = (
        (
            Button(labels.HANDS(), ShowHands(table.match)),
            Button(labels.IN_WORDS(), ShowTableWords(table.match)),
            Button(labels.RULES(), ShowRules(table.game.game)),
        ),
        (
            Button(labels.REPOST(), BringTable(table.match)),
            Button(labels.PROOF(), ShowMatchProof(table.match)),
        ),
    )
    if may_close:
        close = Button(labels.CLOSE(), CloseTable(table.match), Style.DANGER)
        ways = (*ways, (close,), *_seats(table))
    game = name_of(table.game.key)
    if not table.number:
        said = _(
            "### {game} for everyone\n"
            "Anyone can play: one press each, then it’s someone else’s turn. If nobody else "
            "plays for ten minutes, you can go again. If nobody plays at all, the table closes "
            "after a day.",
            game=game,
        )
    else:
        said = _(
            "### {game} for everyone\n"
            "Anyone can play: one press each, then it’s someone else’s turn. If nobody else "
            "plays for ten minutes, you can go again. The table closes two weeks after the "
            "last turn.",
            game=game,
        )
    return private_text("\n".join((said, *_played_here(here))), ways, new_message=True)


def _seats(table: TableView) -> Iterator[Select]:
    """Whose seats can be closed, and whose can be opened again: each by their last hand, for a list
    can't mention anybody."""
    for label, press, is_closed in (
        (_CLOSE_SEAT(), CloseSeat, False),
        (_OPEN_SEAT(), OpenSeat, True),
    ):
        choices = [
            (_("The player of turn {number}", number=str(number)), press(table.match, owner))
            for owner, number in table.seats.items()
            if (owner in table.closed) is is_closed
        ]
        if choices:
            yield Select(label, tuple(choices[:LISTED]))


def _played_here(here: TablesHere) -> Iterator[str]:
    """What the server has played at tables, once it has won one."""
    if not here.won:
        return
    # Translators: how many games were played together.
    tables = ngettext("{count} table", "{count} tables", here.tables)
    if not here.days:
        # Translators: {tables} is “4 tables”; {won} of them were won.
        yield _(
            "-# This server has played {tables} together and won {won}.",
            tables=tables,
            won=here.won,
        )
        return
    days = ngettext("{count} day", "{count} days", here.days)
    # Translators: {tables} is “4 tables”, {days} is “2 days”; {won} of the tables were won.
    yield _(
        "-# This server has played {tables} together and won {won}. Three or more people "
        "played on {days}.",
        tables=tables,
        won=here.won,
        days=days,
    )


@on
async def close(asked: Asked, press: CloseTable) -> Screen:
    """Closes a table as it stands; the board shows that to everybody."""
    return changed(await asked.services.tables.change(asked.request, press))


@on
async def close_seat(asked: Asked, press: CloseSeat | OpenSeat) -> Screen:
    """Closes somebody's seat, or opens it again."""
    await asked.services.tables.change(asked.request, press)
    closed = isinstance(press, CloseSeat)
    return private_text(_SEAT_CLOSED() if closed else _SEAT_OPENED(), new_message=False)


async def drawn_table(services: Services, match: int, at: datetime) -> Public:
    """Its end is seen on its board, which needs no other message."""
    return Public(public(await services.tables.boards.of(match, at)))
