"""What a person does in their Discord client, and what the client sends to the bot for it."""
