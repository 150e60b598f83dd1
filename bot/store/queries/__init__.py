"""Every query, by the subject that it is about."""

from sqlalchemy import Connection


class Queries:
    """The queries of one subject, within one unit of work."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
