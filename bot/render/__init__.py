"""Pictures: boards, statistics and results become plans, and plans become PNGs. No rules here."""
