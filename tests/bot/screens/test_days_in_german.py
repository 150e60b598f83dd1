"""Days in German beside English: the dailies, what is over, and what is posted and told."""

from collections.abc import Callable, Iterator
from dataclasses import asdict, replace
from datetime import UTC, date, datetime, timedelta

import pytest

from bot.features.attachments import attachments
from bot.features.daily import archive
from bot.features.daily import past as past_days
from bot.features.daily import today as todays
from bot.features.matches.proof import day_file, day_proof
from bot.features.posts import servers, sharing
from bot.features.posts.digest import posted
from bot.features.posts.reminders import reminder, reminders_off
from bot.features.posts.servers import PERMISSIONS
from bot.features.screen import Attached, Screen, Select
from bot.languages import ENGLISH, Language, speaking
from bot.render.draw import Renderer
from bot.render.layouts import digest as digest_layout
from bot.render.layouts import share_card as card_layout
from bot.render.layouts.digest import DigestCard
from bot.render.layouts.share_card import ShareCard
from bot.services.daily.dailies import FirstDaily, State
from bot.services.daily.past_days import Replay
from bot.services.daily.proofs import DayFile, Proof, Sealed
from bot.services.play.game_view import Attempt, Feat, GameView
from bot.services.posts.digests import Champions, Digest, Plot, Story
from bot.services.posts.notifications import Reminder, Unfinished
from bot.services.posts.servers import ServerSettings, Trouble
from bot.services.rankings.par import Par, ToPar, Versus
from bot.services.rankings.streaks import Rivalry
from bot.store.schema.games import Ended
from bot.store.schema.rankings import Left, Rival
from engine import Game
from engine.catalogue import GAMES
from tests.bot.game_views import view
from tests.bot.languages.each import IN_EACH
from tests.bot.languages.german import both, german
from tests.bot.languages.pseudo import pseudo_language
from tests.bot.render.boxes import check_plan, check_words
from tests.bot.screens import test_in_german
from tests.bot.screens.test_archive import month
from tests.bot.screens.test_daily import ADA, entry, past, replay, today
from tests.bot.screens.test_game import check_limits
from tests.bot.screens.test_in_german import words
from tests.bot.screens.test_posts import PAR, played, row
from tests.names import as_read

DAY = date(2026, 11, 20)
MIDNIGHT = datetime(2026, 11, 21, tzinfo=UTC)
CLOSES = datetime(2026, 11, 21, 4, tzinfo=UTC)
NINE = datetime(2026, 11, 21, 9, tzinfo=UTC)
ONE, TWO = "discord:1", "discord:2"
ENDED = (Ended.WON, Ended.LOST, Ended.GIVEN_UP)
NAMES = {"Divan", "Discord", "UTC", "English"}
"""What every language says alike."""
RIVALRIES = (
    Rivalry((TWO, ONE), (4, 2), is_final=False),
    Rivalry((TWO, ONE), (4, 2), is_final=True),
    Rivalry((ONE, TWO), (3, 3), is_final=True),
)
CHAMPIONS = (
    Champions(1204, (ONE,), 0),
    Champions(1, (ONE, TWO), 0),
    Champions(300, (ONE,), 1),
    Champions(300, (ONE, TWO), 3),
    Champions(300, (), 1),
    Champions(300, (), 2),
)
STORIES = (
    Story(Plot.CLOSEST_RACE, (ONE, TWO), 1, "sultan"),
    Story(Plot.CLOSEST_RACE, (ONE, TWO), 0, "shah"),
    Story(Plot.FIRST_WIN, (ONE, TWO), key="sultan"),
    Story(Plot.FIRST_WIN, (ONE,), key="shah", left={ONE: Left.GIVEN_UP}),
    Story(Plot.LONGEST_STREAK, (ONE,), 12),
    Story(Plot.LONGEST_STREAK, (ONE, TWO), 7),
    Story(Plot.BEAT_PAR, (ONE,), key="shah", par=Par(71, 14), to_par=ToPar(Versus.CARDS, 4)),
)


def digest(**also: object) -> Digest:
    games = (
        played("sultan-classic", row(1, ONE, 100), row(2, None), players=416, par=PAR),
        played("shah", replace(row(1, TWO), left=Left.OPEN)),
    )
    return replace(Digest(DAY, 12, games), **also)  # type: ignore[arg-type]  # fields by name


def attempt(**changes: object) -> GameView:
    """A daily that was won, or ended as is said."""
    found = Attempt(DAY, CLOSES, 100, 90, par=PAR, place=(3, 12), streak=5, number=47)
    ended = {"result": Ended.WON, "attempt": found, "deal": None, "feats": (Feat.FIRST_WIN,)}
    return view(Game.start("sultan", 20), **(ended | changes))  # type: ignore[arg-type]


def digests() -> Iterator[Screen]:
    for pictured in (True, False):
        for story in (None, *STORIES):
            yield posted(digest(story=story), pictured=pictured)
        for champions in CHAMPIONS:
            yield posted(digest(streak=1, champions=champions), pictured=pictured)
        for rivalry in RIVALRIES:
            yield posted(digest(rivalry=rivalry), pictured=pictured)


def reminders() -> Iterator[Screen]:
    left = (
        Unfinished("sultan-classic", 7, 0, CLOSES, None),
        Unfinished("shah", 8, 8, CLOSES, Rival(TWO, 100, "discord:900")),
    )
    yield reminder(Reminder(DAY, MIDNIGHT, 12, tuple(GAMES)))
    yield reminder(Reminder(DAY, MIDNIGHT, 1, ("shah",), has_begun=True))
    yield reminder(Reminder(DAY, MIDNIGHT, 0, tuple(GAMES)[:2], has_begun=True, unfinished=left))
    yield reminders_off()


def dailies() -> Iterator[Screen]:
    for state in State:
        found = today(state)
        left = (entry("sultan", State.OPEN, found.day - timedelta(1)),)
        yield todays.today(found)
        yield todays.today(replace(found, is_next=True, streak=1, unfinished=left))
        won = tuple(replace(one, won=True) for one in found.entries)
        waiting = (*won[:2], replace(won[2], state=State.AWAITED))
        yield todays.today(replace(found, entries=won, streak=0))
        yield todays.today(replace(found, entries=waiting))
    yield todays.first(FirstDaily(DAY, "shah", 47, CLOSES, ADA))


def days() -> Iterator[Screen]:
    """What is over: days, the archive, replays, proofs and files."""
    yield from (past_days.past(past(records)) for records in (0, 10))
    yield past_days.past(past(3, lost=7))
    yield from (archive.archive(month(count)) for count in (1, 15, 31))
    for number in range(1, 13):
        yield archive.archive(month(25, begins=date(2028, number, 1)))
    yield archive.archive(replace(month(1), days=(replace(month(1).days[0], result=None),)))
    for shown in (replay(0), replay(3, game=None), replace(replay(0, game=None), fewest=131)):
        yield past_days.replay(shown)
        yield past_days.replay(in_text(shown))
    for proof in proofs():
        yield day_proof(proof, posted=False)
        yield day_proof(proof, posted=True)
    yield from day_file(DayFile(DAY, "shah", 1, 1, "0" * 64, b""), (Attached("a.json", b""),))
    long = bytes(n * n % 251 for n in range(10**5))
    yield from day_file(
        DayFile(DAY, "shah", 5_000, 4_999, "0" * 64, b""), attachments("a.json", long, 200)
    )


def in_text(shown: Replay) -> Replay:
    return replace(shown, player=replace(shown.player, text_mode=True))


def proofs() -> Iterator[Proof]:
    sealed = Sealed("sultan", 47, "5" * 64)
    opened = (replace(sealed, deal=10**18, nonce="7" * 32), Sealed("shah", 47, None, deal=7))
    yield Proof(DAY, (), False, CLOSES, DAY)
    yield Proof(DAY, (sealed,), False, CLOSES, DAY)
    yield Proof(DAY, opened, True, CLOSES, DAY + timedelta(3))


def shares() -> Iterator[Screen]:
    views = [attempt(), attempt(result=Ended.GIVEN_UP, feats=())]
    views += [attempt(attempt=None, deal=20, result=result) for result in ENDED]
    for found in views:
        yield sharing.shared(found, "<@1>")
        yield sharing.to_copy(found)
    yield sharing.already(None)


def settings() -> Iterator[Screen]:
    on = ServerSettings(
        digest=True, channel="7", posted_at=NINE, hour=9, public=True, otherwise={}, trouble=None
    )
    many = {str(channel): False for channel in range(1_000)}
    for found in (
        on,
        replace(on, digest=False, channel=None),
        replace(on, digest=False, public=False),
        replace(on, otherwise=many, language="en"),
        replace(on, public=False, otherwise={"7": True, "8": True}),
        *(replace(on, trouble=trouble) for trouble in Trouble),
        replace(on, zone="Europe/Vienna", waits=True),
    ):
        yield servers.settings(found, "7", (), is_slow=False)
    yield servers.settings(on, "7", [*PERMISSIONS], is_slow=True)
    yield servers.settings(on, "7", ["attach_files"], is_slow=False)
    yield servers.introduction()
    yield servers.missing_picture("7")


ALL = (digests, reminders, dailies, days, shares, settings)
Screens = Callable[[], Iterator[Screen]]


def said(screen: Screen) -> str:
    """Every word of a screen, with those of its selects, sections and picture."""
    details = [line for one in screen.rows if isinstance(one, Select) for line in one.details]
    sections = [f"{one.text}\n{one.button.label}" for one in screen.sections]
    drawn = [*strings(asdict(screen.picture))] if _has_words(screen) and screen.picture else []
    return "\n".join((test_in_german.said(screen), *details, *sections, *drawn))


def _has_words(screen: Screen) -> bool:
    return isinstance(screen.picture, DigestCard | ShareCard)


def strings(value: object) -> Iterator[str]:
    """The texts in plain values, however deeply nested."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for one in value.values():
            yield from strings(one)
    elif isinstance(value, tuple | list):
        for one in value:
            yield from strings(one)


@IN_EACH
@pytest.mark.parametrize("screens", ALL)
def test_each_language_keeps_discords_limits_and_a_phones(
    screens: Screens, language: Language
) -> None:
    with speaking(language):
        for screen in screens():
            check_limits(replace(screen, rows=tuple(filter(None, screen.rows))))


@pytest.mark.parametrize("screens", ALL)
def test_no_word_is_english_in_another_language(screens: Screens) -> None:
    in_english = [said(screen) for screen in screens()]
    with speaking(pseudo_language()):
        in_other = [said(screen) for screen in screens()]
    assert len(in_english) >= 4
    for english, other in zip(in_english, in_other, strict=True):
        left = (words(english) & words(other)) - NAMES
        assert not left, f"{left} in {other}"
        assert words(english), english


@IN_EACH
def test_pictures_have_room_for_each_language(language: Language) -> None:
    atlas = Renderer.load().atlas
    with speaking(language):
        for screen in (*digests(), *shares()):
            match screen.picture:
                case DigestCard() as card:
                    plan, size = digest_layout.slots(card), digest_layout.size(len(card.games))
                case ShareCard() as card:
                    plan, size = card_layout.slots(card), card_layout.SIZE
                case _:
                    continue
            check_plan(plan, size, atlas)
            for _, items in plan.values():
                check_words(items, atlas)


async def test_a_digest() -> None:
    shown = digest(story=STORIES[0], champions=CHAMPIONS[3], rivalry=RIVALRIES[0])
    of_german, of_english = await both(lambda: posted(shown))
    assert as_read(of_german.above).splitlines() == [
        "### Sultan, ein knappes Rennen: <@1> lag nur 1 Talonkarte vor <@2>.",
        "-# Tagesergebnisse, 20. Nov. 2026",
    ]
    assert as_read(of_german.below).splitlines() == [
        "**Klassik Tag 47** · 416 haben gespielt, 1 gewonnen",
        "🥇 <@1> · 🥈 Jemand · 414 weitere",
        "",
        "**Der Schah Tag 47** · 5 haben gespielt, 1 gewonnen",
        "🥇 <@2> · 4 weitere",
        "",
        "<@2> führt diese Woche 4 : 2 gegen <@1>.",
        "**Wochensieg, alle Spiele:** <@1>, <@2> und andere · je 300 Punkte",
    ]
    assert as_read(of_english.above).splitlines()[0] == (
        "### A close race at Sultan: <@1> was 1 turn ahead of <@2>."
    )
    assert as_read(of_english.below).splitlines()[-2:] == [
        "<@2> leads <@1> 4 : 2 this week.",
        "**Champions of the week, all games:** <@1>, <@2> and others · 300 points each",
    ]


async def test_the_picture_of_a_digest() -> None:
    of_german, of_english = await both(lambda: posted(digest()))
    assert of_german.alt == (
        "Tagesergebnisse, 20. Nov. 2026. Serie dieses Servers: 12 Tage. "
        "Der Sultan (klassisch) Tag 47: Platz 1 mit 100, 90 Talonkarten; "
        "Platz 2 mit 40, 90 Talonkarten; Patient 100. "
        "Der Schah Tag 47: Platz 1 mit 40, nicht beendet."
    )
    card, in_english = of_german.picture, of_english.picture
    assert isinstance(card, DigestCard)
    assert isinstance(in_english, DigestCard)
    assert (card.title, card.streak) == ("20. Nov. 2026", "Server-Serie 12 Tage")
    assert (in_english.title, in_english.streak) == ("20 Nov 2026", "Server streak 12 days")
    assert [one.name for one in card.games] == ["Klassik", "Der Schah"]
    assert [one.detail for one in card.games[1].medals] == ["nicht beendet"]


SAID = (
    "<@1> und <@2> teilen sich Platz 1.",
    "<@1> und <@2> haben zum ersten Mal gewonnen.",
    "<@1> (aufgegeben) hat zum ersten Mal gewonnen.",
    "<@1> hat eine Serie von 12 Tagen.",
    "<@1> und <@2> haben eine Serie von 7 Tagen.",
    "<@1> hat Patient um 4 Karten geschlagen.",
)


@pytest.mark.parametrize(("story", "said"), [*zip(STORIES[1:], SAID, strict=True)])
def test_a_story(story: Story, said: str) -> None:
    with speaking(german()):
        assert as_read(posted(digest(story=story)).above).splitlines()[0].endswith(said)


async def test_a_reminder() -> None:
    left = (Unfinished("shah", 8, 8, CLOSES, Rival(TWO, 100, "discord:900")),)
    shown = Reminder(DAY, MIDNIGHT, 12, ("sultan", "sultan-classic"), True, left)
    of_german, of_english = await both(lambda: as_read(reminder(shown).above).splitlines())
    assert of_german == [
        "Der Schah ist noch nicht beendet: 8 gelegt. <@2> hat 100. "
        "Spiel die Partie vor <t:1795233600:t> zu Ende.",
        "Heute noch zu spielen: Sultan und Klassik. Beginnen kannst du bis <t:1795219200:t>.",
        "Deine Serie: 12 Tage.",
        "-# Drück auf „Heute spielen“ oder tippe irgendwo `/divan daily`. "
        "„Aus“ beendet diese Erinnerungen; `/divan settings` ändert ihre Uhrzeit.",
    ]
    assert of_english == [
        "Your Shah is unfinished: 8 home. <@2> has 100. Finish it before <t:1795233600:t>.",
        "Sultan and Classic are still to be played today. Start them before <t:1795219200:t>.",
        "Your streak: 12 days.",
        "-# Press Play today, or type `/divan daily` anywhere. "
        "Off stops these reminders; `/divan settings` sets their hour.",
    ]


async def test_the_dailies() -> None:
    of_german, of_english = await both(lambda: todays.today(today()).above.splitlines())
    assert of_german == [
        "### Tagespartien, 29. Feb. 2028",
        "Drück auf ein Spiel, um es zu starten: ein Versuch, keine Tipps, kein Zeitdruck. "
        "Alle bekommen dieselbe Partie, und sie kann aufgehen.",
        "- Sultan Tag 47: noch nicht gespielt",
        "- Der Sultan (klassisch) Tag 47: noch nicht gespielt",
        "- Der Schah Tag 47: noch nicht gespielt",
        "-# Beginnen kannst du bis <t:1835481600:t>, spielen bis <t:1835496000:t>. "
        "Deine Serie: 5 Tage.",
    ]
    assert of_english[0] == "### Dailies, 29 Feb 2028"
    assert of_english[-1] == (
        "-# Start before <t:1835481600:t>; finish before <t:1835496000:t>. Your streak: 5 days."
    )


async def test_a_past_day() -> None:
    of_german, of_english = await both(lambda: past_days.past(past(1)))
    assert as_read(of_german.above).splitlines() == [
        "### Der Sultan (klassisch) Tag 47, 29. Feb. 2028",
        "412 Spieler.",
        "Patient gewann (167 Talonkarten). Beste bekannte Lösung: 131 Talonkarten (bewiesen).",
        "Du: 77 von 100.",
        f"**1** <@{10**18}> · 100 · 158 Talonkarten",
        "-# Du kannst sie jederzeit spielen. Sie zählt für keine Rangliste.",
    ]
    assert "412 players." in of_english.above
    labels = [one.label for row in of_german.rows if isinstance(row, tuple) for one in row]
    assert labels == ["Spielen", "Lösung", "Rangliste", "Beweis", "Daten", "Archiv"]


async def test_the_archive() -> None:
    of_german, of_english = await both(lambda: archive.archive(month(31)))
    assert of_german.above.splitlines()[:2] == [
        "### Archiv: Der Sultan (klassisch), Dezember 2028",
        "Du hast 21 von 31 Tagespartien gespielt und 11 gewonnen.",
    ]
    assert of_english.above.splitlines()[1] == "You played 21 of 31 dailies and won 11."
    _games, select, steps = of_german.rows
    assert isinstance(select, Select)
    assert isinstance(steps, tuple)
    assert select.placeholder == "Wähle einen Tag: 16.–31. Dez."
    assert select.choices[0][0] == "So, 31. Dez. · Tag 12375"
    assert select.details[:3] == ("Gewonnen (1.158 Talonkarten)", "Nicht gespielt", "71 gelegt")
    assert [one.label for one in steps] == ["◀ 1.–15. Dez", "Jan 2029 ▶", "Heute"]


async def test_a_shared_card_is_in_everybodys_language() -> None:
    shown = attempt()
    of_german, of_english = await both(lambda: sharing.shared(shown, "<@1>"))
    assert of_german.above == (
        "<@1> hat die Partie Sultan Tag 47, 20. Nov. gewonnen: 90 Talonkarten, "
        "77 Talonkarten besser als Patient · jetzt Platz 3 von 12 · Serie 5 Tage."
    )
    card = of_german.picture
    assert isinstance(card, ShareCard)
    assert (card.caption, card.of, card.label) == ("Tag 47 - 20. Nov.", "von 100", "TALONKARTEN")
    assert (card.par, card.feat) == ("77 Talonkarten besser als Patient", "zum ersten Mal gewonnen")
    with speaking(german(), ENGLISH):
        assert sharing.shared(shown, "<@1>") == of_english
        assert sharing.to_copy(shown).above.startswith("Diese Zeile kannst du überall einfügen.")
    with speaking(ENGLISH, german()):
        assert sharing.shared(shown, "<@1>") == of_german
        assert sharing.to_copy(shown).above.startswith("You can copy this line anywhere.")


async def test_permissions_are_called_as_discord_calls_them() -> None:
    of_german, of_english = await both(lambda: as_read(servers.missing_picture("7").above))
    assert of_german == (
        "Der Tagesbericht in <#7> kam ohne sein Bild: "
        "Divan braucht dort die Berechtigung Dateien anhängen."
    )
    assert of_english == (
        "The digest in <#7> came without its picture: Divan needs Attach Files there."
    )
