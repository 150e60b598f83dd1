"""Routes for the bot itself, its gateway, its commands and its emoji."""

from collections.abc import Callable

from local_discord.checks.commands import check_commands
from local_discord.checks.emoji import check_emoji
from local_discord.http.rest.request import Request, Route
from local_discord.world import api_errors
from local_discord.world.payload import Payload
from local_discord.world.world import World


def application_routes(world: World, gateway: Callable[[], str]) -> tuple[Route, ...]:
    """The routes; `gateway` returns the gateway's URL, known once the server has started."""

    def me(_request: Request) -> Payload:
        return {**world.bot.payload, "verified": True, "mfa_enabled": False, "locale": "en-US"}

    def application(_request: Request) -> Payload:
        return {
            "id": world.bot.id,
            "name": world.bot.name,
            "icon": None,
            "description": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "flags": 0,
            "flags_new": "0",
            "owner": world.people[0].user.payload,
            "team": None,
            "type": None,
            "bot": world.bot.payload,
            "integration_types_config": {"0": {}, "1": {}},
            "redirect_uris": [],
            "interactions_endpoint_url": None,
            "role_connections_verification_url": None,
            "approximate_guild_count": 1,
            "approximate_user_install_count": len(world.people),
            "approximate_user_authorization_count": 0,
            "explicit_content_filter": 0,
            "eligible_oauth2_scopes": [],
        }

    def gateway_url(_request: Request) -> Payload:
        return {"url": gateway()}

    def gateway_for_bots(_request: Request) -> Payload:
        limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        return {"url": gateway(), "shards": 1, "session_start_limit": limit}

    def commands(request: Request) -> list[Payload]:
        return world.commands.registered(_scope(world, request))

    def overwrite(request: Request) -> list[Payload]:
        scope = _scope(world, request)
        check_commands(request.body)
        return world.commands.overwrite(scope, request.body)

    def emojis(request: Request) -> Payload:
        _scope(world, request)
        return {"items": [emoji.payload for emoji in world.emoji.by_id.values()]}

    def add_emoji(request: Request) -> Payload:
        _scope(world, request)
        return world.emoji.add(*check_emoji(request.body, world.emoji.names)).payload

    global_commands = "/applications/{application_id}/commands"
    guild_commands = "/applications/{application_id}/guilds/{guild_id}/commands"
    own_emoji = "/applications/{application_id}/emojis"
    return (
        Route("GET", "/users/@me", me),
        Route("GET", "/oauth2/applications/@me", application),
        Route("GET", "/applications/@me", application),
        Route("GET", "/gateway", gateway_url, needs_token=False),
        Route("GET", "/gateway/bot", gateway_for_bots),
        Route("GET", global_commands, commands),
        Route("PUT", global_commands, overwrite),
        Route("GET", guild_commands, commands),
        Route("PUT", guild_commands, overwrite),
        Route("GET", own_emoji, emojis),
        Route("POST", own_emoji, add_emoji, status=201),
    )


def _scope(world: World, request: Request) -> str | None:
    """The server that the commands are for; None for global ones."""
    if request.path_params["application_id"] != world.bot.id:
        raise api_errors.unknown_application()
    guild_id = request.path_params.get("guild_id")
    if guild_id not in (None, world.guild.id):
        raise api_errors.missing_access()
    return guild_id
