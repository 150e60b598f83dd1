"""Everything a player is shown, as text, pictures and buttons, for any front end. It is pure."""
