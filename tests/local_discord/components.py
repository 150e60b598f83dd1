"""Component payloads that tests combine and change."""

from local_discord.world.payload import Payload


def button(custom_id: str = "b", **own: object) -> Payload:
    return {"type": 2, "style": 1, "label": "Turn", "custom_id": custom_id, **own}


def link(**own: object) -> Payload:
    return {"type": 2, "style": 5, "label": "Help", "url": "https://example.org", **own}


def option(value: str = "1", **own: object) -> Payload:
    return {"label": "One", "value": value, **own}


def select(custom_id: str = "s", count: int = 1, **own: object) -> Payload:
    options = [option(str(number)) for number in range(count)]
    return {"type": 3, "custom_id": custom_id, "options": options, **own}


def entity_select(kind: int, custom_id: str = "s", **own: object) -> Payload:
    """A select of users (5) or channels (8)."""
    return {"type": kind, "custom_id": custom_id, **own}


def row(*components: Payload) -> Payload:
    return {"type": 1, "components": list(components)}


def buttons(count: int, prefix: str = "b") -> Payload:
    return row(*(button(f"{prefix}{number}") for number in range(count)))


def text(content: str = "A line", **own: object) -> Payload:
    return {"type": 10, "content": content, **own}


def gallery(url: str = "attachment://a.png", **own: object) -> Payload:
    return {"type": 12, "items": [{"media": {"url": url}, **own}]}


def container(*components: Payload, **own: object) -> Payload:
    return {"type": 17, "components": list(components), **own}


def field(custom_id: str = "f", **own: object) -> Payload:
    return {"type": 4, "custom_id": custom_id, "style": 1, **own}


def label(component: Payload, **own: object) -> Payload:
    return {"type": 18, "label": "Moves", "component": component, **own}


def modal(*components: Payload, **own: object) -> Payload:
    return {"custom_id": "m", "title": "Moves", "components": list(components), **own}
