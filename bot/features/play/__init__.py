"""Games as they are played: boards, what begins and ends them, moves that are typed, the rules."""
