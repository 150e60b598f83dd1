"""The whole bot: the real client, a real database and real pictures, against the local Discord."""
