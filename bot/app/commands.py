"""The features' commands and menus, as discord.py has them, in each language.

Translated is what they do; only names in menus change.
"""

from collections.abc import Awaitable, Callable, Iterator, Mapping
from inspect import Parameter, Signature, signature
from typing import Any, Final, TypeAlias, get_args, get_type_hints

import discord
from discord import app_commands
from discord.app_commands import ContextMenu, TranslationContextTypes, Translator, locale_str
from discord.app_commands import TranslationContextLocation as At

from bot.app.answering import Answering
from bot.app.asking import channel, person
from bot.app.requests import Interaction
from bot.errors import PlayError
from bot.features.handlers import COMMANDS, MENUS, Channel, Choice, Command, Option, Person
from bot.features.options import CHOICE_AT_MOST, OFFERED, ROOT
from bot.languages import ENGLISH, language_of, speaking, translated

_SAID: Final = (
    At.command_description,
    At.group_description,
    At.parameter_description,
    At.choice_name,
)
SERVERS: Final = "divan-server"
"""The command of who manages a server. Not part of `/divan`: Discord sets permissions only on whole
roots."""

LISTED: Final = (
    "play",
    "daily",
    "duel",
    "cup",
    "table",
    "puzzle",
    "archive",
    "board",
    "move",
    "replay",
    "analyze",
    "rules",
    "help",
    "settings",
    "privacy",
    "stats",
)
"""The commands of `/divan`, as Discord lists them."""


class CommandTranslator(Translator):
    """Looks the texts of commands up in the catalogues."""

    def __init__(self) -> None:
        """Discord's languages are found once: thousands of texts are asked for in each of them."""
        found = {locale: language_of(locale.value) for locale in discord.Locale}
        self._spoken = {locale: one for locale, one in found.items() if one != ENGLISH}

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        """A text in one of Discord's languages; None for one that Divan doesn't speak."""
        language = self._spoken.get(locale)
        # A command that is chosen in a menu: nobody types its name.
        is_in_menu = context.location is At.command_name and isinstance(context.data, ContextMenu)
        if language is None or not (context.location in _SAID or is_in_menu):
            return None
        with speaking(language):
            return translated(string.message)


class ChosenChannel(app_commands.Transformer):
    """A text channel as it comes with the command: discord.py may not know it, or wrongly."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """Those that members write in, without threads."""
        return [discord.ChannelType.text, discord.ChannelType.news]

    async def transform(
        self, _interaction: Interaction, value: app_commands.AppCommandChannel
    ) -> app_commands.AppCommandChannel:
        """The channel as it came."""
        return value


_CHANNEL: TypeAlias = app_commands.Transform[app_commands.AppCommandChannel, ChosenChannel]
_USER: TypeAlias = discord.Member | discord.User
Listed: TypeAlias = (
    app_commands.Group | app_commands.Command[Any, ..., None] | app_commands.ContextMenu
)
_READ: Final[Mapping[Any, Callable[[Any], Any]]] = {Person: person, Channel: channel}
"""How what Discord sends is read for an option of a type."""
_TYPES: Final[Mapping[Any, Any]] = {Person: _USER, Channel: _CHANNEL}
"""What Discord sends for it; others are sent as they are."""


def commands(answering: Answering) -> Iterator[Listed]:
    """`/divan` with its commands, for servers, direct messages and user installs, then the command
    for who manages a server, and the members' menus."""
    divan = app_commands.Group(
        name="divan",
        description=ROOT,
        allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        allowed_contexts=app_commands.AppCommandContext(
            guild=True, dm_channel=True, private_channel=True
        ),
    )
    assert COMMANDS.keys() == {*LISTED, SERVERS}, "a command is listed nowhere"
    for name in LISTED:
        divan.add_command(_command(answering, COMMANDS[name]))
    yield divan
    servers = _command(answering, COMMANDS[SERVERS])
    servers.default_permissions = discord.Permissions(manage_guild=True)
    servers.allowed_installs = app_commands.AppInstallationType(guild=True, user=False)
    app_commands.guild_only(servers)
    yield servers
    yield from (_menu(answering, name, handler) for name, handler in MENUS.items())


def _command(answering: Answering, data: Command) -> app_commands.Command[Any, ..., None]:
    hints = get_type_hints(data.handler)
    types = {name: _type(hints[name]) for name in data.options}
    given = signature(data.handler).parameters

    async def callback(interaction: Interaction, **options: Any) -> None:
        for name, value in options.items():
            if value is not None and types[name] in _READ:
                options[name] = _READ[types[name]](value)
        await answering.command(interaction, data, options)

    interaction = Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction)
    options = (
        given[name].replace(annotation=_annotated(types[name], hints[name], option))
        for name, option in data.options.items()
    )
    callback.__signature__ = Signature([interaction, *options])  # type: ignore[attr-defined]
    described = app_commands.describe(
        **{name: option.description for name, option in data.options.items()}
    )(callback)
    for name, option in data.options.items():
        if option.called:
            described = app_commands.rename(**{name: option.called})(described)
        if option.choices:
            described = app_commands.choices(**{name: [*map(_choice, option.choices())]})(described)
        if option.suggested:
            suggesting = _suggesting(answering, option)
            described = app_commands.autocomplete(**{name: suggesting})(described)
    return app_commands.Command(name=data.name, description=data.description, callback=described)


def _menu(
    answering: Answering, name: str, handler: Callable[..., Awaitable[Any]]
) -> app_commands.ContextMenu:
    async def callback(interaction: Interaction, member: discord.Member) -> None:
        await answering.menu(interaction, handler, person(member))

    return app_commands.ContextMenu(
        name=name,
        callback=callback,
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        allowed_contexts=app_commands.AppCommandContext(
            guild=True, dm_channel=False, private_channel=False
        ),
    )


def _suggesting(answering: Answering, option: Option) -> Any:
    async def suggest(interaction: Interaction, typed: str) -> list[app_commands.Choice[Any]]:
        assert option.suggested, "an option without suggestions asks for none"
        try:
            found = await answering.suggested(interaction, option.suggested, typed)
        except PlayError:  # Suggestions can't say why: the command itself will.
            return []
        fitting = [one for one in found if len(str(one.value)) <= CHOICE_AT_MOST]
        return [*map(_choice, fitting[:OFFERED])]

    return suggest


def _choice(one: Choice) -> app_commands.Choice[Any]:
    return app_commands.Choice(name=one.name, value=one.value)


def _type(hint: Any) -> Any:
    """The type of an option, which may be left out."""
    return next(iter(one for one in get_args(hint) if one is not type(None)), hint)


def _annotated(type: Any, hint: Any, option: Option) -> Any:
    """An option's type for discord.py."""
    sent = _TYPES.get(type, type)
    if option.most is not None:
        sent = app_commands.Range[type, option.least, option.most]
    return sent if hint is type else sent | None
