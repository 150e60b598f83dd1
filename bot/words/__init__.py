"""What several features say: cards, places, times, people, labels, and how games are told."""
