"""Posts as they stand in a store's outbox."""

from datetime import datetime

from bot.store.schema.posts import Post, PostKind
from bot.store.store import Store, Transaction


async def claimed(store: Store, post: Post, at: datetime) -> Post | None:
    """A post that is due, claimed; None if another process posts it, or it was posted."""
    await store.write(lambda tx: tx.posts.want(post))
    return await store.write(lambda tx: tx.posts.claim(post, at))


async def outcome(store: Store, post: Post) -> str | None:
    """What became of a post; None if that isn't known."""
    found = await store.read(lambda tx: tx.posts.of(post))
    return found.outcome if found else None


async def introduce(store: Store, server: str) -> bool:
    """Tells a server's managers of its settings; False if they were told before."""

    def told(tx: Transaction) -> bool:
        tx.posts.want(Post(PostKind.INTRODUCTION, server))
        return tx.posts.tell(Post(PostKind.INTRODUCTION, server))

    return await store.write(told)


async def forget_introduction(store: Store, server: str) -> None:
    await store.write(lambda tx: tx.posts.drop(Post(PostKind.INTRODUCTION, server)))


async def shown(store: Store, match: int) -> Post:
    """The post that shows a match."""
    found = await store.read(lambda tx: tx.posts.of(Post(PostKind.MATCH, match=match)))
    assert found
    return found


async def result_of(store: Store, match: int) -> str | None:
    """What became of a match's result: the message that told it, or why there is none."""
    return await outcome(store, Post(PostKind.RESULT, match=match))
