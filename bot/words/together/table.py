"""Tables: one board, and everybody in the channel plays."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.languages import Phrase, _, listed, ngettext
from bot.services.matches.table_boards import LastHand, PlayedHand, TableView
from bot.services.play.courses import MOVES
from bot.services.rankings.statistics import TablesHere
from bot.store.schema.games import Ended
from bot.words.common.cards import short
from bot.words.common.games import name_of
from bot.words.common.markdown import fitting
from bot.words.common.people import called, mention, sentence
from bot.words.common.times import clock_after, date_of
from bot.words.play.done import done

NO_HANDS: Final = Phrase("Nobody has played yet.")
# Translators: above a list of people, at most 150 characters.
CLOSE_SEAT: Final = Phrase("Close somebody’s seat")
# Translators: above a list of people, at most 150 characters.
OPEN_SEAT: Final = Phrase("Open somebody’s seat again")
SEAT_CLOSED: Final = Phrase("They can play no further hand at this table.")
SEAT_OPENED: Final = Phrase("They can play at this table again.")
MOVED: Final = Phrase("This table has moved down.")
_HANDS: Final = Phrase("### The last hands")


def heading(table: TableView) -> str:
    """`Sultan for everyone`, below it `Hand 12, 5 people`; of a second chance also at what."""
    return "\n".join((_("### {game} for everyone", game=name_of(table.game.key)), *_stands(table)))


def _stands(table: TableView) -> Iterator[str]:
    if table.people > 1:
        # Translators: how many have played at a table.
        people = ngettext("{count} person", "{count} people", table.people)
        # Translators: {people} is “5 people”.
        yield _("-# Hand {number}, {people}", number=str(table.number), people=people)
    elif table.number:
        # Translators: what one player does at a table before another goes on, counted from 1.
        yield _("-# Hand {number}", number=str(table.number))
    if table.day is None:
        return
    yield _(
        "-# A second chance at the daily of {day}, from where an attempt was lost. Its deal is "
        "public.",
        day=date_of(table.day),
    )


def below(table: TableView) -> str:
    """What the last hand did, and whose the next one is; once it is over, who brought what home."""
    if table.is_over:
        return "\n".join(_ended(table))
    if table.last is None:
        return _("Anybody can play: a press is a hand, and nobody plays two running.")
    return "\n".join((*_last(table, table.last), _next(table.last)))


def _last(table: TableView, last: LastHand) -> Iterator[str]:
    if not last.steps:
        yield sentence(_("{player} took the hand before back.", player=called(last.owner)))
    else:
        # Translators: {did} is “turned 6 cards, played J♦”.
        yield sentence(_("{player} {did}.", player=called(last.owner), did=done(last.steps)))
    for number, queen in enumerate(last.queens[::-1]):
        yield _(
            "{queen} by {player}, {full} of {all}.",
            queen=short(queen),
            player=called(last.owner),
            full=str(table.full - number),
            all=str(table.foundations),
        )


def _next(last: LastHand) -> str:
    if last.again_at is None or last.owner is None:
        # Translators: whoever likes may play on.
        return _("-# Next: anyone.")
    return _(
        "-# Next: anyone else. {player} again from {time}.",
        player=called(last.owner),
        time=clock_after(last.again_at),
    )


def _ended(table: TableView) -> Iterator[str]:
    view = table.game
    if view.result is Ended.WON:
        # Translators: a game that many played.
        yield _("**Won together.**")
    elif not table.number:
        yield _("**Closed.** Nobody played at this table.")
    else:
        yield _(
            "**Over**, with {placed} of {goal} cards home.",
            placed=view.table.placed,
            goal=view.table.goal,
        )
        if view.moves >= MOVES:
            yield _("No game can have more than {moves} moves, so it ended there.", moves=MOVES)
    if table.home:
        # Translators: {players} is “@Ada 34, @Bob 20 and others 12”.
        yield _(
            "Cards home: {players}.", players=listed([_home(*one) for one in table.home.items()])
        )


def _home(owner: str | None, cards: int) -> str:
    if owner is None:
        # Translators: so many cards by those who aren’t named.
        return _("others {cards}", cards=str(cards))
    # Translators: how many cards a player has brought home.
    return _("{player} {cards}", player=mention(owner), cards=str(cards))


def quicker(table: TableView) -> str:
    """That somebody else has played since the board was made, and what."""
    last = table.last
    if last is None or not last.steps:
        return _("Somebody was quicker, so nothing was played. The board shows how it stands now.")
    return sentence(
        _(
            "{player} was quicker: {did}. Nothing of yours was played.",
            player=called(last.owner),
            did=done(last.steps),
        )
    )


def hands(played: Sequence[PlayedHand]) -> str:
    """Who played what, the last hand first: as many hands as fit."""
    if not played:
        return NO_HANDS()
    told = (f"**{one.number}** {sentence(_hand(one))}" for one in played)
    return fitting((_HANDS(), *told))


def _hand(hand: PlayedHand) -> str:
    if hand.takes_back:
        return _("{player} took a hand back", player=called(hand.owner))
    if not hand.steps:
        return _("{player} played what was taken back", player=called(hand.owner))
    # Translators: {did} is “turned 6 cards, played J♦”.
    return _("{player} {did}", player=called(hand.owner), did=done(hand.steps))


def menu(table: TableView, here: TablesHere) -> str:
    """Above what else can be done."""
    return "\n".join(filter(None, (_menu(table), played_here(here))))


def played_here(here: TablesHere) -> str:
    """What the server has played at tables; empty as long as that is nothing."""
    if not here.tables:
        return ""
    # Translators: how many games were played together.
    tables = ngettext("{count} table", "{count} tables", here.tables)
    if not here.days:
        # Translators: {tables} is “4 tables”; {won} of them were won.
        return _("-# Played here together: {tables}, {won} won.", tables=tables, won=here.won)
    days = ngettext("{count} day", "{count} days", here.days)
    # Translators: {tables} is “4 tables”, {days} is “2 days”; {won} of the tables were won.
    return _(
        "-# Played here together: {tables}, {won} won; three or more played on {days}.",
        tables=tables,
        won=here.won,
        days=days,
    )


def _menu(table: TableView) -> str:
    said = {"game": name_of(table.game.key)}
    if not table.number:
        return _(
            "### {game} for everyone\nA press is a hand. Nobody plays two hands running, unless "
            "nobody else does for ten minutes. If nobody plays, it closes a day after it began.",
            **said,
        )
    return _(
        "### {game} for everyone\nA press is a hand. Nobody plays two hands running, unless nobody "
        "else does for ten minutes. It closes two weeks after its last hand.",
        **said,
    )


def whoever(hand: int) -> str:
    """A player in a list, which can’t mention anybody, by their last hand."""
    return _("Whoever played hand {number}", number=str(hand))
