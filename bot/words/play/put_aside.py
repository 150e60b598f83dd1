"""Games put aside: how they are offered, and whose deals they have."""

from typing import Final

from bot.errors import GamePutAside
from bot.languages import Phrase, _, ngettext
from bot.services.core.terms import STRANGER
from bot.services.play.game_view import GameView
from bot.services.play.games import OpenGame
from bot.words.common.games import daily_name, deal_of, name_in
from bot.words.common.labels import MORE
from bot.words.common.people import mention

SHARED: Final = 3
"""At most this many lines say whose deals they have: a board is high already."""
# Translators: {game} is “Sultan #20”.
_OPENED: Final = Phrase("{game}, {moves}")
_PUT_ASIDE: Final = Phrase("{game}, {moves}, put aside")
# Translators: another player shared the deal, with so many cards home.
_PLAYED: Final = Phrase("-# Put aside: {deal}, {who} had {placed} home")
_WON: Final = Phrase("-# Put aside: {deal}, {who} won")
_OPEN: Final = Phrase("-# Put aside: {deal}, {who}’s deal")
_STRANGERS: Final = Phrase("-# Put aside: {deal}, dealt to a player from another server")


def offered(view: GameView) -> str:
    """`Games put aside: 2`, above their list."""
    # Translators: above a list, at most 150 characters.
    return _("Games put aside: {count}", count=len(view.put_aside))


def counted_aside(view: GameView) -> str:
    """`Games put aside: 2, under *More*` as a game is begun; empty if there are none."""
    count = view.count_put_aside
    # Translators: {more} is a button.
    return _("Games put aside: {count}, under *{more}*", count=count, more=MORE()) if count else ""


def shared(view: GameView) -> str:
    """`Put aside: Sultan #527233, @Ada had 76 home` in the menu, for deals that others shared."""
    dealt = [one for one in view.put_aside if one.dealer]
    return "\n".join(map(_shared, dealt[:SHARED]))


def named(one: GamePutAside) -> str:
    """`Sultan #20`, `Sultan #20 from move 221`."""
    return deal_of(one.key, one.deal, one.continued)


def choice(one: OpenGame) -> str:
    """`Sultan #20, 34 moves, put aside`, `Sultan duel, 1 move`: an open game to choose."""
    how = _PUT_ASIDE if one.is_put_aside else _OPENED
    return how(game=_called(one), moves=ngettext("{count} move", "{count} moves", one.moves))


def _called(one: OpenGame) -> str:
    if one.match:
        return name_in(one.key, one.match)
    if one.deal is None:
        return daily_name(one.key, one.number)
    return deal_of(one.key, one.deal, one.continued)


def home(one: GamePutAside) -> str:
    """`34 of 95 cards home`."""
    return _("{placed} of {goal} cards home", placed=one.placed, goal=one.goal)


def _shared(one: GamePutAside) -> str:
    assert one.dealer, "the deal is another player's"
    its = _STRANGERS if one.dealer == STRANGER else _OPEN
    said = _WON if one.dealer_won else its if one.dealer_placed is None else _PLAYED
    return said(deal=named(one), who=mention(one.dealer), placed=one.dealer_placed)
