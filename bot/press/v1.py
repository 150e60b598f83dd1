"""The custom ids of version 0.1, `dv1:GAME:VERSION:VERB`, which people's boards still have."""

import re
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

_WRITTEN: Final = re.compile(r"dv1:(0|[1-9][0-9]{0,18}):(0|[1-9][0-9]{0,8}):([a-z0-9_>^!-]{1,40})")

_DAILY: Final = r"([0-9]{4}-[0-9]{2}-[0-9]{2})-([a-z][a-z-]*)"
_PAGE: Final = rf"([dwma])-([se])-{_DAILY}"
_WAY: Final = "(?:a|z|on1|on10|back1|back10)"
"""What distinguished the buttons of a replay."""

_DEALT: Final = {"any": "-", "usual": "-", "private": "on", "public": "off"}
_ASKED: Final = {"d": "day", "w": "week", "m": "month", "a": "all", "s": "off", "e": "on"}


class _Verb(NamedTuple):
    """A verb, or several that are written alike."""

    pattern: str
    becomes: str
    """The custom id of today without its prefix; `{0}` is the pattern's first group."""
    words: Mapping[str, str] = {}
    """What a group's words are called now."""
    is_on_boards: bool = False
    """Whether boards have it too, with their game and version, which are ignored."""


_VERBS: Final = (
    _Verb(r"([trdf]|[1-8w]|[1-8w]>[1-8]|[1-8]\^[1-8])", "play-move:{game}:{version}:{0}"),
    _Verb("run", "run:{game}:{version}"),
    _Verb("all", "play-all:{game}:{version}"),
    _Verb("fill", "fill-all:{game}:{version}"),
    _Verb("undo", "undo:{game}:{version}"),
    _Verb("hint", "ask-for-hint:{game}:{version}"),
    _Verb("more", "show-menu:{game}:{version}"),
    _Verb("resign", "ask-to-give-up:{game}:{version}"),
    _Verb("resign!", "give-up:{game}:{version}"),
    _Verb("type", "type-moves:{game}:{version}"),
    _Verb("typed", "submit-moves:{game}:{version}"),
    _Verb(
        "anew-(any|[0-9]+)-(usual|private|public)", "deal-instead:{game}:{version}:{0}:{1}", _DEALT
    ),
    _Verb("back", "show-board:{game}"),
    _Verb("here", "bring-here:{game}"),
    _Verb("words", "show-words:{game}"),
    _Verb("rules", "show-rules:{game}"),
    _Verb("share", "share:{game}"),
    _Verb("again", "deal-again:{game}"),
    _Verb("same", "deal-same:{game}"),
    _Verb("daily", "open-daily"),
    _Verb("dailies", "show-dailies:-", is_on_boards=True),
    _Verb("dailies-([a-z-]+)", "show-dailies:{0}"),
    _Verb(f"start-{_DAILY}", "start:{0}:{1}"),
    _Verb(f"past-{_DAILY}", "show-past-day:{0}:{1}", is_on_boards=True),
    _Verb(f"deal-{_DAILY}", "play-past-deal:{0}:{1}"),
    _Verb(f"line-{_DAILY}-{_WAY}", "watch-line:{0}:{1}:{version}"),
    _Verb(f"best-{_DAILY}", "watch-best:{0}:{1}"),
    _Verb(f"watch-{_WAY}", "watch-record:{game}:{version}"),
    _Verb(f"board-{_PAGE}", "show-leaderboard:{3}:{0}:{1}:{2}:{version}", _ASKED),
    _Verb(f"post-{_PAGE}", "post-leaderboard:{3}:{0}:{1}:{2}:{version}", _ASKED),
    _Verb(f"place-{_PAGE}", "find-my-place:{3}:{0}:{1}:{2}:{version}", _ASKED),
    _Verb("set-([a-z_]+)-(on|off)", "set-switch:{0}:{1}"),
    _Verb("remind-([0-9-]+)", "reminders-off:{0}"),
    _Verb("server-(on|off)", "switch-digest:{0}"),
    _Verb("show-stats", "post-statistics"),
    _Verb("kept", "show-privacy"),
    _Verb("export", "export"),
    _Verb("delete", "ask-to-delete"),
    _Verb("delete!-([0-9]+)", "delete:discord.{0}"),
)

_SELECTS: Final = {
    "pick": "play-move:{game}:{version}:{0}",
    "record": "watch-record:{0}:0",
}
"""The verbs of selects, whose values were moves and games."""


def translated(custom_id: str, values: Sequence[str]) -> str:
    """A custom id of 0.1 as it is written now, without its prefix; ValueError if it isn't one.

    `values` are the choices in a select. Dates, numbers and names are not checked.
    """
    if not (parts := _WRITTEN.fullmatch(custom_id)):
        raise ValueError(f"not our custom id: {custom_id!r}")
    game, version, verb = parts.groups()
    if verb in _SELECTS:
        (chosen,) = values
        return _SELECTS[verb].format(chosen, game=game, version=version)
    if values:
        raise ValueError(f"only a select has values: {verb!r}")
    for known in _VERBS:
        if found := re.fullmatch(known.pattern, verb):
            _check_game(known, game, version)
            groups = (known.words.get(group, group) for group in found.groups())
            return known.becomes.format(*groups, game=game, version=version)
    raise ValueError(f"not a verb of 0.1: {verb!r}")


def _check_game(verb: _Verb, game: str, version: str) -> None:
    """Raises ValueError if there is a game or version with a verb that has none."""
    if "{game}" in verb.becomes or verb.is_on_boards:
        return
    if game != "0" or (version != "0" and "{version}" not in verb.becomes):
        raise ValueError(f"{verb.becomes} has no game: {game} at {version}")
