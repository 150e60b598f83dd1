"""Bot tokens and interaction tokens that are invalid, expired or used."""

from datetime import timedelta

import pytest

from local_discord.server import LocalDiscord
from tests.local_discord.raw_bot import EPHEMERAL, RawBot, raw_bot
from tests.moments import begun

HELLO = {"content": "hello"}


async def test_a_first_answer_after_three_seconds(raw: RawBot) -> None:
    interaction = await raw.new_interaction()
    raw.local.clock.advance(3.1)
    assert await raw.answer(interaction, 4, HELLO) == (
        404,
        {"message": "Unknown interaction", "code": 10062},
    )
    assert interaction.state == "failed"


async def test_a_first_answer_to_an_unknown_interaction(raw: RawBot) -> None:
    interaction = await raw.new_interaction()
    path = f"/interactions/{interaction.id}/forged/callback"
    status, body = await raw.request("POST", path, {"type": 4, "data": HELLO})
    assert (status, body["code"]) == (404, 10062)


async def test_a_second_first_answer(raw: RawBot) -> None:
    interaction = await raw.new_interaction()
    assert (await raw.answer(interaction, 4, HELLO))[0] == 200
    assert await raw.answer(interaction, 4, HELLO) == (
        400,
        {"message": "Interaction has already been acknowledged.", "code": 40060},
    )


@pytest.mark.parametrize(("method", "message"), [("POST", None), ("PATCH", "@original")])
async def test_a_token_after_fifteen_minutes(raw: RawBot, method: str, message: str | None) -> None:
    interaction = await raw.new_interaction()
    await raw.answer(interaction, 4, HELLO)
    raw.local.clock.advance(timedelta(minutes=14, seconds=59))
    assert (await raw.webhook(interaction, method, message, HELLO))[0] == 200
    raw.local.clock.advance(2)
    assert await raw.webhook(interaction, method, message, HELLO) == (
        401,
        {"message": "Invalid Webhook Token", "code": 50027},
    )


async def test_a_follow_up_before_the_first_answer(raw: RawBot) -> None:
    interaction = await raw.new_interaction()
    assert await raw.webhook(interaction, body=HELLO) == (
        404,
        {"message": "Unknown Webhook", "code": 10015},
    )


async def test_a_webhook_of_another_application(raw: RawBot) -> None:
    interaction = await raw.new_interaction()
    await raw.answer(interaction, 4, HELLO)
    status, body = await raw.request("POST", f"/webhooks/1/{interaction.token}", HELLO)
    assert (status, body["code"]) == (404, 10015)


async def test_an_unknown_message(raw: RawBot) -> None:
    interaction = await raw.new_interaction()
    await raw.answer(interaction, 4, HELLO)
    for method in ("GET", "PATCH", "DELETE"):
        response = await raw.webhook(interaction, method, "123", HELLO)
        assert response == (404, {"message": "Unknown Message", "code": 10008})


async def test_a_message_of_another_interaction(raw: RawBot) -> None:
    first, second = await raw.new_interaction(), await raw.new_interaction()
    _, body = await raw.answer(first, 4, {**HELLO, "flags": EPHEMERAL})
    await raw.answer(second, 4, HELLO)
    message = body["resource"]["message"]["id"]
    assert (await raw.webhook(second, "PATCH", message, HELLO))[1]["code"] == 10008
    assert (await raw.webhook(first, "PATCH", message, HELLO))[0] == 200


async def test_a_modal_has_no_original_message(raw: RawBot) -> None:
    interaction = await raw.new_interaction()
    field = {"type": 4, "custom_id": "f", "style": 1, "label": "F"}
    rows = [{"type": 1, "components": [field]}]
    await raw.answer(interaction, 9, {"custom_id": "m", "title": "M", "components": rows})
    assert (await raw.webhook(interaction, "GET", "@original"))[1]["code"] == 10008


async def test_updating_a_message_that_was_dismissed(raw: RawBot) -> None:
    interaction = await raw.new_interaction()
    button = {"type": 2, "style": 1, "label": "Turn", "custom_id": "t"}
    row = {"type": 1, "components": [button]}
    await raw.answer(interaction, 4, {**HELLO, "flags": EPHEMERAL, "components": [row]})
    ada = raw.local.world.person("Ada")
    [message] = raw.local.world.messages_for(ada)
    press = await ada.press(message["id"], "t")
    ada.dismiss(message["id"])
    assert (await raw.answer(press, 7, HELLO))[1]["code"] == 10008


async def test_a_sixth_follow_up_of_a_user_install(raw: RawBot) -> None:
    interaction = await raw.new_interaction(channel=raw.local.world.group)
    await raw.answer(interaction, 4, HELLO)
    for _ in range(5):
        assert (await raw.webhook(interaction, body=HELLO))[0] == 200
    assert await raw.webhook(interaction, body=HELLO) == (
        400,
        {
            "message": "This interaction has hit the maximum number of follow up messages",
            "code": 40094,
        },
    )


async def test_a_wrong_bot_token() -> None:
    local = LocalDiscord(clock=begun(), token="the right one")
    await local.start()
    async with raw_bot(local) as raw:
        for path in ("/users/@me", "/gateway/bot", "/oauth2/applications/@me"):
            assert await raw.request("GET", path) == (
                401,
                {"message": "401: Unauthorized", "code": 0},
            )
        right = {"Authorization": "Bot the right one"}
        assert (await raw.request("GET", "/users/@me", headers=right))[0] == 200
    await local.stop()


async def test_another_application(raw: RawBot) -> None:
    assert (await raw.request("GET", "/applications/1/commands"))[1]["code"] == 10002


async def test_an_unknown_route(raw: RawBot) -> None:
    assert await raw.request("GET", "/stickers/1") == (
        404,
        {"message": "404: Not Found", "code": 0},
    )
