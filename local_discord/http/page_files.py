"""Serves the page's files."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from aiohttp import web

_FOLDER: Final = Path(__file__).parents[1] / "page"
_CONTENT_TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
}
_THIS_MACHINE: Final = "http://127.0.0.1:* http://localhost:*"
_HEADERS: Final = {
    "Cache-Control": "no-cache",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'; "
        f"img-src 'self' {_THIS_MACHINE}; "
        "connect-src 'self' ws://127.0.0.1:* ws://localhost:*"
    ),
}


class PageFiles:
    """The page at `/`, its scripts and styles below `/local/page/`.

    Only files found when the server starts are served, so no path can leave the folder.
    """

    def __init__(self) -> None:
        self._files: Final[Mapping[str, Path]] = {
            path.relative_to(_FOLDER).as_posix(): path
            for path in _FOLDER.rglob("*")
            if path.suffix in _CONTENT_TYPES
        }

    def add_to(self, app: web.Application) -> None:
        app.router.add_get("/", self._index)
        app.router.add_get("/local/page/{name:.+}", self._file)

    async def _index(self, _request: web.Request) -> web.StreamResponse:
        return self._response("index.html")

    async def _file(self, request: web.Request) -> web.StreamResponse:
        return self._response(request.match_info["name"])

    def _response(self, name: str) -> web.StreamResponse:
        path = self._files.get(name)
        if path is None:
            raise web.HTTPNotFound(text="There is no such file.\n")
        content_type = f"{_CONTENT_TYPES[path.suffix]}; charset=utf-8"
        return web.FileResponse(path, headers={"Content-Type": content_type, **_HEADERS})
