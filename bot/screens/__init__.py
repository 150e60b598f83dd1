"""Everything a player is shown, as text, pictures and buttons, for any front end; no I/O."""
