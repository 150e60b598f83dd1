"""Words that every subject uses: cards, places, times, people, games, labels."""
