"""What the bot shows and is not code: the deck and its atlas, the rules pages."""
