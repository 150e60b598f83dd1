"""The help, a topic at a time, and the rules of a game with an example of a decision."""

from dataclasses import replace

from bot.features.screen import Button, Figure, Screen, Select, Style
from bot.press.dailies import OpenDaily
from bot.press.games import OpenGame
from bot.press.help import ShowHelp, Topic
from bot.press.press import Press
from bot.render.layouts.board import Board
from bot.render.layouts.closeups import Closeup, Legend
from bot.services.core.catalogue import Decision
from bot.store.schema.players import Player
from bot.words import help as words
from bot.words.common import labels
from bot.words.common.games import name_of
from bot.words.common.places import named
from bot.words.play.captions import captions
from bot.words.play.position import position
from engine.cards import Card
from engine.table import Table


def page(topic: Topic, reader: Player, *, new_message: bool) -> Screen:
    """The help about a topic, and the way to the others."""
    choices: tuple[tuple[str, Press], ...] = tuple(
        (name(), ShowHelp(other)) for other, name in words.TOPICS.items() if other is not topic
    )
    play = Button(labels.PLAY(), OpenGame(), Style.MAIN)
    pictured = topic is Topic.MARKS and not reader.text_mode
    return Screen(
        above=words.page(topic, in_words=reader.text_mode),
        picture=Legend(tuple(mark() for mark in words.MARKS), reader.two_colour)
        if pictured
        else None,
        below="",
        rows=(Select(words.CHOOSE(), choices), (play, Button(labels.TODAYS_DAILY(), OpenDaily()))),
        private=True,
        new_message=new_message or reader.text_mode,
        secret=True,
        alt=words.MARKS_ALT() if pictured else "",
    )


def rules(key: str, table: Table, shown: Decision | None) -> Screen:
    """How to play a game: an example board, the rules, and a decision before and after."""
    page, details = words.rules_page(key), words.rules_details(key)
    figures = _figures(key, shown) if shown else ()
    return Screen(
        above="",
        picture=Board(table, captions(table)),
        below=details if figures else f"{page}\n\n{details}",
        rows=(),
        private=True,
        new_message=True,
        seen_by_many=True,
        alt=position(table, name_of(key)),
        figures=_under(page, figures),
    )


def _under(page: str, figures: tuple[Figure, ...]) -> tuple[Figure, ...]:
    """The figures with the rules above the first one."""
    return tuple(
        replace(figure, text=f"{page}\n\n{figure.text}") if number == 0 else figure
        for number, figure in enumerate(figures)
    )


def _figures(key: str, shown: Decision) -> tuple[Figure, ...]:
    if not (texts := words.decision(key, shown)):
        return ()
    before, after = _closeup(shown, shown.before), _closeup(shown, shown.after)
    return Figure(texts[0], before, _alt(before)), Figure(texts[1], after, _alt(after))


def _closeup(shown: Decision, table: Table) -> Closeup:
    """The places of a decision on the table before it or after it."""
    card = table.card_at(shown.number)
    assert card, "there is a card in the place, before and after"
    is_before = table is shown.before
    return Closeup(
        names=(words.HOME(), named(table.place_of(shown.number)), words.WASTE()),
        number=shown.number,
        home=_home(shown, table),
        card=card,
        waste=table.waste[-1] if table.waste else None,
        lit=is_before,
        fresh=not is_before,
    )


def _home(shown: Decision, table: Table) -> Card:
    """The top of the foundation that the decision's card goes to."""
    piles = zip(shown.before.foundations, shown.after.foundations, strict=True)
    changed = next(number for number, (was, now) in enumerate(piles) if was != now)
    return table.foundations[changed][-1]


def _alt(shown: Closeup) -> str:
    return words.closeup(shown.home, shown.names[1], shown.card, shown.waste, goes_up=shown.lit)
