"""Lets only those use the page who know its whole address, with the token in it."""

import secrets
from typing import Final

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from local_discord.http.rest.app import ROOT

PARAMETER: Final = "token"

_BOTS: Final = (f"{ROOT}/", "/attachments/", "/emojis/")
"""What has tokens of its own or none, as on Discord; all other paths are the page's."""
_REFUSAL: Final = "Open the page at the whole address that was printed at the start.\n"
_HEADERS: Final = {"Cache-Control": "no-store", "Referrer-Policy": "no-referrer"}


class PageAccess:
    """Exchanges the token in the page's address for a cookie, which everything else needs.

    The origin check keeps out other web pages; this keeps out other programs and other users of
    the same machine.
    """

    def __init__(self, token: str) -> None:
        self._token = token.encode()

    @property
    def middleware(self) -> Middleware:
        @web.middleware
        async def checked(request: web.Request, handler: Handler) -> web.StreamResponse:
            if request.path.startswith(_BOTS) or self._is(request.cookies.get(_cookie(request))):
                return await handler(request)
            if request.path == "/" and self._is(request.query.get(PARAMETER)):
                return self._entered(request)
            return web.Response(status=403, text=_REFUSAL, headers=_HEADERS)

        return checked

    def _is(self, token: str | None) -> bool:
        return token is not None and secrets.compare_digest(token.encode(), self._token)

    def _entered(self, request: web.Request) -> web.Response:
        """Sends the browser on to the same address without the token."""
        query = {name: value for name, value in request.query.items() if name != PARAMETER}
        there = str(request.rel_url.with_query(query))
        response = web.Response(status=303, headers={"Location": there, **_HEADERS})
        token = self._token.decode()
        response.set_cookie(_cookie(request), token, httponly=True, samesite="Strict")
        return response


def _cookie(request: web.Request) -> str:
    """The cookie's name: a browser sends it to every port of a machine."""
    return f"local-discord-{request.url.port}"
