"""The page's API: the state, events, and a person's actions."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from datetime import time
from typing import Any, Final, TypeAlias

from aiohttp import web

from local_discord.http.faults import Faults
from local_discord.http.json_response import encoded, json_response
from local_discord.http.page_channels import change_channel
from local_discord.http.page_faults import inject
from local_discord.http.page_state import PageState
from local_discord.world.client.person import Person
from local_discord.world.client.rules import NotAllowed
from local_discord.world.events import Event
from local_discord.world.interaction import Interaction, NoAnswer
from local_discord.world.locales import locale_of
from local_discord.world.payload import Payload
from local_discord.world.world import World

_MAX_STEP: Final = 366 * 86_400
"""In seconds."""

PageAction: TypeAlias = Callable[[Person, Payload], Awaitable[Payload]]


def add_routes(app: web.Application, world: World, faults: Faults) -> None:
    """Adds the routes of the page's API."""
    page = PageApi(world, faults)
    app.router.add_get("/local/state", page.state)
    app.router.add_get("/local/events", page.events)
    for name, action in page.actions.items():
        app.router.add_post(f"/local/{name}", page.route(action))
    app.on_shutdown.append(page.close)


class PageApi:
    """Requests from the page, each as one of the world's people."""

    def __init__(self, world: World, faults: Faults) -> None:
        self._world = world
        self._faults = faults
        self._state = PageState(world)
        self._sockets: set[web.WebSocketResponse] = set()
        self.actions: Final[Mapping[str, PageAction]] = {
            "command": self._command,
            "context": self._context,
            "autocomplete": self._autocomplete,
            "press": self._press,
            "select": self._select,
            "modal": self._modal,
            "say": self._say,
            "dismiss": self._dismiss,
            "delete": self._delete,
            "channel": self._channel,
            "clock": self._clock,
            "membership": self._membership,
            "dms": self._dms,
            "fault": self._fault,
        }
        """A person's actions, by the last part of their path."""

    async def state(self, request: web.Request) -> web.Response:
        person = self._person(request.query)
        _speak(person, request)
        return json_response(self._state.full_state(person))

    async def events(self, request: web.Request) -> web.WebSocketResponse:
        """A websocket that sends the person events."""
        person = self._person(request.query)
        socket = web.WebSocketResponse(heartbeat=30)
        await socket.prepare(request)
        self._sockets.add(socket)
        sender = asyncio.create_task(self._send_events(socket, person))
        try:
            async for _ in socket:
                pass
        finally:
            sender.cancel()
            self._sockets.discard(socket)
        return socket

    async def close(self, _app: web.Application) -> None:
        """Closes the websockets, so that a shutdown does not wait for them."""
        for socket in tuple(self._sockets):
            await socket.close(code=1001)

    def route(self, action: PageAction) -> Callable[[web.Request], Awaitable[web.Response]]:
        """A handler for an action: takes and returns JSON; answers an invalid body with 400."""

        async def respond(request: web.Request) -> web.Response:
            try:
                body = await request.json()
                person = self._person(body)
                _speak(person, request)
                return json_response(await action(person, body))
            except NotAllowed as error:
                return json_response({"answer": "failed", "reason": str(error)})
            except (KeyError, TypeError, ValueError, AttributeError) as error:
                return json_response({"error": f"invalid request: {error!r}"}, status=400)

        return respond

    async def _send_events(self, socket: web.WebSocketResponse, person: Person) -> None:
        with self._world.stream() as events:
            await socket.send_str(encoded(self._state.clock_event()).decode())
            while True:
                event = await events.get()
                if event.is_for(person.user):
                    payload = self._state.event_payload(event, person)
                    await socket.send_str(encoded(payload).decode())

    def _person(self, query: Mapping[str, Any]) -> Person:
        """The person that the parameter `as` names; by default the first one."""
        name = str(query.get("as") or "").lower()
        people = self._world.people
        return next((one for one in people if one.name.lower() == name), people[0])

    async def _command(self, person: Person, body: Payload) -> Payload:
        here = self._world.channels[body["channel"]]
        interaction = await person.slash(body["command"], body["options"], channel=here)
        self._state.remember_command(interaction, body["command"])
        return await _answer(interaction)

    async def _context(self, person: Person, body: Payload) -> Payload:
        here, users = self._world.channels[body["channel"]], self._world.users
        interaction = await person.context(body["command"], users[body["target"]], channel=here)
        self._state.remember_command(interaction, body["command"])
        return await _answer(interaction)

    async def _autocomplete(self, person: Person, body: Payload) -> Payload:
        here = self._world.channels[body["channel"]]
        typed = (body["command"], body["options"], body["focused"])
        try:
            choices = await person.autocomplete(*typed, channel=here)
        except (NoAnswer, TimeoutError):
            return {"answer": "failed"}
        return {"answer": "choices", "choices": choices}

    async def _press(self, person: Person, body: Payload) -> Payload:
        """Presses a button that the page shows, even if the message has just changed."""
        return await _answer(await person.press(body["message"], body["custom_id"], force=True))

    async def _select(self, person: Person, body: Payload) -> Payload:
        chosen = (body["message"], body["custom_id"], body["values"])
        return await _answer(await person.select(*chosen, force=True))

    async def _modal(self, person: Person, body: Payload) -> Payload:
        opener = self._world.interactions.get(body["interaction"])
        if opener is None:
            raise NotAllowed("the modal has been open for too long")
        return await _answer(await person.submit(opener, body["fields"]))

    async def _say(self, person: Person, body: Payload) -> Payload:
        message = person.say(str(body["text"]), self._world.channels[body["channel"]])
        return {"message": message.id}

    async def _dismiss(self, person: Person, body: Payload) -> Payload:
        person.dismiss(body["message"])
        return {}

    async def _delete(self, person: Person, body: Payload) -> Payload:
        person.delete(body["message"])
        return {}

    async def _channel(self, person: Person, body: Payload) -> Payload:
        await change_channel(self._world, person, body)
        return {}

    async def _clock(self, _person: Person, body: Payload) -> Payload:
        if "to" in body:
            self._world.clock.advance_to(time.fromisoformat(body["to"]))
            return self._state.clock_event()
        seconds = float(body["seconds"])
        if not 0 <= seconds <= _MAX_STEP:
            raise ValueError(seconds)
        self._world.clock.advance(seconds)
        return self._state.clock_event()

    async def _membership(self, person: Person, body: Payload) -> Payload:
        is_member = person.user in self._world.guild.members
        if body["member"] and not is_member:
            self._world.join(person)
        elif not body["member"] and is_member:
            self._world.leave(person)
        return {}

    async def _dms(self, person: Person, body: Payload) -> Payload:
        person.refuse_dms(not body["allowed"])
        self._world.events.emit(Event("channels", private_to=person.user))
        return {}

    async def _fault(self, _person: Person, body: Payload) -> Payload:
        await inject(self._faults, body)
        return {}


async def _answer(interaction: Interaction) -> Payload:
    """The bot's first answer; its messages and updates are sent as events."""
    try:
        answer = await interaction.acknowledged()
    except (NoAnswer, TimeoutError):
        return {"answer": "failed"}
    response: Payload = {"answer": answer.kind}
    if answer.modal is not None:
        response |= {"modal": answer.modal, "interaction": interaction.id}
    if answer.affected is not None:
        response["message"] = answer.affected.id
    return response


def _speak(person: Person, request: web.Request) -> None:
    """Has a person use Discord in the language of the browser that they use the page in."""
    person.locale = locale_of(request.headers.get("Accept-Language", ""))
