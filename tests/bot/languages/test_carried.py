"""Which translations outlive a change of their English: those that can't say anything wrong."""

import io
from pathlib import Path

import pytest
from babel.messages import Catalog
from babel.messages.pofile import read_po

from assets.languages.carried import may_stand
from assets.languages.catalogues import head, read, updated
from assets.languages.writing import written
from bot.languages import compiled

BEFORE = "That game is over, {name}."
NOW = "That game is over now, {name}."
GERMAN = "Diese Partie endete, {name}."

OTHER = """
You won
    You lost
Hide
    Show
Give up
    Go on
You won this game in {turns}.
    You lost this game in {turns}.
Everybody here can see your name now.
    Nobody here can see your name now.
You can play this deal again tomorrow.
    You can’t play this deal again tomorrow.
It could be won up to move {move}.
    It couldn’t be won up to move {move}.
Only you can see what you play here.
    Everyone can see what you play here.
That game can be played for 2 days.
    That game can be played for 3 days.
You may have two open games of a kind.
    You may have three open games of a kind.
Place {place} of {players} on this server.
    Place {place} of {players} on this server so far: {day}.
**{winner}** beat **{loser}** in most of their games.
    **{loser}** beat **{winner}** in most of their games.
The digest comes before midnight on this server.
    The digest comes after midnight on this server.
Your data was deleted, and nothing can bring it back.
    Your data was deleted and nothing can bring it back.
Your name is hidden on every leaderboard.
    Your name is hidden on all the leaderboards.
Do you want to give this game up?
    Do you really want to give this game up?
The seal opens once the day is over.
    The seal opens when the day is over.
Nobody can read the secret number before then.
    Nobody can read that secret number before then.
`/divan board` shows who is where today.
    `/divan cup` shows who is where today.
The reminder is on, and comes at {hour}.
    The reminder is off, and comes at {hour}.
It plays the next card of the waste at once.
    It plays the next card of the stock at once.
The solver found no move that would have lost it.
    The solver found a move that would have lost it.
You have fewer turns than Patient in this game.
    You have more turns than Patient in this game.
**{turn}** turns the next card.
    **{TURN}** turns the next card.
You can still win this one.
    Can you still win this one?
The deal is proven winnable for everyone here.
    The deal is proven unwinnable for everyone here.
You can’t undo that here, but you can play on.
    You can undo that here, but you can’t play on.
This one runs out of cards in no time
    Something else that is said here is said in no time
{name} accepted your challenge to a game of Sultan.
    {name} declined your challenge to a game of Sultan.
Games of other players are allowed in this channel.
    Games of other players are forbidden in this channel.
The board stands above the buttons of this message.
    The board stands below the buttons of this message.
This puzzle is easy for whoever knows the game.
    This puzzle is hard for whoever knows the game.
The game took longer than most others of this server.
    The game took shorter than most others of this server.
The digest comes every morning in this channel.
    The digest comes every evening in this channel.
You may play the next card of this deal.
    You must play the next card of this deal.
The solver always finds the best move of a game.
    The solver sometimes finds the best move of a game.
The challenger plays the first card of the game.
    The challenged plays the first card of the game.
Players and moderators can stop a cup at any time.
    Players or moderators can stop a cup at any time.
Whoever can read this channel can watch your game here.
    Whoever can read this server can watch your game here.
Whoever has Manage Server can choose what Divan posts here.
    Whoever has Manage Channel can choose what Divan posts here.
Divan stores the moves of every game that you play.
    Divan shares the moves of every game that you play.
Just you can see the cards of this game.
    You can see the cards of this game.
The board says which card goes up.
    The board says that card goes up.
Of these cards that one goes up.
    Of these cards one goes up.
Of these games a few were won.
    Of these games few were won.
The 9♠ is the next card.
    The 9♥ is the next card.
"""
SAME = """
That game is over, {name}.
    That game is over now, {name}.
You have no game open here, so play one.
    You have no game open here so play one.
The digest needs a channel: pick one.
    The digest needs a channel. Please pick one!
This board isn’t yours. `/divan play` brings yours.
    This board isn't yours: `/divan play` brings yours.
That is grey on the board until a card goes there.
    That's gray on the board until the card goes there.
They can't see that you've played.
    They cannot see that you have played.
It won’t open until you’re there, but it isn’t lost.
    It will not open until you are there, but it is not lost.
"""


def pairs(table: str) -> list[tuple[str, str]]:
    lines = [*map(str.strip, table.strip().splitlines())]
    return [*zip(lines[::2], lines[1::2], strict=True)]


@pytest.mark.parametrize(("before", "now"), pairs(OTHER))
def test_what_may_say_something_else_is_not_carried(before: str, now: str) -> None:
    assert not may_stand((before,), (now,))
    assert not may_stand((now,), (before,))


@pytest.mark.parametrize(("before", "now"), pairs(SAME))
def test_what_says_the_same_is_carried(before: str, now: str) -> None:
    assert may_stand((before,), (now,))
    assert may_stand((now,), (before,))


def test_each_form_of_a_plural_says_the_same() -> None:
    before = ("{count} of the cards is home.", "{count} of the cards are home.")
    commas = ("{count} of the cards is home!", "{count} of the cards are home!")
    assert may_stand(before, commas)
    assert not may_stand(before, (commas[0], "{count} of the cards aren’t home!"))
    assert not may_stand(before, commas[:1])


def catalogue(*sentences: tuple[str, str], flags: tuple[str, ...] = ()) -> Catalog:
    made = Catalog(locale="de")
    for said, translation in sentences:
        made.add(said, translation, [("bot/words/a.py", 1)], flags=flags)
    return made


def carried(known: Catalog, *now: str, flags: tuple[str, ...] = ()) -> list[tuple[str, bool]]:
    """The translations of sentences after a change, and whether they are fuzzy."""
    merged = updated(known, catalogue(*((one, "") for one in now), flags=flags))
    return [(str(one.string or ""), one.fuzzy) for one in merged if one.id]


def test_an_edited_sentence_keeps_its_translation_as_fuzzy() -> None:
    assert carried(catalogue((BEFORE, GERMAN)), NOW) == [(GERMAN, True)]


def test_a_sentence_that_is_still_said_gives_none_away() -> None:
    assert carried(catalogue((BEFORE, GERMAN)), NOW, BEFORE) == [("", False), (GERMAN, False)]


def test_a_sentence_that_was_untranslated_before_stays_so() -> None:
    known = catalogue((BEFORE, GERMAN), (NOW, ""))
    assert carried(known, NOW) == [("", False)]


def test_a_label_is_not_carried() -> None:
    known = catalogue((BEFORE, GERMAN), flags=("max-length:80",))
    assert carried(known, NOW) == [("", False)]
    assert carried(catalogue((BEFORE, GERMAN)), NOW, flags=("max-length:80",)) == [("", False)]
    assert carried(known, NOW, flags=("max-length:100",)) == [("", False)]


def test_what_a_translator_doubts_is_not_carried() -> None:
    known = catalogue((BEFORE, GERMAN), flags=("fuzzy",))
    assert carried(known, BEFORE) == [(GERMAN, True)]
    assert carried(known, NOW) == [("", False)]


def test_what_is_fuzzy_is_measured_by_the_sentence_it_was_made_from() -> None:
    known = updated(catalogue((BEFORE, GERMAN)), catalogue((NOW, "")))
    assert carried(known, NOW) == [(GERMAN, True)], "it stays"
    assert carried(known, "That game is over already, dear {name}.") == [("", False)], "too far"
    assert carried(known, BEFORE) == [(GERMAN, False)], "as it was"


def test_a_translation_stays_where_somebody_put_it() -> None:
    reworded = "That has ended, {name}."
    assert carried(catalogue((BEFORE, GERMAN)), reworded) == [("", False)]
    known = catalogue((reworded, GERMAN), flags=("fuzzy",))
    known[reworded].previous_id = [BEFORE]
    assert carried(known, reworded) == [(GERMAN, True)]


def test_a_carried_translation_is_written_read_and_shown(tmp_path: Path) -> None:
    file = tmp_path / "de" / "messages.po"
    file.parent.mkdir()
    known = catalogue((BEFORE, GERMAN), ("Not quite sure of this.", "?"), ("Not at all.", ""))
    known["Not quite sure of this."].flags.add("fuzzy")
    now = catalogue((NOW, ""), ("Not quite sure of this.", ""), ("Not at all.", ""))
    file.write_text(written(updated(known, now), head(file)), "utf-8")

    assert f'#, fuzzy, python-brace-format\n#| msgid "{BEFORE}"\nmsgid "{NOW}"' in file.read_text()
    assert written(updated(read(file), now), head(file)) == file.read_text("utf-8")
    said = compiled(read_po(io.BytesIO(file.read_bytes()), locale="de")).gettext
    assert said(NOW) == GERMAN
    assert said("Not quite sure of this.") == "Not quite sure of this."
    assert said("Not at all.") == "Not at all."


def test_a_plural_without_one_of_its_forms_is_said_in_english() -> None:
    known = Catalog(locale="de")
    known.add(("{count} card", "{count} cards"), ("{count} Karte", ""))
    assert compiled(known).ngettext("{count} card", "{count} cards", 1) == "{count} card"
