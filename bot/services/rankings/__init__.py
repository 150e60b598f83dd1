"""How players compare: leaderboards, streaks, statistics, Patient's score."""
