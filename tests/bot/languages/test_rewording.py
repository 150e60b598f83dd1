"""What becomes of translations when their English changes, and which are shown meanwhile."""

import io
import os
import shutil
import subprocess
from pathlib import Path

import pytest
from babel.messages import Catalog
from babel.messages.pofile import read_po

from assets.languages.catalogues import head, read, updated
from assets.languages.writing import written
from bot.languages import compiled
from bot.languages.rewording import may_stand, previous, shown

BEFORE = "That game is over, {name}."
NOW = "That game is over now, {name}."
NEAR = "That game is not over, {name}."
FAR = "Nothing like it is said."
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
    for english, translation in sentences:
        made.add(english, translation, [("bot/words/a.py", 1)], flags=flags)
    return made


def after(known: Catalog, *now: str, flags: tuple[str, ...] = (), keep: bool = False) -> Catalog:
    """A catalogue after the code has come to say this."""
    return updated(known, catalogue(*((one, "") for one in now), flags=flags), keep=keep)


def translations(known: Catalog) -> list[tuple[str, bool, bool]]:
    """Each translation, whether it is fuzzy, and whether it is shown."""
    said = [*shown(known)]
    return [(str(one.string or ""), one.fuzzy, one in said) for one in known if one.id]


def removed(known: Catalog) -> dict[str, str]:
    return {str(one.id): str(one.string) for one in known.obsolete.values()}


def test_a_reworded_sentence_keeps_its_translation_as_fuzzy_and_shown() -> None:
    now = after(catalogue((BEFORE, GERMAN)), NOW)
    assert translations(now) == [(GERMAN, True, True)]
    assert previous(now[NOW]) == ((BEFORE,), None)


def test_what_may_say_something_else_is_kept_as_fuzzy_and_said_in_english() -> None:
    now = after(catalogue((BEFORE, GERMAN)), NEAR)
    assert translations(now) == [(GERMAN, True, False)]
    assert previous(now[NEAR]) == ((BEFORE,), None)


def test_a_sentence_that_is_far_from_all_others_has_no_translation() -> None:
    assert translations(after(catalogue((BEFORE, GERMAN)), FAR)) == [("", False, False)]


@pytest.mark.parametrize(
    ("before", "now", "is_near"),
    [("abcdefghij", "abcdef----", True), ("abcdefghij", "abcde-----", False)],
)
def test_near_is_what_gettext_calls_so(before: str, now: str, is_near: bool) -> None:
    """Three fifths of the letters of both, in order."""
    assert translations(after(catalogue((before, "x")), now))[0][1] is is_near


def test_with_keep_a_reworded_sentence_has_its_translation_at_once() -> None:
    now = after(catalogue((BEFORE, GERMAN)), NEAR, keep=True)
    assert translations(now) == [(GERMAN, False, True)]


def test_a_sentence_that_is_still_said_gives_its_translation_unshown() -> None:
    now = after(catalogue((BEFORE, GERMAN)), NOW, BEFORE)
    assert translations(now) == [(GERMAN, True, False), (GERMAN, False, True)]


def test_what_was_untranslated_gets_what_has_just_gone_and_nothing_else() -> None:
    known = catalogue((BEFORE, GERMAN), (NOW, ""))
    assert translations(after(known, NOW)) == [(GERMAN, True, True)]
    assert translations(after(known, NOW, BEFORE))[0] == ("", False, False)


def test_every_removed_translation_is_kept_and_comes_back() -> None:
    known = catalogue((BEFORE, GERMAN), (FAR, "Fern."), ("Never translated.", ""))
    now = after(known, NEAR)
    assert removed(now) == {BEFORE: GERMAN, FAR: "Fern."}
    assert removed(after(now, NEAR)) == removed(now)
    back = after(now, BEFORE, FAR)
    assert translations(back) == [(GERMAN, False, True), ("Fern.", False, True)]
    assert not back.obsolete


def test_a_label_comes_back_unshown() -> None:
    known, limit = catalogue((BEFORE, GERMAN)), ("max-length:80",)
    assert translations(after(known, NOW, flags=limit)) == [(GERMAN, True, False)]
    assert translations(after(known, NOW, flags=("max-length:100",))) == [(GERMAN, True, True)]


def test_what_a_translator_doubts_stays_so_and_is_given_to_no_other() -> None:
    known = catalogue((BEFORE, GERMAN), flags=("fuzzy",))
    assert translations(after(known, BEFORE)) == [(GERMAN, True, False)]
    now = after(known, NOW)
    assert translations(now) == [("", False, False)]
    assert translations(after(now, BEFORE)) == [("", False, False)]
    assert removed(now) == {BEFORE: GERMAN}


def test_what_is_fuzzy_is_measured_by_the_sentence_it_was_made_from() -> None:
    known = after(catalogue((BEFORE, GERMAN)), NOW)
    assert translations(after(known, NOW)) == [(GERMAN, True, True)], "it stays"
    further = after(known, "That game is over already, dear {name}.")
    assert translations(further) == [(GERMAN, True, False)]
    assert previous(further["That game is over already, dear {name}."]) == ((BEFORE,), None)
    assert translations(after(further, BEFORE)) == [(GERMAN, False, True)], "as it was"
    far = "Is that game over already? Oh dear, {name}, what a shame."
    assert translations(after(known, far)) == [("", False, False)]
    assert translations(after(further, far)) == [(GERMAN, True, False)], "near to what it became"


def test_a_sentence_of_another_meaning_is_not_said_for_it() -> None:
    known = catalogue((BEFORE, GERMAN))
    template = Catalog()
    template.add(BEFORE, context="a table")
    now = updated(known, template)
    assert translations(now) == [(GERMAN, True, False)]
    template = Catalog()
    template.add(NOW, context="a duel")
    (again,) = (one for one in updated(now, template) if one.id)
    assert previous(again) == ((BEFORE,), None)


def test_one_and_many_get_what_was_said_without_a_number() -> None:
    template = Catalog()
    template.add(("{count} card is home now.", "{count} cards are home now."))
    now = updated(catalogue(("{count} cards are home.", "{count} Karten")), template)
    assert [one.string for one in now if one.id] == [("{count} Karten", "{count} Karten")]
    back = after(now, "{count} cards are home!")
    assert translations(back) == [("{count} Karten", True, True)]


def test_all_that_is_kept_is_written_and_read(tmp_path: Path) -> None:
    file = tmp_path / "de" / "messages.po"
    file.parent.mkdir()
    doubted = "Not quite sure of this."
    known = catalogue((BEFORE, GERMAN), (doubted, "?"), ("Not at all.", ""), (FAR, "Fern."))
    known.add(("{count} win", "{count} wins"), ("{count} Sieg", "{count} Siege"), context="a cup")
    known[doubted].flags.add("fuzzy")
    now = after(known, NOW, doubted, "Not at all.")
    file.write_text(written(now, head(file)), "utf-8")

    text = file.read_text("utf-8")
    assert f'#, fuzzy, python-brace-format\n#| msgid "{BEFORE}"\nmsgid "{NOW}"' in text
    assert f'#~ msgid "{FAR}"\n#~ msgstr "Fern."' in text
    assert '#~ msgctxt "a cup"\n#~ msgid "{count} win"\n#~ msgid_plural' in text
    assert written(after(read(file), NOW, doubted, "Not at all."), head(file)) == text
    said = compiled(read_po(io.BytesIO(file.read_bytes()), locale="de")).gettext
    assert (said(NOW), said(doubted), said("Not at all.")) == (GERMAN, doubted, "Not at all.")
    if shutil.which("msgfmt"):
        subprocess.run(["msgfmt", "--check-format", "-o", os.devnull, file], check=True)


def test_a_plural_without_one_of_its_forms_is_said_in_english() -> None:
    known = Catalog(locale="de")
    known.add(("{count} card", "{count} cards"), ("{count} Karte", ""))
    assert compiled(known).ngettext("{count} card", "{count} cards", 1) == "{count} card"
