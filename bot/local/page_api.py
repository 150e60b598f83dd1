"""The page and the interface behind it."""

from aiohttp import web

from bot.local.world import World


def add_routes(app: web.Application, world: World) -> None:
    """Adds the page at `/` and everything that it asks for."""

    async def page(_request: web.Request) -> web.Response:
        return web.Response(text=f"<h1>{world.guild.name}</h1>", content_type="text/html")

    app.router.add_get("/", page)
