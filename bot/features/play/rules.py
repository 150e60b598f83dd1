"""The rules of a game: how to play it, its buttons and notation, and an example of a decision."""

import asyncio
from dataclasses import replace
from typing import Final

from bot.features.handlers import Asked, command, on
from bot.features.help.help import bulleted, release
from bot.features.options import GAME
from bot.features.screen import Figure, Screen
from bot.languages import Phrase, _, marked, translated
from bot.press.games import ShowRules
from bot.render.layouts.board import Board
from bot.render.layouts.closeups import Closeup
from bot.services.core.catalogue import Decision, decision, example
from bot.words.cards import named, short, spoken
from bot.words.game_words import GAME_WORDS
from bot.words.games import name_of, rules_page, said
from bot.words.labels import by_name
from bot.words.position import captions, position
from engine.table import Table


@command("rules", marked("How to play"), game=GAME)
async def chosen(asked: Asked, game: str | None = None) -> Screen:
    """Those of the game last played, if none is named."""
    return await _shown(await asked.services.dealer.kind_played(asked.request, game))


@on
async def of_game(asked: Asked, press: ShowRules) -> Screen:
    """Raises NO_GAME."""
    return await _shown(await asked.services.dealer.kind_of(asked.request, press.game))


async def _shown(key: str) -> Screen:
    table, shown = await asyncio.to_thread(lambda: (example(key), decision(key)))
    return rules(key, table, shown)


def rules(key: str, table: Table, shown: Decision | None) -> Screen:
    """How to play a game: an example board, the rules, and a decision before and after."""
    page, below = rules_page(key).strip(), details(key)
    figures = _figures(key, shown) if shown else ()
    if figures:
        figures = (replace(figures[0], text=f"{page}\n\n{figures[0].text}"), *figures[1:])
    return Screen(
        above="",
        picture=Board(table, captions(table)),
        below=below if figures else f"{page}\n\n{below}",
        rows=(),
        private=True,
        new_message=True,
        seen_by_many=True,
        alt=position(table, name_of(key)),
        figures=figures,
    )


def details(key: str) -> str:
    """A game's buttons and notation, and the version."""
    words = GAME_WORDS[key]
    typed = _(
        "{notation} · or a card that has only one move: `9s`, `10h`",
        notation=said(words.notation),
    )
    # Translators: a heading: what the buttons of a game do.
    buttons = (_("**Buttons**"), f"{bulleted(words.buttons)}\n") if words.buttons else ()
    title = _("**Moves typed with `/divan move`**")
    return "\n".join((*buttons, title, typed, f"-# {release()}"))


def _figures(key: str, shown: Decision) -> tuple[Figure, ...]:
    """A decision before and after a card goes up; none if the game has no words for it."""
    if not (texts := GAME_WORDS[key].decision):
        return ()
    cards = {"card": short(shown.card), "number": shown.number, "filler": short(shown.filler)}
    piles = enumerate(zip(shown.before.foundations, shown.after.foundations, strict=True))
    home = next(number for number, (was, now) in piles if was != now)
    closeups = (_closeup(shown, table, home) for table in (shown.before, shown.after))
    return tuple(
        Figure(translated(text).format(**by_name(), **cards), closeup, _alt(closeup))
        for text, closeup in zip(texts, closeups, strict=True)
    )


# Translators: the foundations, in a picture.
_HOME: Final = Phrase("Home")
_WASTE: Final = Phrase("Waste")
"""Places in an example's picture."""


def _closeup(shown: Decision, table: Table, home: int) -> Closeup:
    card = table.card_at(shown.number)
    assert card, "there is a card in the place, before and after"
    is_before = table is shown.before
    return Closeup(
        names=(_HOME(), named(table.place_of(shown.number)), _WASTE()),
        number=shown.number,
        home=table.foundations[home][-1],
        card=card,
        waste=table.waste[-1] if table.waste else None,
        lit=is_before,
        fresh=not is_before,
    )


# Translators: “Slot 2: 2 of spades, goes up.”
_GOES_UP: Final = Phrase("Home: {home}. {place}: {card}, goes up. Waste: {waste}.")
_STAYS: Final = Phrase("Home: {home}. {place}: {card}. Waste: {waste}.")


def _alt(shown: Closeup) -> str:
    """An example's picture in words."""
    said = _GOES_UP if shown.lit else _STAYS
    # Translators: the waste or the stock.
    top = spoken(shown.waste) if shown.waste else _("empty")
    return said(home=spoken(shown.home), place=shown.names[1], card=spoken(shown.card), waste=top)
