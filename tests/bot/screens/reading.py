"""What stands on a screen, and what Discord and a phone ask of it."""

from collections.abc import Iterator, Sequence
from dataclasses import astuple
from typing import Final

from bot.app.answers.components import Component, components
from bot.features.screen import Button, Row, Screen, Select, Style
from bot.press.analyses import MakeRoom
from bot.press.custom_ids import custom_id
from bot.press.press import Press
from bot.render.layouts import Picture
from bot.render.layouts.board import Board
from bot.render.plans import Words
from bot.words.text import LONGEST, length
from tests.bot.render.planned import planned
from tests.bot.screens.phone import fits

ALT: Final = 1024
"""How many characters Discord takes for a picture in words."""


def buttons(screen: Screen) -> list[Button]:
    return [button for row in screen.rows if isinstance(row, tuple) for button in row]


def selects(screen: Screen) -> list[Select]:
    return [row for row in screen.rows if isinstance(row, Select)]


def presses(screen: Screen) -> list[Press | None]:
    """The presses of the buttons, row by row."""
    return [one.press for one in buttons(screen)]


def labels(screen: Screen) -> list[list[str]]:
    """The labels of the buttons, row by row; greyed ones in brackets."""
    return [
        [one.label if one.enabled else f"[{one.label}]" for one in row]
        for row in screen.rows
        if isinstance(row, tuple)
    ]


def every_press(screen: Screen) -> Iterator[Press]:
    """All that a screen offers, and what is asked for by that."""
    beside = (one.button for one in screen.sections)
    chosen = (press for one in selects(screen) for _, press in one.choices)
    for press in (*(one.press for one in (*buttons(screen), *beside)), *chosen):
        if press:
            yield press
        if isinstance(press, MakeRoom):
            yield press.asked


def said(screen: Screen) -> str:
    """Every word of a screen, with those in its pictures."""
    pictures = _pictures(screen)
    captions = (astuple(one.captions) for one in pictures if isinstance(one, Board))
    return "\n".join(
        (
            *(screen.above, screen.below, screen.alt, screen.film_alt),
            *(f"{one.text}\n{one.alt}" for one in screen.figures),
            *(f"{one.text}\n{one.button.label}" for one in screen.sections),
            *(one.label for one in buttons(screen)),
            *((screen.link.label,) if screen.link else ()),
            *(text for one in selects(screen) for text in (one.placeholder, *one.details)),
            *(label for one in selects(screen) for label, _ in one.choices),
            *(text for one in pictures for text in _drawn(one)),
            *(str(text) for one in captions for text in one),
        )
    )


def _pictures(screen: Screen) -> list[Picture]:
    return [one for one in (screen.picture, *(one.picture for one in screen.figures)) if one]


def _drawn(picture: Picture) -> Iterator[str]:
    """The texts in a picture; of a board what is written on it beside its cards and piles."""
    if isinstance(picture, Board):
        ends = (picture.end.title, picture.end.line) if picture.end else ()
        yield from (picture.heading, *ends, *(one.label for one in picture.marked))
    else:
        for plan, _ in planned(picture):
            for _, items in plan.values():
                yield from (one.text for one in items if isinstance(one, Words))


def written(screen: Screen) -> str:
    """A screen as text: what it is, says, draws and offers; of a position in words the first line,
    and of buttons no presses."""
    is_board = isinstance(screen.picture, Board)
    alt = screen.alt.partition("\n")[0] if is_board else screen.alt
    drawn = map(_drawn, _pictures(screen))
    return "\n".join(
        filter(
            None,
            (
                f"---- {', '.join(_kinds(screen))}",
                screen.above,
                *(f"{one.text}\n{one.alt}" for one in screen.figures),
                *(f"Picture: {' | '.join(filter(None, texts))}" for texts in drawn),
                f"Alt: {alt}{screen.film_alt}" if alt or screen.film else "",
                *(f"{one.text} [{_button(one.button)}]" for one in screen.sections),
                screen.below,
                *(_row(row) for row in screen.rows),
                f"Link: {screen.link.label}" if screen.link else "",
            ),
        )
    )


def _kinds(screen: Screen) -> Iterator[str]:
    yield "private" if screen.private else "public"
    for name in ("new_message", "secret", "seen_by_many", "words_suffice"):
        if getattr(screen, name):
            yield name.replace("_", " ")
    if screen.pings:
        yield f"pings {screen.pings}"
    if screen.file:
        yield f"{screen.file.name} of {len(screen.file.content)} bytes"


def _row(row: Row) -> str:
    if not isinstance(row, Select):
        return " ".join(f"[{_button(one)}]" for one in row)
    details = row.details or ("",) * len(row.choices)
    chosen = (f"{one} {small}" for (one, _), small in zip(row.choices, details, strict=True))
    return f"<{row.placeholder}: {' | '.join(map(str.strip, chosen))}>"


def _button(button: Button) -> str:
    """Its label, with its color; a greyed one is struck out."""
    color = "" if button.style is Style.QUIET else f" {button.style.name.lower()}"
    return f"{button.label}{color}" if button.enabled else f"~{button.label}~"


def parts_of(components: Sequence[Component]) -> Iterator[Component]:
    """Components, and those in them."""
    for component in components:
        yield component
        yield from parts_of(component.get("components", ()))
        yield from parts_of([component["accessory"]] if "accessory" in component else [])


def length_of(screen: Screen) -> int:
    """How long the texts of a message are together, as they are sent."""
    figures, sections = (one.text for one in screen.figures), (one.text for one in screen.sections)
    return sum(map(length, (screen.above, screen.below, *figures, *sections)))


def over_limits(screen: Screen, *, is_longer: bool = False) -> Iterator[str]:
    """What Discord would refuse or cut, and rows that wrap on a phone.

    `is_longer` leaves out what depends on how many letters the words of a language have.
    """
    sent = [*parts_of(components(screen))]
    ids = [part["custom_id"] for part in sent if "custom_id" in part]
    found = {
        "parts": len(sent) <= 40,
        "length": length_of(screen) <= LONGEST,
        "words": bool(screen.above or screen.picture or screen.film),
        "alt text": all(0 < len(alt) <= ALT or (alt and is_longer) for alt in _alts(screen)),
        "ids": len({*ids}) == len(ids) and all(0 < len(one) <= 100 for one in ids),
        "mentions": "None" not in f"{screen.above}{screen.below}",
    }
    yield from (name for name, holds in found.items() if not holds)
    for row in screen.rows:
        if isinstance(row, Select):
            yield from _of_select(row)
        elif row:
            names = [one.label for one in row]
            if not 1 <= len(row) <= 5 or not all(0 < len(name) <= 80 for name in names):
                yield f"buttons: {names}"
            if not (is_longer or fits(row)):
                yield f"wraps: {names}"


def _alts(screen: Screen) -> Iterator[str]:
    """The words of each picture."""
    yield from (screen.alt for _ in range(screen.picture is not None))
    yield from (screen.film_alt for _ in range(screen.film is not None))
    yield from (one.alt for one in screen.figures)


def _of_select(row: Select) -> Iterator[str]:
    values = [custom_id(press) for _, press in row.choices]
    texts = [*(label for label, _ in row.choices), *row.details, *values]
    if not 1 <= len(values) <= 25 or len({*values}) != len(values):
        yield f"choices: {row.placeholder}"
    if not all(0 < len(text) <= 100 for text in texts) or len(row.placeholder) > 150:
        yield f"texts: {row.placeholder}"
    if len(row.details) not in (0, len(values)):
        yield f"details: {row.placeholder}"


def check_limits(screen: Screen) -> None:
    assert not [*over_limits(screen)], screen
