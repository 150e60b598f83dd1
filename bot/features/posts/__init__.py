"""What is posted or sent: digests, reminders, shared games."""
