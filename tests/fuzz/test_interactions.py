"""Raw interactions, as a forged client or another version's messages might send them."""

from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.press.custom_ids import custom_id
from bot.words.errors import apology, not_shown
from local_discord import Answer, Payload, Person
from local_discord.world.interaction import Action, InteractionType
from tests.bot.press.presses import ANY_PRESS
from tests.fuzz.fuzzing import fuzzed
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import text
from tests.play.test_forged import FORGED, check_games

BUTTON, SELECT = 2, 3
UNFORESEEN: Final = (apology("").split("`")[0], not_shown("").split("`/")[0])
ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789:-~>^.!_ ٣é\0"

NUMBERS = st.integers(0, 9) | st.sampled_from((41, 2**63 - 1, 2**63, -1))
TEMPLATED = st.builds(
    lambda id_, game, version: id_.format(game=game, version=version),
    st.sampled_from(FORGED),
    NUMBERS,
    NUMBERS,
)
IDS = st.one_of(
    ANY_PRESS.map(custom_id),
    TEMPLATED,
    st.text(ALPHABET, max_size=90).map("dv2:{}".format),
    st.text(ALPHABET, min_size=1, max_size=100),
)
PRESSED = st.fixed_dictionaries({"component_type": st.just(BUTTON), "custom_id": IDS})
CHOSEN = st.fixed_dictionaries(
    {
        "component_type": st.just(SELECT),
        "custom_id": st.just("dv2:choose") | IDS,
        "values": st.lists(IDS, max_size=3),
    }
)
TYPED = st.sampled_from(("t", "t t t", "t x", "5>3", "", " ,;", "t " * 450)) | st.text(max_size=50)
FIELD = st.fixed_dictionaries(
    {"type": st.just(4), "custom_id": st.just("moves") | IDS, "value": TYPED}
)
LABEL = st.fixed_dictionaries({"type": st.just(18), "id": st.just(1), "component": FIELD})
ROW = st.fixed_dictionaries(
    {"type": st.just(1), "id": st.just(1), "components": st.lists(FIELD, max_size=2)}
)
SUBMITTED = st.fixed_dictionaries(
    {"custom_id": IDS, "components": st.lists(LABEL | ROW, max_size=2)}
)
SENT = st.one_of(
    st.tuples(st.just(InteractionType.COMPONENT), PRESSED | CHOSEN),
    st.tuples(st.just(InteractionType.MODAL), SUBMITTED),
)
PLAIN: st.SearchStrategy[Any] = st.sampled_from((None, 0, 2**70, True, ""))
STRANGE: st.SearchStrategy[Any] = PLAIN | st.sampled_from(([], {}, [None], [[{}]], {"a": ["b"]}))


def spoiled(part: Any, data: st.DataObject) -> Any:
    """The same with something missing or of another type, as no Discord sends it.

    The frame stays: discord.py itself needs it, and gives up the whole connection without it.
    """
    if isinstance(part, list):
        return [spoiled(one, data) for one in part]
    if not isinstance(part, dict):
        return part
    kept = {}
    for name, value in part.items():
        is_spoiled = data.draw(st.integers(0, 3)) == 0
        if name == "custom_id" and is_spoiled:
            kept[name] = data.draw(PLAIN)
        elif name in ("value", "values") and is_spoiled:
            if data.draw(st.booleans()):
                kept[name] = data.draw(STRANGE)
        else:
            kept[name] = spoiled(value, data)
    return kept


async def answered(person: Person, kind: InteractionType, sent: Payload, on: str) -> Answer:
    source = person._messages.get(on)
    assert source
    action = Action(kind, person.user, source.channel, sent, source)
    return await (await person._interactions.open(action)).answered()


def assert_foreseen(answer: Answer) -> None:
    """Whether somebody answered who knew what to say."""
    assert answer.kind in ("message", "update", "modal")
    if answer.message:
        assert not any(sign in text(answer.message) for sign in UNFORESEEN), text(answer.message)


class Attack:
    """Bob, who sends what he likes; Ada's games must stay as they are."""

    def __init__(self, harness: Harness, bob: SimulatedPlayer, adas: list[Any]) -> None:
        self.harness = harness
        self.bob = bob
        self.adas = adas

    async def send(self, kind: InteractionType, sent: Payload) -> None:
        answer = await answered(self.bob.person, kind, sent, self.bob.message["id"])
        assert_foreseen(answer)
        await self.assert_harmless()

    async def assert_harmless(self) -> None:
        """Whether Ada's games are as they were."""
        for row in self.adas:
            assert await self.harness.row(row.id) == row


@pytest.fixture
async def attack(harness: Harness) -> Attack:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    rows = [await harness.set_game(ada, "sultan 20 t t t"), await harness.set_game(ada, "shah 7")]
    await ada.slash("divan play", game="sultan")
    await bob.slash("divan play", game="sultan", deal="20")
    rows = [await harness.row(row.id) for row in rows]
    return Attack(harness, bob, rows)


@fuzzed(100)
@given(SENT)
async def test_what_a_client_can_send(
    attack: Attack, sent: tuple[InteractionType, Payload]
) -> None:
    await attack.send(*sent)
    await check_games(attack.harness, {})


@fuzzed(100)
@given(SENT, st.data())
async def test_what_no_discord_sends(
    attack: Attack, sent: tuple[InteractionType, Payload], data: st.DataObject
) -> None:
    kind, whole = sent
    await attack.send(kind, spoiled(whole, data))
    await check_games(attack.harness, {})


@fuzzed(40)
@given(TYPED | st.text(min_size=1, max_size=200), st.sampled_from(("sultan", "shah", None)))
async def test_what_can_be_typed_into_commands(
    attack: Attack, typed: str, game: str | None
) -> None:
    bob = attack.bob.person
    kind = {} if game is None else {"game": game}
    for command, option in (("divan move", "moves"), ("divan play", "deal")):
        assert_foreseen(await (await bob.slash(command, {option: typed, **kind})).answered())
    offered = await bob.autocomplete("divan move", {"moves": typed, **kind}, "moves")
    assert len(offered) <= 25
    await attack.assert_harmless()
    await check_games(attack.harness, {})
