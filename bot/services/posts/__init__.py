"""What is posted on a server or sent to a player: digests, reminders, shared games."""
