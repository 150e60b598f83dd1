"""How each kind of match is shown in public, and to those who asked to be told of it."""

from collections.abc import Callable, Mapping
from datetime import datetime

from bot.app.posts.match_messages import Drawing, Drawn, Told
from bot.errors import PlayError, Reason
from bot.features.matches import cup, duel, matches, table
from bot.features.screen import Screen
from bot.press.press import Press
from bot.press.together import AskForRematch, BeatMatch, BeatThis, OfMatch, ShowMatchProof
from bot.services.matches.beats import Beats
from bot.services.matches.cups import Cups
from bot.services.matches.duels import Duels
from bot.services.matches.table_boards import TableBoards
from bot.services.services import Services


def drawings(services: Services) -> Mapping[str, Drawing]:
    """By kind of match, as the database names it."""
    return {
        "duel": _duels(services.duels),
        "beat": _beats(services.beats),
        "table": _tables(services.tables.boards),
        "cup": _cups(services.cups),
    }


def tellings(services: Services) -> Mapping[str, Told]:
    """What players are told who asked for it, by kind of match."""

    async def of_duel(id: int, reader: str, address: str | None) -> Screen:
        return duel.ended(await services.duels.of(id, reader), address)

    async def of_cup(id: int, _: str, address: str | None) -> Screen:
        return cup.begins(await services.cups.of(id), address)

    return {"duel": of_duel, "cup": of_cup}


def _duels(duels: Duels) -> Drawing:
    async def drawn(id: int, _: datetime) -> Drawn | None:
        try:
            found = await duels.of(id)
        except PlayError as error:
            if error.reason is not Reason.NO_MATCH:
                raise
            return None  # Its players have just deleted their data.
        shown = duel.public(found)
        # Of a duel that nobody played there is nothing to tell.
        if not found.is_over or not found.played:
            return Drawn(shown, is_of=_is_of(id))
        has_changed = found.rematch_lapsed or any(side.asks_again for side in found.sides)
        return Drawn(
            duel.over(found),
            shown,
            AskForRematch(id) if found.offers_rematch else ShowMatchProof(id),
            _is_of(id),
            result_changed=has_changed or found.lost is not None,
        )

    return drawn


def _beats(beats: Beats) -> Drawing:
    async def drawn(id: int, at: datetime) -> Drawn | None:
        beaten = await beats.of(id, at)
        if beaten is None:
            return None
        shown, of_it = matches.tried(beaten), _is_beat(id, beaten.view.game)
        if beaten.first is None:
            return Drawn(shown, is_of=of_it)
        return Drawn(shown, matches.beaten(beaten), BeatMatch(id), of_it)

    return drawn


def _tables(boards: TableBoards) -> Drawing:
    """A table's end is seen on its board, which needs no other message."""

    async def drawn(id: int, at: datetime) -> Drawn | None:
        try:
            found = await boards.of(id, at)
        except PlayError as error:
            if error.reason is not Reason.NO_MATCH:
                raise
            return None
        return Drawn(table.public(found), is_of=_is_of(id))

    return drawn


def _cups(cups: Cups) -> Drawing:
    async def drawn(id: int, _: datetime) -> Drawn | None:
        try:
            found = await cups.of(id)
        except PlayError as error:
            if error.reason is not Reason.NO_MATCH:
                raise
            return None  # Nobody of it is left.
        shown = cup.public(found)
        if not found.result or not found.result.scores:
            return Drawn(shown, is_of=_is_of(id))
        over = cup.over(found)
        return Drawn(over, shown, ShowMatchProof(id), _is_of(id), result_changed=found.was_judged)

    return drawn


def _is_beat(match: int, game: int) -> Callable[[Press], bool]:
    return lambda press: press in (BeatThis(game), BeatMatch(match))


def _is_of(match: int) -> Callable[[Press], bool]:
    return lambda press: isinstance(press, OfMatch) and press.match == match
