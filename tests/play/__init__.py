"""The whole bot: the real client, a real database and real pictures, on the local Discord."""
