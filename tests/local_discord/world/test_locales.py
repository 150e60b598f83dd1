"""People use Discord in a language, and servers have one."""

import pytest

from local_discord import LocalDiscord
from local_discord.world.locales import locale_of, localized
from tests.moments import begun


@pytest.mark.parametrize(
    ("accepted", "locale"),
    [
        ("de-DE,de;q=0.9,en;q=0.8", "de"),
        ("pt", "pt-BR"),
        ("tlh, fr;q=0.5", "fr"),
        ("es-419", "es-419"),
        ("en-GB", "en-GB"),
        ("", "en-US"),
        ("*", "en-US"),
    ],
)
def test_the_first_language_of_a_browser_that_discord_has_counts(
    accepted: str, locale: str
) -> None:
    assert locale_of(accepted) == locale


def test_a_command_is_shown_in_a_language_but_its_names_stay() -> None:
    german = {"de": "Bestellt Kaffee"}
    choice = {"name": "small", "value": "s", "name_localizations": {"de": "klein"}}
    size = {"name": "size", "description": "How much", "type": 3, "choices": [choice]}
    order = {"name": "order", "description": "Orders coffee", "description_localizations": german}
    command = {**order, "name_localizations": {"de": "bestellen"}, "options": [size]}
    shown = localized(command, "de")
    assert (shown["name"], shown["description"]) == ("order", "Bestellt Kaffee")
    assert shown["options"][0]["description"] == "How much"
    assert shown["options"][0]["choices"][0]["name"] == "klein"
    assert localized(command, "fr")["description"] == "Orders coffee"


async def test_an_interaction_says_both_languages() -> None:
    world = LocalDiscord(clock=begun()).world
    sent = []

    async def deliver(_: object, payload: dict[str, object]) -> None:
        sent.append((payload["locale"], payload.get("guild_locale")))

    world.interactions.deliver = deliver
    ada = world.person("Ada")
    world.commands.overwrite(
        None, [{"name": "hello", "contexts": [0, 1], "integration_types": [0]}]
    )
    await ada.slash("hello")
    ada.locale, world.guild.locale = "de", "fr"
    await ada.slash("hello")
    await ada.slash("hello", channel=ada.dm)
    assert sent == [("en-GB", "en-US"), ("de", "fr"), ("de", None)]
    assert world.guild.partial["features"] == ["COMMUNITY"]
