"""Beginning games: `/divan play`, other deals, positions to go on from, and room for one more."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.errors import GamePutAside, PlayError, Reason
from bot.features.handlers import Answer, Asked, Choice, Option, answer, command, on
from bot.features.options import GAME, game_choices, named_game, offered, pasted
from bot.features.play.board import screen
from bot.features.play.buttons import home, named
from bot.features.screen import Screen, Select, as_new_message
from bot.languages import Phrase, marked, ngettext
from bot.press.analyses import Asked as AskedFor
from bot.press.analyses import (
    Begin,
    BeginningPress,
    MakeRoom,
    PlayFromLine,
    PlayFromRecord,
    PlayFromToWin,
)
from bot.press.dailies import PlayPastDeal
from bot.press.games import (
    Deal,
    DealAgain,
    DealInstead,
    DealSame,
    DealWinnableInstead,
    GiveUp,
    OpenGame,
    TakeUp,
)
from bot.press.press import Press
from bot.services.play import games
from bot.services.play.dealer import deal_number
from bot.services.play.game_view import GameView
from bot.words import labels
from bot.words.games import daily_name, deal_of, name_in


async def _suggested(asked: Asked, typed: str, _chosen: Mapping[str, Any]) -> Sequence[Choice]:
    """Every kind of game, and the games put aside; none of these if they can't be read now."""
    try:
        found = await asked.services.gameplay.open_games(asked.request)
    except PlayError:
        found = ()
    aside = [one for one in found if one.is_put_aside]
    return offered(lambda: (*game_choices(), *map(opened, aside)), typed)


@command(
    "play",
    marked("Play solitaire: a new deal, or the game you have open"),
    game=Option(GAME.description, suggested=_suggested),
    deal=Option(marked("Deal number, such as 20 (default: a random deal)")),
    winnable=Option(marked("Only a deal that’s guaranteed winnable")),
    private=Option(marked("Only you see it")),
)
async def play(
    asked: Asked,
    game: str | None = None,
    deal: str | None = None,
    winnable: bool = False,
    private: bool | None = None,
) -> Screen:
    """A game of this kind or with this id; if there is no room, an error with the way to make some.

    Raises what Dealer.begin and Dealer.take_up do.
    """
    key = named_game(game)
    if isinstance(key, int):
        return screen(await asked.services.dealer.take_up(asked.request, key))
    if deal:
        key, deal = pasted(key, deal)
    try:
        return screen(
            await asked.services.dealer.begin(
                asked.request, key, deal, winnable=winnable, private=private
            )
        )
    except PlayError as error:
        if error.reason is Reason.TOO_MANY_PUT_ASIDE:
            error.asked = Begin(key, deal_number(deal) if deal else None, winnable, private)
        raise


def making_room(aside: Sequence[GamePutAside], asked: object) -> Select:
    """One of these games, to give up for what was asked, if that can be asked for again."""
    asked = asked.asked if isinstance(asked, MakeRoom) else asked

    def given_up(one: GamePutAside) -> Press:
        if isinstance(asked, AskedFor):
            return MakeRoom(one.game, one.version, asked)
        return GiveUp(one.game, one.version)

    choices = tuple((named(one), given_up(one)) for one in aside)
    return Select(labels.RESIGN(), choices, tuple(map(home, aside)))


@on
async def go_on(asked: Asked, press: MakeRoom) -> Answer:
    """Gives up a game, and goes on with what there was no room for."""
    request = replace(asked.request, gives_up=(press.game, press.version))
    return await answer(replace(asked, request=request), press.asked)


@on
async def begin(asked: Asked, press: Begin) -> Screen:
    """What a command asked for; others see a public game in a message of its own."""
    deal = None if press.deal is None else str(press.deal)
    view = await asked.services.dealer.begin(
        asked.request, press.key, deal, winnable=press.winnable, private=press.private
    )
    board = screen(view)
    return board if view.private else as_new_message(board)


@on
async def take_up(asked: Asked, press: TakeUp) -> Screen:
    """A game that was put aside, where the other one was; a private one by itself."""
    view = await asked.services.dealer.take_up(asked.request, press.game)
    board = screen(view)
    return as_new_message(board) if view.private else board


@on
async def open(asked: Asked, _press: OpenGame) -> Screen:
    """What `/divan play` shows."""
    return as_new_message(screen(await asked.services.dealer.begin(asked.request)))


@on
async def another(asked: Asked, press: Deal | PlayPastDeal | BeginningPress) -> Screen:
    """Another game, which may continue a finished one or a line, in a new message."""
    return as_new_message(screen(await _begun(asked, press)))


async def _begun(asked: Asked, press: Deal | PlayPastDeal | BeginningPress) -> GameView:
    dealer, request = asked.services.dealer, asked.request
    match press:
        case DealAgain():
            return await dealer.deal_again(request, press.game)
        case DealSame():
            return await dealer.deal_same(request, press.game)
        case DealInstead() | DealWinnableInstead():
            return await dealer.deal_instead(request, press)
        case PlayPastDeal():
            return await dealer.deal_of_day(request, press.day, press.key)
        case PlayFromRecord(game, ply):
            return await dealer.dealt(request, lambda tx: games.of_record(tx, request, game, ply))
        case PlayFromLine(day, key, ply):
            return await dealer.dealt(request, lambda tx: games.of_line(tx, request, day, key, ply))
        case PlayFromToWin(game, ply):
            begun = await asked.services.post_mortems.beginning(request, game, ply)
            return await dealer.dealt(request, lambda _: begun)


# Translators: {game} is “Sultan #20”.
_OPENED: Final = Phrase("{game}, {moves}")
_PUT_ASIDE: Final = Phrase("{game}, {moves}, put aside")


def opened(one: games.OpenGame) -> Choice:
    """`Sultan #20, 34 moves, put aside`, `Sultan duel, 1 move`: an open game as a choice."""
    if one.match:
        game = name_in(one.key, one.match)
    elif one.deal is None:
        game = daily_name(one.key, one.number)
    else:
        game = deal_of(one.key, one.deal, one.continued)
    how = _PUT_ASIDE if one.is_put_aside else _OPENED
    name = how(game=game, moves=ngettext("{count} move", "{count} moves", one.moves))
    return Choice(name, str(one.game))
