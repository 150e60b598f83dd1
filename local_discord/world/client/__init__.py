"""The Discord client: what a person can do in it, and the data that the bot gets."""
